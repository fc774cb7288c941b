import { Temporal } from 'temporal-polyfill';
import type { Frequency } from '../../../../domain/schedule/plan.ts';
import type { Weekday } from '../../../../domain/schedule/recurrence.ts';
import { instantToWall } from '../../../../domain/time.ts';
import { DEFAULT_TIME, type SettledTime, settleClock } from './clocks.ts';
import type { Entry } from './composing/entries.ts';
import { spread, spreadPerUnit } from './composing/spreading.ts';
import type { ClockSpec, Daypart, DaySpec, Phrase, RepeatSpec, Window } from './phrases.ts';
import type { Plan } from './reading.ts';
import { countInSpan, firstDay, repeatFrequency, repeatRule, shiftWeekdays } from './recurrence.ts';
import { readMonthAndDay, resolveDay, type Standpoint, windowDays } from './resolve-day.ts';
import { weekdayCode } from './rules/patterns.ts';
import { zoneName } from './rules/zones.ts';
import type { WhenSpec } from './whens.ts';

/** A dated plan, before it is told what to post and where. */
export interface DatedPlan {
  instant: Temporal.Instant;
  frequency: Frequency;
  weekdays: Weekday[];
  rrule: string | null;
  occurrences: number | null;
  until: string | null;
  assumed: string[];
  keeps: Plan['keeps'];
  /** Whether what was said lies in the past, so that a later moment was taken. */
  hasPassed: boolean;
  said: Plan['said'];
  /** The phrases that say when, for cutting the message into posts. */
  phrases: Phrase[];
}

/** What holds for all plans of a message: how long, from when, how many posts. */
export interface Frame {
  start: DaySpec | null;
  until: DaySpec | null;
  span: { amount: number; unit: string } | null;
  count: number | null;
  posts: number | null;
  /** Where a rhythm of hours ends. */
  endTime: ClockSpec | null;
  window: Window | null;
  /** 'five evenings in a row' settles the hour of all of them. */
  daypart: Daypart | null;
}

interface Place {
  now: Temporal.Instant;
  /** The user's zone. */
  timeZone: string;
  /** The zone the message speaks in. */
  zone: string;
}

/** Puts an entry on the calendar: one plan for each day and time, or one for each rhythm. */
export function dateEntry(entry: Entry, frame: Frame, { now, timeZone }: Omit<Place, 'zone'>): DatedPlan[] {
  return entry.whens.flatMap(({ when, daypart: own, phrase }) => {
    const daypart = own ?? frame.daypart ?? undefined;
    const clocks =
      entry.times.length > 0
        ? entry.times.map((said) => ({
            time: settleClock(said.clock, daypart),
            zone: said.zone ?? timeZone,
            phrases: [said.phrase],
          }))
        : defaultTimes(when, daypart).map((time) => ({ time, zone: timeZone, phrases: [] }));
    return clocks.flatMap(({ time, zone, phrases }) =>
      dateOne(when, time, frame, { now, timeZone, zone }).map((dated) => ({
        ...dated,
        keeps: dated.frequency === 'once' ? keptOnce(dated.instant, zone, timeZone) : dated.keeps,
        said: {
          day: when.type !== 'none',
          time: when.type === 'elapsed' || entry.times.length > 0 || daypart !== undefined,
        },
        phrases: [...(phrase ? [phrase] : []), ...phrases],
      })),
    );
  });
}

/** Without a time: noon, or the part of the day; 'twice a day' gets two sensible hours. */
function defaultTimes(when: WhenSpec, daypart: Daypart | undefined): SettledTime[] {
  if (daypart) return [settleClock({ hour: 0, minute: 0, isBare: false, daypart, isDaypartOnly: true })];
  const perDay = when.type === 'repeat' && when.repeat.unit === 'day' ? (when.repeat.perUnit ?? 1) : 1;
  if (perDay < 2) return [DEFAULT_TIME];
  const hours =
    perDay === 2
      ? [9, 18]
      : perDay === 3
        ? [9, 13, 18]
        : Array.from({ length: Math.min(perDay, 12) }, (_, i) => 8 + Math.floor((12 * i) / perDay));
  return hours.map((hour) => ({ hour, minute: 0, assumed: `${String(hour).padStart(2, '0')}:00 assumed` }));
}

