import { Temporal } from 'temporal-polyfill';
import { weekdayCode } from './patterns.ts';
import type { RepeatSpec } from './phrases.ts';
import { type Frequency, WEEKDAYS, type Weekday, WORKING_DAYS } from './reading.ts';
import { type Here, nthOfMonth, resolveDay } from './resolve-day.ts';

/** The plain name of a rhythm; 'custom' where only its rule says it. */
export function frequencyOf(repeat: RepeatSpec): Frequency {
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

/** Whether the rhythm can fall on a day; `first` anchors steps of several days, weeks or months. */
function fallsOn(repeat: RepeatSpec, day: Temporal.PlainDate, first: Temporal.PlainDate, here: Here): boolean {
  const { unit, interval } = repeat;
  if (unit === 'week') {
    if (repeat.weekdays?.length && !repeat.weekdays.includes(weekdayCode(day.dayOfWeek))) return false;
    if (!repeat.weekdays?.length && day.dayOfWeek !== first.dayOfWeek) return false;
    const weeks = Math.floor(monday(first).until(monday(day)).total('days') / 7);
    return weeks % interval === 0;
  }
  if (unit === 'month') {
    const months = (day.year - first.year) * 12 + day.month - first.month;
    return months % interval === 0 && monthDayMatches(repeat, day, first);
  }
  if (unit === 'year') return yearMatches(repeat, day, first, here);
  return first.until(day).total('days') % interval === 0;
}

const monday = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 });

function monthDayMatches(repeat: RepeatSpec, day: Temporal.PlainDate, first: Temporal.PlainDate): boolean {
  const nth = repeat.nths?.[0];
  if (nth) return nthOfMonth(day.with({ day: 1 }), nth.nth, nth.of)?.equals(day) ?? false;
  const wanted = repeat.monthDays?.[0] ?? first.day;
  if (wanted === -1) return day.day === day.daysInMonth;
  return day.day === Math.min(wanted, day.daysInMonth);
}

function yearMatches(repeat: RepeatSpec, day: Temporal.PlainDate, first: Temporal.PlainDate, here: Here): boolean {
  if (!repeat.date) return day.month === first.month && day.day === first.day;
  const ofYear = resolveDay(repeat.date, { ...here, today: day.with({ month: 1, day: 1 }), isAhead: () => true });
  return ofYear.equals(day);
}

/** The first day of the rhythm that is ahead, from a day on. */
export function firstDay(repeat: RepeatSpec, from: Temporal.PlainDate, here: Here): Temporal.PlainDate {
  const isLater = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, from) >= 0 && here.isAhead(day);
  if (repeat.date) return resolveDay(repeat.date, { ...here, today: from, isAhead: isLater });
  const anchor = { ...repeat, interval: 1 };
  const isAnchored = repeat.unit === 'day' || repeat.unit === 'hour' || repeat.unit === 'minute' || !hasOwnDay(repeat);
  for (let i = 0; i < 370 * 9; i++) {
    const day = from.add({ days: i });
    if ((isAnchored || fallsOn(anchor, day, day, here)) && here.isAhead(day)) return day;
  }
  return from;
}

function hasOwnDay(repeat: RepeatSpec): boolean {
  return Boolean(repeat.weekdays?.length || repeat.monthDays?.length || repeat.nths?.length || repeat.date);
}

/** How many posts fall into a span that begins with the first one. */
export function countInSpan(
  repeat: RepeatSpec,
  first: Temporal.PlainDate,
  span: { amount: number; unit: string },
  here: Here,
): number {
  if (repeat.unit === 'hour' || repeat.unit === 'minute') {
    const minutes = { hour: 60, day: 1440, week: 10_080, month: 43_200, year: 525_600, weekday: 1440 }[span.unit] ?? 60;
    return Math.max(1, Math.round((span.amount * minutes) / (repeat.interval * (repeat.unit === 'hour' ? 60 : 1))));
  }
  if (span.unit === 'weekday') return Math.max(1, Math.round(span.amount));
  const furthest = first.add({ years: 5 });
  const wanted = first.add({
    [`${span.unit === 'hour' ? 'day' : span.unit}s`]: Math.max(1, Math.min(600, Math.round(span.amount))),
  });
  const end = Temporal.PlainDate.compare(wanted, furthest) > 0 ? furthest : wanted;
  let count = 0;
  for (let day = first; Temporal.PlainDate.compare(day, end) < 0 && count < 2000; day = day.add({ days: 1 }))
    if (fallsOn(repeat, day, first, here)) count++;
  return Math.max(1, count);
}

/** The rhythm as an RFC 5545 rule, anchored at its first day in the user's zone. */
export function ruleOf(
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
