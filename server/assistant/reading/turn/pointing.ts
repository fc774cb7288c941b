import { Temporal } from 'temporal-polyfill';
<<<<<<< HEAD
import type { Candidate, DayHint, Hint } from './candidates.ts';
import { numberHints, ordinalHints } from './place-hints.ts';
import { type Stretch, without } from './said.ts';
import { platformHints, rhythmHints, timeHints } from './trait-hints.ts';
import { namedHints, wordHints } from './word-hints.ts';
=======
import type { Platform } from '../../../../domain/platforms.ts';
import { isAkin, type Stretch, type TopicWord, topicWords, without } from './said.ts';

/** Something that a message may point at: a plan or a draft. */
export interface Candidate {
  n: number;
  /** What it is called and what it says: the first counts more. */
  title: string;
  text: string;
  platforms: Platform[];
  frequency?: string;
  status?: string;
  /** YYYY-MM-DD of its first post, and the whole moment. */
  day?: string;
  at?: string;
}
>>>>>>> talk

/** What a message points at, and the words by which it does. */
export interface Pointed {
  numbers: number[];
  /** Whether words point at all; without any, the caller knows what 'it' is. */
  isSaid: boolean;
  used: Stretch[];
}

const NOTHING: Pointed = {
  numbers: [],
  isSaid: false,
  used: [],
}; /** Clauses that say what shall stay as it is point at nothing: 'auditions stays', 'the rest is fine'. */
const STAYS =
  /(?:^|[,.;!]|\bbut\b)[^,.;!]*\b(?:stays?|stay as|is fine|are fine|remains?|can stay|keep as|leave (?:the )?\w+ (?:alone|as))\b[^,.;!]*/gi;
const EXCEPT =
  /\b(?:all|everything|every\w*|any\w*|the lot)?\s*(?:but|except(?: for)?|apart from|other than|besides|bar)\s+/i;
