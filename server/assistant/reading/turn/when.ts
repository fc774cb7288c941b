import { Temporal } from 'temporal-polyfill';
import type { Frequency } from '../../../../domain/schedule/plan.ts';
import type { Weekday } from '../../../../domain/schedule/recurrence.ts';
import { instantToWall, type WallTime, wallToInstant } from '../../../../domain/time.ts';
import { OWN_VERB } from '../../../lib/platform-words.ts';
import type { PlanOrder } from '../../operations.ts';
import { settleClock } from '../grammar/clocks.ts';
import { composePlans } from '../grammar/composing/compose.ts';
import { namedClock } from '../grammar/dating.ts';
import type { ClockSpec, Phrase } from '../grammar/phrases.ts';
import type { ReadingMoment } from '../grammar/reading.ts';
import { readMonthAndDay, resolveDay, type Standpoint, windowDays } from '../grammar/resolve-day.ts';
import { type HeardText, hear, phrasesOf } from './said.ts';

/** What a message says about the time of a post; what is not said is absent. */
export interface SaidWhen {
  at?: WallTime;
  /** Whether the day, the time of day, a rhythm were said. */
  hasDay: boolean;
  hasTime: boolean;
  /** Whether a day of its own is named: 'every Monday' names one, 'every week' does not. */
  namesDay?: boolean;
  frequency?: Frequency;
  /** The whole rhythm by RFC 5545. */
  rrule?: string;
  /** The clock of the zone that is named, where it is another, and the rhythm on that clock. */
  clock?: { timeZone: string; rrule: string | null };
  /** The days of each week, where a rhythm names more than one. */
  weekdays?: Weekday[];
  /** Further moments, where several were said: 'Friday and Saturday at 9'. */
  also?: WallTime[];
  occurrences?: number;
  until?: string;
  /** The first day is named: 'from 1 December'. */
  isStart?: boolean;
  /** The words name a time that lies behind: it is said, never moved silently. */
  isPast?: boolean;
  /** What is asked where the day is one that its month does not have. */
  noSuchDay?: string;
  /** How long it runs, where only the plan's own rhythm tells how many posts that makes. */
  span?: { amount: number; unit: string };
}

const DAY_KINDS = ['days', 'range', 'window', 'elapsed', 'repeat'] as const;
const KEPT = new Set([...DAY_KINDS, 'time', 'until', 'start', 'span', 'count', 'zone', 'except', 'end-time']);

/** A number that stands alone is an hour where a time is awaited: '10', 'to 10', 'early, 7', '… nine'. */
const LONE_HOUR =
  /(^|^(?:ok(?:ay)?|yes|yep|fine|then|and|so|no|hm+|right)\W+|[,.;:]\s+|(?<!quarter |half |\d )\b(?:to|for|make (?:it|that|them|both|them both)|both|do|at|still|say|around|about|from|until|by|of)\s+)((?:1\d|2[0-3]|[1-9])|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=\s*(?:$|[,.!?;]|as\b|instead\b|please\b|pls\b|not\b|thanks\b|ta\b|then\b|sharp\b|ish\b|on\b|today\b|tonight\b|tomorrow\b))(?!\.\d)/gi;

