import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-events.ts';
import { openingMinute, uncrowded } from './crowding.ts';

const at = (hour: number, minute = 0, day = 20) => new Date(2026, 10, day, hour, minute);
const event = (id: string, start: Date): CalendarEvent => ({
  id,
  title: id,
  start,
  end: new Date(start.getTime() + 30 * 60_000),
  status: 'scheduled',
  resource: null,
  seriesTaskId: null,
});
const titles = (events: CalendarEvent[]) => events.map(({ title }) => title);

describe('many events at one moment', () => {
  const crowd = ['a', 'b', 'c', 'd', 'e'].map((id) => event(id, at(9)));

  test('stand side by side as far as there are columns', () => {
    expect(titles(uncrowded(crowd, 5))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('leave the last column to the count of the others', () => {
    const shown = uncrowded(crowd, 3);
    expect(titles(shown)).toEqual(['a', 'b', '+3 more']);
    expect(shown.at(-1)).toMatchObject({ start: at(9), end: at(9, 30), resource: null });
  });

  test('are only counted where there is one column', () => {
    expect(titles(uncrowded([...crowd, event('later', at(12))], 1))).toEqual(['+5', 'later']);
  });

  test('do not hide those that follow one another', () => {
    const row = [event('a', at(9)), event('b', at(9, 20)), event('c', at(9, 40)), event('d', at(10))];
    expect(titles(uncrowded(row, 2))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are counted anew where a count has ended', () => {
    const two = [...crowd.slice(0, 3), event('f', at(9, 20)), ...['g', 'h', 'i'].map((id) => event(id, at(9, 40)))];
    const hidden = uncrowded(two, 2).filter(({ status }) => status === 'more');
    expect(hidden.map(({ title, start }) => [title, start])).toEqual([
      ['+3 more', at(9)],
      ['+2 more', at(9, 40)],
    ]);
  });
});

describe('a week or a day opens', () => {
  const day = { from: at(0), to: at(0, 0, 21) };

  test.each([at(0, 5), at(23, 54)])('an hour before its first event, however early or late it is now', (now) => {
    expect(openingMinute([event('a', at(10)), event('b', at(18))], day, now)).toBe(9 * 60);
  });

  test('an hour before now where it has none', () => {
    expect(openingMinute([], day, at(14))).toBe(13 * 60);
  });

  test('at eight on another day with nothing on it', () => {
    expect(openingMinute([event('a', at(3, 0, 25))], day, at(23, 0, 15))).toBe(8 * 60);
  });

  test('at midnight at the earliest', () => {
    expect(openingMinute([event('a', at(0, 30))], day, at(12))).toBe(0);
  });
});
