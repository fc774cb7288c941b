import { testRules } from '../../../../../tests/support/rule-rows.ts';
import type { DaySpec, Meaning, StepUnit } from '../phrases.ts';
import { DAY_RULES, SHIFT_RULES } from './day-rules.ts';

type Days = Extract<Meaning, { kind: 'days' }>;
type Shift = Extract<Meaning, { kind: 'shift' }>;
type Nth = Extract<DaySpec, { type: 'nth' }>;
const days = (...specs: DaySpec[]): Days => ({ kind: 'days', days: specs });
const ahead = (amount: number, unit: StepUnit, from?: DaySpec): DaySpec => ({
  type: 'offset',
  amount,
  unit,
  ...(from ? { from } : {}),
});
const weekday = (number: number, weeksLater = 0): DaySpec => ({
  type: 'weekday',
  weekday: number,
  which: 'bare',
  weeksLater,
});
const date = (month: number, day: number, year?: number): DaySpec => ({
  type: 'date',
  month,
  day,
  ...(year ? { year } : {}),
});
const monthDay = (day: number): DaySpec => ({ type: 'month-day', day });
const nth = (nth: number, of: Nth['of'], more: Partial<Nth> = {}): DaySpec => ({ type: 'nth', nth, of, ...more });
const shift = (amount: number, unit: StepUnit, more: Partial<Shift> = {}): Meaning => ({
  kind: 'shift',
  amount: Math.abs(amount),
  unit,
  direction: amount < 0 ? -1 : 1,
  ...more,
});

testRules([...DAY_RULES, ...SHIFT_RULES], {
  'an ordinal alone in notes': { 'monthly, [1st], 8am': days(monthDay(1)) },
  'an ordinal below the heading of a month': { 'April plan: [6th] client story': days(date(4, 6)) },
  "the heading of a day's plan": { "[Thursday's plan]: a quiz": days(weekday(4)) },
  'days of the month by number': { 'each month, [on day 8 and day 22]': days(monthDay(8), monthDay(22)) },
  today: { 'for today': days(ahead(0, 'days')) },
  tonight: { 'later tonight': { ...days(ahead(0, 'days')), daypart: 'night' } },
  'this morning': { 'later this evening': { ...days(ahead(0, 'days')), daypart: 'evening' } },
  'later today': { 'later today': days(ahead(0, 'days')) },
  tomorrow: { 'by tomorrow': days(ahead(1, 'days')) },
  'the day after tomorrow': { 'the day after tomorrow': days(ahead(2, 'days')) },
  'a weekday': {
    'on Friday': { ...days(weekday(5)), isNamedDay: true },
    'next Friday': { ...days({ type: 'weekday', weekday: 5, which: 'next', weeksLater: 0 }), isNamedDay: true },
  },
  'the weekday after next': { 'the Monday after next': days(weekday(1, 1)) },
  'a weekday week': { 'Monday week': days(weekday(1, 1)) },
  'a week today': { 'today week': days(ahead(1, 'weeks')) },
  'a fortnight today': { 'two weeks from today': days(ahead(2, 'weeks')) },
  'a week tomorrow': { 'tomorrow week': days(ahead(8, 'days')) },
  'N weeks on a weekday': { 'two weeks on Friday': days(weekday(5, 2)) },
  'in N weeks on a weekday': { "in two weeks' time on Friday": days(weekday(5, 2)) },
  'a weekday in N weeks': { 'Friday in a fortnight': days(weekday(5, 2)) },
  'N Fridays from now': { 'three Fridays from now': days(weekday(5, 2)) },
  'a spelled ordinal': { '[on the tenth] at 6pm': days(monthDay(10)) },
  'days before their month': {
    'Friday the 3rd of May 2027': days(date(5, 3, 2027)),
    'on 4 and 11 June': days(date(6, 4), date(6, 11)),
  },
  'days after their month': {
    'December 3rd': days(date(12, 3)),
    'March 4, 11 and 18': days(date(3, 4), date(3, 11), date(3, 18)),
  },
  'a day, a hyphen, a month': { '3-May-2027': days(date(5, 3, 2027)) },
  'an ISO date': { 'on 2027-05-03': days(date(5, 3, 2027)), '2027/5/3': days(date(5, 3, 2027)) },
  'a date with its year at the end': { '20.11.2026': days(date(11, 20, 2026)), '11/30/26': days(date(11, 30, 2026)) },
  'a day and a month with a stroke': {
    'on 24/12': days(date(12, 24)),
    '5/6': days({ type: 'date', day: 5, month: 6, swapped: true }),
  },
  ordinals: {
    'the 5th, 9th and 14th': days(monthDay(5), monthDay(9), monthDay(14)),
    'on the 31st of this month': days(monthDay(31)),
  },
  'an ordinal of this or next month': {
    'the 1st of next month': days(nth(1, 'day', { month: 100 })),
    'on the fifth of the month': days(monthDay(5)),
  },
  'the nth weekday of a rhythm': { 'monthly at 9, [on the first Sunday]': days(nth(1, 7)) },
  'the nth weekday of this or next month': {
    'the last Friday of the month': days(nth(-1, 5)),
    'on the second working day of next month': days(nth(2, 'workday', { month: 100 })),
  },
  'the nth weekday of a named month': {
    'the first Monday in September 2027': days(nth(1, 1, { month: 9, year: 2027 })),
    'the second to last day of June': days(nth(-2, 'day', { month: 6 })),
  },
  'the first or last weekday of the year': { 'the last Monday of the year': days(nth(-1, 1, { month: 12 })) },
  'the first or last day of the year': {
    'the 1st day of the year': days(date(1, 1)),
    'the final day of the year': days(date(12, 31)),
  },
  'in N days': {
    'in 3 days': days(ahead(3, 'days')),
    "in a fortnight's time": days(ahead(2, 'weeks')),
    'in 1.5 weeks': days(ahead(11, 'days')),
    'in half a year': days(ahead(6, 'months')),
  },
  'N days from now': { 'ten working days from now': days(ahead(10, 'workdays')) },
  'N days after tomorrow': { 'two weeks from tomorrow': days(ahead(2, 'weeks', ahead(1, 'days'))) },
  'the next working day': { 'on the next working day': days(ahead(1, 'workdays')) },
  'a holiday': {
    'on Black Friday': { ...days({ type: 'holiday', name: 'black friday' }), isNamedDay: true },
    'Christmas 2027': { ...days({ type: 'holiday', name: 'christmas', year: 2027 }), isNamedDay: true },
  },
  'the morning before': { 'the evening before': shift(-1, 'days', { daypart: 'evening' }) },
  'N days before': {
    '[two weeks before] Easter': shift(-2, 'weeks'),
    '[a working day after] the fair': shift(1, 'workdays'),
  },
  'the following day': { 'the following day': shift(1, 'days') },
  'the eve of': { '[the eve of] Easter': shift(-1, 'days') },
  'the weekday before': {
    'the Wednesday before': shift(-1, 'weeks', { weekday: 3 }),
    'the Monday after': shift(1, 'weeks', { weekday: 1 }),
  },
});
