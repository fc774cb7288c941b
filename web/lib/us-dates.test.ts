import { expect, test } from 'vitest';
import { duration, inUsEnglish, longMoment, shortMoment } from './us-dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('CAL-15 writes dates in US English: month day, year, hour:minute AM/PM', () => {
  expect(longMoment('2026-11-20T14:05:00Z', 'Europe/Berlin')).toBe('November 20, 2026, 3:05 PM');
  expect(longMoment('2026-11-20T14:05:00Z', 'America/New_York')).toBe('November 20, 2026, 9:05 AM');
});

test('CAL-15 writes the viewer’s own times as Intl does, which is slow to begin', () => {
  const [weekday, month, day, year, hour, minute] = [
    'long',
    'long',
    'numeric',
    'numeric',
    'numeric',
    '2-digit',
  ] as const;
  const second = minute;
  const ways = [
    { weekday },
    { weekday: 'short' },
    { weekday: 'narrow' },
    { day },
    { month, year },
    { month: 'short', day },
    { month: 'short', day, year },
    { weekday, month, day },
    { weekday, month, day, year },
    { hour, minute },
    { month: 'short', day, hour, minute, second },
  ] as const;
  for (const at of ['2026-11-20T00:05:00', '2026-02-01T12:00:00', '2027-12-31T23:59:59', '2026-05-03T11:30:00'])
    for (const way of ways) {
      const byIntl = new Intl.DateTimeFormat('en-US', way).format(new Date(at));
      expect(inUsEnglish(at, way)).toBe(byIntl.replaceAll('\u202f', ' '));
    }
});

test('leaves out the year where it is this one', () => {
  expect(shortMoment('2026-11-20T12:00:00Z', new Date('2026-01-01T12:00:00Z'))).toMatch(/^Nov 20, \d/);
  expect(shortMoment('2026-11-20T12:00:00Z', new Date('2027-01-02T12:00:00Z'))).toMatch(/^Nov 20, 2026, /);
});

test.each([
  [20_000, 'less than a minute'],
  [5 * MINUTE, '5 min'],
  [2 * HOUR, '2 h'],
  [2 * HOUR + 5 * MINUTE, '2 h 5 min'],
  [30 * HOUR, '1 day'],
  [72 * HOUR, '3 days'],
])('names %i ms in its largest units: %s', (ms, words) => {
  expect(duration(ms)).toBe(words);
});
