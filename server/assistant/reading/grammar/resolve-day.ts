import { Temporal } from 'temporal-polyfill';
import type { DaySpec, Window } from './phrases.ts';
import { holidayIn, isAmerican, nthWeekday } from './rules/holidays.ts';

/** The moment and the place from which a message is read. */
export interface Standpoint {
  now: Temporal.Instant;
  timeZone: string;
  today: Temporal.PlainDate;
  /** Whether a day at the asked-for time still lies ahead. */
  isAhead: (day: Temporal.PlainDate) => boolean;
}

const NEXT_MONTH = 100;

/** The first and the last day of a stretch of days. */
export function windowDays(window: Window, here: Standpoint): { first: Temporal.PlainDate; last: Temporal.PlainDate } {
  const { today } = here;
  if (window.around) {
    const day = resolveDay(window.around, here);
    const first = day.subtract({ days: day.dayOfWeek - 1 });
    return { first, last: first.add({ days: 6 }) };
  }
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  if (window.unit === 'week') {
    const first = monday.add({ weeks: window.offset });
    return { first, last: first.add({ days: 6 }) };
  }
  if (window.unit === 'weekend') {
    const isSundayNow = today.dayOfWeek === 7 && window.offset === 0;
    const saturday = monday.add({ days: 5, weeks: window.offset });
    return { first: isSundayNow ? today : saturday, last: saturday.add({ days: 1 }) };
  }
  if (window.unit === 'year') {
    const year = today.year + window.offset;
    return {
      first: Temporal.PlainDate.from({ year, month: 1, day: 1 }),
      last: Temporal.PlainDate.from({ year, month: 12, day: 31 }),
    };
  }
  if (window.unit === 'quarter') {
    const first = today
      .with({ month: today.month - ((today.month - 1) % 3), day: 1 })
      .add({ months: 3 * window.offset });
    return { first, last: first.add({ months: 3 }).subtract({ days: 1 }) };
  }
  const first = monthStart(window, today);
  return { first, last: first.with({ day: first.daysInMonth }) };
}

function monthStart({ month, year, offset }: Window, today: Temporal.PlainDate): Temporal.PlainDate {
  if (month === undefined) return today.with({ day: 1 }).add({ months: offset });
  const named = today.with({ day: 1, month, year: year ?? today.year });
  return year === undefined && month < today.month ? named.add({ years: 1 }) : named;
}

/** The calendar day that was meant: the next one ahead, unless the words fix it. */
export function resolveDay(spec: DaySpec, here: Standpoint): Temporal.PlainDate {
  switch (spec.type) {
    case 'offset':
      return resolveOffset(spec, here);
    case 'weekday':
      return resolveWeekday(spec, here);
    case 'date':
      return resolveDate(spec, here);
    case 'month-day':
      return resolveMonthDay(spec.day, here);
    case 'nth':
      return resolveNth(spec, here);
    case 'holiday':
      return resolveHoliday(spec, here);
    case 'weekday-beside':
      return resolveBeside(spec, here);
    case 'window':
      return resolveEdge(spec, here);
  }
}

function resolveOffset(
  { from, amount, unit }: Extract<DaySpec, { type: 'offset' }>,
  here: Standpoint,
): Temporal.PlainDate {
  if (!from) return step(here.today, amount, unit);
  // The day that is counted from may lie ahead while the one that is meant is already past.
  return step(resolveDay(from, { ...here, isAhead: (day) => here.isAhead(step(day, amount, unit)) }), amount, unit);
}

function resolveBeside(spec: Extract<DaySpec, { type: 'weekday-beside' }>, here: Standpoint): Temporal.PlainDate {
  const meant = (base: Temporal.PlainDate) => beside(base, spec.weekday, spec.direction);
  return meant(resolveDay(spec.base, { ...here, isAhead: (day) => here.isAhead(meant(day)) }));
}

function step(from: Temporal.PlainDate, amount: number, unit: string): Temporal.PlainDate {
  if (unit !== 'workdays') return from.add({ [unit]: Math.max(-5000, Math.min(5000, Math.trunc(amount))) });
  let day = from;
  const direction = Math.sign(amount);
  for (let left = Math.min(Math.abs(amount), 1000); left > 0; ) {
    day = day.add({ days: direction });
    if (day.dayOfWeek < 6) left--;
  }
  return day;
}

function resolveWeekday(spec: Extract<DaySpec, { type: 'weekday' }>, here: Standpoint): Temporal.PlainDate {
  const { today } = here;
  const ahead = (spec.weekday - today.dayOfWeek + 7) % 7;
  let day = today.add({ days: ahead });
  if (spec.which === 'next') {
    // Both the coming one and the one after are understood by 'next Friday' early in the week; ours is next week's.
    if (ahead === 0) day = day.add({ days: 7 });
    else if (spec.weekday > today.dayOfWeek) day = day.add({ days: 7 });
  } else if (!here.isAhead(day)) day = day.add({ days: 7 });
  return day.add({ weeks: spec.weeksLater });
}

