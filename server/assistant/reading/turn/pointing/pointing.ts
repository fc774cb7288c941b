import { Temporal } from 'temporal-polyfill';
import { type Stretch, without } from '../said.ts';
import { type Candidate, type DayHint, type Hint, NOUN } from './candidates.ts';
import { numberHints, ordinalHints } from './place-hints.ts';
import { monthHints, platformHints, rhythmHints, timeHints } from './trait-hints.ts';
import { namedHints, wordHints } from './word-hints.ts';

/** What a message points at, and the words by which it does. */
export interface PointedTargets {
  numbers: number[];
  /** Whether words point at all; without any, the caller knows what 'it' is. */
  isSaid: boolean;
  used: Stretch[];
}

const NOTHING: PointedTargets = {
  numbers: [],
  isSaid: false,
  used: [],
}; /** Clauses that say what shall stay as it is point at nothing: 'auditions stays', 'the rest is fine'. */
const STAYS =
  /(?:^|[,.;!]|\bbut\b)[^,.;!]*\b(?:stays?|stay as|is fine|are fine|remains?|can stay|keep as|leave (?:the )?\w+ (?:alone|as))\b[^,.;!]*/gi;
const EXCEPT =
  /\b(?:all|everything|every\w*|any\w*|the lot)?\s*(?:but|except(?: for)?|apart from|other than|besides|bar)\s+/i;
