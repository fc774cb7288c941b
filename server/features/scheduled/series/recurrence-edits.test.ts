import { describe, expect, it } from 'vitest';
import { firstOccurrences, wallToInstant } from '../../../../domain/time.ts';
import { dateOf, dayNumber, daysOfSeries } from './recurrence-days.ts';
import { replacingRule, restOfRule, ruleBefore } from './recurrence-edits.ts';

const at = (wall: string): Date => new Date(wallToInstant(wall, 'Europe/Berlin').epochMilliseconds);
const weekly = { start: '2026-11-16T09:00', timeZone: 'Europe/Berlin', rule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4' };

describe('a series that begins anew at one of its occurrences', () => {
  it('has what is left of its count', () => {
    expect(restOfRule(weekly, at('2026-11-16T09:00'), '2026-11-16T10:00')).toBe('FREQ=WEEKLY;BYDAY=MO;COUNT=4');
    expect(restOfRule(weekly, at('2026-11-30T09:00'), '2026-11-30T10:00')).toBe('FREQ=WEEKLY;BYDAY=MO;COUNT=2');
  });

  it('follows the new weekday, and the new day of the month', () => {
    expect(restOfRule(weekly, at('2026-11-30T09:00'), '2026-12-02T09:00')).toBe('FREQ=WEEKLY;BYDAY=WE;COUNT=2');
    const monthly = { ...weekly, rule: 'FREQ=MONTHLY;BYMONTHDAY=16' };
    expect(restOfRule(monthly, at('2026-12-16T09:00'), '2026-12-18T09:00')).toBe('FREQ=MONTHLY;BYMONTHDAY=18');
  });

  it('MONTH-86 keeps the day that it means where a shorter month had another one', () => {
    const monthly = { start: '2027-01-31T09:00', timeZone: 'Europe/Berlin', rule: 'FREQ=MONTHLY;COUNT=9' };
    const february = at('2027-02-28T09:00');
    const monthEnds = 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1';
    expect(restOfRule(monthly, february, '2027-02-28T10:00')).toBe(`${monthEnds};COUNT=8`);
    expect(replacingRule(monthly, february, 'FREQ=MONTHLY;COUNT=4', '2027-02-28T10:00')).toBe(`${monthEnds};COUNT=4`);
    expect(replacingRule(monthly, february, 'FREQ=WEEKLY', '2027-02-28T10:00')).toBe('FREQ=WEEKLY');
    for (const rule of [monthEnds, 'FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=MONTHLY;BYMONTHDAY=-1'])
      expect(restOfRule({ ...monthly, rule }, february, '2027-02-28T10:00')).toBe(rule);
    const leapYears = { ...monthly, start: '2028-02-29T09:00', rule: 'FREQ=YEARLY' };
    const rest = restOfRule(leapYears, at('2029-02-28T09:00'), '2029-02-28T10:00');
    expect(rest).toBe('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29');
    const days = firstOccurrences({ ...leapYears, start: '2029-02-28T10:00', rule: rest }, 4);
    expect(days.map((instant) => instant.toString().slice(5, 10))).toEqual(['02-28', '02-28', '02-28', '02-29']);
  });

  it.each([
    ['FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', '2027-02-28', '2027-02-20', 'FREQ=MONTHLY;BYMONTHDAY=20'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', '2027-02-28', '2027-02-20', 'FREQ=MONTHLY;BYMONTHDAY=20'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15', '2027-02-15', '2027-02-16', 'FREQ=MONTHLY;BYMONTHDAY=2,16'],
    ['FREQ=MONTHLY;BYMONTHDAY=20', '2027-03-20', '2027-03-30', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1'],
    ['FREQ=MONTHLY;BYDAY=2TU', '2027-02-09', '2027-02-17', 'FREQ=MONTHLY;BYDAY=3WE'],
    ['FREQ=MONTHLY;BYDAY=-1FR', '2027-02-26', '2027-02-25', 'FREQ=MONTHLY;BYDAY=-1TH'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', '2027-02-01', '2027-02-02', 'FREQ=MONTHLY;BYMONTHDAY=2'],
    ['FREQ=WEEKLY;BYDAY=MO,TH;COUNT=6', '2027-02-04', '2027-02-05', 'FREQ=WEEKLY;BYDAY=TU,FR;COUNT=5'],
    ['FREQ=WEEKLY;BYDAY=MO,SU', '2027-02-07', '2027-02-08', 'FREQ=WEEKLY;BYDAY=MO,TU'],
  ])('MONTH-87 %s moves all of its days as the one that was moved', (rule, was, day, rest) => {
    const recurring = { start: '2027-02-01T09:00', timeZone: 'Europe/Berlin', rule };
    expect(restOfRule(recurring, at(`${was}T09:00`), `${day}T09:00`)).toBe(rest);
  });

  it('keeps a rule of several weekdays and its end', () => {
    const rule = 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261225';
    expect(restOfRule({ ...weekly, rule }, at('2026-11-19T09:00'), '2026-11-19T11:00')).toBe(rule);
  });

  it('SERIES-11 with another rule has what is left of a count that was not changed', () => {
    const at30 = at('2026-11-30T09:00');
    expect(replacingRule(weekly, at30, 'FREQ=DAILY;COUNT=4', '2026-11-30T09:00')).toBe('FREQ=DAILY;COUNT=2');
    expect(replacingRule(weekly, at30, 'FREQ=DAILY;COUNT=40', '2026-11-30T09:00')).toBe('FREQ=DAILY;COUNT=40');
    expect(replacingRule(weekly, at30, 'FREQ=DAILY', '2026-11-30T09:00')).toBe('FREQ=DAILY');
  });

  it('SERIES-27 ends before one of its occurrences, by the day or by the hour', () => {
    expect(ruleBefore(weekly, at('2026-11-30T09:00'))).toBe('FREQ=WEEKLY;BYDAY=MO;UNTIL=20261129');
    const hourly = { ...weekly, rule: 'FREQ=HOURLY;INTERVAL=6;UNTIL=20270101' };
    expect(ruleBefore(hourly, at('2026-11-30T09:00'))).toBe('FREQ=HOURLY;INTERVAL=6;UNTIL=20261130T075959Z');
  });

  it('SERIES-26 counts what it leaves out', () => {
    const skipping = { ...weekly, except: [at('2026-11-23T09:00')] };
    expect(restOfRule(skipping, at('2026-11-30T09:00'), '2026-11-30T10:00')).toBe('FREQ=WEEKLY;BYDAY=MO;COUNT=2');
    const days = firstOccurrences(skipping, 9).map((instant) => instant.toString().slice(0, 10));
    expect(days).toEqual(['2026-11-16', '2026-11-30', '2026-12-07']);
    const [from, to] = [dayNumber('2026-11-16'), dayNumber('2027-01-01')];
    expect([...daysOfSeries(skipping, from, to)].map(dateOf)).toEqual(days);
  });
});
