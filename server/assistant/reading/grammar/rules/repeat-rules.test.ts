import { WORKING_DAYS } from '../../../../../domain/schedule/recurrence.ts';
import { testRules } from '../../../../../tests/support/rule-rows.ts';
import type { Meaning, RepeatSpec, RepeatUnit } from '../phrases.ts';
import { REPEAT_RULES } from './repeat-rules.ts';

const every = (interval: number, unit: RepeatUnit, more: Partial<RepeatSpec> = {}): Meaning => ({
  kind: 'repeat',
  repeat: { interval, unit, ...more },
});
const adverb = (repeat: Meaning): Meaning => ({ ...repeat, isAdverb: true }) as Meaning;

testRules(REPEAT_RULES, {
  'every nth weekday': { 'every first Monday': every(1, 'month', { nths: [{ nth: 1, of: 1 }] }) },
  'two places in the month': {
    'the first and third Tuesday of the month': every(1, 'month', {
      nths: [
        { nth: 1, of: 2 },
        { nth: 3, of: 2 },
      ],
    }),
  },
  'M-F': { 'M-F': every(1, 'week', { weekdays: [...WORKING_DAYS] }) },
  MWF: { MWF: every(1, 'week', { weekdays: ['MO', 'WE', 'FR'] }) },
  'any day but': { '[any day] but Thursday': every(1, 'day') },
  '7 days a week': { 'seven days a week': every(1, 'day') },
  '5 days a week': { '5 days a week': every(1, 'week', { weekdays: [...WORKING_DAYS] }) },
  'every weekday named': {
    'every Tuesday and Thursday morning': every(1, 'week', { weekdays: ['TU', 'TH'], daypart: 'morning' }),
  },
  'every weekday from one to another': {
    'every Friday to Monday': every(1, 'week', { weekdays: ['MO', 'FR', 'SA', 'SU'] }),
  },
  'weekdays from one to another': { 'Mondays to Wednesdays': every(1, 'week', { weekdays: ['MO', 'TU', 'WE'] }) },
  'weekdays in the plural': { 'on Saturdays and Sundays': every(1, 'week', { weekdays: ['SA', 'SU'] }) },
  'weekdays and a part of the day': { 'Monday mornings': every(1, 'week', { weekdays: ['MO'], daypart: 'morning' }) },
  'every other weekday': { 'every other Monday': every(2, 'week', { weekdays: ['MO'] }) },
  'every other week': { 'every second day': every(2, 'day') },
  'every third week': { 'every third week': every(3, 'week') },
  'one a week': { 'one per day': every(1, 'day') },
  'every week': { 'every month': every(1, 'month') },
  'every day and a part of the day': { 'every day evening': every(1, 'day', { daypart: 'evening' }) },
  'every N weeks': {
    'every 10 days': every(10, 'day'),
    'every 14 days': every(2, 'week'),
    'every couple of months': every(2, 'month'),
  },
  'every half hour': { 'every half hour': every(30, 'minute') },
  'every quarter of an hour': { 'every quarter hour': every(15, 'minute') },
  'every part of the day': { 'each night': every(1, 'day', { daypart: 'night' }) },
  'every lunchtime': { 'every lunchtime': every(1, 'day', { daypart: 'noon' }) },
  'every day': {
    'day in day out': every(1, 'day'),
    daily: adverb(every(1, 'day')),
    nightly: adverb(every(1, 'day', { daypart: 'night' })),
  },
  'working days': {
    'on weekdays': every(1, 'week', { weekdays: [...WORKING_DAYS] }),
    'each working day': every(1, 'week', { weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'] }),
  },
  weeknights: { 'on weeknights': every(1, 'week', { weekdays: [...WORKING_DAYS], daypart: 'night' }) },
  weekends: { 'on weekends': every(1, 'week', { weekdays: ['SA', 'SU'] }) },
  weekly: { weekly: adverb(every(1, 'week')) },
  'weekly on weekdays': { 'weekly on Fridays': every(1, 'week', { weekdays: ['FR'] }) },
  'fortnightly on weekdays': { 'every fortnight on Thursday': every(2, 'week', { weekdays: ['TH'] }) },
  fortnightly: { 'bi-weekly': adverb(every(2, 'week')) },
  'every two months': { bimonthly: adverb(every(2, 'month')) },
  monthly: { monthly: adverb(every(1, 'month')) },
  quarterly: { quarterly: adverb(every(3, 'month')) },
  'half-yearly': { 'half-yearly': adverb(every(6, 'month')) },
  yearly: { annually: adverb(every(1, 'year')) },
  hourly: { hourly: adverb(every(1, 'hour')) },
  'on the hour': { 'every hour on the hour': every(1, 'hour') },
  'N times a week': { 'three times a week': every(1, 'week', { perUnit: 3 }), 'once a fortnight': every(2, 'week') },
  'twice weekly': { 'twice daily': every(1, 'day', { perUnit: 2 }) },
  'N posts a week': { 'two posts per week': every(1, 'week', { perUnit: 2 }), 'a post a day': every(1, 'day') },
  'a tip a day': { 'a tip [a day]': every(1, 'day') },
  'something a day': { 'a bad pun [a day]': every(1, 'day') },
  'the nth weekday of every month': {
    'the second and last Monday of each month': every(1, 'month', {
      nths: [
        { nth: 2, of: 1 },
        { nth: -1, of: 1 },
      ],
    }),
    'on the last working day of every month': every(1, 'month', { nths: [{ nth: -1, of: 'workday' }] }),
  },
  'every nth weekday of the month': {
    'every last Friday of the month': every(1, 'month', { nths: [{ nth: -1, of: 5 }] }),
  },
  'monthly on the nth weekday': { 'monthly on the first Sunday': every(1, 'month', { nths: [{ nth: 1, of: 7 }] }) },
  'the end of every month': {
    'at the end of every month': every(1, 'month', { nths: [{ nth: -1, of: 'day' }] }),
    'the middle of each month': every(1, 'month', { monthDays: [15] }),
  },
  'every month at its end': { 'monthly, at the beginning': every(1, 'month', { monthDays: [1] }) },
  'every month-end': { 'every month-end': every(1, 'month', { nths: [{ nth: -1, of: 'day' }] }) },
  'ordinals of every month': {
    'on the 7th and 21st of every month': every(1, 'month', { monthDays: [7, 21] }),
    'the last of each month': every(1, 'month', { monthDays: [-1] }),
  },
  'every spelled ordinal of the month': { 'every first of the month': every(1, 'month', { monthDays: [1] }) },
  'every ordinal': { 'every 1st and 15th': every(1, 'month', { monthDays: [1, 15] }) },
  'monthly on ordinals': { 'monthly on the 31st': every(1, 'month', { monthDays: [31] }) },
  'every year on a month and day': {
    'every year on July 4': every(1, 'year', { date: { type: 'date', month: 7, day: 4 } }),
  },
  'every year on a day and month': {
    'each 14 February': every(1, 'year', { date: { type: 'date', month: 2, day: 14 } }),
  },
  'every holiday': { 'every Easter': every(1, 'year', { date: { type: 'holiday', name: 'easter' } }) },
});