function hereAt(time: SettledTime, place: Place): Standpoint {
  // Days are counted on the user's calendar; the named zone's clock decides whether a moment is still ahead.
  const today = place.now.toZonedDateTimeISO(place.zone).toPlainDate();
  return {
    now: place.now,
    timeZone: place.timeZone,
    today,
    isAhead: (day) => Temporal.Instant.compare(momentOf(day, time, place), place.now) > 0,
  };
}

function momentOf(day: Temporal.PlainDate, { hour, minute }: SettledTime, { zone }: Place): Temporal.Instant {
  return day.toPlainDateTime({ hour, minute }).toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant();
}

type DatedAlone = Omit<DatedPlan, 'phrases' | 'said'>;

function dateOne(when: WhenSpec, time: SettledTime, frame: Frame, place: Place): DatedAlone[] {
  const here = hereAt(time, place);
  if (isOver(when, time, place)) return [];
  const once = (day: Temporal.PlainDate, note: string[] = []) =>
    onceAt(aheadOf(day, time, place), [...notesOf(time), ...note]);
  const onDay = (said: DaySpec, day: Temporal.PlainDate): DatedAlone => {
    const dated = once(day, readingNotes(said, here));
    const taken = dated.instant.toZonedDateTimeISO(place.zone).toPlainDate();
    return { ...dated, hasPassed: !taken.equals(day) || isLongAhead(said, day, here) };
  };
  const recurring = (repeat: RepeatSpec, ends: Frame) => datedRepeat(repeat, time, ends, place, here);
  switch (when.type) {
    case 'elapsed':
      return [onceAt(place.now.add({ minutes: Math.min(when.minutes, 5_000_000) }), [])];
    case 'repeat':
      return recurring(when.repeat, frame);
    case 'range':
      return recurring(
        { unit: 'day', interval: 1 },
        { ...frame, start: when.from, until: when.to, span: null, count: null },
      );
    case 'days-of-week': {
      const { first } = windowDays(when.window, here);
      const days = Array.from({ length: 7 }, (_, i) => first.add({ days: i })).filter((day) =>
        when.weekdays.includes(weekdayCode(day.dayOfWeek)),
      );
      return days.filter(here.isAhead).map((day) => once(day));
    }
    case 'window':
      return spread(windowDays(when.window, here), frame.posts ?? 1, here).map((day) => once(day));
    case 'day':
      if (frame.span || frame.until) return recurring(boundedRhythm(frame), { ...frame, start: when.day });
      return [onDay(when.day, dayIn(when, here))];
    case 'none':
      if (frame.span && frame.posts)
        return spread(spanDays(frame.span, here), frame.posts, here).map((day) => once(day));
      return frame.span || frame.until || (frame.count ?? 1) > 1
        ? recurring(boundedRhythm(frame), frame)
        : [once(firstDay({ unit: 'day', interval: 1 }, here.today, here))];
  }
}

/** 'six posts over the next two weeks' start today. */
function spanDays({ amount, unit }: NonNullable<Frame['span']>, { today }: Standpoint) {
  const isDays = unit === 'weekday' || unit === 'hour';
  const after = today.add({ [isDays ? 'days' : `${unit}s`]: Math.max(1, Math.min(600, Math.round(amount))) });
  return { first: today, last: after.subtract({ days: 1 }) };
}