/** Spells out what stands for an hour, so that the grammar sees it. */
export function withHours(text: string): string {
  return text
    .replace(/\btom\b/gi, 'tomorrow')
    .replace(/,?\s+but\s+(?=(?:at|around|by)\s+(?:\d|noon|midday|half|quarter))/gi, ', ')
    .replace(/\b(put (?:it|that|them) off|postpone|delay|push)\b(.{0,20}?)\b(?:till|until)\b/gi, '$1$2 to')
    .replace(/\bnext week['’]?s ((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/gi, '$1 next week')
    .replace(/\bwed\b/gi, 'wednesday')
    .replace(/\b(morning|afternoon|evening|night),\s+(?:at\s+)?(?=\d{1,2}(?:[:.]\d\d|\s?[ap]m))/gi, '$1 at ')
    .replace(/\b(\d{1,2})([0-5]\d)\s?([ap]m)\b/gi, '$1:$2$3')
    .replace(/,?\s+(?:rather than|instead of|not) (?:at )?[\w:.]+(?: ?[ap]m)?\s*$/i, '')
    .replace(/\b(move|push|bring|shift|pull|put)\b(.{0,30}?)\b(?:up|back|forward|over|on) to\b/gi, '$1$2 to')
    .replace(/\s+(?:rather|instead|please|pls|then|ok|thanks|n ty|thx)[\s.!]*$/i, '')
    .replace(/\b(\d{1,2})\.(\d{2})\b(?!\.\d|\d)/g, (whole, hour: string, minute: string) =>
      Number(hour) < 24 && Number(minute) < 60 ? `${hour}:${minute}` : whole,
    )
    .replace(LONE_HOUR, (_, before: string, hour: string) => `${before.replace(/\b(?:to|for)\s+$/i, '')} at ${hour}`);
}

/** A day that has passed is said to have passed, not moved. */
export const YESTERDAY =
  /\b(?:yesterday|the day before yesterday|last (?:night|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b(?!['’]s)/i;
const pastDay = (now: ReadingMoment['now'], timeZone: string): WallTime =>
  Temporal.Instant.from(now)
    .toZonedDateTimeISO(timeZone)
    .subtract({ days: 1 })
    .toPlainDateTime()
    .toString()
    .slice(0, 16);

/** Nothing but the wish that it goes out at once: 'is now' and 'from now on' say something else. */
const NOW =
  /(?<!\b(?:is|are|it's|from|for|by) )\b(?:right now|now|straight away|right away|immediately|asap|at once|this minute)\b(?! on\b)/i;
/** 'Now lose the emoji': a word that only goes on. */
const GOES_ON = new RegExp(
  String.raw`^\W*(?:(?:ok(?:ay)?|and|so|right|but)\W+)*now\s+(?!please\b|pls\b|on\b|to\b|then\b|thanks\b|(?:post|publish|send|${OWN_VERB}|share) (?:it|this|that|them)\b)\p{L}`,
  'iu',
);

/**
 * Reads the time that a message says, with the days resolved in a zone: the user's, or that of the plan that is spoken of,
 * where `home` is the user's. `base` is the time that it changes.
 */
export function readWhen(
  text: string,
  { now, timeZone, home }: ReadingMoment & { home?: string },
  base?: WallTime,
): SaidWhen {
  if (YESTERDAY.test(text)) return { hasDay: true, hasTime: true, at: pastDay(now, timeZone) };
  const heard = hear(withHours(text));
  const said = { ...heard, phrases: heard.phrases.map((phrase) => homeNamed(phrase, home)) };
  const phrases = said.phrases.filter(({ meaning }) => KEPT.has(meaning.kind as 'days'));
  const times = phrasesOf(said, 'time');
  const hasDay = phrases.some(({ meaning }) => (DAY_KINDS as readonly string[]).includes(meaning.kind));
  const hasTime =
    times.length > 0 ||
    phrasesOf(said, 'elapsed').length > 0 ||
    phrasesOf(said, 'days').some(({ meaning }) => meaning.daypart);
  const count = phrasesOf(said, 'count').at(-1)?.meaning.count;
  const span = phrasesOf(said, 'span').at(-1)?.meaning;
  const here = hereIn({ now, timeZone }, base);
  const until = phrasesOf(said, 'until').at(-1)?.meaning.day;
  const rest: Partial<SaidWhen> = {
    ...(count ? { occurrences: count } : {}),
    ...(span
      ? { span: { amount: span.amount, unit: span.unit }, ...(span.weekdays ? { occurrences: span.amount } : {}) }
      : {}),
    ...(until ? { until: resolveDay(until, here).toString() } : {}),
    ...(phrasesOf(said, 'start').length > 0 ? { isStart: true } : {}),
  };
  const noSuchDay = askedOfDay(said, here);
  if (noSuchDay) return { hasDay, hasTime, noSuchDay };
  if (phrasesOf(said, 'past').length > 0 && !hasDay) return { hasDay: true, hasTime, ...rest, isPast: true };
  if (!hasDay && !hasTime && NOW.test(text) && !GOES_ON.test(text))
    return { hasDay: true, hasTime: true, ...rest, at: instantToWall(now, timeZone) };
  if (!hasDay && !hasTime && !(until && span)) return { hasDay, hasTime, ...rest };
  if (!hasDay && base) {
    const zone = zoneOf(said) || timeZone;
    const at = atTime(base, clockOf(said, times.at(-1)?.meaning.times.at(-1)), { now, timeZone }, zone);
    const named = namedClock(zone, timeZone, wallToInstant(at, timeZone));
    return { hasDay, hasTime, ...rest, at, ...(named ? { clock: { timeZone: named, rrule: null } } : {}) };
  }
  const asked = !hasTime && base ? [...phrases, timePhrase(base, said)] : phrases;
  const [plan, ...others] = composePlans({
    ...said,
    phrases: base ? asked.map((phrase) => nearTime(phrase, base)) : asked,
    matter: [],
    past: [],
    targets: [],
    medium: 'text',
    now: Temporal.Instant.from(now),
    timeZone,
  });
  const also = others.filter(({ frequency }) => frequency === 'once').map(({ at }) => at);
  if (!plan || isBehind(text, plan.at, { now, timeZone })) return { hasDay, hasTime, ...rest, isPast: true };
  return {
    hasDay,
    hasTime,
    namesDay: phrases.some(namesDay),
    at: plan.at,
    ...(plan.frequency !== 'once' ? { frequency: plan.frequency } : {}),
    ...(plan.rrule === null ? {} : { rrule: plan.rrule }),
    ...(plan.keeps ? { clock: { timeZone: plan.keeps.timeZone, rrule: plan.keeps.rrule } } : {}),
    ...(plan.frequency === 'weekly' && plan.weekdays.length > 1 ? { weekdays: plan.weekdays } : {}),
    ...(plan.frequency === 'once' && also.length > 0 ? { also } : {}),
    ...rest,
    ...(plan.occurrences ? { occurrences: plan.occurrences } : {}),
    ...(plan.until ? { until: plan.until } : {}),
  };
}

/** What is asked of a date that its month does not have: nobody knows whether its day or its month is wrong. */
function askedOfDay(said: HeardText, here: Standpoint): string | null {
  const dates = phrasesOf(said, 'days').flatMap(({ meaning }) => meaning.days.filter(({ type }) => type === 'date'));
  for (const date of dates) {
    const taken = resolveDay(date, here);
    if (date.type !== 'date' || taken.day === readMonthAndDay(date, here.timeZone).day) continue;
    const month = taken.toLocaleString('en-GB', { month: 'long' });
    return `${month} has ${taken.daysInMonth} days. Which day do you mean?`;
  }
  return null;
}

/** 'My time', said of a plan with a clock of its own, is the user's. */
function homeNamed(phrase: Phrase, home: string | undefined): Phrase {
  const isOwn = phrase.meaning.kind === 'zone' && phrase.meaning.zone === '';
  return isOwn && home ? { ...phrase, meaning: { kind: 'zone', zone: home } } : phrase;
}

/** What is said of a clock, for a moment of the zone in which it was read. */
export function keptAt(
  at: WallTime,
  clock: SaidWhen['clock'],
  timeZone: string,
): { keeps?: NonNullable<PlanOrder['keeps']> } {
  if (!clock) return {};
  return { keeps: { ...clock, at: instantToWall(wallToInstant(at, timeZone), clock.timeZone) } };
}

function namesDay({ meaning }: Phrase): boolean {
  if (meaning.kind !== 'repeat') return (DAY_KINDS as readonly string[]).includes(meaning.kind);
  const { weekdays, monthDays, nths, date } = meaning.repeat;
  return Boolean(weekdays ?? monthDays ?? nths ?? date);
}

/** Whether a message says 'today' and the calendar had to take a later day. */
export function isBehind(text: string, at: WallTime, { now, timeZone }: ReadingMoment): boolean {
  const today = instantToWall(now, timeZone).slice(0, 10);
  return (
    /\b(?:today|this (?:morning|afternoon|evening)|tonight|heute|hoy|aujourd'hui|hoje|oggi)\b/i.test(text) &&
    at.slice(0, 10) > today
  );
}

/** The place on the calendar from which days are counted; with `base`, days before it are not meant. */
export function hereIn({ now, timeZone }: ReadingMoment, base?: WallTime): Standpoint {
  const today = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const from = base ? Temporal.PlainDate.from(base.slice(0, 10)) : today;
  const first = Temporal.PlainDate.compare(from, today) > 0 ? from : today;
  return {
    now: Temporal.Instant.from(now),
    timeZone,
    today,
    isAhead: (day) => Temporal.PlainDate.compare(day, first) >= 0,
  };
}

function clockOf(said: HeardText, clock: ClockSpec | undefined): ClockSpec {
  const part = phrasesOf(said, 'time')
    .flatMap(({ meaning }) => meaning.times)
    .find((time) => time.isDaypartOnly)?.daypart;
  const exact = phrasesOf(said, 'time')
    .flatMap(({ meaning }) => meaning.times)
    .find((time) => !time.isDaypartOnly);
  if (exact && part && exact.isBare) return { ...exact, daypart: part };
  return exact ?? clock ?? { hour: 12, minute: 0, isBare: false };
}

const zoneOf = (said: HeardText): string | undefined => phrasesOf(said, 'zone').at(-1)?.meaning.zone;

/** The time of day on the plan's day; a bare hour stays on the side of noon on which an early plan already is. */
function atTime(base: WallTime, clock: ClockSpec, { now, timeZone }: ReadingMoment, zone: string): WallTime {
  const settled = settleClock(nearClock(clock, base, false));
  const day = Temporal.PlainDate.from(base.slice(0, 10));
  const moment = (hour: number) =>
    day
      .toPlainDateTime({ hour, minute: settled.minute })
      .toZonedDateTime(zone, { disambiguation: 'compatible' })
      .toInstant();
  const instant = Temporal.Instant.from(now);
  const first = moment(settled.hour);
  const other = settled.other === undefined ? undefined : moment(settled.other);
  const isPast = Temporal.Instant.compare(first, instant) < 0;
  return instantToWall(isPast && other && Temporal.Instant.compare(other, instant) >= 0 ? other : first, timeZone);
}

/** Before eight in the morning a bare hour means the morning as well: 6:00 'to half past six'. */
function nearClock(clock: ClockSpec, base: WallTime, hasDay: boolean): ClockSpec {
  const isEarly = Number(base.slice(11, 13)) < 8;
  const isLate = Number(base.slice(11, 13)) >= 18;
  if (!clock.isBare || clock.daypart) return clock;
  if (isEarly) return { ...clock, daypart: 'morning' };
  return isLate && !hasDay && clock.hour === 7 ? { ...clock, daypart: 'evening' } : clock;
}

function nearTime(phrase: Phrase, base: WallTime): Phrase {
  if (phrase.meaning.kind !== 'time') return phrase;
  return {
    ...phrase,
    meaning: { kind: 'time', times: phrase.meaning.times.map((time) => nearClock(time, base, true)) },
  };
}

function timePhrase(base: WallTime, { tokens }: HeardText): Phrase {
  const [hour, minute] = [Number(base.slice(11, 13)), Number(base.slice(14, 16))];
  const end = tokens.length;
  return { from: end, to: end, meaning: { kind: 'time', times: [{ hour, minute, isBare: false }] } };
}

/** 'tomorrow's' and 'Friday's' name the day all the same. */
const withoutOwner = (text: string): string =>
  text
    .replace(/(?<=day|tomorrow|tonight|morning|afternoon|evening)['’]s\b/gi, '  ')
    .replace(/(?<=\btonight)s\b/gi, ' ');

/** The days that a question asks about: 'this week' begins today, 'between the 11th and the 17th' is both. */
export function readRange(text: string, moment: ReadingMoment): { from: string; to: string } | null {
  const said = hear(withoutOwner(text));
  const here = hereIn(moment);
  const span = (first: Temporal.PlainDate, last: Temporal.PlainDate) => ({
    from: (Temporal.PlainDate.compare(first, here.today) < 0 ? here.today : first).toString(),
    to: last.toString(),
  });
  for (const { meaning } of said.phrases) {
    if (meaning.kind === 'range') return span(resolveDay(meaning.from, here), resolveDay(meaning.to, here));
    if (meaning.kind === 'window') {
      const { first, last } = windowDays(meaning.window, here);
      return span(first, last);
    }
    if (meaning.kind === 'days') {
      const days = meaning.days.map((day) => resolveDay(day, here).toString()).sort();
      const between = /\bbetween\b/i.test(text) && days.length === 1 ? phrasesOf(said, 'days')[1] : undefined;
      const last = between?.meaning.days[0] ? resolveDay(between.meaning.days[0], here).toString() : days.at(-1);
      if (days[0] && last) return { from: days[0], to: last };
    }
    if (meaning.kind === 'span' && meaning.unit !== 'hour') {
      const unit = meaning.unit === 'weekday' ? 'days' : `${meaning.unit}s`;
      return span(here.today, here.today.add({ [unit]: meaning.amount }).subtract({ days: 1 }));
    }
  }
  if (/\btonight\b|\btoday\b/i.test(text)) return span(here.today, here.today);
  return null;
}

/** 'Friday's to Thursday' is no range, and 'forget Friday's' or 'Friday's, make it Monday' correct no day. */
const withOwnersApart = (text: string): string =>
  withoutOwner(
    text
      .replace(/\b(?:not|no|forget|but|except) (?=(?:\w+day|tomorrow)['’]s\b)/gi, (word) => ' '.repeat(word.length))
      .replace(
        /(?<=day|tomorrow|morning|afternoon|evening)['’]s(?=\s+to\b|,)|, ?make(?= (?:it|that|them)\b)/gi,
        (owner) => '. '.padEnd(owner.length),
      ),
  );

/** The days of the message that stand for what is on them. */
export function saidDays(
  text: string,
  moment: ReadingMoment,
): { day: string; isWeekday: boolean; stretch: [number, number] }[] {
  const said = hear(withOwnersApart(text));
  const here = hereIn(moment);
  return phrasesOf(said, 'days', 'repeat').flatMap((phrase) => {
    const stretch: [number, number] = [said.tokens[phrase.from]?.start ?? 0, said.tokens[phrase.to - 1]?.end ?? 0];
    const { meaning } = phrase;
    if (meaning.kind === 'days')
      return meaning.days.map((day) => ({
        day: resolveDay(day, here).toString(),
        isWeekday: day.type === 'weekday',
        stretch,
      }));
    return (meaning.repeat.weekdays ?? []).map((code) => {
      const weekday = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].indexOf(code) + 1;
      return {
        day: resolveDay({ type: 'weekday', weekday, which: 'bare', weeksLater: 0 }, here).toString(),
        isWeekday: true,
        stretch,
      };
    });
  });
}
