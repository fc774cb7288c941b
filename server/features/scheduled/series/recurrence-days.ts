import { Temporal } from 'temporal-polyfill';
import { WEEKDAYS, type Weekday } from '../../../../domain/schedule/recurrence.ts';
import { type Recurrence, type WallTime, wallToInstant } from '../../../../domain/time.ts';

/** A calendar day as a number: the days since 1970-01-01. */
export type DayNumber = number;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** The number of the day of a date 'YYYY-MM-DD' or of a wall time. */
export function dayNumber(date: string): DayNumber {
  return Date.parse(`${date.slice(0, 10)}T00:00Z`) / DAY_MS;
}

/** 'YYYY-MM-DD'. */
export function dateOf(day: DayNumber): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Tells the day of an instant in any zone. What it learns of a zone it keeps: asking for hundreds costs little. */
export function dayTeller(): (instant: Date, timeZone: string) => DayNumber {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant, timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone });
    formats.set(timeZone, format);
    const [month = 1, day = 1, year = 0] = format.format(instant).split('/').map(Number);
    return Date.UTC(year, month - 1, day) / DAY_MS;
  };
}

/** What comes again by a rule. */
export type RuledRecurrence = Recurrence & { rule: string };

/** The zone whose days a rule counts: hours are elapsed time, which runs on the real clock. */
export function clockOf({ rule, timeZone }: RuledRecurrence): string {
  return rule.includes('FREQ=HOURLY') ? 'UTC' : timeZone;
}

/**
 * The days on which a series falls by the clock of its rule, in order, from one day to another. Plain counting, for where
 * only days matter: a year of a daily series takes a fraction of a millisecond here, and its instants fifty.
 */
export function* daysOfSeries(repeating: RuledRecurrence, from: DayNumber, to: DayNumber): Generator<DayNumber> {
  const rule = partsOf(repeating);
  const last = Math.min(to, rule.until);
  // Of a day that has one each hour, the others stay.
  const dayIn = dayTeller();
  const leftOut = rule.freq === 'HOURLY' ? [] : (repeating.except ?? []).map((at) => dayIn(at, repeating.timeZone));
  const step = rule.freq === 'HOURLY' ? 1 : rule.interval;
  let left = rule.count;
  // Only who counts has to begin at the beginning.
  for (let period = left === Number.POSITIVE_INFINITY ? step * periodsBefore(rule, from, step) : 0; ; period += step) {
    const { begins, days } = periodOf(rule, period);
    if (begins > last) return;
    for (const day of positioned(days, rule.position)) {
      if (day < rule.begins) continue;
      if (day > last || left <= 0) return;
      const times = timesOn(rule, day);
      left -= times;
      if (times > 0 && day >= from && !leftOut.includes(day)) yield day;
    }
  }
}

/**
 * Tells whether a series comes at a moment of a stretch of days, given its wall time in the zone of the series. Its days are counted
 * once, for where thousands of moments are asked about; of one by the hour, the whole of its last day counts.
 */
export function momentTeller(
  repeating: RuledRecurrence,
  from: DayNumber,
  to: DayNumber,
): (moment: Date, wall: WallTime) => boolean {
  const days = new Set(daysOfSeries(repeating, from, to));
  const { freq, first, interval } = partsOf(repeating);
  const timeOfDay = repeating.start.slice(11);
  if (freq !== 'HOURLY') return (_, wall) => wall.slice(11) === timeOfDay && days.has(dayNumber(wall));
  const leftOut = new Set(repeating.except?.map((at) => at.getTime()));
  return (moment) => {
    const at = moment.getTime();
    const isOnTime = at >= first && (at - first) % (interval * HOUR_MS) === 0;
    return isOnTime && days.has(Math.floor(at / DAY_MS)) && !leftOut.has(at);
  };
}

/** The most days that a period of a rule may have. */
const LONGEST: Record<string, number> = { WEEKLY: 7, MONTHLY: 31, YEARLY: 366 };

/** How many steps of a rule certainly lie before a day. */
function periodsBefore({ freq, begins }: Parts, day: DayNumber, step: number): number {
  const longest = LONGEST[freq] ?? 1;
  return Math.max(0, Math.floor((day - begins - longest) / longest / step));
}

interface Parts {
  freq: string;
  interval: number;
  count: number;
  /** The first moment on the rule's own clock, in milliseconds, and its day. */
  first: number;
  begins: DayNumber;
  year: number;
  month: number;
  until: DayNumber;
  weekdays: { nth: number; weekday: number }[];
  monthDays: number[];
  months: number[];
  position: number | null;
  /** Of a month that lacks its one day, the last day counts. */
  endsMonths: boolean;
}

function partsOf(repeating: RuledRecurrence): Parts {
  const { start, timeZone, rule } = repeating;
  const part = new Map(rule.split(';').map((one) => one.split('=') as [string, string]));
  const numbers = (name: string): number[] => part.get(name)?.split(',').map(Number) ?? [];
  const freq = part.get('FREQ') ?? '';
  const isElapsed = freq === 'HOURLY';
  const first = isElapsed ? wallToInstant(start, timeZone).epochMilliseconds : Date.parse(`${start}Z`);
  const begins = Math.floor(first / DAY_MS);
  const weekdays = (part.get('BYDAY')?.split(',') ?? []).map((one) => ({
    nth: Number(one.slice(0, -2)),
    weekday: WEEKDAYS.indexOf(one.slice(-2) as Weekday),
  }));
  const [monthDays, months] = [numbers('BYMONTHDAY'), numbers('BYMONTH').sort((a, b) => a - b)];
  const opening = new Date(first);
  const [year, month] = [opening.getUTCFullYear(), opening.getUTCMonth()];
  const endsMonths = weekdays.length === 0 && !part.has('BYSETPOS') && monthDays.length < 2;
  // What a rule leaves open is as it is on its first day.
  if (freq === 'WEEKLY' && weekdays.length + monthDays.length === 0)
    weekdays.push({ nth: 0, weekday: weekdayOf(begins) });
  if (freq === 'YEARLY' && endsMonths && months.length === 0 && !((monthDays[0] ?? 31) < 29)) months.push(month + 1);
  if (/MONTHLY|YEARLY/.test(freq) && weekdays.length + monthDays.length === 0) monthDays.push(opening.getUTCDate());
  return {
    freq,
    interval: Number(part.get('INTERVAL')) || 1,
    count: Number(part.get('COUNT') ?? Number.POSITIVE_INFINITY),
    first,
    begins,
    year,
    month,
    until: lastDay(part.get('UNTIL'), clockOf(repeating), isElapsed ? 0 : first % DAY_MS),
    weekdays,
    monthDays,
    months,
    position: part.has('BYSETPOS') ? Number(part.get('BYSETPOS')) : null,
    endsMonths,
  };
}

