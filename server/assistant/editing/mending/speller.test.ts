import { expect, test } from 'vitest';
import { spelled, spellerOf } from './speller.ts';
import { isCommonWord, isName } from './words.ts';

test.each([
  ['insted', 'instead'],
  ['fited', 'fitted'],
  ['apointment', 'appointment'],
  ['sombody', 'somebody'],
  ['upholstrey', 'upholstery'],
  ['warehose', 'warehouse'],
  ['beggining', 'beginning'],
  ['seperate', 'separate'],
  ['batterys', 'batteries'],
  ['brids', 'birds'],
])('one slip away from one common word: %s is %s', (typed, meant) => {
  expect(spelled(typed)).toBe(meant);
});

test.each([
  'colour',
  'color',
  'tagine',
  'parkin',
  'lurcher',
  'glamping',
  'kombucha',
  'shouty',
  'oud',
  'thame',
  'venmo',
  'zelle',
  'sundays',
])('%s is a word, a name, or a word that no list has: it stays', (word) => {
  expect(spelled(word)).toBeNull();
});

test('a name is what is written with a capital only', () => {
  expect(['dennis', 'sheffield', 'november', 'spain'].every(isName)).toBe(true);
  expect(['mark', 'lent', 'lane', 'rose', 'may'].some(isName)).toBe(false);
});

test('a run of letters without end is no word, and costs nothing', () => {
  expect(spelled('x'.repeat(100_000))).toBeNull();
});

test('a text of unknown words is given up after a bounded number of looks', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const unknown = (i: number) => Array.from({ length: 16 }, (_, at) => letters[(i * 7 + at * 11) % 26]).join('');
  const words = Array.from({ length: 1_000 }, (_, i) => `${unknown(i)}${letters[i % 26]}`.slice(-16));
  const english = 'we open the shop again after lunch every single morning ';
  let looks = 0;
  const look = (word: string) => {
    looks += 1;
    return isCommonWord(word);
  };
  const speller = spellerOf(english.repeat(10) + words.join(' '), look);
  for (const word of [...words, ...words]) speller.spelled(word);
  expect(looks).toBeLessThan(25_000);
  expect(spellerOf(words.join(' ')).isForeign).toBe(true);
});
