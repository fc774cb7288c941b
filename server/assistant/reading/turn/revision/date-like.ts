const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAY = /\b(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/i;
const MONTH = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i;
const DAY = /\b(\d{1,2})(?:st|nd|rd|th)?\b(?![:.]\d|\s?(?:am|pm)\b)/i;

interface SaidDate {
  weekday: number | null;
  day: number | null;
  month: number | null;
}

function dateIn(text: string): SaidDate {
  const [weekday, month, day] = [WEEKDAY.exec(text)?.[1], MONTH.exec(text)?.[1], DAY.exec(text)?.[1]];
  const starting = (names: string[], start: string | undefined) =>
    start ? names.findIndex((name) => name.toLowerCase().startsWith(start.toLowerCase())) : -1;
  const found = (at: number) => (at < 0 ? null : at);
  return {
    weekday: found(starting(DAYS, weekday)),
    month: found(starting(MONTHS, month)),
    day: day ? Number(day) : null,
  };
}

/** Another date written as the old one was: 'friday the 4th' in the place of 'Thursday 3 December' is 'Friday 4 December'. */
export function dateLike(old: string, words: string): string | null {
  const [was, said] = [dateIn(old), dateIn(words.replace(/\bnot\b[^,.;]*/i, ''))];
  if (said.weekday !== null && said.day === null && isKnown(was)) return onWeekday(old, was, said.weekday);
  const day = said.day ?? dateIn(words).day;
  const month = said.month ?? was.month;
  if (day === null || month === null || was.day === null || was.month === null) return null;
  const weekday = isKnown(was) ? (said.weekday ?? weekdayOf(was, day, month)) : null;
  return writtenLike(old, weekday, day, month);
}

function writtenLike(old: string, weekday: number | null, day: number, month: number): string {
  const isMonthFirst = new RegExp(`${MONTH.source} \\d`, 'i').test(old);
  const written = isMonthFirst ? `${MONTHS[month]} ${day}` : `${day} ${MONTHS[month]}`;
  return weekday === null ? written : `${DAYS[weekday]}${/day,/.test(old) ? ',' : ''} ${written}`;
}

type WholeDate = { weekday: number; day: number; month: number };
const isKnown = (date: SaidDate): date is WholeDate =>
  date.weekday !== null && date.day !== null && date.month !== null;

/** Another weekday alone is the one nearest to the old date: a weekday beside the wrong day would be a lie. */
function onWeekday(old: string, was: WholeDate, weekday: number): string {
  const steps = ((weekday - was.weekday + 10) % 7) - 3;
  // No year matters here but that February ends on its 28th.
  const near = new Date(Date.UTC(2027, was.month, was.day + steps));
  return writtenLike(old, weekday, near.getUTCDate(), near.getUTCMonth());
}

/** In the year in which the old date falls on its weekday. */
function weekdayOf(was: WholeDate, day: number, month: number): number | null {
  for (let year = 2026; year < 2034; year++)
    if (new Date(Date.UTC(year, was.month, was.day)).getUTCDay() === was.weekday)
      return new Date(Date.UTC(year, month, day)).getUTCDay();
  return null;
}
