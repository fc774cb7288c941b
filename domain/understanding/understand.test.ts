import { describe, expect, test } from 'vitest';
import { examplesOf, faultsOf } from '../../tests/understanding/scoring.ts';
import { understand } from './understand.ts';

describe.each(['sample.jsonl', 'phrases.jsonl'])('%s is read as expected', (file) => {
  test.each(examplesOf(file))('$id $message', (example) => {
    expect(faultsOf(example, understand(example.message, example))).toEqual([]);
  });
});

describe('a plan tells what its card shows', () => {
  const read = (message: string) =>
    understand(message, { now: '2026-11-14T09:00:00+01:00', timeZone: 'Europe/Berlin' }).plans[0];

  test('with instant, zone, rule, title and what was assumed', () => {
    expect(read('Schedule a LinkedIn post about our new coffee blend every Monday at 9am for 4 weeks')).toEqual({
      platforms: ['linkedin'],
      at: '2026-11-16T09:00',
      timeZone: 'Europe/Berlin',
      instant: '2026-11-16T08:00:00Z',
      frequency: 'weekly',
      weekdays: ['MO'],
      rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4',
      occurrences: 4,
      until: null,
      content: 'our new coffee blend',
      title: 'New coffee blend',
      medium: 'text',
      assumed: [],
    });
  });

  test('and says so where it had to assume', () => {
    expect(read('Post our spring menu tomorrow')?.assumed).toEqual(['12:00 assumed', 'all platforms']);
  });

  test('and names the single days that a series can’t leave out', () => {
    expect(read('Tweet a riddle daily at 9am until 5 January, except Boxing Day')?.assumed).toEqual([
      'not left out: Boxing Day',
    ]);
    expect(read('Tweet a riddle on the 22nd at 9am instead of the 15th')?.assumed).toEqual([]);
  });

  test('a date that could be read both ways follows the user’s country', () => {
    const at = (timeZone: string) =>
      understand('Post the menu on 12/03 at 9am', { now: '2026-11-14T09:00:00Z', timeZone }).plans[0]?.at;
    expect(at('Europe/Berlin')).toBe('2027-03-12T09:00');
    expect(at('America/New_York')).toBe('2026-12-03T09:00');
  });

  test('an end day is the last second of that day in the user’s zone', () => {
    expect(read('Daily at 7am until Christmas: an advent riddle on Instagram')?.rrule).toBe(
      'FREQ=DAILY;UNTIL=20261225T225959Z',
    );
  });

  test('a day that some months lack falls on their last day', () => {
    expect(read('On the 31st of every month at 9am post the rent reminder on FB')?.rrule).toBe(
      'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
    );
  });

  test('a picture or a sound asked for in a schedule is told by its medium', () => {
    expect(read('Draw a penguin and post it on Instagram tomorrow at 5pm')?.medium).toBe('image');
    expect(read('Record an audio greeting and publish it on Facebook on Sunday at 10am')?.medium).toBe('audio');
  });
});
