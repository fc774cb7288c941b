import { Temporal } from 'temporal-polyfill';
import type { Frequency } from '../../../../domain/schedule/plan.ts';
import { WEEKDAYS, type Weekday, WORKING_DAYS } from '../../../../domain/schedule/recurrence.ts';
import type { RepeatSpec } from './phrases.ts';
import { nthOfMonth, resolveDay, type Standpoint } from './resolve-day.ts';
import { weekdayCode } from './rules/patterns.ts';

/** The plain name of a rhythm; 'custom' where only its rule says it. */
export function repeatFrequency(repeat: RepeatSpec): Frequency {
  const { unit, interval, weekdays } = repeat;
  if (unit === 'week' && interval === 2) return 'biweekly';
  if (unit === 'week' && interval === 1)
    return isWorkingWeek(weekdays) ? 'weekdays' : weekdays?.length === 7 ? 'daily' : 'weekly';
  if (unit === 'day' && interval === 14) return 'biweekly';
  if (unit === 'day' && interval === 7) return 'weekly';
  if (unit === 'month' && interval === 12) return 'yearly';
  if (interval !== 1 || unit === 'minute') return 'custom';
  return ({ hour: 'hourly', day: 'daily', month: 'monthly', year: 'yearly' } as const)[unit as 'hour'];
}

function isWorkingWeek(weekdays: Weekday[] | undefined): boolean {
  return WORKING_DAYS.every((day) => weekdays?.includes(day)) && weekdays?.length === 5;
}

/** The day of a month on which a monthly rhythm falls; null where the month has no such day. */
function dayInMonth({ nths, monthDays }: RepeatSpec, month: Temporal.PlainDate, usual: number) {
  const nth = nths?.[0];
  if (nth) return nthOfMonth(month.with({ day: 1 }), nth.nth, nth.of);
  const wanted = monthDays?.[0] ?? usual;
  return month.with({ day: wanted === -1 ? month.daysInMonth : Math.min(wanted, month.daysInMonth) });
}

/** The first day of the rhythm that is ahead, from a day on. */
export function firstDay(repeat: RepeatSpec, from: Temporal.PlainDate, here: Standpoint): Temporal.PlainDate {
  const isLater = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, from) >= 0 && here.isAhead(day);
  if (repeat.date) return resolveDay(repeat.date, { ...here, today: from, isAhead: isLater });
  if (repeat.unit === 'month' && (repeat.nths?.length || repeat.monthDays?.length)) {
    // A fifth Friday may be months away.
    for (let months = 0; months < 24; months++) {
      const day = dayInMonth(repeat, from.with({ day: 1 }).add({ months }), from.day);
      if (day && isLater(day)) return day;
    }
    return from;
  }
  for (let days = 0; days < 370; days++) {
    const day = from.add({ days });
    const isMember = !repeat.weekdays?.length || repeat.weekdays.includes(weekdayCode(day.dayOfWeek));
    if (isMember && here.isAhead(day)) return day;
  }
  return from;
}

/** How many posts fall into a span that begins with the first one. */
export function countInSpan(
  repeat: RepeatSpec,
  first: Temporal.PlainDate,
  span: { amount: number; unit: string },
): number {
  const { unit, interval } = repeat;
  if (unit === 'hour' || unit === 'minute') {
    const minutes = { hour: 60, day: 1440, week: 10_080, month: 43_200, year: 525_600, weekday: 1440 }[span.unit] ?? 60;
    return Math.max(1, Math.round((span.amount * minutes) / (interval * (unit === 'hour' ? 60 : 1))));
  }
  if (span.unit === 'weekday') return Math.max(1, Math.round(span.amount));
  const furthest = first.add({ years: 5 });
  const wanted = first.add({
    [`${span.unit === 'hour' ? 'day' : span.unit}s`]: Math.max(1, Math.min(600, Math.round(span.amount))),
  });
  const end = Temporal.PlainDate.compare(wanted, furthest) > 0 ? furthest : wanted;
  return Math.max(1, countUntil(repeat, first, end));
}

