import { Temporal } from 'temporal-polyfill';
import { WEEKDAYS } from './recurrence.ts';
import { occurrencesBetween, type Recurring, type WallTime, wallToInstant } from './time.ts';

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
      if (name === 'COUNT') return countLeft(recurring, occurrence, value);
      if (name === 'BYDAY' && WEEKDAYS.some((code) => code === value)) return `BYDAY=${WEEKDAYS[day.dayOfWeek - 1]}`;
      if (name === 'BYMONTHDAY' && /^\d+$/.test(value)) return `BYMONTHDAY=${day.day}`;
      if (name === 'BYMONTH' && /^\d+$/.test(value)) return `BYMONTH=${day.month}`;
      return part;
    })
    .join(';');
}

/** The rule that replaces another at one of its occurrences: a count that was not changed is what is left of it. */
export function replacingRule(recurring: Recurring & { rule: string }, occurrence: Date, rule: string): string {
  const [, count = ''] = /COUNT=(\d+)/.exec(recurring.rule) ?? [];
  const parts = rule.split(';');
  return parts.map((part) => (part === `COUNT=${count}` ? countLeft(recurring, occurrence, count) : part)).join(';');
}

function countLeft(recurring: Recurring, occurrence: Date, count: string): string {
  return `COUNT=${Math.max(1, Number(count) - passed(recurring, occurrence))}`;
}

/** How many occurrences lie before one. */
function passed(recurring: Recurring, occurrence: Date): number {
  const first = wallToInstant(recurring.start, recurring.timeZone);
  const before = Temporal.Instant.fromEpochMilliseconds(occurrence.getTime() - 1);
  // What is left out counts too.
  const all = { ...recurring, except: [] };
  return Temporal.Instant.compare(first, before) > 0 ? 0 : occurrencesBetween(all, first, before).length;
}

/** The rule of a series that ends before one of its occurrences. */
export function ruleBefore({ rule, timeZone }: Recurring & { rule: string }, occurrence: Date): string {
  const rhythm = rule.split(';').filter((part) => !/^(COUNT|UNTIL)=/.test(part));
  const at = Temporal.Instant.fromEpochMilliseconds(occurrence.getTime());
  const until = rule.includes('FREQ=HOURLY')
    ? `${at.subtract({ seconds: 1 }).toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`
    : at.toZonedDateTimeISO(timeZone).toPlainDate().subtract({ days: 1 }).toString().replaceAll('-', '');
  return [...rhythm, `UNTIL=${until}`].join(';');
}
