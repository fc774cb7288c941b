import { type Weekday, WORKING_DAYS } from '../../../../domain/schedule/recurrence.ts';
import type { Daypart, DaySpec, Phrase, RepeatSpec, Window } from './phrases.ts';
import { weekdayCode } from './rules/patterns.ts';
import { weekdayRange } from './rules/repeat-rules.ts';
import type { Token } from './tokens.ts';

/** When one plan, or a few of the same kind, should post. */
export type WhenSpec =
  | { type: 'day'; day: DaySpec; window?: Window }
  | { type: 'range'; from: DaySpec; to: DaySpec }
  | { type: 'days-of-week'; weekdays: Weekday[]; window: Window }
  | { type: 'window'; window: Window }
  | { type: 'elapsed'; minutes: number }
  | { type: 'repeat'; repeat: RepeatSpec }
  | { type: 'none' };

/** What one phrase, or several that make one rhythm, say about the day. */
export interface SaidDay {
  when: WhenSpec;
  daypart?: Daypart;
  phrase?: Phrase;
}

/** The days and rhythms of a message, each completed by what is said elsewhere in it. */
export function whensOf(phrases: Phrase[], tokens: Token[]): SaidDay[] {
  const windows = phrases.filter((phrase) => phrase.meaning.kind === 'window');
  const repeats = phrases.filter((phrase) => phrase.meaning.kind === 'repeat');
  const hasBound = phrases.some((phrase) => /^(?:span|until|start)$/.test(phrase.meaning.kind));
  const hasWeeklyDays = phrases.some(
    ({ meaning }) =>
      (meaning.kind === 'repeat' && meaning.repeat.weekdays) ||
      (meaning.kind === 'range' && meaning.from.type === 'weekday' && meaning.to.type === 'weekday'),
  );
  const used = new Set<Phrase>();
  const whens: SaidDay[] = [];
  for (const phrase of phrases) {
    const { meaning } = phrase;
    if (meaning.kind === 'days') {
      if (meaning.days.some((day) => isTakenByRepeat(day, phrase, repeats, tokens))) continue;
      const weekdays = meaning.days.flatMap((day) =>
        day.type === 'weekday' && day.which === 'bare' && day.weeksLater === 0 ? [weekdayCode(day.weekday)] : [],
      );
      const isWeekly = weekdays.length === meaning.days.length && (hasBound || hasWeeklyDays) && windows.length === 0;
      for (const day of meaning.days) {
        const window = takesWindow(day) ? nearest(windows, phrase) : undefined;
        if (window) used.add(window);
        const daypart = meaning.daypart ? { daypart: meaning.daypart } : {};
        if (isWeekly && day.type === 'weekday')
          whens.push({
            when: { type: 'repeat', repeat: { unit: 'week', interval: 1, weekdays: [weekdayCode(day.weekday)] } },
            phrase,
            ...daypart,
          });
        else
          whens.push({
            when: { type: 'day', day, ...(window?.meaning.kind === 'window' ? { window: window.meaning.window } : {}) },
            phrase,
            ...daypart,
          });
      }
    } else if (meaning.kind === 'range' && (repeats.length === 0 || meaning.from.type === 'weekday'))
      whens.push({ when: rangeWhen(meaning.from, meaning.to, windows, used), phrase });
    else if (meaning.kind === 'elapsed') whens.push({ when: { type: 'elapsed', minutes: meaning.minutes }, phrase });
    else if (meaning.kind === 'repeat')
      whens.push({
        when: { type: 'repeat', repeat: withOwnDays(meaning.repeat, phrases) },
        phrase,
        ...(meaning.repeat.daypart ? { daypart: meaning.repeat.daypart } : {}),
      });
    else if (meaning.kind === 'span' && meaning.weekdays && repeats.length === 0)
      whens.push({
        when: { type: 'repeat', repeat: { unit: 'week', interval: 1, weekdays: meaning.weekdays } },
        phrase,
      });
    else if (meaning.kind === 'start' && meaning.day && repeats.length === 0 && !hasBound)
      whens.push({ when: { type: 'day', day: meaning.day }, phrase });
  }
  for (const phrase of windows) {
    const hasRhythm = whens.some((dated) => dated.when.type === 'repeat' || dated.when.type === 'days-of-week');
    if (used.has(phrase) || phrase.meaning.kind !== 'window' || hasRhythm) continue;
    const { window, isDaily } = phrase.meaning;
    whens.push({
      when: isDaily ? { type: 'repeat', repeat: { unit: 'day', interval: 1 } } : { type: 'window', window },
      phrase,
    });
  }
  return mergeWeekdays(dropIdleRhythm(whens), phrases, tokens);
}

