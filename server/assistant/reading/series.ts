import { Temporal } from 'temporal-polyfill';
import { wallToInstant } from '../../../domain/time.ts';
import type { Plan } from '../../../domain/understanding/reading.ts';
import { type Moment, understand } from '../../../domain/understanding/understand.ts';
import { readWhen } from './turn/when.ts';

const QUOTE = /"([^"]{3,})"|“([^”]{3,})”|„([^“”]{3,})[“”]|«([^»]{3,})»|(?<![\p{L}\p{N}])'(.{3,}?)'(?![\p{L}\p{N}])/gu;
/** How far apart the posts of a series are. */
const STEPS: [RegExp, { days?: number; hours?: number }][] = [
  [/\b(?:every other|every second|each second) day\b/i, { days: 2 }],
  [/\b(?:one|each|1|once) (?:an|per|every) hour\b|\bhourly\b|\ban hour apart\b/i, { hours: 1 }],
  [/\b(?:one|each|1|once) (?:a|per|every|each) week\b|\bweekly\b|\ba week apart\b/i, { days: 7 }],
  [
    /\b(?:one|each|1|once)?\s?(?:a|per|every|each) (?:week)?day\b|\bdaily\b|\ba day apart\b|\bnext week\b/i,
    { days: 1 },
  ],
];

interface Quoted {
  words: string;
  from: number;
  to: number;
}

/** The posts of a message that quotes several texts: each with its own words and its own time; null for any other message. */
export function readSeries(text: string, plans: Plan[], moment: Moment): Plan[] | null {
  const quotes = [...text.matchAll(QUOTE)].map((match): Quoted => {
    const words = match.slice(1).find(Boolean)?.trim() ?? '';
    return { words, from: match.index, to: match.index + match[0].length };
  });
  const [model] = plans;
  if (quotes.length < 2 || !model) return null;
  const times = ownTimes(text, quotes, moment) ?? evenTimes(outside(text, quotes), quotes.length, moment);
  return times?.length === quotes.length
    ? quotes.map(({ words }, i) => onePost(model, words, times[i] as string))
    : null;
}

function onePost(model: Plan, words: string, at: string): Plan {
  const instant = wallToInstant(at, model.timeZone).toString();
  const once = { frequency: 'once', weekdays: [], rrule: null, keeps: null, occurrences: null, until: null } as const;
  return { ...model, ...once, weekdays: [], content: words, title: words, at, instant, passed: null };
}

const outside = (text: string, quotes: Quoted[]): string =>
  quotes.reduce((left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to), text);

/** 'Monday 9am: “…”, Wednesday noon: “…”': what stands before each text, or behind it, says when. */
function ownTimes(text: string, quotes: Quoted[], moment: Moment): string[] | null {
  const before = quotes.map(({ from }, i) => text.slice(quotes[i - 1]?.to ?? 0, from));
  const behind = quotes.map(({ to }, i) => text.slice(to, quotes[i + 1]?.from ?? text.length));
  for (const parts of [before, behind]) {
    const read = parts.map((part) => readWhen(part, moment));
    const time = read.find(({ hasTime }) => hasTime)?.at?.slice(11, 16);
    const times = read.map(({ at, hasDay, hasTime }) =>
      hasDay && at ? (hasTime || !time ? at : `${at.slice(0, 10)}T${time}`) : null,
    );
    if (times.every((at) => at !== null)) return times;
  }
  return null;
}

/** As many days as texts, or one after the other from the first day on. */
function evenTimes(said: string, count: number, moment: Moment): string[] | null {
  const { plans } = understand(said, moment);
  const distinct = [...new Set(plans.map(({ at }) => at))].sort();
  if (distinct.length === count) return distinct;
  const step = STEPS.find(([words]) => words.test(said))?.[1];
  const plain = said.replace(
    STEPS.find(([words]) => words.test(said) && !/next week/i.test(words.exec(said)?.[0] ?? ''))?.[0] ?? /$^/,
    ' ',
  );
  const first = readWhen(plain.replace(/\bfrom\b/i, 'on'), moment).at ?? plans[0]?.at;
  if (!step || !first) return null;
  return Array.from({ length: count }, (_, i) =>
    Temporal.PlainDateTime.from(first)
      .add({ days: (step.days ?? 0) * i, hours: (step.hours ?? 0) * i })
      .toString()
      .slice(0, 16),
  );
}
