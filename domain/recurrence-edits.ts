import { Temporal } from 'temporal-polyfill';
import { occurrencesBetween, type Recurring, type WallTime, wallToInstant } from './time.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * The rule of a series that begins anew at one of its occurrences, with another wall time: a count is what is left of
 * it, and a rule for one weekday or one day of the month follows the new day.
 */
export function restOfRule(recurring: Recurring & { rule: string }, occurrence: Date, wall: WallTime): string {
  const day = Temporal.PlainDateTime.from(wall);
  return recurring.rule
    .split(';')
    .map((part) => {
      const [name, value = ''] = part.split('=');
      if (name === 'COUNT') return `COUNT=${Math.max(1, Number(value) - passed(recurring, occurrence))}`;
      if (name === 'BYDAY' && WEEKDAYS.includes(value)) return `BYDAY=${WEEKDAYS[day.dayOfWeek - 1]}`;
      if (name === 'BYMONTHDAY' && /^\d+$/.test(value)) return `BYMONTHDAY=${day.day}`;
      if (name === 'BYMONTH' && /^\d+$/.test(value)) return `BYMONTH=${day.month}`;
      return part;
    })
    .join(';');
}

/** How many occurrences lie before one. */
function passed(recurring: Recurring, occurrence: Date): number {
  const first = wallToInstant(recurring.start, recurring.timeZone);
  const before = Temporal.Instant.fromEpochMilliseconds(occurrence.getTime() - 1);
  return Temporal.Instant.compare(first, before) > 0 ? 0 : occurrencesBetween(recurring, first, before).length;
}