/** 'every week' beside 'every Monday' adds nothing; neither does 'daily' beside 'Monday to Friday'. */
function dropIdleRhythm(whens: SaidDay[]): SaidDay[] {
  const hasSpecific = whens.some(({ when }) => when.type === 'repeat' && isSpecific(when.repeat));
  const stride = Math.max(
    1,
    ...whens.map(({ when }) =>
      when.type === 'repeat' && when.repeat.unit === 'week' && !isSpecific(when.repeat) ? when.repeat.interval : 1,
    ),
  );
  if (hasSpecific && stride > 1)
    return whens
      .filter(({ when }) => when.type !== 'repeat' || isSpecific(when.repeat))
      .map((dated) =>
        dated.when.type === 'repeat' && dated.when.repeat.unit === 'week'
          ? { ...dated, when: { type: 'repeat', repeat: { ...dated.when.repeat, interval: stride } } }
          : dated,
      );
  return hasSpecific
    ? whens.filter(
        ({ when }) =>
          when.type !== 'repeat' ||
          isSpecific(when.repeat) ||
          (when.repeat.perUnit === undefined && when.repeat.interval > 2),
      )
    : whens;
}

function isSpecific(repeat: RepeatSpec): boolean {
  return Boolean(repeat.weekdays?.length || repeat.monthDays?.length || repeat.nths?.length || repeat.date);
}

/** Weekly days at one time are one plan: 'every Monday and Thursday at 8'. */
function mergeWeekdays(whens: SaidDay[], phrases: Phrase[], tokens: Token[]): SaidDay[] {
  const merged: SaidDay[] = [];
  for (const dated of whens) {
    const last = merged.at(-1);
    const [a, b] = [last?.when, dated.when];
    const isPair =
      a?.type === 'repeat' &&
      b.type === 'repeat' &&
      a.repeat.weekdays &&
      b.repeat.weekdays &&
      a.repeat.interval === b.repeat.interval &&
      last?.daypart === dated.daypart;
    const isSplit =
      last?.phrase &&
      dated.phrase &&
      last.phrase !== dated.phrase &&
      (phrases.some(
        (phrase) =>
          phrase.meaning.kind === 'time' &&
          phrase.from >= (last.phrase?.to ?? 0) &&
          phrase.to <= (dated.phrase?.from ?? 0),
      ) ||
        tokens.slice(last.phrase.to, dated.phrase.from).some((token) => /^[;¶•]$/.test(token.norm)));
    if (isPair && !isSplit && a.repeat.weekdays && b.repeat.weekdays) {
      const all = new Set([...a.repeat.weekdays, ...b.repeat.weekdays]);
      merged[merged.length - 1] = {
        ...(last as SaidDay),
        when: { type: 'repeat', repeat: { ...a.repeat, weekdays: [...all] } },
      };
    } else merged.push(dated);
  }
  return merged;
}

const takesWindow = (day: DaySpec) =>
  day.type === 'holiday' ||
  day.type === 'date' ||
  (day.type === 'weekday' && day.weeksLater === 0) ||
  day.type === 'month-day';

function nearest(windows: Phrase[], phrase: Phrase): Phrase | undefined {
  return windows.toSorted((a, b) => Math.abs(a.from - phrase.from) - Math.abs(b.from - phrase.from))[0];
}

