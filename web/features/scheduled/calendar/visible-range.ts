import { localInput, localToIso } from '../../../lib/local-time.ts';

export const CALENDAR_VIEWS = ['month', 'week', 'day'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];
export const SPAN_LABELS: Record<CalendarView, string> = { month: 'Month', week: 'Week', day: 'Day' };

/** How the viewer's weeks are. */
export interface WeekShape {
  /** The first day, 0 for Sunday. */
  firstDay: number;
  /** A phone has room for three days, from the shown one on. */
  isNarrow: boolean;
}

const NARROW_DAYS = 3;

/** The stretch of time that the calendar shows: whole weeks for a month. */
export function visibleRange(
  view: CalendarView,
  date: Date,
  { firstDay, isNarrow }: WeekShape,
): { from: Date; to: Date } {
  const [year, month] = [date.getFullYear(), date.getMonth()];
  if (view === 'day') return { from: daysAfter(date, 0), to: daysAfter(date, 1) };
  if (view === 'week' && isNarrow) return { from: daysAfter(date, 0), to: daysAfter(date, NARROW_DAYS) };
  if (view === 'week') {
    const from = weekStart(date, firstDay);
    return { from, to: daysAfter(from, 7) };
  }
  return {
    from: weekStart(new Date(year, month, 1), firstDay),
    to: daysAfter(weekStart(new Date(year, month + 1, 0), firstDay), 7),
  };
}

/** Every day of a stretch of time, each at its midnight. */
export function daysIn({ from, to }: { from: Date; to: Date }): Date[] {
  const days: Date[] = [];
  for (let day = from; day < to; day = daysAfter(day, 1)) days.push(day);
  return days;
}

/** The same place in the stretch before or after. */
export function step(view: CalendarView, date: Date, by: 1 | -1, isNarrow: boolean): Date {
  if (view === 'day') return daysAfter(date, by);
  if (view === 'week') return daysAfter(date, (isNarrow ? NARROW_DAYS : 7) * by);
  return inMonth(date, date.getFullYear(), date.getMonth() + by);
}

/** The same day in another month, or the last where that month is shorter. */
export function inMonth(date: Date, year: number, month: number): Date {
  const days = new Date(year, month + 1, 0).getDate();
  return new Date(year, month, Math.min(date.getDate(), days));
}

function weekStart(date: Date, firstDay: number): Date {
  return daysAfter(date, -((date.getDay() - firstDay + 7) % 7));
}

// By the calendar and not by the clock: a day may have 23 or 25 hours.
function daysAfter(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

/** A day as an address names it: 2027-01-31. */
export function dayForAddress(date: Date): string {
  return localInput(date).slice(0, 10);
}

/** What an address says of the day that is shown: of today nothing, so that tomorrow it is another. */
export function addressedDay(date: Date): string | null {
  return dayForAddress(date) === dayForAddress(new Date()) ? null : dayForAddress(date);
}

/** The day that such words name on the viewer's calendar; null for words that name none. */
export function dayFromAddress(words: string | null): Date | null {
  const start = localToIso(`${words}T00:00`);
  return start === '' ? null : new Date(start);
}
