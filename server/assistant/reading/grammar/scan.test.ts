import { expect, it, test } from 'vitest';
import type { Meaning } from './phrases.ts';
import { scanText } from './scanned.ts';

/** The times of day that a text names, as 'hour:minute'. */
const timesIn = (text: string): string[] =>
  scanText(text)
    .phrases.flatMap(({ meaning }) => (meaning.kind === 'time' ? meaning.times : []))
    .map(({ hour, minute }) => `${hour}:${`${minute}`.padStart(2, '0')}`);

test.each<[text: string, times: string[]]>([
  ['tomorrow 9', ['9:00']],
  ['Friday 1730', ['17:30']],
  ['wed 18 nov // 0830', ['8:30']],
  ['at 10 on Facebook, 12 on Instagram', ['10:00', '12:00']],
  ['mon 9 yoga tip, wed 9 sleep tip', ['9:00', '9:00']],
  ['at 9, 1 and 5', ['9:00', '1:00', '5:00']],
  ['at 9 and again at 6', ['9:00', '6:00']],
  ['every day at 3 shops', ['3:00']],
])('a number is an hour where days and times stand beside it: %s', (text, times) => {
  expect(timesIn(text)).toEqual(times);
});

test.each(['at 3 shops', 'about 5 tips', 'tomorrow 5 tips', 'the 9', 'at 9, 4 Saturdays long'])(
  'a number that counts something is no hour: %s',
  (text) => expect(timesIn(text).filter((time) => time !== '9:00')).toEqual([]),
);

it('names the rule of what the scan itself reads', () => {
  const rules = scanText('tomorrow 9 EST').phrases.map(({ rule }) => rule);
  expect(rules).toEqual(['tomorrow', 'a number after a day', 'a zone after a time']);
});

test.each<[text: string, kinds: Meaning['kind'][]]>([
  ['the longest match wins: on the Monday after next', ['days']],
  ['"Friday at 9" is quoted', []],
])('%s', (text, kinds) => {
  expect(scanText(text).phrases.map(({ meaning }) => meaning.kind)).toEqual(kinds);
});
