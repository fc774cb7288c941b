import type { Temporal } from 'temporal-polyfill';
import type { Weekday } from '../../../../../domain/schedule/recurrence.ts';
import type { RepeatSpec } from '../phrases.ts';
import type { Standpoint } from '../resolve-day.ts';

/** Days of a stretch for a number of posts, evenly spaced, working days first. */
export function spread(
  { first, last }: { first: Temporal.PlainDate; last: Temporal.PlainDate },
  posts: number,
  here: Standpoint,
): Temporal.PlainDate[] {
  const all = Array.from({ length: first.until(last).total('days') + 1 }, (_, i) => first.add({ days: i }));
  const ahead = all.filter(here.isAhead);
  const days = ahead.length > 0 ? ahead : all.map((day) => day.add({ weeks: 1 }));
  if (posts <= 1) return days.slice(0, 1);
  const working = days.filter((day) => day.dayOfWeek < 6);
  const pool = working.length >= posts ? working : days;
  const count = Math.min(posts, 60);
  return Array.from(
    { length: count },
    (_, i) => pool[Math.min(pool.length - 1, Math.round((i * (pool.length - 1)) / (count - 1)))] as Temporal.PlainDate,
  );
}

/** 'three times a week' and 'twice a month' get days of their own. */
export function spreadPerUnit(repeat: RepeatSpec): RepeatSpec {
  const per = repeat.perUnit ?? 1;
  if (per < 2) return repeat;
  if (repeat.unit === 'week' && !repeat.weekdays?.length) {
    const choices: Record<number, Weekday[]> = {
      2: ['TU', 'TH'],
      3: ['MO', 'WE', 'FR'],
      4: ['MO', 'TU', 'TH', 'FR'],
      5: ['MO', 'TU', 'WE', 'TH', 'FR'],
      6: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA'],
    };
    return { ...repeat, weekdays: choices[per] ?? ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] };
  }
  if (repeat.unit === 'month' && !repeat.monthDays?.length && !repeat.nths?.length)
    return {
      ...repeat,
      monthDays: Array.from({ length: Math.min(per, 28) }, (_, i) => 1 + Math.floor((28 * i) / per)),
    };
  if (repeat.unit === 'year' && per <= 12)
    return { ...repeat, unit: 'month', interval: Math.max(1, Math.round(12 / per)) };
  return repeat;
}
