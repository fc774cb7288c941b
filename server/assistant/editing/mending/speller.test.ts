import { expect, test } from 'vitest';
import { spelled } from './speller.ts';
import { isName } from './words.ts';

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