/** The last day of a rule with an end, for what happens at a time of the day. */
function lastDay(until: string | undefined, zone: string, timeOfDay: number): DayNumber {
  const [, year, month, day, time] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})Z)?$/.exec(until ?? '') ?? [];
  if (!year) return Number.POSITIVE_INFINITY;
  if (!time) return dayNumber(`${year}-${month}-${day}`);
  const moment = Temporal.Instant.from(`${year}-${month}-${day}T${time}Z`).toZonedDateTimeISO(zone).toPlainDateTime();
  const position = Date.parse(`${moment.toString({ smallestUnit: 'second' })}Z`);
  return Math.floor((position - timeOfDay) / DAY_MS);
}

/** Where a day, a week, a month or a year of a rule begins, and the days of it that the rule names. */
function periodOf(rule: Parts, period: number): { begins: DayNumber; days: DayNumber[] } {
  const { freq, begins, year, month, months } = rule;
  if (freq === 'MONTHLY')
    return { begins: spanOf(year, month + period, 1).begins, days: daysOfMonth(rule, year, month + period, null) };
  if (freq === 'YEARLY') {
    const whole = spanOf(year + period, 0, 12);
    const named = months.length > 0 ? months : ALL_MONTHS;
    const days = named.flatMap((one) => daysOfMonth(rule, year + period, one - 1, months.length > 0 ? null : whole));
    return { begins: whole.begins, days };
  }
  if (freq !== 'WEEKLY')
    return { begins: begins + period, days: [begins + period].filter((day) => isNamed(rule, day)) };
  const monday = begins - weekdayOf(begins) + 7 * period;
  return { begins: monday, days: WEEK.map((at) => monday + at).filter((day) => isNamed(rule, day)) };
}

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const WEEK = [0, 1, 2, 3, 4, 5, 6];

function positioned(days: DayNumber[], position: number | null): DayNumber[] {
  if (position === null) return days;
  const day = days.at(position > 0 ? position - 1 : position);
  return day === undefined ? [] : [day];
}

/** Whether a day of a rule by days or weeks is one that it names. */
function isNamed({ weekdays, monthDays, months }: Parts, day: DayNumber): boolean {
  if (weekdays.length > 0 && !weekdays.some(({ weekday }) => weekday === weekdayOf(day))) return false;
  if (monthDays.length + months.length === 0) return true;
  const date = new Date(day * DAY_MS);
  if (months.length > 0 && !months.includes(date.getUTCMonth() + 1)) return false;
  const { length } = spanOf(date.getUTCFullYear(), date.getUTCMonth(), 1);
  return monthDays.length === 0 || monthDays.some((one) => (one < 0 ? length + 1 + one : one) === date.getUTCDate());
}

interface Span {
  begins: DayNumber;
  length: number;
}

function spanOf(year: number, month: number, months: number): Span {
  const begins = Date.UTC(year, month, 1) / DAY_MS;
  return { begins, length: Date.UTC(year, month + months, 1) / DAY_MS - begins };
}

/** The days of a month that a rule by months or years names; 'the second Monday' is one of the year where no month is named. */
function daysOfMonth(rule: Parts, year: number, month: number, ofYear: Span | null): DayNumber[] {
  const { weekdays, monthDays, months, endsMonths } = rule;
  if (months.length > 0 && !months.includes((month % 12) + 1)) return [];
  const { begins, length } = spanOf(year, month, 1);
  const named = monthDays.map((one) => (one < 0 ? length + 1 + one : endsMonths ? Math.min(one, length) : one));
  const all = monthDays.length > 0 ? named.sort((a, b) => a - b) : Array.from({ length }, (_, at) => at + 1);
  const days = [...new Set(all)].filter((one) => one >= 1 && one <= length).map((one) => begins + one - 1);
  if (weekdays.length === 0) return days;
  const span = ofYear ?? { begins, length };
  return days.filter((day) => {
    const [fromBegin, fromEnd] = [day - span.begins, span.begins + span.length - 1 - day];
    const places = [0, Math.floor(fromBegin / 7) + 1, -Math.floor(fromEnd / 7) - 1];
    return weekdays.some(({ nth, weekday }) => weekday === weekdayOf(day) && places.includes(nth));
  });
}

/** How often a series falls on a day: once, but for one that comes by the hour. */
function timesOn({ freq, first, interval }: Parts, day: DayNumber): number {
  if (freq !== 'HOURLY') return 1;
  const before = (moment: number): number => Math.max(0, Math.ceil((moment - first) / (interval * HOUR_MS)));
  return before((day + 1) * DAY_MS) - before(day * DAY_MS);
}

/** 0 is Monday. */
function weekdayOf(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7;
}
