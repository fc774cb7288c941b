import { Temporal } from 'temporal-polyfill';
import { PLATFORMS, type Platform } from '../../../domain/post/platforms.ts';
import { wallToInstant } from '../../../domain/time.ts';
import { calledPattern, OWN_NOUN } from '../../lib/platform-words.ts';
import { shortName } from './grammar/composing/title.ts';
import type { Plan } from './grammar/reading.ts';
import { readSpans } from './spans/spans.ts';

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
  const dated = stepped(said, withSharedMatter(plans), countIn(said));
  const [first, ...others] = dated;
  if (!first || others.length === 0 || others.some(({ content }) => content !== first.content)) return dated;
  const items = itemsOf(first.content, (count) => count === dated.length, countIn(said) === dated.length);
  if (items.length === 0) return dated;
  return dated.map((plan, i) => ({ ...plan, content: items[i] ?? '', title: shortName(items[i] ?? '') }));
}

const NAME =
  /^(?:an? |the |our )?(?:teaser|sneak peek|countdown|announcement|save[- ]the[- ]date|reminder|follow-?up|(?:last|final) (?:chance|call))(?!\p{L})[\s:,–-]*(?:(?:for|about|on) )?/iu;

/** 'A teaser on Monday, a reminder on Wednesday: our sale …' names posts of one matter; what they are called is not posted. */
function withSharedMatter(plans: Plan[]): Plan[] {
  const told = new Set(plans.map(({ content }) => content.replace(NAME, '')).filter((matter) => /\s/.test(matter)));
  const [shared] = told;
  if (plans.length < 2 || shared === undefined || told.size > 1 || !plans.every(({ content }) => NAME.test(content)))
    return plans;
  return plans.map((plan) => ({ ...plan, content: shared, title: shortName(shared) }));
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

/** Words for two, three and so on. */
const NUMBERS = [
  'two zwei dos deux dois duas due',
  'three drei tres trois três tre',
  'four vier cuatro quatre quatro quattro',
  'five fünf cinco cinq cinque',
  'six sechs seis sei',
  'seven sieben siete sept sete sette',
  'eight acht ocho huit oito otto',
  'nine neun nueve neuf nove',
  'ten zehn diez dix dez dieci',
  'eleven',
  'twelve',
].map((words) => words.split(' '));
const COUNT = new RegExp(
  `(?<!\\b(?:at|in|for|until|by|and|to|of) |[:.\\d])(?<!\\p{L})(\\d{1,2}|${NUMBERS.flat().join('|')})\\s+(?:\\p{L}+\\s+){0,2}(?:posts?|${OWN_NOUN}s?|captions?|updates?|messages?|texts?|tips|beiträge|texte|publicaciones|textos|publications|textes|publicações|pubblicazioni|testi)(?!\\p{L})`,
  'iu',
);

/** How many posts an order asks for; NaN where it names no number. */
function countIn(said: string): number {
  const number = COUNT.exec(said)?.[1]?.toLowerCase() ?? 'none';
  const named = NUMBERS.findIndex((words) => words.includes(number));
  return named < 0 ? Number(number) : named + 2;
}

/** How many posts the order of a message asks for; 0 where it names no number. */
export function countOrdered(message: string): number {
  const ordered = readSpans(message).filter(({ role }) => role === 'order' || role === 'platform');
  return countIn(ordered.map(({ text }) => text).join('')) || 0;
}

/** 'Ten posts over two weeks': that many posts are asked for, and one matter is brought for all of them. */
export function isOneMatter(said: string, matters: string[]): boolean {
  return matters.length > 1 && countIn(said) === matters.length && new Set(matters).size === 1;
}

/** What to ask where one matter is brought for several posts. */
export const notEnough = (count: number): string =>
  `That is not enough for ${count} posts. What should each of them say?`;

const QUOTED = /"([^"]{3,})"|“([^”]{3,})”|(?<![\p{L}\p{N}])'(.{3,}?)'(?![\p{L}\p{N}])/gu;

/** What posts are about, before the colon behind which their texts stand. */
const TOPIC = /^[^:.!?\n]{3,60}:\s+/u;

/**
 * The single texts of a body, cut so that their number fits: what it quotes, its lines, its numbered points, its sentences,
 * what 'and' joins, or, where several are asked for, what commas part. None where no cut fits.
 */
export function itemsOf(body: string, fits: (count: number) => boolean, isList = true): string[] {
  const cuts = [body, body.replace(TOPIC, '')].flatMap((words) => cutsOf(words, isList));
  return cuts.find((items) => items.length > 1 && fits(items.length)) ?? [];
}

function cutsOf(body: string, isList: boolean): string[][] {
  const quotes = [...body.matchAll(QUOTED)].map((match) => match.slice(1).find(Boolean) ?? '');
  const points = body.split(/(?:^|\s)(?:\d{1,2}[.)]\s+|(?=(?:Tip|Post|Day|Part|Fact|No\.?) \d{1,2}:))/u);
  return [
    quotes,
    body.split(/\n+/),
    points.length > 2 ? points : [],
    body.split(/(?<=[.!?])\s+(?=\p{Lu})|;\s+/u),
    body.split(/,\s+and\s+/),
    isList ? body.split(/,\s+(?:(?:and|und|y|et|e)\s+)?/u) : [],
  ].map((parts) =>
    parts.map((part) => part.replace(/^\s*(?:[-•*–]|\d{1,2}[.)])\s+/, '').trim()).filter((part) => part !== ''),
  );
}

/** What leads to texts by their networks only orders them: 'two posts please'. */
const isOnlyOrder = (lead: string): boolean =>
  readSpans(lead).every(({ role, text }) => role !== 'matter' || !/\p{L}{3}|\d/u.test(text));

/** 'Facebook: …. Instagram: …': a text for each network that stands before it as a label; nothing unless there are several. */
export function textsByPlace(message: string): { platform: Platform; text: string }[] {
  const labels = PLATFORMS.flatMap((platform) =>
    [...message.matchAll(placeLabel(platform))].map(({ index, 0: label }) => ({
      platform,
      from: index,
      to: index + label.length,
    })),
  ).sort((one, other) => one.from - other.from);
  const isApart = new Set(labels.map(({ platform }) => platform)).size === labels.length;
  if (labels.length < 2 || !isApart || !isOnlyOrder(message.slice(0, labels[0]?.from))) return [];
  const texts = labels.map(({ platform, to }, i) => ({
    platform,
    text: message.slice(to, labels[i + 1]?.from ?? message.length).trim(),
  }));
  return texts.every(({ text }) => text.split(/\s+/).length > 2) ? texts : [];
}

const placeLabel = (platform: Platform): RegExp =>
  new RegExp(
    `(?<=^|[.!?;:\\n]\\s{0,2})(?:(?:and|then|und|y|et|e)\\s+)?(?:(?:for|on|für|para|pour|per)\\s+)?(?:the\\s+)?${calledPattern(platform)}(?:\\s+(?:post|one|text|version))?\\s*:\\s+`,
    'giu',
  );
