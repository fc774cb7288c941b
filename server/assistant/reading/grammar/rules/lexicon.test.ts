import { expect, test } from 'vitest';
import { tokenize } from '../tokens.ts';

const normal = (text: string): string =>
  tokenize(text)
    .map(({ norm }) => norm)
    .join(' ');

test.each([
  ['a number in words', 'twenty-first of May, forty-five minutes', '#21 of may , 45 minutes'],
  ['an ordinal', 'the second Friday', 'the #2 friday'],
  ['a short form', 'tmrw morn 4 our fb page', 'tomorrow morning for our facebook page'],
  ['a word written wrong', 'tommorow evning', 'tomorrow evening'],
  ['an hour and -ish', 'sevenish', '7 ish'],
  ['a platform', 'on insta and LI', 'on instagram and linkedin'],
])('%s has one form: %s', (_, text, form) => {
  expect(normal(text)).toBe(form);
});

test.each([
  ['sat 9am', 'saturday t9:0', 'we sat down', 'we sat down'],
  ['on wed', 'on wednesday', 'the wed list', 'the wed list'],
  ['mar 3', 'march 3', 'a mar on it', 'a mar on it'],
  ['tomorrow eve', 'tomorrow evening', 'the eve of it', 'the eve of it'],
  ['on li', 'on linkedin', 'a jet li film', 'a jet li film'],
])('a doubtful form counts where it stands among others: %s, and not in: %s', (sure, form, doubtful, same) => {
  expect(normal(sure)).toBe(form);
  expect(normal(doubtful)).toBe(same);
});
