import { leaveOut, notThisButThat } from './left-out.ts';
import type { ClockSpec, Meaning, Phrase } from './phrases.ts';
import { type Gap, joinRanges } from './ranges.ts';
import { DAYPART_HOURS } from './rules/time-rules.ts';
import { joinShifts, onlyDay } from './shifts.ts';
import type { Token } from './tokens.ts';

const SCHEDULE_KINDS = new Set([
  'days',
  'range',
  'window',
  'time',
  'elapsed',
  'repeat',
  'platforms',
  'span',
  'count',
  'start',
  'until',
]);

/** Joins neighbouring phrases into larger ones: 'two days before' + 'Christmas', 'until' + a day, a day 'to' a day. */
export function assemble(found: Phrase[], tokens: Token[]): Phrase[] {
  const gap = (a: Phrase | undefined, b: Phrase | undefined) =>
    a && b ? tokens.slice(a.to, b.from).map((token) => token.norm) : null;
  let phrases = listedDays(found, tokens).filter(
    (phrase, i, all) => !isLoneDaypart(phrase, all[i - 1], all[i + 1], tokens),
  );
  phrases = leaveOut(joinShifts(notThisButThat(onBoth(phrases), tokens), gap, tokens), tokens);
  phrases = joinRanges(phrases, gap, tokens);
  phrases = joinTimeRanges(phrases, gap);
  phrases = startsAsDays(comingAsWindows(joinMarkers(phrases, gap)));
  return phrases
    .filter((phrase, i) => isUseful(phrase, phrases, i, gap) && !isMonthless(phrase, phrases, tokens))
    .map((phrase, i, kept) =>
      phrase.meaning.kind === 'correction' ? { ...phrase, to: kept[i + 1]?.from ?? phrase.to } : phrase,
    );
}

/** 'each Sunday of Advent (29 Nov, 6, 13 and 20 Dec)': the days in brackets are all there are. */
function listedDays(phrases: Phrase[], tokens: Token[]): Phrase[] {
  return phrases.filter((phrase) => {
    if (phrase.meaning.kind !== 'repeat') return true;
    const opening = tokens.findIndex((token, i) => i >= phrase.to && i <= phrase.to + 4 && token.norm === '(');
    if (opening < 0) return true;
    const closing = tokens.findIndex((token, i) => i > opening && token.norm === ')');
    const dates = phrases.flatMap(({ meaning, from, to }) =>
      meaning.kind === 'days' && from > opening && to <= closing ? meaning.days : [],
    );
    return dates.length < 2 || dates.some((day) => day.type !== 'date');
  });
}

/** 'on both' means the platforms that were named before it. */
function onBoth(phrases: Phrase[]): Phrase[] {
  return phrases.flatMap((phrase, i) => {
    if (phrase.meaning.kind !== 'platforms' || !phrase.meaning.isBoth) return [phrase];
    const named = phrases
      .slice(0, i)
      .flatMap(({ meaning }) =>
        meaning.kind === 'platforms' && meaning.platforms.length < 4 ? meaning.platforms : [],
      );
    const platforms = [...new Set(named)];
    return platforms.length >= 2 ? [{ ...phrase, meaning: { kind: 'platforms', platforms } }] : [];
  });
}

/** 'on the first day' is a day of the month only where the month, or a monthly rhythm, is named. */
function isMonthless({ meaning, to }: Phrase, phrases: Phrase[], tokens: Token[]): boolean {
  const day = meaning.kind === 'days' ? meaning.days[0] : undefined;
  return (
    day?.type === 'nth' &&
    day.month === undefined &&
    tokens[to - 1]?.norm !== 'month' &&
    !phrases.some((other) => other.meaning.kind === 'repeat' && other.meaning.repeat.unit === 'month')
  );
}

/** 'morning' alone is a time only beside a day or an hour. */
function isLoneDaypart(
  phrase: Phrase,
  before: Phrase | undefined,
  after: Phrase | undefined,
  tokens: Token[],
): boolean {
  if (phrase.meaning.kind !== 'time') return false;
  const first = tokens[phrase.from]?.norm ?? '';
  if (!/^(?:morning|afternoon|evening|night|early|late)$/.test(first)) return false;
  const isBesideDay =
    before !== undefined &&
    before.to === phrase.from &&
    ['days', 'repeat', 'window', 'range', 'past', 'time'].includes(before.meaning.kind);
  const isBeforeDay = after?.from === phrase.to && ['days', 'time'].includes(after.meaning.kind);
  return !isBesideDay && !(isBeforeDay && phrase.to - phrase.from > 1);
}

