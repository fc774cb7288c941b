import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';

/** A wall time to the minute, 'YYYY-MM-DDTHH:mm'. */
export type WallTime = string;

/** Something that happens from a wall time on in a zone, by an RFC 5545 rule, or once where the rule is null. */
export interface Recurrence {
  start: WallTime;
  timeZone: string;
  rule: string | null;
  /** Moments of the rule at which it does not happen (RFC 5545 calls them EXDATE). */
  except?: readonly Date[];
}

/** Whether a name is a real IANA time zone (offsets such as '+02:00' are not). */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The instant of a wall time in a zone: a skipped one moves forward by the gap, an ambiguous one is the first. */
export function wallToInstant(wall: WallTime, timeZone: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone, { disambiguation: 'compatible' }).toInstant();
}

/** The wall time in a zone at an instant. */
export function instantToWall(instant: Temporal.Instant | string, timeZone: string): WallTime {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime().toString().slice(0, 16);
}

/** The place of a zone as people say it: 'London'; 'GMT-5' where a zone is only an offset. */
export function placeOfZone(timeZone: string): string {
  if (!timeZone.startsWith('Etc/')) return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  // The names of whole hours count the other way round.
  return timeZone.replace('Etc/', '').replace(/[+-]/, (sign) => (sign === '+' ? '-' : '+'));
}
const LONG: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};
/** One for each zone that was asked for: making one takes a hundred times as long as using it. */
const longFormats = new Map<string, Intl.DateTimeFormat>();

/** US English long form with the zone's short name: 'Monday, November 16, 2026 at 9:00 AM GMT+1'. */
export function formatLong(instant: Temporal.Instant | string, timeZone: string): string {
  const format = longFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...LONG });
  longFormats.set(timeZone, format);
  return format.format(Temporal.Instant.from(instant).epochMilliseconds).replace(/[\u202f\u00a0]/g, ' ');
}

/** The first `count` instants of a recurrence. */
export function firstOccurrences(recurring: Recurrence, count: number): Temporal.Instant[] {
  if (recurring.rule === null) return [wallToInstant(recurring.start, recurring.timeZone)].slice(0, count);
  const line = timelineOf(recurring, recurring.rule);
  const most = count + (recurring.except?.length ?? 0);
  return line.rule
    .all((_, i) => i < most)
    .map((moment) => line.instantOf(moment.toPlainDateTime().toString()))
    .filter(happensAt(recurring))
    .slice(0, count);
}

function happensAt({ except = [] }: Recurrence): (instant: Temporal.Instant) => boolean {
  const leftOut = new Set(except.map((at) => at.getTime()));
  return ({ epochMilliseconds }) => !leftOut.has(epochMilliseconds);
}

