import { Temporal } from 'temporal-polyfill';

const WEEKDAY_NAMES: Record<string, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};
const ORDINAL_NAMES: Record<string, string> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '-1': 'last',
  '-2': 'second to last',
};
const UNITS: Record<string, string> = {
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const WORKING_DAYS = 'MO,TU,WE,TH,FR';

/** An RFC 5545 rule in plain English: 'every Monday, 4 times', 'on the 1st of every month'. UNTIL is shown as a day in the zone. */
export function recurrenceInWords(rule: string | null, timeZone = 'UTC'): string {
  if (rule === null) return 'once';
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  return `${rhythm(parts)}${ending(parts, timeZone)}`;
}

function rhythm(parts: Map<string, string>): string {
  const unit = UNITS[parts.get('FREQ') ?? ''] ?? 'day';
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const days = parts.get('BYDAY');
  const every = interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`;
  if (unit === 'month') return monthRhythm(parts, every);
  if (unit === 'year') return yearRhythm(parts, every);
  if (!days) return every;
  const sorted = Object.keys(WEEKDAY_NAMES).filter((code) => days.split(',').includes(code));
  if (interval === 1 && sorted.join() === WORKING_DAYS) return 'every weekday';
  const names = listed(sorted.map((code) => WEEKDAY_NAMES[code] ?? code));
  return interval === 1 ? `every ${names}` : `${every} on ${names}`;
}

function monthRhythm(parts: Map<string, string>, every: string): string {
  const place = placeInMonth(parts);
  return place ? `on the ${place} of ${every}` : every;
}

function yearRhythm(parts: Map<string, string>, every: string): string {
  const month = Number(parts.get('BYMONTH') ?? 0);
  const day = lastNumber(parts.get('BYMONTHDAY'));
  if (!month || !day) return every;
  return `${every} on ${monthName(month)} ${day}`;
}

/** 'first Monday', '15th', 'last day', or null where the rule names no place in the month. */
function placeInMonth(parts: Map<string, string>): string | null {
  const days = parts.get('BYDAY');
  const position = parts.get('BYSETPOS');
  if (days === WORKING_DAYS && position) return `${ORDINAL_NAMES[position] ?? ordinal(Number(position))} weekday`;
  const nth = /^(-?\d)([A-Z]{2})$/.exec(days ?? '');
  if (nth?.[1] && nth[2]) return `${ORDINAL_NAMES[nth[1]] ?? ordinal(Number(nth[1]))} ${WEEKDAY_NAMES[nth[2]]}`;
  const monthDay = lastNumber(parts.get('BYMONTHDAY'));
  if (monthDay === null) return null;
  return monthDay === -1 ? 'last day' : ordinal(monthDay);
}

function ending(parts: Map<string, string>, timeZone: string): string {
  const count = parts.get('COUNT');
  if (count) return count === '1' ? ', once' : count === '2' ? ', twice' : `, ${count} times`;
  const until = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z)?$/.exec(parts.get('UNTIL') ?? '');
  if (!until) return '';
  const [, year, month, day, hour, minute, second] = until;
  const date = hour
    ? Temporal.Instant.from(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`).toZonedDateTimeISO(timeZone)
    : Temporal.PlainDate.from(`${year}-${month}-${day}`);
  return ` until ${monthName(date.month)} ${date.day}, ${date.year}`;
}

/** The day a rule means: '28,29,30,31' with the last position is how a rule says 'the 31st or the month's last day'. */
function lastNumber(list: string | undefined): number | null {
  return list === undefined ? null : Number(list.split(',').at(-1));
}

function monthName(month: number): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1));
}

function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

function listed(names: string[]): string {
  if (names.length < 2) return names.join();
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
