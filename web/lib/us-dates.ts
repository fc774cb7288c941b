const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** How much of a name is written. */
const LENGTHS = { long: undefined, short: 3, narrow: 1 };

interface Parts {
  weekday?: keyof typeof LENGTHS;
  month?: 'long' | 'short';
  day?: 'numeric';
  year?: 'numeric';
  hour?: 'numeric';
  minute?: '2-digit';
  second?: '2-digit';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in US English, in the viewer's zone unless another is named. */
export function inUsEnglish(at: Date | string, { timeZone, ...parts }: Parts & { timeZone?: string }): string {
  const date = new Date(at);
  if (!timeZone) return inOwnZone(date, parts);
  const key = JSON.stringify([parts, timeZone]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...parts, timeZone });
  formats.set(key, format);
  // Newer browsers put a narrow space before AM and PM.
  return format.format(date).replaceAll(/[\u202f\u00a0]/g, ' ');
}

/** Without Intl: its first use on a page costs a browser as much as the page's styles and layout together. */
function inOwnZone(date: Date, { weekday, month, day, year, hour, second }: Parts): string {
  const name = (names: string[], at: number, length: keyof typeof LENGTHS) => names[at]?.slice(0, LENGTHS[length]);
  const ofMonth = [month && name(MONTHS, date.getMonth(), month), day && date.getDate()].filter(Boolean).join(' ');
  const ofYear = [ofMonth, year && date.getFullYear()].filter(Boolean).join(day ? ', ' : ' ');
  const two = (number: number) => `:${String(number).padStart(2, '0')}`;
  const hours = date.getHours();
  const clock =
    hour &&
    `${hours % 12 || 12}${[date.getMinutes(), ...(second ? [date.getSeconds()] : [])].map(two).join('')} ${hours < 12 ? 'AM' : 'PM'}`;
  return [weekday && name(WEEKDAYS, date.getDay(), weekday), ofYear, clock].filter(Boolean).join(', ');
}

/** 'November 20, 2026, 3:05 PM'. */
export function longMoment(at: Date | string, timeZone?: string): string {
  return `${inUsEnglish(at, { month: 'long', day: 'numeric', year: 'numeric', timeZone })}, ${timeOfDay(at, timeZone)}`;
}

/** 'Nov 20, 3:05 PM', with the year where it is not this one. */
export function shortMoment(at: Date | string, now = new Date()): string {
  const isThisYear = new Date(at).getFullYear() === now.getFullYear();
  const day = inUsEnglish(at, { month: 'short', day: 'numeric', ...(isThisYear ? {} : { year: 'numeric' }) });
  return `${day}, ${timeOfDay(at)}`;
}

/** '3:05 PM'. */
export function timeOfDay(at: Date | string, timeZone?: string): string {
  return inUsEnglish(at, { hour: 'numeric', minute: '2-digit', timeZone });
}

/** How long something takes or is away, in its largest units: 'less than a minute', '5 min', '2 h 5 min', '3 days'. */
export function duration(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day' : `${days} days`;
}
