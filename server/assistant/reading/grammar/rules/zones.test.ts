import { expect, test } from 'vitest';
import { scanText } from '../scanned.ts';
import { zoneName } from './zones.ts';

const zoneIn = (text: string): string | undefined =>
  scanText(text)
    .phrases.map(({ meaning }) => meaning)
    .find((meaning) => meaning.kind === 'zone')?.zone;

test.each([
  ['an abbreviation', 'at 9 EST', '-05:00'],
  ['an offset', 'at 9am UTC+2', '+02:00'],
  ['an offset with minutes', 'at 9am UTC+5:30', '+05:30'],
  ['an offset with minutes', 'at 9am GMT-03:30', '-03:30'],
  ['a region', 'at 9am Pacific', 'America/Los_Angeles'],
  ['a city', 'at 9am (Tokyo time)', 'Asia/Tokyo'],
  ['a city behind a day', 'at 6pm on Monday New York time', 'America/New_York'],
  ['a country, with its time', 'at 9am French time', 'Europe/Paris'],
  ["the writer's own", 'at 9am our time', ''],
])('%s after a time is its zone: %s', (_, text, zone) => {
  expect(zoneIn(text)).toBe(zone);
});

test.each(['at 9am French toast', 'at 9am UTC+99', 'in Tokyo'])('no zone is in: %s', (text) => {
  expect(zoneIn(text)).toBeUndefined();
});

test.each([
  ['America/New_York', 'America/New_York'],
  ['+00:00', 'UTC'],
  ['+02:00', 'Etc/GMT-2'],
  ['-05:00', 'Etc/GMT+5'],
  ['+05:30', 'Asia/Kolkata'],
  ['+05:45', null],
])('a series keeps the zone %s as %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});
