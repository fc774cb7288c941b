import { describe, expect, it } from 'vitest';
import { type RowMoment, readRowMoment } from './read-when.ts';

const read = (date: string, time = '', order: Parameters<typeof readRowMoment>[3] = null): string => {
  const when: RowMoment = readRowMoment(date, time, 'Europe/Berlin', order);
  if ('asksOrder' in when) return `asks: ${when.asksOrder}`;
  return 'at' in when ? when.at.toISOString() : 'fault' in when ? when.fault : `slot: ${when.slotOn}`;
};
const NOV_20_9_30 = '2026-11-20T08:30:00.000Z';

describe('day and time of an imported row', () => {
  it.each([
    ['2026-11-20', '09:30'],
    ['2026-11-20', '9:30 AM'],
    ['2026-11-20', '9.30'],
    ['2026-11-20', '09:30:00'],
    ['2026-11-20 09:30', ''],
    ['2026-11-20T09:30:15', ''],
    ['2026-11-20T08:30:00Z', ''],
    ['2026-11-20 10:30:00+02:00', ''],
    ['2026/11/20', '9:30am'],
    ['20.11.2026', '9:30'],
    ['20.11.26 09:30', ''],
    ['20/11/2026', '09:30'],
    ['11/20/2026', '09:30'],
    ['11-20-2026 9:30 a.m.', ''],
    ['20 Nov 2026', '09:30'],
    ['20. November 2026', '09:30'],
    ['Nov 20, 2026', '09:30'],
    ['Friday, November 20th, 2026 at 9:30 AM', ''],
    ['2026-11-20 00:00:00', '09:30'],
  ])('MONTH-61 %s %s is read', (date, time) => {
    expect(read(date, time)).toBe(NOV_20_9_30);
  });

  it('MONTH-61 03/04/2026 asks which is the day, unless it is told or can be one thing only', () => {
    expect(read('03/04/2026', '09:00')).toBe('asks: 03/04/2026');
    expect(read('03/04/2026', '09:00', 'day-first')).toBe('2026-04-03T07:00:00.000Z');
    expect(read('03/04/2026', '09:00', 'month-first')).toBe('2026-03-04T08:00:00.000Z');
    expect(read('04/04/2026', '09:00')).toBe('2026-04-04T07:00:00.000Z');
    expect(read('3.4.2026', '09:00', 'month-first')).toBe('2026-04-03T07:00:00.000Z');
    expect(read('25/04/2026', '09:00', 'month-first')).toBe('2026-04-25T07:00:00.000Z');
  });

  it.each([
    ['', '', null],
    ['2026-11-20', '', '2026-11-20'],
    ['Friday, 20 Nov 2026', '  ', '2026-11-20'],
  ])('MONTH-71 without a time it is a posting slot that is wanted: %s%s', (date, time, slotOn) => {
    expect(readRowMoment(date, time, 'Europe/Berlin', null)).toEqual({ slotOn });
  });

  it.each([
    ['', '09:00', 'The date is missing. Write it as 2026-11-20.'],
    ['soon', '09:00', '“soon” is not a date that can be read. Write it as 2026-11-20.'],
    ['2026-02-30', '09:00', '“2026-02-30” is not a day of the calendar.'],
    ['32/13/2026', '09:00', '“32/13/2026” is not a day of the calendar.'],
    ['2026-11-20', '25:00', '“25:00” is not a time that can be read. Write it as 09:30.'],
    ['2026-11-20', '13 pm', '“13 pm” is not a time that can be read. Write it as 09:30.'],
    ['2026-11-20', '9', '“9” is not a time that can be read. Write it as 09:30.'],
    ['2026-11-20 noon', '', '“noon” is not a time that can be read. Write it as 09:30.'],
    ['20 Nov', '09:00', '“20 Nov” is not a date that can be read. Write it as 2026-11-20.'],
  ])('MONTH-61 %s %s is refused in words', (date, time, why) => {
    expect(read(date, time)).toBe(why);
  });

  it('MONTH-61 noon and midnight are what they are', () => {
    expect(read('2026-11-20', '12am')).toBe('2026-11-19T23:00:00.000Z');
    expect(read('2026-11-20', '12:15 pm')).toBe('2026-11-20T11:15:00.000Z');
  });
});