const ALL =
  /\b(?:all(?: of)?(?: (?:them|those|these|the|my|our|this|it))?|everything|the (?:whole )?(?:lot|calendar|schedule|queue)|whole|every (?:one|post|plan|single)|anything (?:that'?s )?(?:planned|scheduled)|each (?:one|of them)|the rest)\b/i;
/** All that were not named: 'keep the first, cancel the others'. */
const OTHERS = /\b(?:the others|the other ones|the other (?:two|three)|everything else|all the others)\b/i;
const BOTH = /\b(?:both|either|the two(?: of them)?|neither|the pair)\b/i;
/** It can't be known which. */
export const ONE_OF =
  /\b(?:one|any|some) of (?:them|these|those|the (?:two|three|four|posts|plans|drafts))\b|^\W*(?:(?:please|and|ok|can you|could you)[\s,]+)*(?:move|shift|push|bring|cancel|drop|delete|scrap) one(?= (?:to|on|by|back|forward|please)\b|\W*$)/i;
const MANY = /\b(?:ones|both|two|three|all|any(?:thing)?|every|each|those|these|them|either)\b|[+&]|\band\b/i;

/** What a message points at among the candidates, which are in the order in which they were shown. */
export function pointAt(say: string, shown: Candidate[], days: DayHint[] = []): PointedTargets {
  if (shown.length === 0) return NOTHING;
  const kept = without(
    say,
    [...say.matchAll(STAYS)].map(({ 0: found, index }) => [index, index + found.length] as Stretch),
  );
  const except = EXCEPT.exec(kept);
  if (except && (ALL.test(kept.slice(0, except.index + except[0].length)) || /\bany/i.test(except[0]))) {
    const left = pointAt(kept.slice(except.index + except[0].length), shown, []);
    if (left.isSaid)
      return {
        numbers: shown
          .map(({ n }) => n)
          .filter((n) => !left.numbers.includes(n))
          .sort((a, b) => a - b),
        isSaid: true,
        used: [[except.index, say.length]],
      };
  }
  const rest = OTHERS.exec(say);
  if (rest && shown.length > 1) {
    const named = pointAt(without(say, [[rest.index, rest.index + rest[0].length]]), shown, days);
    if (named.isSaid && named.numbers.length > 0)
      return {
        numbers: shown
          .map(({ n }) => n)
          .filter((n) => !named.numbers.includes(n))
          .sort((a, b) => a - b),
        isSaid: true,
        used: [...named.used, [rest.index, rest.index + rest[0].length]],
      };
  }
  const hints = hintsOf(kept, shown, days);
  const scores = new Map<number, number>();
  for (const { numbers, weight } of hints)
    for (const n of numbers) scores.set(n, (scores.get(n) ?? 0) + weight / (numbers.length < shown.length ? 1 : 4));
  const used = hints.map((hint) => hint.used);
  if (scores.size > 0 && Math.max(...scores.values()) >= 1) {
    const best = Math.max(...scores.values());
    const top = [...scores].filter(([, score]) => score === best).map(([n]) => n);
    if (top.length < shown.length || hints.some(({ weight }) => weight >= STRONG)) {
      const named = [...scores].filter(([, score]) => score >= 3).map(([n]) => n);
      const isPlural = MANY.test(kept) || hints.some(({ used: [from, to] }) => /\w{3}s\b/.test(kept.slice(from, to)));
      const numbers = named.length > 1 && named.length >= top.length && /\band\b|[+&,]/.test(kept) ? named : top;
      if (numbers.length === 1 || isPlural) return { numbers: numbers.sort((a, b) => a - b), isSaid: true, used };
      return { numbers: [], isSaid: true, used };
    }
    if (isPluralOnly(kept)) return { numbers: shown.map(({ n }) => n).sort((a, b) => a - b), isSaid: true, used };
    if (/\bone\b/i.test(kept) && shown.length > 1) return { numbers: [], isSaid: true, used };
  }
  if (ALL.test(kept) || (BOTH.test(kept) && shown.length === 2))
    return { numbers: shown.map(({ n }) => n).sort((a, b) => a - b), isSaid: true, used: [] };
  if ((BOTH.test(kept) && shown.length > 2) || (ONE_OF.test(kept) && shown.length > 1))
    return { numbers: [], isSaid: true, used: [] };
  return NOTHING;
}

const isPluralOnly = (text: string): boolean => /\b(?:ones|both|all|any(?:thing)?|every|each)\b/i.test(text);
const STRONG = 8;
function hintsOf(say: string, shown: Candidate[], days: DayHint[]): Hint[] {
  return [
    ...numberHints(say, shown),
    ...ordinalHints(say, shown),
    ...soonerHints(say, shown),
    ...platformHints(say, shown),
    ...rhythmHints(say, shown),
    ...timeHints(say, shown),
    ...monthHints(say, shown),
    ...days.map(({ day, isWeekday, stretch }) => ({
      numbers: onDay(shown, day, isWeekday).map(({ n }) => n),
      weight: 2,
      used: stretch,
    })),
    ...wordHints(say, shown),
    ...namedHints(say, shown),
  ].filter(({ numbers }) => numbers.length > 0);
}

function onDay(shown: Candidate[], day: string, isWeekday: boolean): Candidate[] {
  const exact = shown.filter((one) => one.day === day);
  if (exact.length > 0 || !isWeekday) return exact;
  const weekday = Temporal.PlainDate.from(day).dayOfWeek;
  return shown.filter((one) => one.day && Temporal.PlainDate.from(one.day).dayOfWeek === weekday);
}

const SOONER = new RegExp(
  `\\bthe (earlier|earliest|later|latest)(?: ${NOUN}\\b| of (?:the two|those|them|these|both)\\b)|\\bthe (teaser|announcement|save the date|reminder|follow-?up|last (?:call|chance))\\b`,
  'gi',
);

/** 'The earlier one', 'the reminder': the order of their times, whatever order they were shown in. */
function soonerHints(say: string, shown: Candidate[]): Hint[] {
  const sorted = shown.filter(({ at }) => at !== undefined).toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
  if (sorted.length < 2) return [];
  return [...say.matchAll(SOONER)].flatMap(({ 0: found, 1: time, 2: name = '', index }) => {
    const meant = /^(?:earl|teaser|announ|save)/i.test(time ?? name) ? sorted[0] : sorted.at(-1);
    return meant ? [{ numbers: [meant.n], weight: 10, used: [index, index + found.length] as Stretch }] : [];
  });
}