/** 'at 9 for 5 days' repeats daily, 'for 3 months' monthly posts were never said: daily it is. */
function boundedRhythm(frame: Frame): RepeatSpec {
  return frame.span?.unit === 'weekday'
    ? { unit: 'week', interval: 1, weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'] }
    : { unit: 'day', interval: 1 };
}

function dayIn(when: Extract<WhenSpec, { type: 'day' }>, here: Standpoint): Temporal.PlainDate {
  const { day, window } = when;
  if (!window) return resolveDay(day, here);
  const { first, last } = windowDays(window, here);
  if (day.type === 'weekday') {
    const inWindow = first.add({ days: (day.weekday - first.dayOfWeek + 7) % 7 });
    return here.isAhead(inWindow) || window.offset > 0 ? inWindow : resolveDay(day, here);
  }
  if ((day.type === 'holiday' || day.type === 'date') && window.unit === 'year')
    return resolveDay({ ...day, year: first.year }, here);
  if (day.type === 'month-day') return first.with({ day: Math.min(day.day, last.day) });
  return resolveDay(day, here);
}

/** A date with its year that is past leaves nothing to plan. */
function isOver(when: WhenSpec, time: SettledTime, place: Place): boolean {
  if (when.type !== 'day' || when.day.type !== 'date' || when.day.year === undefined) return false;
  const day = Temporal.PlainDate.from({ year: when.day.year, ...readMonthAndDay(when.day, place.timeZone) });
  const isPast = (hour: number) => Temporal.Instant.compare(momentOf(day, { ...time, hour }, place), place.now) <= 0;
  return isPast(time.hour) && isPast(time.other ?? time.hour);
}

/** A moment that is past moves to the other honest reading of its hour, or to the next day. */
function aheadOf(day: Temporal.PlainDate, time: SettledTime, place: Place): Temporal.Instant {
  const moment = momentOf(day, time, place);
  if (Temporal.Instant.compare(moment, place.now) > 0) return moment;
  if (time.other !== undefined) {
    const other = momentOf(day, { ...time, hour: time.other }, place);
    if (Temporal.Instant.compare(other, place.now) > 0) return other;
  }
  let next = day;
  const today = place.now.toZonedDateTimeISO(place.timeZone).toPlainDate().subtract({ days: 1 });
  if (Temporal.PlainDate.compare(next, today) < 0) next = today;
  for (let i = 0; i < 5; i++) {
    next = next.add({ days: 1 });
    const later = momentOf(next, time, place);
    if (Temporal.Instant.compare(later, place.now) > 0) return later;
  }
  return place.now.add({ hours: 24 });
}

function onceAt(instant: Temporal.Instant, assumed: string[]): DatedAlone {
  const rhythm = { frequency: 'once', rrule: null, occurrences: null, until: null } as const;
  return { instant, ...rhythm, weekdays: [], keeps: null, hasPassed: false, assumed };
}

/** A date without its year that was nearer behind than it is ahead: 'November 3' on November 14. */
function isLongAhead(said: DaySpec, day: Temporal.PlainDate, { today }: Standpoint): boolean {
  if (said.type !== 'date' || said.year !== undefined || day.year === today.year) return false;
  return today.until(day).total('days') > 366 / 2;
}

function notesOf(time: SettledTime): string[] {
  return time.assumed ? [time.assumed] : [];
}

/** Readings that the user should see, since another was possible. */
function readingNotes(day: DaySpec, here: Standpoint): string[] {
  const long = (date: Temporal.PlainDate) =>
    date.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
  if (day.type === 'date') {
    const meant = readMonthAndDay(day, here.timeZone);
    const taken = resolveDay(day, here);
    const month = taken.toLocaleString('en-US', { month: 'long' });
    if (taken.day !== meant.day) return [`${month} ${meant.day} is no day; read as ${long(taken)}`];
  }
  if (day.type === 'date' && day.swapped) return [`${long(resolveDay(day, here))}: day and month could be swapped`];
  if (day.type === 'weekday' && day.which === 'next') return [`${long(resolveDay(day, here))} read as next week's`];
  return [];
}

/** A rhythm on the calendar; several days of the month are a plan each. */
function datedRepeat(
  repeat: RepeatSpec,
  time: SettledTime,
  frame: Frame,
  place: Place,
  here: Standpoint,
): DatedAlone[] {
  const spreadOut = spreadPerUnit(repeat);
  if ((spreadOut.monthDays?.length ?? 0) > 1)
    return (spreadOut.monthDays ?? []).flatMap((day) =>
      datedRepeat({ ...spreadOut, monthDays: [day] }, time, frame, place, here),
    );
  if ((spreadOut.nths?.length ?? 0) > 1)
    return (spreadOut.nths ?? []).flatMap((nth) =>
      datedRepeat({ ...spreadOut, nths: [nth] }, time, frame, place, here),
    );
  const window = frame.window ? windowDays(frame.window, here) : null;
  const from = startDay(frame, window, here);
  const first = firstDay(spreadOut, from, here);
  const isElapsed = repeat.unit === 'hour' || repeat.unit === 'minute';
  const hasTime = time !== DEFAULT_TIME;
  const instant = isElapsed && !hasTime && !frame.start ? firstBeat(repeat, place) : momentOf(first, time, place);
  const day = instant.toZonedDateTimeISO(place.timeZone).toPlainDate();
  const own =
    spreadOut.unit === 'week' ? (spreadOut.weekdays?.length ? spreadOut.weekdays : [weekdayCode(first.dayOfWeek)]) : [];
  const weekdays = shiftWeekdays(own, first.until(day).total('days'));
  const lastDay = frame.until ? resolveUntil(frame.until, first, here) : (window?.last ?? null);
  const beats = isElapsed && frame.endTime ? beatsUntil(frame.endTime, instant, repeat, place) : null;
  const occurrences = frame.count ?? beats ?? (frame.span ? countInSpan(spreadOut, first, frame.span) : null);
  const until = occurrences === null ? lastDay : null;
  const frequency = repeatFrequency(spreadOut);
  const clock = isElapsed ? null : namedClock(place.zone, place.timeZone, instant);
  const ends = (timeZone: string) => ({ count: occurrences, until: until ? endOf(until, timeZone) : null });
  return [
    {
      instant,
      frequency,
      weekdays:
        frequency === 'weekly' ||
        frequency === 'biweekly' ||
        frequency === 'weekdays' ||
        (frequency === 'custom' && spreadOut.unit === 'week')
          ? weekdays
          : [],
      rrule: repeatRule(spreadOut, day, weekdays, ends(place.timeZone)),
      keeps:
        clock === null
          ? null
          : {
              timeZone: clock,
              at: instantToWall(instant, clock),
              rrule: repeatRule(spreadOut, first, own, ends(clock)),
            },
      hasPassed: false,
      occurrences,
      until: until?.toString() ?? null,
      assumed: isElapsed && !hasTime ? [] : notesOf(time),
    },
  ];
}

function keptOnce(instant: Temporal.Instant, zone: string, own: string): Plan['keeps'] {
  const timeZone = namedClock(zone, own, instant);
  return timeZone === null ? null : { timeZone, at: instantToWall(instant, timeZone), rrule: null };
}

/** The other clock that a zone means; null for the user's own, also where somebody in New York says EST in winter. */
export function namedClock(zone: string, timeZone: string, instant: Temporal.Instant): string | null {
  const isFixed = /^[+-]/.test(zone);
  if (zone === timeZone || (isFixed && instant.toZonedDateTimeISO(timeZone).offset === zone)) return null;
  return zoneName(zone);
}

/** How many posts 'every hour from 10am to 2pm' makes. */
function beatsUntil(end: ClockSpec, first: Temporal.Instant, repeat: RepeatSpec, { zone }: Place): number {
  const start = first.toZonedDateTimeISO(zone);
  const { hour, minute } = settleClock(end);
  const minutes = hour * 60 + minute - (start.hour * 60 + start.minute);
  const whole = minutes > 0 ? minutes : minutes + 1440;
  return Math.floor(whole / (repeat.interval * (repeat.unit === 'hour' ? 60 : 1))) + 1;
}

/** 'Starting this week' begins now, though the week has begun before. */
const isUnderWay = (day: DaySpec): boolean =>
  day.type === 'window' && day.edge === 'first' && day.window.unit === 'week' && day.window.offset === 0;

function startDay(frame: Frame, window: { first: Temporal.PlainDate } | null, here: Standpoint): Temporal.PlainDate {
  const start = frame.start && !isUnderWay(frame.start) ? resolveDay(frame.start, here) : (window?.first ?? here.today);
  return Temporal.PlainDate.compare(start, here.today) < 0 ? here.today : start;
}

/** The end day lies after the first post; without a year it is the next such day. */
function resolveUntil(until: DaySpec, first: Temporal.PlainDate, here: Standpoint): Temporal.PlainDate {
  return resolveDay(until, { ...here, isAhead: (day) => Temporal.PlainDate.compare(day, first) >= 0 });
}

const endOf = (day: Temporal.PlainDate, timeZone: string) =>
  day.toPlainDateTime({ hour: 23, minute: 59, second: 59 }).toZonedDateTime(timeZone).toInstant();

/** 'every hour' without a start begins at the next full hour, 'every 30 minutes' half an hour from now. */
function firstBeat(repeat: RepeatSpec, { now, timeZone }: Place): Temporal.Instant {
  const local = now.toZonedDateTimeISO(timeZone);
  if (repeat.unit === 'hour')
    return local.round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ hours: 1 }).toInstant();
  return local.round({ smallestUnit: 'minute', roundingMode: 'floor' }).add({ minutes: repeat.interval }).toInstant();
}