/** 'starting' and 'until' take the day that follows them. */
function joinMarkers(phrases: Phrase[], gap: Gap): Phrase[] {
  const joined: Phrase[] = [];
  for (let i = 0; i < phrases.length; i++) {
    const phrase = phrases[i] as Phrase;
    const { kind } = phrase.meaning;
    if (kind !== 'until' && kind !== 'start') {
      joined.push(phrase);
      continue;
    }
    const isNear = (a: Phrase | undefined, b: Phrase | undefined) =>
      gap(a, b)?.every((word) => /^(?:the|on|at|,|only|just)$/.test(word)) ?? false;
    const next = phrases[i + 1];
    const afterNext = phrases[i + 2];
    if (next?.meaning.kind === 'range' && isNear(phrase, next)) {
      joined.push({ ...next, from: phrase.from });
      i++;
      continue;
    }
    // 'until the cherry blossom festival on 2 April' names the end before it dates it.
    const isNamedEnd =
      kind === 'until' &&
      next?.meaning.kind === 'days' &&
      next.meaning.days[0]?.type === 'date' &&
      isWordsOnly(gap(phrase, next));
    const day =
      next && (isNear(phrase, next) || isNamedEnd) ? onlyDay(next.meaning, kind === 'until' ? 'last' : 'first') : null;
    if (next && day) {
      joined.push({ from: phrase.from, to: next.to, meaning: { kind, day } });
      if (next.meaning.kind === 'days' && next.meaning.daypart && kind === 'start')
        joined.push(daypartOf(next, next.meaning.daypart));
      i++;
    } else if (kind === 'start' && next?.meaning.kind === 'time' && isNear(phrase, next)) {
      joined.push({ ...next, from: phrase.from });
      i++;
      const later = afterNext && isNear(next, afterNext) ? onlyDay(afterNext.meaning) : null;
      if (afterNext && later) {
        joined.push({ ...afterNext, meaning: { kind: 'start', day: later } });
        i++;
      }
    } else if (next?.meaning.kind === 'time' && kind === 'until' && isNear(phrase, next)) {
      joined.push({ from: phrase.from, to: next.to, meaning: endTime(next) });
      i++;
    } else joined.push(phrase);
  }
  return joined;
}

function isWordsOnly(between: string[] | null): boolean {
  return between !== null && between.length <= 6 && between.every((word) => /^\p{L}/u.test(word));
}

function daypartOf(phrase: Phrase, daypart: ClockSpec['daypart']): Phrase {
  const hour = DAYPART_HOURS[daypart ?? 'noon'];
  return {
    ...phrase,
    meaning: {
      kind: 'time',
      times: [{ hour, minute: 0, isBare: false, isDaypartOnly: true, ...(daypart ? { daypart } : {}) }],
    },
  };
}

/** 'from 10am to 2pm': the second time only ends what the first begins. */
function joinTimeRanges(phrases: Phrase[], gap: Gap): Phrase[] {
  return phrases.map((phrase, i) => {
    const before = phrases[i - 1];
    const between = gap(before, phrase);
    const isRange =
      before?.meaning.kind === 'time' &&
      phrase.meaning.kind === 'time' &&
      between?.length === 1 &&
      /^(?:to|-)$/.test(between[0] ?? '');
    return isRange && before ? { from: before.to, to: phrase.to, meaning: endTime(phrase) } : phrase;
  });
}

function endTime(phrase: Phrase): Meaning {
  const time = phrase.meaning.kind === 'time' ? phrase.meaning.times[0] : undefined;
  return time ? { kind: 'end-time', time } : { kind: 'noise' };
}

/** 'for the next week' is a stretch of days unless something repeats in it. */
function comingAsWindows(phrases: Phrase[]): Phrase[] {
  const weekdays = phrases.flatMap(({ meaning }) =>
    meaning.kind === 'days' ? meaning.days.filter((day) => day.type === 'weekday') : [],
  );
  if (weekdays.length >= 2) return phrases;
  if (phrases.some(({ meaning }) => meaning.kind === 'repeat')) return phrases;
  return phrases.map((phrase) =>
    phrase.meaning.kind === 'span' &&
    phrase.meaning.isComing &&
    (phrase.meaning.unit === 'week' || phrase.meaning.unit === 'month')
      ? { ...phrase, meaning: { kind: 'window', window: { unit: phrase.meaning.unit, offset: 1 } } }
      : phrase,
  );
}

/** Without a rhythm, 'from Monday' and 'starting Monday' are just that day. */
function startsAsDays(phrases: Phrase[]): Phrase[] {
  const weekdays = phrases.flatMap(({ meaning }) =>
    meaning.kind === 'days' ? meaning.days.filter((day) => day.type === 'weekday') : [],
  );
  if (weekdays.length >= 2) return phrases;
  if (
    phrases.some(
      ({ meaning }) => /^(?:repeat|span|count)$/.test(meaning.kind) || (meaning.kind === 'until' && meaning.day),
    )
  )
    return phrases;
  return phrases.map((phrase) =>
    phrase.meaning.kind === 'start' && phrase.meaning.day
      ? { ...phrase, meaning: { kind: 'days', days: [phrase.meaning.day] } }
      : phrase,
  );
}

/** Markers without what they mark mean nothing; a correction needs something to correct and a correction. */
function isUseful(phrase: Phrase, phrases: Phrase[], i: number, gap: Gap): boolean {
  const { meaning } = phrase;
  if (meaning.kind === 'until' || meaning.kind === 'start') return meaning.day !== null;
  if (meaning.kind === 'shift' || meaning.kind === 'week-of') return false;
  if (meaning.kind !== 'correction') return true;
  const next = phrases[i + 1];
  const between = gap(phrase, next) ?? [];
  // 'Hang on, Monday's a holiday. Tuesday then.': a reason may stand between the two.
  const isReasoned = between.length <= 10 && /^[.!—-]$/.test(between.at(-1) ?? '');
  const isFollowed = next && SCHEDULE_KINDS.has(next.meaning.kind) && (between.length <= 1 || isReasoned);
  return Boolean(isFollowed && phrases.slice(0, i).some((earlier) => SCHEDULE_KINDS.has(earlier.meaning.kind)));
}
