import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import {
  firstOccurrences,
  firstOccurrencesBetween,
  formatLong,
  instantToWall,
  isTimeZone,
  nextOccurrence,
  occurrencesBetween,
  wallToInstant,
} from './time.ts';

const newYork = 'America/New_York';
const berlin = 'Europe/Berlin';
const walls = (instants: Temporal.Instant[], zone: string) => instants.map((instant) => instantToWall(instant, zone));

describe('zones', () => {
  test('only IANA names are zones', () => {
    expect(['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'].map(isTimeZone)).toEqual([true, true, true]);
    expect(['', '+02:00', 'Mars/Olympus', 'Berlin time', '../etc'].map(isTimeZone)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('a wall time in the gap moves forward by it, an ambiguous one is the first', () => {
    expect(wallToInstant('2026-03-29T02:30', berlin).toString()).toBe('2026-03-29T01:30:00Z');
    expect(wallToInstant('2026-10-25T02:30', berlin).toString()).toBe('2026-10-25T00:30:00Z');
  });

  test('an instant is shown in US English with the zone’s short name', () => {
    expect(formatLong('2026-11-16T08:00:00Z', berlin)).toBe('Monday, November 16, 2026 at 9:00 AM GMT+1');
    expect(formatLong('2026-07-04T16:05:00Z', newYork)).toBe('Saturday, July 4, 2026 at 12:05 PM EDT');
  });
});

describe('recurrences', () => {
  test('keep their wall time across clock changes', () => {
    const weekly = { start: '2026-10-26T09:00', timeZone: newYork, rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=3' };
    expect(firstOccurrences(weekly, 10).map(String)).toEqual([
      '2026-10-26T13:00:00Z',
      '2026-11-02T14:00:00Z',
      '2026-11-09T14:00:00Z',
    ]);
  });

  test('move a skipped wall time forward on that day only', () => {
    const daily = { start: '2027-03-13T02:30', timeZone: newYork, rule: 'FREQ=DAILY' };
    expect(walls(firstOccurrences(daily, 3), newYork)).toEqual([
      '2027-03-13T02:30',
      '2027-03-14T03:30',
      '2027-03-15T02:30',
    ]);
  });

  test('take the last day of a month that lacks the day', () => {
    const monthly = { start: '2026-12-31T09:00', timeZone: berlin, rule: 'FREQ=MONTHLY;BYMONTHDAY=31' };
    expect(walls(firstOccurrences(monthly, 3), berlin)).toEqual([
      '2026-12-31T09:00',
      '2027-01-31T09:00',
      '2027-02-28T09:00',
    ]);
    const yearly = { start: '2028-02-29T09:00', timeZone: berlin, rule: 'FREQ=YEARLY' };
    expect(walls(firstOccurrences(yearly, 2), berlin)).toEqual(['2028-02-29T09:00', '2029-02-28T09:00']);
  });

  test('end with the last day in their own zone', () => {
    const daily = { start: '2026-12-24T23:30', timeZone: newYork, rule: 'FREQ=DAILY;UNTIL=20261226T045959Z' };
    expect(walls(firstOccurrences(daily, 9), newYork)).toEqual(['2026-12-24T23:30', '2026-12-25T23:30']);
  });

  test('of hours count elapsed time through a clock change', () => {
    const hourly = { start: '2026-11-01T00:30', timeZone: newYork, rule: 'FREQ=HOURLY;COUNT=3' };
    expect(firstOccurrences(hourly, 3).map(String)).toEqual([
      '2026-11-01T04:30:00Z',
      '2026-11-01T05:30:00Z',
      '2026-11-01T06:30:00Z',
    ]);
  });

  test('are found between two instants, both included', () => {
    const daily = { start: '2026-11-14T09:00', timeZone: berlin, rule: 'FREQ=DAILY' };
    const [from, to] = ['2026-11-20T08:00:00Z', '2026-11-22T08:00:00Z'].map((text) => Temporal.Instant.from(text)) as [
      Temporal.Instant,
      Temporal.Instant,
    ];
    expect(walls(occurrencesBetween(daily, from, to), berlin)).toEqual([
      '2026-11-20T09:00',
      '2026-11-21T09:00',
      '2026-11-22T09:00',
    ]);
  });

  test('give the next one strictly after an instant, or null after the last', () => {
    const twice = { start: '2026-11-16T09:00', timeZone: berlin, rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=2' };
    const first = wallToInstant('2026-11-16T09:00', berlin);
    const second = nextOccurrence(twice, first);
    expect(second && instantToWall(second, berlin)).toBe('2026-11-23T09:00');
    expect(second && nextOccurrence(twice, second)).toBeNull();
  });

  test('without a rule happen once', () => {
    const once = { start: '2026-11-16T09:00', timeZone: berlin, rule: null };
    expect(firstOccurrences(once, 5)).toHaveLength(1);
    expect(nextOccurrence(once, Temporal.Instant.from('2026-11-16T08:00:00Z'))).toBeNull();
    expect(nextOccurrence(once, Temporal.Instant.from('2026-11-16T07:59:59Z'))?.toString()).toBe(
      '2026-11-16T08:00:00Z',
    );
  });
});

describe('a stretch without end', () => {
  const ages = [Temporal.Instant.from('2026-11-20T00:00:00Z'), Temporal.Instant.from('9999-12-31T00:00:00Z')] as const;

  test.each(['FREQ=HOURLY', 'FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TH'])('of %s gives its first instants', (rule) => {
    const recurring = { start: '2026-11-20T10:00', timeZone: berlin, rule };
    const first = firstOccurrencesBetween(recurring, ...ages, 400);
    expect(first.map(String)).toEqual(firstOccurrences(recurring, 400).map(String));
  });
});
