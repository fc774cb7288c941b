import { expect, it } from 'vitest';
import { setType } from './typography.ts';

it.each([
  ['spaces before punctuation', 'Come by , it is free .', 'Come by, it is free.'],
  ['double spaces and full stops', 'Hello  there.. Good.', 'Hello there. Good.'],
  ['a full stop behind a question', 'Really?. Yes.', 'Really? Yes.'],
  [
    'a before a vowel, an before a consonant',
    'A apple, an house, a hour, an university',
    'An apple, a house, an hour, a university',
  ],
  ['empty lines in a row', 'a\n\n\n\nb', 'a\n\nb'],
])('mends %s', (_, text, set) => {
  expect(setType(text)).toBe(set);
});

it('keeps code, links and quotations as they are', () => {
  const text = 'Run `a  b , c` or ```\nx  =  "y"\n``` and see https://example.com/a,b or "so  they , say"';
  expect(setType(text)).toBe(text);
});

it('writes all quotes as the person wrote theirs', () => {
  expect(setType('We’re open. It\'s free, she said "now"')).toBe('We’re open. It’s free, she said “now”');
  expect(setType("It's free")).toBe("It's free");
});
