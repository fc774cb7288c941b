import { Temporal } from 'temporal-polyfill';
import { type Stretch, without } from '../said.ts';
import type { Candidate, DayHint, Hint } from './candidates.ts';
import { numberHints, ordinalHints } from './place-hints.ts';
import { isAtTime, platformHints, traitHints } from './trait-hints.ts';
import { namedHints, wordHints } from './word-hints.ts';

/** What a message points at, and the words by which it does. */
export interface PointedTargets {
  numbers: number[];
  /** Whether words point at all; without any, the caller knows what 'it' is. */
  isSaid: boolean;
  used: Stretch[];
}

const NOTHING: PointedTargets = { numbers: [], isSaid: false, used: [] };

/** Clauses that say what shall stay as it is point at nothing: 'auditions stays', 'the rest is fine'. */
const STAYS =
  /(?:^|[,.;!]|\bbut\b)[^,.;!]*\b(?:stays?|stay as|remains?|can stay|keep as|leave (?:the )?\w+ (?:alone|as))\b[^,.;!]*/gi;
const FINE =
  /(?:^|[,.;!]|\bbut\b)[^,.;!]*\b(?:is|are) fine\b(?! (?:once|at|on|for|if|every|weekly|monthly|daily)\b)[^,.;!]*/gi;
/** 'All but the quiz', 'other than the quiz, approve them': what is left of them is meant. */
const EXCEPT =
  /\b(?:all|everything|every\w*|any\w*|the lot)?\s*(?:but|except(?: for)?|apart from|other than|besides|bar)\s+/i;
