import { afterEach, expect, test } from 'vitest';
import { daysIn, step, visibleRange } from './visible-range.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const days = ({ from, to }: { from: Date; to: Date }) =>
  [from, to].map((date) => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()} ${date.getHours()}`);

const MONDAYS = { firstDay: 1, isNarrow: false };

test('a month is shown in whole weeks, from the first day of the week on', () => {
  expect(days(visibleRange('month', new Date(2026, 10, 15), { firstDay: 0, isNarrow: false }))).toEqual([
    '2026-11-1 0',
    '2026-12-6 0',
  ]);
  expect(days(visibleRange('month', new Date(2026, 10, 15), MONDAYS))).toEqual(['2026-10-26 0', '2026-12-7 0']);
});

test('a week and a day begin and end at midnight, also where the clock changes in them', () => {
  process.env.TZ = 'Europe/Berlin';
  expect(days(visibleRange('week', new Date(2027, 2, 27), MONDAYS))).toEqual(['2027-3-22 0', '2027-3-29 0']);
  const day = visibleRange('day', new Date(2027, 2, 28, 15), MONDAYS);
  expect(days(day)).toEqual(['2027-3-28 0', '2027-3-29 0']);
  expect(day.to.getTime() - day.from.getTime()).toBe(23 * 60 * 60_000);
});

test('steps go by months, weeks and days', () => {
  const from = new Date(2026, 0, 31);
  expect(step('month', from, 1, false)).toEqual(new Date(2026, 1, 28));
  expect(step('month', from, -1, false)).toEqual(new Date(2025, 11, 31));
  expect(step('week', from, 1, false)).toEqual(new Date(2026, 1, 7));
  expect(step('day', from, 1, false)).toEqual(new Date(2026, 1, 1));
});

test('CAL-24 a phone’s week is three days from the shown one on, and steps by three', () => {
  const wednesday = new Date(2026, 10, 18, 15);
  const range = visibleRange('week', wednesday, { firstDay: 1, isNarrow: true });
  expect(days(range)).toEqual(['2026-11-18 0', '2026-11-21 0']);
  expect(daysIn(range).map((day) => day.getDate())).toEqual([18, 19, 20]);
  expect(step('week', wednesday, 1, true)).toEqual(new Date(2026, 10, 21));
});
