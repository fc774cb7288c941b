import { WEEKDAYS, type Weekday } from '../../../../../domain/schedule/recurrence.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from './lexicon.ts';

/** Fragments that the rules are made of; none of them captures. */
export const WEEKDAY = `(?:${WEEKDAY_NAMES.join('|')})`;
export const WEEKDAYS_PLURAL = `(?:${WEEKDAY_NAMES.map((name) => `${name}s`).join('|')})`;
export const MONTH = `(?:${MONTH_NAMES.join('|')})(?: \\.)?`;
export const YEAR = '20[2-9]\\d';
/** 'and', a comma or a slash between the members of a list. */
export const LIST_SEPARATOR = '(?: , and| ,| and| /| plus| or)';
export const AMOUNT =
  '(?:\\d+(?:\\.\\d+)?|an?|another|a couple(?: of)?|couple(?: of)?|a few|few|several|half a|a half|1 and a half|\\d+ and a half|the)';
export const ORDINAL = '(?:\\d{1,2}th|#\\d{1,2})';

/** The number an amount says; 'a few' is three. */
export function readAmount(text: string): number {
  const trimmed = text.trim();
  if (/^\d+(?:\.\d+)?$/.test(trimmed)) return Number(trimmed);
  const half = /^(\d+) and a half$/.exec(trimmed);
  if (half) return Number(half[1]) + 0.5;
  if (/half/.test(trimmed)) return 0.5;
  if (/couple/.test(trimmed)) return 2;
  if (/few|several/.test(trimmed)) return 3;
  return 1;
}

export function readOrdinal(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

/** 1 is Monday. */
export function readWeekday(text: string): number {
  return WEEKDAY_NAMES.indexOf(text.replace(/s$/, '')) + 1;
}

export function readMonth(text: string): number {
  return MONTH_NAMES.indexOf(text.replace(' .', '')) + 1;
}

export function weekdayCode(weekday: number): Weekday {
  return WEEKDAYS[(weekday + 6) % 7] ?? 'MO';
}

/** All weekdays that a text names, in the order of the week. */
export function weekdaysIn(text: string): Weekday[] {
  const named = new Set(text.split(' ').map((word) => word.replace(/s$/, '')));
  if (named.has('weekend')) for (const name of ['saturday', 'sunday']) named.add(name);
  if (named.has('weekday')) for (const name of WEEKDAY_NAMES.slice(0, 5)) named.add(name);
  return WEEKDAYS.filter((_, i) => named.has(WEEKDAY_NAMES[i] ?? ''));
}

/** What an ordinal counts in a month: a weekday, any day, or a working day. */
export const COUNTED_DAY = `(${WEEKDAY}|day|weekday|(?:working|business|work) day)`;

export function readCountedDay(text: string): number | 'day' | 'workday' {
  if (text === 'day') return 'day';
  return /week|work|business/.test(text) ? 'workday' : readWeekday(text);
}
