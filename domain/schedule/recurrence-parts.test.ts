import { describe, expect, it, test } from 'vitest';
import { partsOfRule, type RuleParts, ruleFrom } from './recurrence-parts.ts';
import { recurrenceInWords } from './recurrence-words.ts';

const ZONE = 'Europe/Berlin';
const OPEN: RuleParts = {
  unit: 'week',
  every: 1,
  weekdays: [],
  nth: null,
  monthDay: null,
  month: null,
  until: null,
  count: null,
};

describe('a recurrence that is filled in is a rule, and a rule is what was filled in', () => {
  test.each<[Partial<RuleParts>, string, string]>([
    [{ unit: 'hour', count: 5 }, 'FREQ=HOURLY;COUNT=5', 'every hour, 5 times'],
    [{ unit: 'day', every: 3 }, 'FREQ=DAILY;INTERVAL=3', 'every 3 days'],
    [{ unit: 'week' }, 'FREQ=WEEKLY', 'every week'],
    [
      { unit: 'week', every: 2, weekdays: ['TU', 'TH'], count: 10 },
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;COUNT=10',
      'every 2 weeks on Tuesday and Thursday, 10 times',
    ],
    [
      { unit: 'week', weekdays: ['MO'], until: '2026-12-25' },
      'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261225T225900Z',
      'every Monday until December 25, 2026',
    ],
    [{ unit: 'month' }, 'FREQ=MONTHLY', 'every month'],
    [{ unit: 'month', monthDay: 12 }, 'FREQ=MONTHLY;BYMONTHDAY=12', 'on the 12th of every month'],
    [{ unit: 'month', monthDay: -1 }, 'FREQ=MONTHLY;BYMONTHDAY=-1', 'on the last day of every month'],
    [{ unit: 'month', monthDay: 31 }, 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', 'on the 31st of every month'],
    [{ unit: 'month', weekdays: ['FR'], nth: -1 }, 'FREQ=MONTHLY;BYDAY=-1FR', 'on the last Friday of every month'],
    [
      { unit: 'month', weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'], nth: 1 },
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
      'on the first weekday of every month',
    ],
    [{ unit: 'year', month: 7, monthDay: 4 }, 'FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=4', 'every year on July 4'],
  ])('SERIES-10 %j is %s', (parts, rule, words) => {
    const whole = { ...OPEN, ...parts };
    expect(ruleFrom(whole, ZONE)).toBe(rule);
    expect(recurrenceInWords(rule, ZONE)).toBe(words);
    expect(partsOfRule(rule, ZONE)).toEqual(whole);
  });

  it('whatever the order in which days are chosen', () => {
    expect(ruleFrom({ unit: 'week', weekdays: ['TH', 'TU'] }, ZONE)).toBe('FREQ=WEEKLY;BYDAY=TU,TH');
  });

  it('SERIES-10 what says the same in another way is understood', () => {
    expect(partsOfRule('FREQ=MONTHLY;BYMONTHDAY=31', ZONE)).toMatchObject({ unit: 'month', monthDay: 31 });
    expect(partsOfRule('INTERVAL=1;BYDAY=TH,MO;FREQ=WEEKLY', ZONE)).toMatchObject({ weekdays: ['MO', 'TH'] });
    expect(partsOfRule('FREQ=MONTHLY;BYDAY=+2TU', ZONE)).toMatchObject({ nth: 2, weekdays: ['TU'] });
    expect(partsOfRule('FREQ=DAILY;UNTIL=20261225', ZONE)).toMatchObject({ until: '2026-12-25' });
  });

  test.each([
    'FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=4',
    'FREQ=MONTHLY;BYMONTHDAY=1,15',
    'FREQ=MONTHLY;BYDAY=1MO,3MO',
    'FREQ=DAILY;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=WEEKLY;BYMONTH=7',
    'not a rule',
  ])('a rule that the parts can’t say has none: %s', (rule) => {
    expect(partsOfRule(rule, ZONE)).toBeNull();
  });
});
