import { describe, expect, test } from 'vitest';
import { type DraftEvent, EMPTY_DRAFT, nextDraft } from './content-draft.ts';

const draftAfter = (...events: DraftEvent[]) => events.reduce(nextDraft, EMPTY_DRAFT);
const began = (generation: number): DraftEvent => ({ kind: 'began', generation });
const arrived = (generation: number, text: string): DraftEvent => ({
  kind: 'arrived',
  generation,
  content: { text_input: text, text_description: 'More.', image_input: 'A loaf', image_description: 'Morning light' },
});
const typed = (value: string): DraftEvent => ({ kind: 'typed', box: 'text', value });

describe('generated content', () => {
  test('SDLG-13 fills the boxes', () => {
    const draft = draftAfter(began(1), arrived(1, 'Bread'));
    expect(draft.text.value).toBe('Bread\n\nMore.');
    expect(draft.image.value).toBe('A loaf\n\nMorning light');
    expect(draft.awaited).toBeNull();
  });

  test('of a stale generation never overwrites a newer one', () => {
    expect(draftAfter(began(1), began(2), arrived(2, 'New'), arrived(1, 'Old')).text.value).toBe('New\n\nMore.');
    expect(draftAfter(began(1), began(2), arrived(1, 'Old')).text.value).toBe('');
    expect(draftAfter(began(1), { kind: 'dropped' }, arrived(1, 'Old')).text.value).toBe('');
  });

  test('never overwrites what was typed: it is offered', () => {
    const offered = draftAfter(began(1), arrived(1, 'Bread'), typed('My own words'), began(2), arrived(2, 'New'));
    expect(offered.text).toEqual({ value: 'My own words', isEdited: true, offered: 'New\n\nMore.' });
    expect(nextDraft(offered, { kind: 'took', box: 'text' }).text).toEqual({
      value: 'New\n\nMore.',
      isEdited: false,
      offered: null,
    });
  });

  test('does not overwrite what was typed while it was on its way', () => {
    expect(draftAfter(began(1), typed('Mine'), arrived(1, 'Bread')).text.value).toBe('Mine');
  });

  test('fills a box again that was emptied', () => {
    expect(draftAfter(began(1), arrived(1, 'Bread'), typed(' '), began(2), arrived(2, 'New')).text.value).toBe(
      'New\n\nMore.',
    );
  });

  test('tells of a failure only while that generation is awaited', () => {
    expect(draftAfter(began(1), { kind: 'failed', generation: 1 })).toMatchObject({ hasFailed: true, awaited: null });
    expect(draftAfter(began(1), began(2), { kind: 'failed', generation: 1 }).hasFailed).toBe(false);
    expect(draftAfter(began(1), { kind: 'failed', generation: 1 }, began(2)).hasFailed).toBe(false);
  });
});
