import { Temporal } from 'temporal-polyfill';
import type { DateOrder } from '../../../../domain/api/schedule/import-posts.ts';
import { wallToInstant } from '../../../../domain/time.ts';

/** A moment that was read, one that posting slots give (of a day, where one is named), a question to be answered first, or a fault. */
export type RowMoment = { at: Date } | { slotOn: string | null } | { asksOrder: string } | { fault: string };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(${MONTHS.join('|')})[a-z]*\\.?`;
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?(?:[:.](\d{2})(?:\.\d+)?)?\s*([ap]\.?m\.?)?(?:\s*(?:uhr|h|o'clock))?$/i;
/** Longer than any time of day with its words. */
const CLOCK_MAX = 40;

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const DAY_NAMED = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[.\\s-]*${MONTH}[\\s,-]*(\\d{4})`, 'i');
const MONTH_NAMED = new RegExp(`^${MONTH}\\s*(\\d{1,2})(?:st|nd|rd|th)?[\\s,]+(\\d{4})`, 'i');
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+/i;
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Whether a cell holds a day, readable or to be asked about. */
export const looksLikeDay = (cell: string): boolean => dayIn(cell.trim().replace(WEEKDAY, ''), null) !== null;
/** Whether a cell holds a time of day and nothing else. */
export const looksLikeTime = (cell: string): boolean => timeIn(cell) !== null;

/** When a row is to go out: by its day and time, in one cell or two, in the caller's zone unless it names an offset. */
export function readRowMoment(date: string, time: string, timeZone: string, order: DateOrder | null): RowMoment {
  const said = date.trim().replace(WEEKDAY, '');
  if (said === '' && time.trim() === '') return { slotOn: null };
  if (said === '') return { fault: 'The date is missing. Write it as 2026-11-20.' };
  if (WITH_ZONE.test(said) && time.trim() === '') return instantOf(said);
  const found = dayIn(said, order);
  if (found === null) return { fault: `“${shown(date)}” is not a date that can be read. Write it as 2026-11-20.` };
  if ('asksOrder' in found) return found;
  const behind = said.slice(found.length).replace(/^\s*(?:T|,|at)?\s*/i, '');
  const clock = timeIn(time.trim() === '' ? behind : time);
  if (found.day === null) return { fault: `“${shown(date)}” is not a day of the calendar.` };
  if (time.trim() === '' && behind === '') return { slotOn: found.day };
  if (clock === null)
    return { fault: `“${shown(time.trim() || behind)}” is not a time that can be read. Write it as 09:30.` };
  // A spreadsheet adds 00:00 to a day whose time stands in a cell of its own.
  if (time.trim() !== '' && behind !== '' && timeIn(behind) === null)
    return { fault: `“${shown(date)}” is not a date that can be read. Write it as 2026-11-20.` };
  return { at: new Date(wallToInstant(`${found.day}T${clock}`, timeZone).epochMilliseconds) };
}

function instantOf(text: string): RowMoment {
  const at = new Date(text.replace(' ', 'T'));
  return Number.isNaN(at.getTime()) ? { fault: `“${shown(text)}” is not a date that can be read.` } : { at };
}

/** The day at the beginning of a text and how long its words are; the day is null where the calendar has none such. */
function dayIn(
  said: string,
  order: DateOrder | null,
): { day: string | null; length: number } | { asksOrder: string } | null {
  const yearFirst = YEAR_FIRST.exec(said);
  if (yearFirst) return { day: dayOf(yearFirst[1], yearFirst[2], yearFirst[3]), length: yearFirst[0].length };
  const byDay = DAY_NAMED.exec(said);
  if (byDay) return { day: dayOf(byDay[3], monthOf(byDay[2]), byDay[1]), length: byDay[0].length };
  const byMonth = MONTH_NAMED.exec(said);
  if (byMonth) return { day: dayOf(byMonth[3], monthOf(byMonth[1]), byMonth[2]), length: byMonth[0].length };
  const figures = YEAR_LAST.exec(said);
  if (!figures) return null;
  const [whole, one = '', sign, other = '', figuresOfYear = ''] = figures;
  const year = figuresOfYear.length === 2 ? `20${figuresOfYear}` : figuresOfYear;
  const [dayFirst, monthFirst] = [dayOf(year, other, one), dayOf(year, one, other)];
  const length = whole.length;
  // With dots the day comes first, wherever dates are written so; elsewhere one of the two figures may be no month.
  if (sign === '.' || monthFirst === null || dayFirst === monthFirst) return { day: dayFirst, length };
  if (dayFirst === null) return { day: monthFirst, length };
  if (order === null) return { asksOrder: whole };
  return { day: order === 'day-first' ? dayFirst : monthFirst, length };
}

const monthOf = (name = ''): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

function dayOf(year = '', month = '', day = ''): string | null {
  try {
    const parts = { year: Number(year), month: Number(month), day: Number(day) };
    return Temporal.PlainDate.from(parts, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}

/** 'HH:mm' of a text that is a time of day: 9:30, 21.30, 9am, 9:30 PM; a bare number is none. */
function timeIn(text: string): string | null {
  const said = text.trim();
  const parts = said.length > CLOCK_MAX ? null : CLOCK.exec(said);
  if (!parts) return null;
  const [, hours = '', minutes, , half] = parts;
  if (minutes === undefined && half === undefined) return null;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const counted = half === undefined ? hour : (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
  if (counted > 23 || Number(minutes ?? 0) > 59) return null;
  return `${String(counted).padStart(2, '0')}:${minutes ?? '00'}`;
}

const shown = (cell: string): string => {
  const text = cell.trim().replaceAll(/\s+/g, ' ');
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
};
