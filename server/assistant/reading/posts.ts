import { Temporal } from 'temporal-polyfill';
import { wallToInstant } from '../../../domain/time.ts';
import type { Plan } from './grammar/reading.ts';
import { titleOf } from './grammar/title.ts';

/** How far apart the posts of a series are. */
const STEPS: [RegExp, { days?: number; hours?: number }][] = [
  [/\b(?:every other|every second|each second) day\b/i, { days: 2 }],
  [/\b(?:one|each|1|once) (?:an|per|every) hour\b|\bhourly\b|\ban hour apart\b/i, { hours: 1 }],
  [/\b(?:one|each|1|once) (?:a|per|every|each) week\b|\bweekly\b|\ba week apart\b/i, { days: 7 }],
  [/\b(?:one|each|1|once)?\s?(?:a|per|every|each) (?:week)?day\b|\bdaily\b|\ba day apart\b/i, { days: 1 }],
];
const MOST_POSTS = 31;

/** As many posts as were asked for, and each with its own words where as many were given. */
export function severalPosts(said: string, plans: Plan[]): Plan[] {
  const dated = stepped(said, plans, countIn(said));
  const [first, ...others] = dated;
  if (!first || others.length === 0 || others.some(({ content }) => content !== first.content)) return dated;
  const items = itemsOf(first.content);
  if (items.length !== dated.length) return dated;
  return dated.map((plan, i) => ({ ...plan, content: items[i] ?? '', title: titleOf(items[i] ?? '') }));
}

/** 'Five posts, one each day': so many posts one after the other, and not one that comes every day. */
function stepped(said: string, plans: Plan[], count: number): Plan[] {
  const [first, ...others] = plans;
  const step = STEPS.find(([words]) => words.test(said))?.[1];
  const isRow = others.length === 0 ? first?.frequency !== 'once' || step : others.length === count - 1;
  if (!first || !step || !isRow || !(count > 1 && count <= MOST_POSTS)) return plans;
  const from = Temporal.PlainDateTime.from(first.at);
  return Array.from({ length: count }, (_, i) => {
    const at = from
      .add({ days: (step.days ?? 0) * i, hours: (step.hours ?? 0) * i })
      .toString()
      .slice(0, 16);
    const once = { frequency: 'once', rrule: null, keeps: null, occurrences: null, until: null } as const;
    return { ...first, ...once, weekdays: [], at, instant: wallToInstant(at, first.timeZone).toString(), passed: null };
  });
}

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT = new RegExp(
  `(?<!\\b(?:at|in|for|until|by|and|to|of) |[:.\\d])\\b(\\d{1,2}|${NUMBERS.join('|')})\\s+(?:\\p{L}+\\s+){0,2}(?:posts?|tweets?|captions?|updates?|messages?|texts?|tips)\\b`,
  'iu',
);

function countIn(said: string): number {
  const number = COUNT.exec(said)?.[1]?.toLowerCase() ?? '';
  return NUMBERS.includes(number) ? NUMBERS.indexOf(number) + 2 : Number(number);
}

const QUOTED = /"([^"]{3,})"|“([^”]{3,})”|(?<![\p{L}\p{N}])'(.{3,}?)'(?![\p{L}\p{N}])/gu;

/** The single texts of a body: what it quotes, its lines, its numbered points, its sentences, or what 'and' joins. */
function itemsOf(body: string): string[] {
  const quotes = [...body.matchAll(QUOTED)].map((match) => match.slice(1).find(Boolean) ?? '');
  const lines = body.split(/\n+/);
  const points = body.split(/(?:^|\s)(?:\d{1,2}[.)]\s+|(?=(?:Tip|Post|Day|Part|Fact|No\.?) \d{1,2}:))/u);
  const sentences = body.split(/(?<=[.!?])\s+(?=\p{Lu})|;\s+/u);
  const ways = [quotes, lines, points.length > 2 ? points : [], sentences, body.split(/,\s+and\s+/)];
  const parts = ways.find((some) => some.length > 1) ?? [];
  return parts.map((part) => part.replace(/^\s*(?:[-•*–]|\d{1,2}[.)])\s+/, '').trim()).filter((part) => part !== '');
}
