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
  const [was, said] = [dateIn(old), dateIn(words.split(/\bnot\b/i)[0] ?? '')];
  const day = said.day ?? dateIn(words).day;
  const month = said.month ?? was.month;
  if (day === null || month === null || was.day === null || was.month === null) return null;
  const weekday = was.weekday === null ? null : (said.weekday ?? weekdayOf(was as Known, day, month));
  const name = `${day} ${MONTHS[month]}`;
  const isMonthFirst = new RegExp(`${MONTH.source} \\d`, 'i').test(old);
  const written = isMonthFirst ? `${MONTHS[month]} ${day}` : name;
  return weekday === null ? written : `${DAYS[weekday]}${/day,/.test(old) ? ',' : ''} ${written}`;
}

type Known = { weekday: number; day: number; month: number };

/** In the year in which the old date falls on its weekday. */
function weekdayOf(was: Known, day: number, month: number): number | null {
  for (let year = 2026; year < 2034; year++)
    if (new Date(Date.UTC(year, was.month, was.day)).getUTCDay() === was.weekday)
      return new Date(Date.UTC(year, month, day)).getUTCDay();
  return null;
}