const EXCEPT_FIRST = /^\W*(?:except(?: for)?|apart from|other than|besides)\s/i;
const EXCEPTED = /^.+?(?=[,.;:!?]|$| (?:can|may|should|gets?|is|are|needs?|goes?|will|must|moves?)\b)/i;
/** 'Not the tweet, the other': what is denied is not meant, and may tell what is. */
const NOT =
  /(?<!(?:\b(?:do|does|is|are|was|am|can|could|will|would|should|must|did|has|have|if|or|why|it)|['’]s) )\bnot ((?:the|my|your|that|those|these) [^,.;:!?]+?|[^\s,.;:!?]+(?:['’]s)?(?: ones?| posts?| plans?|(?=, the )|(?<=['’]s)))(?=[,.;:!?]|$| but\b| and\b)/gi;
const ALL =
  /\b(?:all(?: of)?(?: (?:them|those|these|the|my|our|this|it))?|everything|the (?:whole )?(?:lot|calendar|schedule|queue)|whole|every (?:one|post|plan|single)|anything (?:that'?s )?(?:planned|scheduled)|each (?:one|of them)|the rest)\b/i;
/** All that were not named: 'keep the first, cancel the others'. */
const OTHERS = /\b(?:(?:all )?the others|the other (?:ones|two|three)|everything else|the rest)\b/i;
export const OTHER = /\bthe other(?: one| post| plan| draft| version)?\b/i;
const BOTH = /\b(?:both|either|the two(?: of them)?|neither|the pair)\b/i;
/** So many are meant: 'both weekend ones', 'them two that repeat'. */
const COUNT = /\b(?:both|(?:the|them|those) (?:two|three))\b/i;
/** It can't be known which. */
export const ONE_OF =
  /\b(?:one|any|some) of (?:them|these|those|the (?:two|three|four|posts|plans|drafts))\b|^\W*(?:(?:please|and|ok|can you|could you)[\s,]+)*(?:move|shift|push|bring|cancel|drop|delete|scrap) one(?= (?:to|on|by|back|forward|please)\b|\W*$)/i;
const MANY =
  /\b(?:ones|both|two|three|all|any(?:thing)?|every|each|those|these|them|either|everything|whichever|whatever|are(?! (?:you|we)))\b|[+&]|\band\b/i;

const stretchesOf = (pattern: RegExp, text: string): Stretch[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length]);

/** Nobody points at posts with more letters by what is not meant; whoever writes more tells something. */
const LONGEST = 400;

/** What a message points at among the candidates, which are in the order in which they were shown. */
export function pointAt(say: string, shown: Candidate[], days: DayHint[] = []): PointedTargets {
  if (shown.length === 0) return NOTHING;
  const moving = without(say, stretchesOf(STAYS, say));
  const kept = without(moving, stretchesOf(FINE, moving));
  const isShort = say.length <= LONGEST;
  const pointed =
    (isShort ? leftByExcept(kept, shown, days) : null) ??
    (isShort ? leftByNot(say, shown, days) : null) ??
    leftByOthers(say, kept, shown, days) ??
    pointIn(kept, shown, days);
  // 'The raffle is fine' points where nothing else does.
  return pointed.isSaid || kept === moving ? pointed : pointIn(moving, shown, days);
}

function leftOf(shown: Candidate[], gone: number[]): number[] {
  return shown
    .map(({ n }) => n)
    .filter((n) => !gone.includes(n))
    .sort((a, b) => a - b);
}

/** What one stretch of a message points at, with the days that stand for posts in it. */
function pointWithin(say: string, [from, to]: Stretch, shown: Candidate[], days: DayHint[]): PointedTargets {
  const inside = days.filter(({ stands, stretch }) => stands === 'for' && stretch[0] >= from && stretch[1] <= to);
  return pointIn(without(say.slice(0, to), [[0, from]]), shown, inside);
}

function leftByExcept(kept: string, shown: Candidate[], days: DayHint[]): PointedTargets | null {
  const except = EXCEPT_FIRST.exec(kept) ?? EXCEPT.exec(kept);
  if (!except) return null;
  const start = except.index + except[0].length;
  if (!EXCEPT_FIRST.test(kept) && !ALL.test(kept.slice(0, start)) && !/\bany/i.test(except[0])) return null;
  const clause = EXCEPTED.exec(kept.slice(start))?.[0] ?? '';
  const named = [start + clause.length, kept.length]
    .map((end) => pointWithin(kept, [start, end], shown, days))
    .find(({ isSaid }) => isSaid);
  const used: Stretch[] = [[except.index, kept.length]];
  if (named) return { numbers: leftOf(shown, named.numbers), isSaid: true, used };
  // What shall be left out is not known: never all of them.
  return shown.length > 2 && /^(?:the|my|your) /i.test(clause) ? { numbers: [], isSaid: true, used } : null;
}

function leftByNot(say: string, shown: Candidate[], days: DayHint[]): PointedTargets | null {
  const denied = [...say.matchAll(NOT)].flatMap(({ 0: found, 1: clause = '', index }) => {
    const end = index + found.length;
    const { numbers } = pointWithin(say, [end - clause.length, end], shown, days);
    return numbers.length > 0 && numbers.length < shown.length ? [{ numbers, stretch: [index, end] as Stretch }] : [];
  });
  if (denied.length === 0) return null;
  const gone = denied.flatMap(({ numbers }) => numbers);
  const left = leftOf(shown, gone);
  const used = denied.map(({ stretch }) => stretch);
  const rest = without(say, used);
  const isRest = OTHERS.test(rest) || (left.length === 1 && OTHER.test(rest)) || (left.length === 2 && BOTH.test(rest));
  if (isRest) return { numbers: left, isSaid: true, used };
  const named = pointIn(rest, shown, days);
  if (named.isSaid)
    return { ...named, numbers: named.numbers.filter((n) => left.includes(n)), used: [...named.used, ...used] };
  return left.length === 1 ? { numbers: left, isSaid: true, used } : null;
}

function leftByOthers(say: string, kept: string, shown: Candidate[], days: DayHint[]): PointedTargets | null {
  const isOne = shown.length === 2 && /\b(?:is (?:fine|good|ok|great)|stays|leave|keep)\b/i.test(say);
  const rest = OTHERS.exec(kept) ?? (isOne ? OTHER.exec(kept) : null);
  if (!rest || shown.length < 2) return null;
  const stretch: Stretch = [rest.index, rest.index + rest[0].length];
  const named = pointIn(without(say, [stretch]), shown, days);
  if (!named.isSaid || named.numbers.length === 0) return null;
  return { numbers: leftOf(shown, named.numbers), isSaid: true, used: [...named.used, stretch] };
}

/** What words point at that deny and except nothing. */
function pointIn(kept: string, shown: Candidate[], days: DayHint[]): PointedTargets {
  const hints = hintsOf(kept, shown, days);
  const count = COUNT.exec(kept)?.[0].replace(/.* /, '').toLowerCase() === 'three' ? 3 : 2;
  const counted =
    COUNT.test(kept) && shown.length > count && hints.find((one) => one.weight >= 2 && one.numbers.length === count);
  if (counted) return { numbers: counted.numbers.toSorted((a, b) => a - b), isSaid: true, used: [counted.used] };
  const scores = new Map<number, number>();
  for (const { numbers, weight } of hints)
    for (const n of numbers) scores.set(n, (scores.get(n) ?? 0) + weight / (numbers.length < shown.length ? 1 : 4));
  const used = hints.map((hint) => hint.used);
  if (scores.size > 0 && Math.max(...scores.values()) >= 1) {
    const best = Math.max(...scores.values());
    const top = [...scores].filter(([, score]) => score === best).map(([n]) => n);
    if (top.length < shown.length || hints.some(({ weight }) => weight >= STRONG)) {
      // 'The quiz and the raffle' names two; 'the evening one, on Friday' says of one what another shares.
      const apart = hints
        .filter(({ numbers }) => !numbers.some((n) => top.includes(n)))
        .flatMap(({ numbers }) => numbers);
      const named = [...scores]
        .filter(([n, score]) => score >= 3 && (top.includes(n) || apart.includes(n)))
        .map(([n]) => n);
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
    ...platformHints(say, shown),
    ...traitHints(say, shown),
    ...days.map(({ day, isWeekday, time, stretch }) => {
      const there = onDay(shown, day, isWeekday);
      const then = time === '' ? [] : there.filter((one) => isAtTime(one.time, time));
      return { numbers: (then.length > 0 ? then : there).map(({ n }) => n), weight: 2, used: stretch };
    }),
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
