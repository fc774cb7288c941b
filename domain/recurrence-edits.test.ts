import { describe, expect, it } from 'vitest';
import { dateOf, dayNumber, daysOfSeries } from './recurrence-days.ts';
import { replacingRule, restOfRule, ruleBefore } from './recurrence-edits.ts';
import { firstOccurrences, wallToInstant } from './time.ts';

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

  it('keeps a rule of several weekdays and its end', () => {
    const rule = 'FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261225';
    expect(restOfRule({ ...weekly, rule }, at('2026-11-19T09:00'), '2026-11-19T11:00')).toBe(rule);
  });

  it('SERIES-11 with another rule has what is left of a count that was not changed', () => {
    const at30 = at('2026-11-30T09:00');
    expect(replacingRule(weekly, at30, 'FREQ=DAILY;COUNT=4')).toBe('FREQ=DAILY;COUNT=2');
    expect(replacingRule(weekly, at30, 'FREQ=DAILY;COUNT=40')).toBe('FREQ=DAILY;COUNT=40');
    expect(replacingRule(weekly, at30, 'FREQ=DAILY')).toBe('FREQ=DAILY');
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
