import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { instantToWall, occurrencesBetween } from '../../../../domain/time.ts';
import { dateOf, dayNumber, daysOfSeries, dayTeller, momentTeller } from './recurrence-days.ts';

const LAST = '2029-01-31';

/** The days of a series as its instants tell. */
function daysOfInstants(start: string, rule: string): string[] {
  const end = Temporal.Instant.from(`${LAST}T23:59Z`);
  const instants = occurrencesBetween({ start, timeZone: 'UTC', rule }, Temporal.Instant.from(`${start}Z`), end);
  return [...new Set(instants.map((instant) => instant.toString().slice(0, 10)))];
}

const days = (start: string, rule: string, timeZone = 'UTC', from = start): string[] =>
  [...daysOfSeries({ start, timeZone, rule }, dayNumber(from), dayNumber(LAST))].map(dateOf);

const some = (from: number, to: number) => fc.integer({ min: from, max: to });
const list = <T>(one: fc.Arbitrary<T>, most: number) => fc.uniqueArray(one, { minLength: 1, maxLength: most });
const maybe = (part: fc.Arbitrary<string>) => fc.option(part, { nil: '' });
const weekday = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const nthWeekday = fc.tuple(fc.constantFrom('1', '2', '4', '-1', '-2'), weekday).map((both) => both.join(''));
const ending = fc.oneof(
  fc.constant(''),
  some(1, 60).map((count) => `;COUNT=${count}`),
  some(10, 28).map((day) => `;UNTIL=202804${day}`),
  some(10, 28).map((day) => `;UNTIL=202804${day}T090000Z`),
);
const interval = maybe(some(1, 14).map((every) => `;INTERVAL=${every}`));
const months = maybe(list(some(1, 12), 4).map((named) => `;BYMONTH=${named.join()}`));
const monthDays = list(fc.oneof(some(1, 31), some(-5, -1)), 4).map((named) => `;BYMONTHDAY=${named.join()}`);
const weekdays = list(weekday, 5).map((named) => `;BYDAY=${named.join()}`);
const position = maybe(fc.constantFrom(';BYSETPOS=1', ';BYSETPOS=2', ';BYSETPOS=-1'));
const rules = fc.oneof(
  fc.tuple(fc.constant('FREQ=DAILY'), interval, months, maybe(fc.oneof(monthDays, weekdays)), ending),
  fc.tuple(fc.constant('FREQ=WEEKLY'), interval, months, maybe(weekdays), ending),
  fc.tuple(fc.constant('FREQ=MONTHLY'), interval, months, maybe(monthDays), ending),
  fc.tuple(
    fc.constantFrom('FREQ=MONTHLY', 'FREQ=YEARLY'),
    interval,
    months,
    fc.oneof(
      weekdays,
      list(nthWeekday, 3).map((named) => `;BYDAY=${named.join()}`),
    ),
    ending,
  ),
  fc.tuple(fc.constant('FREQ=MONTHLY'), interval, fc.oneof(weekdays, monthDays), position, ending),
  fc.tuple(
    fc.constant('FREQ=YEARLY'),
    interval,
    maybe(some(1, 12).map((one) => `;BYMONTH=${one}`)),
    maybe(monthDays),
    ending,
  ),
);
const starts = fc
  .tuple(some(1, 12), some(1, 31), fc.constantFrom('00:00', '09:00', '23:59'))
  .filter(([month, day]) => day <= new Date(Date.UTC(2027, month, 0)).getUTCDate())
  .map(([month, day, time]) => `2027-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}T${time}`);

test('the days of a series are those of its instants, whatever its rule', () => {
  fc.assert(
    fc.property(starts, rules, (start, parts) => {
      const rule = parts.join('');
      const whole = daysOfInstants(start, rule);
      expect([rule, days(start, rule)]).toEqual([rule, whole]);
      for (const from of ['2027-12-31', '2028-02-29', '2028-07-03'])
        expect([rule, from, days(start, rule, 'UTC', from)]).toEqual([rule, from, whole.filter((day) => day >= from)]);
    }),
    { numRuns: 200 },
  );
});

test.each([
  'FREQ=HOURLY;COUNT=100',
  'FREQ=HOURLY;INTERVAL=5;UNTIL=20270401',
  'FREQ=HOURLY;INTERVAL=50;UNTIL=20270901T100000Z',
  'FREQ=HOURLY;INTERVAL=999',
])('the days of %s are those of its instants', (rule) => {
  expect(days('2027-03-10T09:00', rule)).toEqual(daysOfInstants('2027-03-10T09:00', rule));
});

test.each([
  ['FREQ=HOURLY', 'Europe/Berlin'],
  ['FREQ=HOURLY;INTERVAL=7;BYDAY=MO,TH', 'America/New_York'],
  ['FREQ=HOURLY;INTERVAL=5;BYMONTH=4', 'Asia/Kolkata'],
  ['FREQ=DAILY;COUNT=40', 'Europe/Berlin'],
  ['FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270601', 'America/New_York'],
  ['FREQ=MONTHLY;BYMONTHDAY=31', 'Pacific/Kiritimati'],
])('SEC-305 the moments of %s in %s are told as its instants tell them, those left out aside', (rule, timeZone) => {
  const begin = Temporal.Instant.from('2027-03-01T00:00Z');
  const end = Temporal.Instant.from('2027-07-01T00:00Z');
  const all = occurrencesBetween({ start: '2027-03-10T09:00', timeZone, rule }, begin, end);
  const except = all.slice(3, 5).map(({ epochMilliseconds }) => new Date(epochMilliseconds));
  const series = { start: '2027-03-10T09:00', timeZone, rule, except };
  const comesAt = momentTeller(series, dayNumber('2027-02-27'), dayNumber('2027-07-03'));
  const hours = Array.from({ length: 24 * 122 }, (_, hour) => begin.add({ hours: hour, minutes: hour % 2 }));
  const asked = [...hours, ...all];
  const told = asked.filter((at) => comesAt(new Date(at.epochMilliseconds), instantToWall(at, timeZone)));
  const known = new Set(occurrencesBetween(series, begin, end).map(String));
  expect(told.map(String)).toEqual(asked.map(String).filter((at) => known.has(at)));
});

test('an end is held against the clock of the zone', () => {
  const rule = 'FREQ=DAILY;UNTIL=20270312T030000Z';
  expect(days('2027-03-10T23:00', rule, 'America/New_York')).toEqual(['2027-03-10']);
  expect(days('2027-03-10T21:00', rule, 'America/New_York')).toEqual(['2027-03-10', '2027-03-11']);
});

test('a day is told in the zone that is asked for', () => {
  const dayIn = dayTeller();
  const instant = new Date('2027-12-31T23:30:00Z');
  const told = ['America/New_York', 'UTC', 'Europe/Berlin', 'Pacific/Kiritimati'].map((zone) =>
    dateOf(dayIn(instant, zone)),
  );
  expect(told).toEqual(['2027-12-31', '2027-12-31', '2028-01-01', '2028-01-01']);
});
