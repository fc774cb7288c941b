import { describe, expect, it } from 'vitest';
import type { ReviseOperation } from '../operations.ts';
import type { DraftState } from '../state.ts';
import { revise } from './revise.ts';

const draft = (text: string, versions: string[] = []): DraftState => ({
  n: 1,
  platform: 'facebook',
  text,
  matter: '',
  constraints: [],
  versions,
  isOnlyPlanned: false,
});
const wish = (change: ReviseOperation['change'], words: Partial<ReviseOperation> = {}): ReviseOperation => ({
  op: 'revise',
  draft: 1,
  change,
  ...words,
});
const textAfter = (text: string, change: ReviseOperation['change'], words: Partial<ReviseOperation> = {}): string =>
  revise(draft(text), wish(change, words)).draft.text;

describe('a revision', () => {
  it('puts a new fact in the place of the old one', () => {
    expect(textAfter('Quiz night on Thursday, 8pm.', 'replace', { from: 'Thursday', to: 'friday' })).toBe(
      'Quiz night on Friday, 8pm.',
    );
  });

  it('says nothing twice that stands behind the old words already', () => {
    expect(textAfter('From 150 lira, closed Mondays.', 'replace', { from: 'closed', to: 'we rest on mondays' })).toBe(
      'From 150 lira, we rest on Mondays.',
    );
  });

  it('takes an item out of a list and mends the list', () => {
    expect(textAfter('We have tea, cake and honest gossip.', 'remove', { from: 'honest gossip' })).toBe(
      'We have tea and cake.',
    );
    expect(textAfter('Lessons all winter. Board included, €35. Small groups.', 'remove', { from: '€35' })).toBe(
      'Lessons all winter. Board included. Small groups.',
    );
  });

  it('takes a whole sentence out', () => {
    expect(textAfter('Trips run in July. Book at the kiosk.', 'remove', { from: 'Book at the kiosk.' })).toBe(
      'Trips run in July.',
    );
  });

  it('adds a fact as a sentence before the hashtags', () => {
    expect(textAfter('Choir on Saturday. #choir', 'add', { to: 'students pay 6' })).toBe(
      'Choir on Saturday. Students pay 6. #choir',
    );
  });

  it('moves a sentence to the start and swaps two points', () => {
    expect(textAfter('Lost cat. Call 416-555-0119.', 'order', { from: 'Call 416-555-0119.', to: 'start' })).toBe(
      'Call 416-555-0119. Lost cat.',
    );
    expect(textAfter('1. Listen. 2. Eat. 3. Rest.', 'order', { from: '1. Listen.', to: 'swap with 3. Rest.' })).toBe(
      '1. Rest. 2. Eat. 3. Listen.',
    );
  });

  it('keeps the first sentence, or as many as a limit takes', () => {
    expect(textAfter('The sauna is hot. Open from 3 to 10.', 'shorter', { to: 'first sentence only' })).toBe(
      'The sauna is hot.',
    );
    expect(textAfter('The sauna is hot. Open from 3 to 10.', 'shorter', { to: 'under 20 characters' })).toBe(
      'The sauna is hot.',
    );
  });

  it('makes a list of what stands after a colon, and a text of a list', () => {
    const list = 'Three colours:\n- Moss\n- Slate\n- Heather';
    expect(textAfter('Three colours: moss, slate and heather.', 'form', { to: 'list' })).toBe(list);
    expect(textAfter(list, 'form', { to: 'normal text' })).toBe('Three colours: Moss. Slate. Heather.');
  });

  it('strips emoji and hashtags, and keeps so many', () => {
    expect(textAfter('Samba from 2pm 🥁🍲', 'emoji', { to: 'none' })).toBe('Samba from 2pm');
    expect(textAfter('Throws. #a1 #b2 #c3', 'hashtags', { to: 'two tops' })).toBe('Throws.\n\n#a1 #b2');
  });

  it('puts a sign before each line of a list, and leaves no gap where a line went', () => {
    const list = 'This week:\nTuesday Marina\nWednesday JLT\n\n6 pm until 10.';
    expect(textAfter(list, 'emoji', { to: '🌮 before each' })).toBe(
      'This week:\n🌮 Tuesday Marina\n🌮 Wednesday JLT\n\n6 pm until 10.',
    );
    expect(textAfter(list, 'remove', { from: 'Wednesday JLT' })).toBe('This week:\nTuesday Marina\n\n6 pm until 10.');
  });

  it('goes back to the text before, or to the first', () => {
    const twice = revise(revise(draft('One.'), wish('add', { to: 'two' })).draft, wish('add', { to: 'three' })).draft;
    expect(revise(twice, wish('undo', { to: 'previous' })).draft.text).toBe('One. Two.');
    expect(revise(twice, wish('undo', { to: 'first' })).draft.text).toBe('One.');
    expect(revise(draft('One.'), wish('undo')).note).toBe('There is no earlier version.');
  });

  it('says honestly what only a model could do, and changes nothing', () => {
    const { draft: after, note } = revise(draft('Open daily.'), wish('translate', { to: 'German' }));
    expect(after.text).toBe('Open daily.');
    expect(note).toBe('The built-in editor does not translate. A connected AI model could.');
    expect(revise(draft('Open daily.'), wish('formal')).note).toContain('A connected AI model could');
  });

  it('asks where the words are not in the draft', () => {
    expect(revise(draft('Open daily.'), wish('remove', { from: 'the price' })).question).toBe(
      'The draft does not say "the price". Which words do you mean?',
    );
  });
});
