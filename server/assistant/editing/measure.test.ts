import { describe, expect, test } from 'vitest';
import { NO_BRAND } from '../../../domain/brand.ts';
import { languageOf } from '../reading/language.ts';
import { readSpans } from '../reading/spans/spans.ts';
import { edit } from './edit.ts';
import { LONGEST_WISH, LOOKED_AT, partLong } from './measure.ts';

const ODD = [
  'a, ',
  'x',
  'A',
  '1.',
  ' ',
  '\n',
  '(',
  '"',
  'a: ',
  'a / ',
  '5 - no 6 ',
  '🍕 a ',
  'a-',
  '{',
  '<',
  'two hundred and ',
];
const letters = (text: string) => text.replace(/\s/g, '');

describe('a text of any length', () => {
  test.each(ODD)('of %j is looked at no longer than one of the longest brief, and keeps every letter', (part) => {
    const message = `Write a post about us: ${part.repeat(15_000 / part.length)}`;
    const { spans, rest } = partLong(readSpans(message));
    const near = spans.map(({ text }) => text).join('');
    expect(near.length).toBeLessThanOrEqual(LOOKED_AT + LONGEST_WISH);
    expect(letters(near + rest)).toHaveLength(letters(message).length);
  });

  test('its beginning is edited, the rest stands as typed, and a wish at its end is obeyed', () => {
    const message = `Write a Facebook post: ${'we open on monday! '.repeat(200)}\nno exclamation marks please`;
    const { text, notes } = edit({
      spans: readSpans(message),
      platform: 'facebook',
      brand: NO_BRAND,
      language: languageOf(message),
      now: '',
      timeZone: '',
    });
    expect(text).toMatch(/^We open on Monday\. /);
    expect(text.match(/we open on monday/gi)).toHaveLength(200);
    expect(text).not.toMatch(/exclamation/);
    expect(notes).toContain('The text is long: all but its beginning stands as you wrote it.');
  });
});