/** Month and day of a date; where either order is possible, the user's country decides. */
export function readMonthAndDay(
  { month, day, swapped }: Extract<DaySpec, { type: 'date' }>,
  timeZone: string,
): { month: number; day: number } {
  return swapped && isAmerican(timeZone) ? { month: day, day: month } : { month, day };
}

function resolveDate(spec: Extract<DaySpec, { type: 'date' }>, here: Standpoint): Temporal.PlainDate {
  const { year } = spec;
  const { month, day } = readMonthAndDay(spec, here.timeZone);
  if (year !== undefined) return Temporal.PlainDate.from({ year, month, day });
  for (let candidate = here.today.year; candidate < here.today.year + 9; candidate++) {
    const date = Temporal.PlainDate.from({ year: candidate, month, day });
    if (date.day === day && date.month === month && here.isAhead(date)) return date;
  }
  return Temporal.PlainDate.from({ year: here.today.year + 1, month, day });
}

function resolveMonthDay(day: number, here: Standpoint): Temporal.PlainDate {
  for (let months = 0; months < 14; months++) {
    const first = here.today.with({ day: 1 }).add({ months });
    if (day <= first.daysInMonth && here.isAhead(first.with({ day }))) return first.with({ day });
  }
  return here.today.add({ months: 1 });
}

/** The nth weekday, day or working day of the month that holds `first`. */
export function nthOfMonth(
  first: Temporal.PlainDate,
  nth: number,
  of: number | 'day' | 'workday',
): Temporal.PlainDate | null {
  if (typeof of === 'number') return nthWeekday(first.year, first.month, of, nth);
  if (of === 'day') {
    const day = nth < 0 ? first.daysInMonth + nth + 1 : nth;
    return day < 1 || day > first.daysInMonth ? null : first.with({ day });
  }
  let left = Math.abs(nth);
  const step = { days: Math.sign(nth) };
  for (
    let day = nth < 0 ? first.with({ day: first.daysInMonth }) : first;
    day.month === first.month;
    day = day.add(step)
  )
    if (day.dayOfWeek < 6 && --left === 0) return day;
  return null;
}

function resolveNth(spec: Extract<DaySpec, { type: 'nth' }>, here: Standpoint): Temporal.PlainDate {
  const { nth, of, month, year } = spec;
  const thisMonth = here.today.with({ day: 1 });
  if (month === NEXT_MONTH) return nthOfMonth(thisMonth.add({ months: 1 }), nth, of) ?? thisMonth.add({ months: 1 });
  const first = month === undefined ? thisMonth : thisMonth.with({ month, year: year ?? thisMonth.year });
  for (let i = 0; i < 14; i++) {
    const day = nthOfMonth(month === undefined ? first.add({ months: i }) : first.add({ years: i }), nth, of);
    if (day && (year !== undefined || here.isAhead(day))) return day;
  }
  return here.today;
}

function resolveHoliday(spec: Extract<DaySpec, { type: 'holiday' }>, here: Standpoint): Temporal.PlainDate {
  for (let year = spec.year ?? here.today.year; year < here.today.year + 9; year++) {
    const day = holidayIn(spec.name, year, here.timeZone);
    if (day && (spec.year !== undefined || here.isAhead(day))) return day;
  }
  return here.today;
}

function beside(base: Temporal.PlainDate, weekday: number, direction: 1 | -1): Temporal.PlainDate {
  const distance = direction > 0 ? (weekday - base.dayOfWeek + 7) % 7 || 7 : (base.dayOfWeek - weekday + 7) % 7 || 7;
  return base.add({ days: direction * distance });
}

function resolveEdge(spec: Extract<DaySpec, { type: 'window' }>, here: Standpoint): Temporal.PlainDate {
  const { unit } = spec.window;
  const edgeOf = (window: Window) => {
    const { first, last } = windowDays(window, here);
    if (spec.edge === 'first') return first;
    if (spec.edge === 'middle') return unit === 'week' ? first.add({ days: 2 }) : first.with({ day: 15 });
    // The end of a working week is its Friday.
    return unit === 'week' ? first.add({ days: 4 }) : last;
  };
  const day = edgeOf(spec.window);
  if (here.isAhead(day) || spec.window.year !== undefined) return day;
  if (spec.window.month !== undefined) return edgeOf({ ...spec.window, year: day.year + 1 });
  return spec.window.offset === 0 ? edgeOf({ ...spec.window, offset: 1 }) : day;
}
