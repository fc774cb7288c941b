import { expect, test } from 'vitest';
import { recurrenceInWords } from './recurrence-words.ts';

test.each([
  [null, 'once'],
  ['FREQ=WEEKLY;BYDAY=MO;COUNT=4', 'every Monday, 4 times'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'every weekday'],
  ['FREQ=WEEKLY;BYDAY=TH,MO', 'every Monday and Thursday'],
  ['FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=2', 'every Monday, Wednesday and Friday, twice'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20261225T225959Z', 'every 2 weeks on Tuesday until December 25, 2026'],
  ['FREQ=DAILY', 'every day'],
  ['FREQ=DAILY;INTERVAL=3', 'every 3 days'],
  ['FREQ=HOURLY;COUNT=5', 'every hour, 5 times'],
  ['FREQ=MINUTELY;INTERVAL=30', 'every 30 minutes'],
  ['FREQ=MONTHLY;BYMONTHDAY=1', 'on the 1st of every month'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'on the last day of every month'],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', 'on the 31st of every month'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'on the last Friday of every month'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', 'on the first weekday of every month'],
  ['FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=12', 'on the 12th of every 3 months'],
  ['FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=4', 'every year on July 4'],
])('%s reads as: %s', (rule, words) => {
  expect(recurrenceInWords(rule, 'Europe/Berlin')).toBe(words);
});