/** The instants of a recurrence from one instant to another, both included. */
export function occurrencesBetween(
  recurring: Recurrence,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Temporal.Instant[] {
  const happens = happensAt(recurring);
  const inside = (instant: Temporal.Instant) =>
    Temporal.Instant.compare(instant, from) >= 0 && Temporal.Instant.compare(instant, to) <= 0 && happens(instant);
  if (recurring.rule === null) return [wallToInstant(recurring.start, recurring.timeZone)].filter(inside);
  const line = timelineOf(recurring, recurring.rule);
  // A clock change can move an occurrence past either end, so look a little further and hold each one against the ends.
  const [first, last] = [line.positionOf(from.subtract(MARGIN)), line.positionOf(to.add(MARGIN))];
  return line.rule
    .between(new Date(first), new Date(last), true)
    .map((moment) => line.instantOf(moment.toPlainDateTime().toString()))
    .filter(inside);
}

/**
 * The first instants of a recurrence from one instant to another, no more than so many; looked for in stretches that
 * grow, since a long one holds more than anybody counts.
 */
export function firstOccurrencesBetween(
  recurring: Recurrence,
  from: Temporal.Instant,
  to: Temporal.Instant,
  most: number,
): Temporal.Instant[] {
  const found: Temporal.Instant[] = [];
  let begin = from;
  for (let hours = 400; found.length < most && Temporal.Instant.compare(begin, to) <= 0; hours *= 2) {
    const until = begin.add({ hours });
    const end = Temporal.Instant.compare(until, to) < 0 ? until : to;
    found.push(...occurrencesBetween(recurring, begin, end));
    begin = end.add({ milliseconds: 1 });
  }
  return found.slice(0, most);
}

/** The first instant of a recurrence that lies strictly after an instant, or null where there is none. */
export function nextOccurrence(recurring: Recurrence, after: Temporal.Instant): Temporal.Instant | null {
  const happens = happensAt(recurring);
  const isAfter = (instant: Temporal.Instant) => Temporal.Instant.compare(instant, after) > 0 && happens(instant);
  if (recurring.rule === null) {
    const only = wallToInstant(recurring.start, recurring.timeZone);
    return isAfter(only) ? only : null;
  }
  const line = timelineOf(recurring, recurring.rule);
  let position = line.positionOf(after.subtract(MARGIN));
  for (;;) {
    const moment = line.rule.next(new Date(position));
    if (!moment) return null;
    const instant = line.instantOf(moment.toPlainDateTime().toString());
    if (isAfter(instant)) return instant;
    position = moment.epochMilliseconds;
  }
}

/** No clock change anywhere is longer. */
const MARGIN = { hours: 26 };

interface Timeline {
  rule: RRuleTemporal;
  instantOf: (wall: string) => Temporal.Instant;
  /** Where an instant lies on the rule's own clock, in milliseconds. */
  positionOf: (instant: Temporal.Instant) => number;
}

/**
 * The rule is expanded as floating time on a clock without changes and attached to the zone afterwards, so that a
 * recurrence keeps its wall time. Hours and minutes are elapsed time: those run on the real clock.
 */
function timelineOf({ start, timeZone }: Recurrence, rule: string): Timeline {
  const isElapsed = /FREQ=(HOURLY|MINUTELY|SECONDLY)/.test(rule);
  const zone = isElapsed ? 'UTC' : timeZone;
  const begin = isElapsed ? instantToWall(wallToInstant(start, timeZone), 'UTC') : start;
  const floating = rule.replace(/UNTIL=(\d{8}T\d{6})Z/, (_, until: string) => {
    const instant = Temporal.PlainDateTime.from(until).toZonedDateTime('UTC').toInstant();
    return `UNTIL=${compact(instant.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'second' }))}Z`;
  });
  return {
    rule: new RRuleTemporal({
      rruleString: `DTSTART;TZID=UTC:${compact(begin)}00\nRRULE:${withMonthEnds(floating, begin)}`,
    }),
    instantOf: (wall) => wallToInstant(wall, zone),
    positionOf: (instant) =>
      instant.toZonedDateTimeISO(zone).toPlainDateTime().toZonedDateTime('UTC').epochMilliseconds,
  };
}

const compact = (wall: string) => wall.replace(/[-:]/g, '');

/** RFC 5545 skips a month that lacks the day; we take that month's last day instead. */
function withMonthEnds(rule: string, start: WallTime): string {
  if (/BY(DAY|SETPOS|YEARDAY|WEEKNO)=/.test(rule)) return rule;
  const [month, day] = [Number(start.slice(5, 7)), Number(start.slice(8, 10))];
  const named = /;BYMONTHDAY=(\d+)(?=;|$)/.exec(rule);
  const wanted = named ? Number(named[1]) : day;
  if (wanted < 29 || (rule.includes('BYMONTHDAY') && !named)) return rule;
  const days = Array.from({ length: wanted - 27 }, (_, i) => 28 + i).join();
  const rest = named ? rule.replace(named[0], '') : rule;
  if (/FREQ=MONTHLY/.test(rule)) return `${rest};BYMONTHDAY=${days};BYSETPOS=-1`;
  if (!/FREQ=YEARLY/.test(rule)) return rule;
  return `${rest}${rule.includes('BYMONTH=') ? '' : `;BYMONTH=${month}`};BYMONTHDAY=${days};BYSETPOS=-1`;
}