const ALL =
  /\b(?:all(?: of)?(?: (?:them|those|these|the|my|our|this|it))?|everything|the (?:whole )?(?:lot|calendar|schedule|queue)|whole|every (?:one|post|plan|single)|anything (?:that'?s )?(?:planned|scheduled)|each of them|the rest)\b/i;
/** All that were not named: 'keep the first, cancel the others'. */
const OTHERS = /\b(?:the others|the other ones|the other (?:two|three)|everything else|all the others)\b/i;
const BOTH = /\b(?:both|either|the two(?: of them)?|neither|the pair)\b/i;
const MANY = /\b(?:ones|both|two|three|all|any(?:thing)?|every|each|those|these|them|either)\b|[+&]|\band\b/i;

/** What a message points at among the candidates, which are in the order in which they were shown. */
export function pointAt(say: string, shown: Candidate[], days: DayHint[] = []): Pointed {
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
  if (BOTH.test(kept)) return { numbers: [], isSaid: true, used: [] };
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
<<<<<<< HEAD
=======

function numberHints(say: string, shown: Candidate[]): Hint[] {
  const known = (text: string) => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const isKnown = (numbers: number[]) => numbers.length > 0 && numbers.every((n) => shown.some((one) => one.n === n));
  const hints: Hint[] = [];
  for (const { 0: found, index } of say.matchAll(
    /\b(?:plan|post|draft|option|version|number|no\.?|nr\.?|#)\s?#?\d(?:\s?(?:,|and|&|\+)\s?#?\d)*\b(?![:.]\d|\s?(?:am|pm))/gi,
  ))
    if (isKnown(known(found))) hints.push({ numbers: known(found), weight: 10, used: [index, index + found.length] });
  const bare =
    /^(?:(?:ok|so|and|please|pls|just|cancel|approve|delete|drop|kill|bin|scrap|use|take|keep|post|send|schedule|the|i like|go with|confirm)[,\s]+)*((\d)(?:\s*(?:,|and|&|\+)\s*\d)*)\b(?!\s?(?:[:.]\d|am|pm|h\b|o'clock|days?|weeks?|hours?|months?|mins?|times|x\b|st\b|nd\b|rd\b|th\b|not\b|%|hashtags?|sentences?|words?|posts?|sundays|mondays|[a-z]+days\b|\/))/i.exec(
      say,
    );
  if (bare && hints.length === 0 && isKnown(known(bare[1] ?? '')))
    hints.push({
      numbers: known(bare[1] ?? ''),
      weight: 10,
      used: [bare.index + bare[0].length - (bare[1]?.length ?? 0), bare.index + bare[0].length],
    });
  const letter =
    /^(?:(?:ok|so|let'?s|go with|use|take|i like|option|version|and)\s+)*([abc])(?=$|[\s,.!]*(?:then|please|is|it is|,|\.|$))/i.exec(
      say,
    ) ?? /\b(?:option|version|draft|variant)\s+([abc])\b/i.exec(say);
  const at = letter ? 'abc'.indexOf((letter[1] ?? '').toLowerCase()) : -1;
  const lettered = shown.toSorted((a, b) => a.n - b.n)[at];
  if (letter && lettered)
    hints.push({ numbers: [lettered.n], weight: 10, used: [letter.index, letter.index + letter[0].length] });
  const spelled = /\b(?:number|option|version|draft|plan|post|no)\s+(one|two|three|four)\b/i.exec(say);
  if (spelled) {
    const n = ['one', 'two', 'three', 'four'].indexOf((spelled[1] ?? '').toLowerCase()) + 1;
    if (isKnown([n]))
      hints.push({ numbers: [n], weight: 10, used: [spelled.index, spelled.index + spelled[0].length] });
  }
  return hints;
}

const SOONER = new RegExp(
  `\\bthe (earlier|earliest|later|latest)(?: ${NOUN}\\b| of (?:the two|those|them|these|both)\\b)`,
  'gi',
);

/** 'The earlier one': the order of their times, whatever order they were shown in. */
function soonerHints(say: string, shown: Candidate[]): Hint[] {
  const sorted = shown.filter(({ at }) => at !== undefined).toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''));
  if (sorted.length < 2) return [];
  return [...say.matchAll(SOONER)].flatMap(({ 0: found, 1: word = '', index }) => {
    const meant = /^earl/i.test(word) ? sorted[0] : sorted.at(-1);
    return meant ? [{ numbers: [meant.n], weight: 10, used: [index, index + found.length] as Stretch }] : [];
  });
}

const ORDINAL = new RegExp(
  `(?:\\b(the|my|your|this|that)\\s+)?(?:very )?\\b(${ORDINALS.join('|')}|last|latest|newest|final|middle|earliest|other|1st|2nd|3rd|4th|5th)\\b(?:\\s+(two|three|four|[234])\\b)?(?:\\s+(?:of (?:them|those|the two|these)))?(?:\\s+${NOUN}\\b)?`,
  'gi',
);

/** What may follow 'the second' where it means the second one. */
const AFTER_ORDINAL =
  /^\s*(?:$|[,.:;!?]|(?:to|on|at|for|is|in|can|goes|should|but|needs|with|shorter|longer|more|less|an?|half|by|from|into|as|without|instead|please|pls|only|too|also|tomorrow|today|tonight|mon|tue|wed|thu|fri|sat|sun|[a-z]+days?)\b)/i;

function ordinalHints(say: string, shown: Candidate[]): Hint[] {
  return [...say.matchAll(ORDINAL)].flatMap(({ 0: found, 1: article, 2: word = '', 3: many, index }) => {
    const after = say.slice(index + found.length);
    const isNamed =
      new RegExp(`${NOUN}$`, 'i').test(found) || / of (?:them|those|these|the two)/i.test(found) || many !== undefined;
    const isAlone = index === 0 || AFTER_ORDINAL.test(after);
    if (
      /^(?:\s*(?:of|sentence|line|word|paragraph|week|day|month|time|thing|name|half|bit|part|minute|hour|night|order|choice|thing)\b|\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\b)/i.test(
        after,
      ) &&
      !isNamed
    )
      return [];
    if (
      !isNamed &&
      !(
        isAlone &&
        (article !== undefined ||
          index === 0 ||
          /(?:for|drop|kill|approve|cancel|use|take|keep|delete|move) $/i.test(say.slice(0, index)))
      )
    )
      return [];
    const lower = word.toLowerCase();
    const count = many ? (COUNTS[many.toLowerCase()] ?? 1) : 1;
    const position = ORDINALS.indexOf(lower) >= 0 ? ORDINALS.indexOf(lower) : Number.parseInt(lower, 10) - 1;
    const numbers = (
      /^(?:last|latest|newest|final)$/.test(lower)
        ? shown.slice(-count)
        : lower === 'middle'
          ? shown.length % 2 === 1
            ? [shown[(shown.length - 1) / 2]]
            : []
          : lower === 'earliest'
            ? shown.toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1)).slice(0, 1)
            : lower === 'other' || Number.isNaN(position)
              ? []
              : shown.slice(count > 1 ? 0 : position, count > 1 ? count : position + 1)
    ).flatMap((one) => (one ? [one.n] : []));
    return [{ numbers, weight: 9, used: [index, index + found.length] as Stretch }];
  });
}

const PLATFORM_NAMES: [Platform, string][] = [
  ['linkedin', 'linked ?in|li'],
  ['twitter', 'twitter|tweet|x'],
  ['instagram', 'instagram|insta|ig|gram'],
  ['facebook', 'facebook|fb'],
];

function platformHints(say: string, shown: Candidate[]): Hint[] {
  return PLATFORM_NAMES.flatMap(([platform, names]) => {
    const pattern = new RegExp(
      `^(?:${names})\\s*[:,]|\\b(?:the |my |your |that |for the )?(?:${names})(?:'s)? ${NOUN}\\b|\\bthe (?:one|post|plan|thing)s? (?:on|for) (?:${names})\\b(?! (?:only|too|as well|instead))${platform === 'twitter' ? '|\\b(?:the|my|that|your|of the|for the) tweet\\b|^tweet(?= (?:is|needs|at|to|goes|on|should|\\d|now|tomorrow|tonight|today|[a-z]+day))' : ''}`,
      'gi',
    );
    const owners = shown.filter(({ platforms }) => platforms.includes(platform));
    const only = owners.filter(({ platforms }) => platforms.length === 1);
    return [...say.matchAll(pattern)].map(({ 0: found, index }) => ({
      numbers: (only.length === 1 ? only : owners).map(({ n }) => n),
      weight: 4,
      used: [index, index + found.length] as Stretch,
    }));
  });
}

function rhythmHints(say: string, shown: Candidate[]): Hint[] {
  const hints: Hint[] = [];
  const rhythm = new RegExp(
    `\\b(?:the )?(daily|weekly|monthly|hourly|yearly|fortnightly|biweekly|weekday|recurring|repeating|one-?off)s? ${NOUN}\\b`,
    'gi',
  );
  for (const { 0: found, 1: word = '', index } of say.matchAll(rhythm)) {
    const wanted = word
      .toLowerCase()
      .replace('fortnightly', 'biweekly')
      .replace(/^weekday$/, 'weekdays');
    hints.push({
      numbers: shown
        .filter(({ frequency = 'once' }) =>
          /recurring|repeating/.test(wanted)
            ? frequency !== 'once'
            : /one-?off/.test(wanted)
              ? frequency === 'once'
              : frequency === wanted,
        )
        .map(({ n }) => n),
      weight: 5,
      used: [index, index + found.length],
    });
  }
  const status = new RegExp(
    `\\b(?:the |all |all the |whatever is |still )?(pending|waiting|unapproved|open|approved|scheduled|confirmed) ${NOUN}\\b`,
    'gi',
  );
  for (const { 0: found, 1: word = '', index } of say.matchAll(status))
    hints.push({
      numbers: shown
        .filter((one) => one.status === (/pending|waiting|unapproved|open/i.test(word) ? 'pending' : 'scheduled'))
        .map(({ n }) => n),
      weight: 5,
      used: [index, index + found.length],
    });
  return hints;
}

function wordHints(say: string, shown: Candidate[]): Hint[] {
  const said = topicWords(say);
  const titles = shown.map((one) => ({ one, title: topicWords(one.title), text: topicWords(one.text) }));
  const has = (words: { stem: string }[], stem: string) => words.some((word) => isAkin(word.stem, stem));
  const hints = said.flatMap((word): (Hint & { isCalendar: boolean; word: TopicWord })[] => {
    const owners = titles.filter(({ title }) => has(title, word.stem));
    const tellers = titles.filter(({ text }) => has(text, word.stem));
    const found = owners.length > 0 ? owners : tellers;
    if (found.length === 0) return [];
    const isAll = found.length === shown.length;
    return [
      {
        numbers: found.map(({ one }) => one.n),
        weight: (owners.length > 0 ? 3 : 1.5) * (isAll && shown.length > 1 ? 0.4 : found.length > 1 ? 0.7 : 1),
        used: [word.from, withNoun(say, word.to)],
        isCalendar: word.isCalendar,
        word,
      },
    ];
  });
  // 'Monday' is a part of a title only right beside another word of it: 'the Cyber Monday code'.
  return hints.filter(
    ({ isCalendar, word, numbers }) =>
      !isCalendar ||
      hints.some(
        (other) =>
          !other.isCalendar &&
          other.numbers.some((n) => numbers.includes(n)) &&
          (Math.abs(other.word.to - word.from) <= 1 || Math.abs(word.to - other.word.from) <= 1),
      ),
  );
}

/** 'the hours one': before such a noun any word of a title points, however common it is. */
function namedHints(say: string, shown: Candidate[]): Hint[] {
  return [...say.matchAll(/([\p{L}\p{N}]{3,})(?:'s|’s)? (?:one|post|plan|thing)\b/giu)].flatMap(
    ({ 0: found, 1: word = '', index }) => {
      if (topicWords(word).length > 0) return [];
      const owners = shown.filter(({ title }) => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu').test(title));
      return owners.length === shown.length
        ? []
        : [{ numbers: owners.map(({ n }) => n), weight: 3, used: [index, index + found.length] as Stretch }];
    },
  );
}

/** Up to the noun or the number that belongs to a word of a title: 'the farm shop one', 'room 4'. */
const withNoun = (say: string, to: number): number =>
  to + (new RegExp(`^(?:'s|’s)? (?:${NOUN}\\b|\\d+\\b(?![:.]\\d| ?[ap]m))`, 'i').exec(say.slice(to))?.[0].length ?? 0);
>>>>>>> talk