function countUntil(repeat: RepeatSpec, first: Temporal.PlainDate, end: Temporal.PlainDate): number {
  const { unit, interval } = repeat;
  const days = first.until(end).total('days');
  if (unit === 'week') {
    const weekdays = repeat.weekdays?.length ? repeat.weekdays : [weekdayCode(first.dayOfWeek)];
    const sinceMonday = first.dayOfWeek - 1;
    const isHit = (day: number) =>
      Math.floor(day / 7) % interval === 0 && weekdays.includes(weekdayCode((day % 7) + 1));
    return Array.from({ length: days }, (_, i) => sinceMonday + i).filter(isHit).length;
  }
  if (unit === 'month' || unit === 'year') {
    let count = 0;
    for (let i = 0; ; i++) {
      const month = first.with({ day: 1 }).add({ months: i * interval * (unit === 'year' ? 12 : 1) });
      if (Temporal.PlainDate.compare(month, end) >= 0) return count;
      const day = unit === 'month' ? dayInMonth(repeat, month, first.day) : month.with({ day: first.day });
      if (day && Temporal.PlainDate.compare(day, end) < 0) count++;
    }
  }
  return Math.ceil(days / interval);
}

/** The rhythm as an RFC 5545 rule, anchored at its first day in the user's zone. */
export function repeatRule(
  repeat: RepeatSpec,
  first: Temporal.PlainDate,
  weekdays: Weekday[],
  ends: { count: number | null; until: Temporal.Instant | null },
): string {
  const parts = [
    `FREQ=${({ minute: 'MINUTELY', hour: 'HOURLY', day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const)[repeat.unit]}`,
  ];
  if (repeat.interval > 1) parts.push(`INTERVAL=${repeat.interval}`);
  if (repeat.unit === 'week') parts.push(`BYDAY=${weekdays.join()}`);
  if (repeat.unit === 'month') parts.push(...monthParts(repeat, first));
  if (repeat.unit === 'year') parts.push(...yearParts(repeat, first));
  if (ends.count !== null) parts.push(`COUNT=${ends.count}`);
  else if (ends.until) parts.push(`UNTIL=${ends.until.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`);
  return parts.join(';');
}

function monthParts({ nths, monthDays }: RepeatSpec, first: Temporal.PlainDate): string[] {
  const nth = nths?.[0];
  if (nth?.of === 'workday') return [`BYDAY=${WORKING_DAYS.join()}`, `BYSETPOS=${nth.nth}`];
  if (nth && typeof nth.of === 'number') return [`BYDAY=${nth.nth}${weekdayCode(nth.of)}`];
  const day = nth ? nth.nth : (monthDays?.[0] ?? first.day);
  if (day <= 28) return [`BYMONTHDAY=${day}`];
  // The rule itself says 'or the month's last day': RFC 5545 would skip a month that lacks the day.
  return [`BYMONTHDAY=${Array.from({ length: day - 27 }, (_, i) => 28 + i).join()}`, 'BYSETPOS=-1'];
}

function yearParts({ date }: RepeatSpec, first: Temporal.PlainDate): string[] {
  if (date?.type === 'nth' && typeof date.of === 'number' && date.month)
    return [`BYMONTH=${date.month}`, `BYDAY=${date.nth}${weekdayCode(date.of)}`];
  return [`BYMONTH=${first.month}`, `BYMONTHDAY=${first.day}`];
}

/** Weekdays in the order of the week, moved by the days that a change of zone shifts them. */
export function shiftWeekdays(weekdays: Weekday[], days: number): Weekday[] {
  const moved = weekdays.map((weekday) => WEEKDAYS[(WEEKDAYS.indexOf(weekday) + days + 70) % 7] as Weekday);
  return WEEKDAYS.filter((weekday) => moved.includes(weekday));
}