function rangeWhen(from: DaySpec, to: DaySpec, windows: Phrase[], used: Set<Phrase>): WhenSpec {
  if (from.type !== 'weekday' || to.type !== 'weekday') return { type: 'range', from, to };
  const weekdays = weekdayRange(from.weekday, to.weekday);
  const window = windows[0];
  if (window?.meaning.kind === 'window') {
    used.add(window);
    return { type: 'days-of-week', weekdays, window: window.meaning.window };
  }
  if (from.which === 'next') return { type: 'days-of-week', weekdays, window: { unit: 'week', offset: 1 } };
  return { type: 'repeat', repeat: { unit: 'week', interval: 1, weekdays } };
}

/** 'every two weeks on Wednesday', 'monthly on the 5th', 'every year on 4 July': the day completes the rhythm. */
function completes(day: DaySpec, repeat: RepeatSpec): boolean {
  if (isSpecific(repeat)) return false;
  if (repeat.unit === 'week') return day.type === 'weekday';
  if (repeat.unit === 'month')
    return day.type === 'month-day' || day.type === 'nth' || (day.type === 'window' && day.window.unit === 'month');
  if (repeat.unit === 'year') return day.type === 'date' || day.type === 'holiday' || day.type === 'nth';
  return false;
}

/** A day beside a rhythm completes it or says when it starts; only 'and' with a time of its own makes it another plan. */
function isTakenByRepeat(day: DaySpec, phrase: Phrase, repeats: Phrase[], tokens: Token[]): boolean {
  return repeats.some((other) => {
    if (other.meaning.kind !== 'repeat') return false;
    if (completes(day, other.meaning.repeat)) return true;
    if (!isSpecific(other.meaning.repeat) && day.type !== 'weekday') return true;
    if (day.type === 'weekday' && other.meaning.repeat.weekdays) return false;
    const between = tokens
      .slice(Math.min(other.to, phrase.to), Math.max(other.from, phrase.from))
      .map((token) => token.norm);
    return !between.some((word) => /^(?:and|;|plus|then|¶|•)$/.test(word));
  });
}

function withOwnDays(repeat: RepeatSpec, phrases: Phrase[]): RepeatSpec {
  const days = phrases
    .flatMap((other) =>
      other.meaning.kind === 'days'
        ? other.meaning.days
        : other.meaning.kind === 'start' && other.meaning.day
          ? [other.meaning.day]
          : [],
    )
    .filter((day) => completes(day, repeat));
  const first = days[0];
  const isFromStart = phrases.some((other) => other.meaning.kind === 'start' && other.meaning.day === first);
  if (!first || (isFromStart && first.type !== 'weekday')) return withExceptions(repeat, phrases);
  if (repeat.unit === 'week')
    return withExceptions(
      { ...repeat, weekdays: days.flatMap((day) => (day.type === 'weekday' ? [weekdayCode(day.weekday)] : [])) },
      phrases,
    );
  if (repeat.unit === 'year') return { ...repeat, date: first };
  if (first.type === 'nth') return { ...repeat, nths: [{ nth: first.nth, of: first.of }] };
  if (first.type === 'window')
    return first.edge === 'last'
      ? { ...repeat, nths: [{ nth: -1, of: 'day' }] }
      : { ...repeat, monthDays: [first.edge === 'middle' ? 15 : 1] };
  return { ...repeat, monthDays: days.flatMap((day) => (day.type === 'month-day' ? [day.day] : [])) };
}

/** 'every day except Sunday' is weekly on the others. */
function withExceptions(repeat: RepeatSpec, phrases: Phrase[]): RepeatSpec {
  const unwanted = new Set(
    phrases.flatMap((phrase) => (phrase.meaning.kind === 'except' ? phrase.meaning.weekdays : [])),
  );
  if (unwanted.size === 0) return repeat;
  const isDaily = repeat.unit === 'day' && repeat.interval === 1;
  if (!isDaily && !repeat.weekdays) return repeat;
  const base: Weekday[] = repeat.weekdays ?? [...WORKING_DAYS, 'SA', 'SU'];
  const weekdays = base.filter((weekday) => !unwanted.has(weekday));
  return weekdays.length > 0 ? { ...repeat, unit: 'week', weekdays } : repeat;
}
