import { expect, test } from 'vitest';
import { numberIn } from './numbers.ts';

test.each([
  ['thirty-five words is my ceiling', 35],
  ['trente-cinq mots', 35],
  ['two or three sentences', 3],
  ['50-60 words', 60],
  ['under two hundred characters', 200],
  ['1,500 characters', 1_500],
  ['a few emojis', null],
  ['an emoji', 1],
  ['una sola frase', 1],
])('%s', (wish, number) => {
  expect(numberIn(wish)).toBe(number);
});
