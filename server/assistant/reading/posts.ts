import { Temporal } from 'temporal-polyfill';
import { wallToInstant } from '../../../domain/time.ts';
import type { Plan } from './grammar/reading.ts';
import { type Moment, understand } from './grammar/understand.ts';
import { bodyOf } from './head-and-body.ts';
import type { Span } from './roles.ts';
import { readPlaces } from './turn/places.ts';
import { hear, stretchOf, topicWords, without } from './turn/said.ts';
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

/** A text that is to be posted, and where it stands in the message. */
interface Given {
  words: string;
  from: number;
  to: number;
}

/** The posts that a message lays out, each with its own words and its own time; null where it lays out none. */
export function readPosts(text: string, moment: Moment): Plan[] | null {
  return quotedPosts(text, moment) ?? headedPosts(text, moment) ?? bareTimes(text, moment);
}

/** What an order says of place and time, whatever the post is about. */
function ordered(words: string, moment: Moment): Plan[] {
  return understand(`schedule our news ${words}`, moment).plans;
}

function quotedPosts(text: string, moment: Moment): Plan[] | null {
  const quotes = [...text.matchAll(QUOTE)].map((match): Given => {
    const words = match.slice(1).find(Boolean)?.trim() ?? '';
    return { words, from: match.index, to: match.index + match[0].length };
  });
  const outside = without(
    text,
    quotes.map(({ from, to }) => [from, to]),
  );
  const [first] = quotes;
  if (!first) return null;
  if (quotes.length > 1) return series(text, quotes, outside, moment);
  // One quotation is the post where all the rest only orders it.
  const isOnly = first.words.includes(' ') && topicWords(unphrased(outside)).every(({ word }) => ORDERING.test(word));
  const plans = isOnly ? understand(outside.replace(/\s+/g, ' '), moment).plans : [];
  return plans.length > 0 ? plans.map((plan) => ({ ...plan, content: first.words, title: first.words })) : null;
}

const ORDERING = /^(?:schedule|tweet|share|publish|queue|plan|write|send|says?|saying|text|caption|message)$/;

/** A text without its days, times and places. */
function unphrased(text: string): string {
  const said = hear(text);
  return without(
    text,
    said.phrases.map((phrase) => stretchOf(said, phrase)),
  );
}

/** Several texts, each with its own time, or one after the other. */
function series(text: string, given: Given[], said: string, moment: Moment): Plan[] | null {
  const own = ownOrders(text, given, moment);
  if (own) return own.map((plan, i) => onePost(plan, given[i]?.words ?? '', plan.at));
  const [model] = ordered(said, moment);
  const times = model ? evenTimes(said, given.length, moment) : null;
  return model && times?.length === given.length
    ? given.map(({ words }, i) => onePost(model, words, times[i] as string))
    : null;
}

function onePost(model: Plan, words: string, at: string): Plan {
  const instant = wallToInstant(at, model.timeZone).toString();
  const once = { frequency: 'once', rrule: null, keeps: null, occurrences: null, until: null } as const;
  return { ...model, ...once, weekdays: [], content: words, title: words, at, instant, passed: null };
}

/** 'Facebook Monday 9am: “…”, Wednesday noon: “…”': what stands before each text, or behind it, says where and when. */
function ownOrders(text: string, given: Given[], moment: Moment): Plan[] | null {
  const before = given.map(({ from }, i) => text.slice(given[i - 1]?.to ?? 0, from));
  const behind = given.map(({ to }, i) => text.slice(to, given[i + 1]?.from ?? text.length));
  const everywhere = ordered(before[0] ?? '', moment)[0]?.platforms ?? [];
  for (const parts of [before, behind]) {
    const read = parts.map((part) => readWhen(part, moment));
    const time = read.find(({ hasTime }) => hasTime)?.at?.slice(11, 16);
    const plans = read.flatMap(({ at, hasDay, hasTime }, i): Plan[] => {
      const [plan] = hasDay && at ? ordered(parts[i] ?? '', moment) : [];
      if (!plan || !at) return [];
      const platforms = plan.platforms.length > 0 ? plan.platforms : everywhere;
      return [{ ...plan, platforms, at: hasTime || !time ? at : `${at.slice(0, 10)}T${time}` }];
    });
    if (plans.length === given.length) return plans;
  }
  return null;
}

/** As many days as texts, or one after the other from the first day on. */
function evenTimes(said: string, count: number, moment: Moment): string[] | null {
  const plans = ordered(said, moment);
  const distinct = [...new Set(plans.map(({ at }) => at))].sort();
  if (distinct.length === count) return distinct;
  const step = STEPS.find(([words]) => words.test(said));
  const isWeek = step && /next week/i.test(step[0].exec(said)?.[0] ?? '');
  const plain = step && !isWeek ? said.replace(step[0], ' ') : said;
  const first = readWhen(plain.replace(/\bfrom\b/i, 'on'), moment).at ?? plans[0]?.at;
  if (!step || !first) return null;
  return Array.from({ length: count }, (_, i) =>
    Temporal.PlainDateTime.from(first)
      .add({ days: (step[1].days ?? 0) * i, hours: (step[1].hours ?? 0) * i })
      .toString()
      .slice(0, 16),
  );
}

/** 'Facebook, Friday 9am: …': what stands before the colon orders, what stands behind it is posted as it is. */
function headedPosts(text: string, moment: Moment): Plan[] | null {
  const several = severalHeads(text);
  if (several) return series(text, several, text, moment);
  const given = bodyOf(text);
  if (!given?.saysWhen) return null;
  const items = itemsOf(given.body);
  const count = countIn(given.head);
  if (items.length > 1 && items.length === count) {
    const posts = series(
      given.head,
      items.map((words) => ({ words, from: given.head.length, to: given.head.length })),
      given.head,
      moment,
    );
    if (posts) return posts;
  }
  const plans = ordered(steering(given.spans), moment);
  return plans.length > 0 ? plans.map((plan) => ({ ...plan, content: given.body, title: given.body })) : null;
}

const MOST_LEAD = 6;

/** 'Monday 9am: … Wednesday noon: …': each head says when its own text is posted. */
function severalHeads(text: string): Given[] | null {
  const heads = [...text.matchAll(HEAD)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
  const lead = text.slice(0, heads[0]?.from ?? 0).trim();
  if (heads.length < 2 || lead.split(/\s+/).length > MOST_LEAD || /[.!?]$/.test(lead)) return null;
  return heads.map(({ to }, i) => {
    const end = heads[i + 1]?.from ?? text.length;
    return {
      words: text
        .slice(to, end)
        .replace(/[\s,;-]+$/, '')
        .trim(),
      from: to,
      to: end,
    };
  });
}

const DAY =
  '(?:(?:on|next|this)\\s+)?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\b|tomorrow\\b|today\\b|tonight\\b';
/** A day, with up to a few words more, and a colon; it opens the text, a line or a sentence. */
const HEAD = new RegExp(`(?<=^|\\n|[.!?;,]\\s)(?:[-•*]\\s*)?(?:${DAY})(?:\\s+[\\w.:@]+){0,6}?:\\s+(?=\\S)`, 'giu');

/** 'Five posts, one each day': so many posts, and not one that comes every day. */
export function countedPosts(text: string, plans: Plan[]): Plan[] {
  const [only, ...others] = plans;
  const count = countIn(text);
  if (only?.frequency !== 'daily' || others.length > 0 || !(count > 1) || count > 31) return plans;
  const first = Temporal.PlainDateTime.from(only.at);
  return Array.from({ length: count }, (_, i) => ({
    ...onePost(only, only.content, first.add({ days: i }).toString().slice(0, 16)),
    title: only.title,
  }));
}

const steering = (spans: Span[]): string =>
  spans
    .filter(({ role }) => role === 'when' || role === 'platform')
    .map(({ text }) => text.replace(/[:\s]+$/, ''))
    .join(' ');

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNT = new RegExp(
  `(?<!\\b(?:at|in|for|until|by|and|to|of) |[:.\\d])\\b(\\d{1,2}|${NUMBERS.join('|')})\\s+(?:\\p{L}+\\s+){0,2}(?:posts?|tweets?|captions?|updates?|messages?|texts?|tips)\\b`,
  'iu',
);

function countIn(head: string): number {
  const said = COUNT.exec(head)?.[1]?.toLowerCase() ?? '';
  return NUMBERS.includes(said) ? NUMBERS.indexOf(said) + 2 : Number(said);
}

/** The single texts of a body: its numbered points, its lines, or its sentences. */
function itemsOf(body: string): string[] {
  const lines = body.split(/\n+/);
  const points = body.split(/(?:^|\s)(?:\d{1,2}[.)]\s+|(?=(?:Tip|Post|Day|Part|Fact|No\.?) \d{1,2}:))/u);
  const parts = lines.length > 1 ? lines : points.length > 2 ? points : body.split(/(?<=[.!?])\s+(?=\p{Lu})|;\s+/u);
  return parts.map((part) => part.replace(/^\s*(?:[-•*–]|\d{1,2}[.)])\s+/, '').trim()).filter((part) => part !== '');
}

/** 'Teaser Monday 9am, reminder Wednesday noon, last chance Friday 5pm': several times and nothing yet to post. */
function bareTimes(text: string, moment: Moment): Plan[] | null {
  const rest = /^[^:]*\b(?:posts?|tweets?|plan|schedule)\b[^:]*:\s(.*)$/su.exec(text)?.[1] ?? text;
  const parts = rest.replace(TOPIC, '').split(PART);
  if (parts.length < 2 || !parts.every((part) => isBareTime(part, moment))) return null;
  const { only: platforms } = readPlaces(text);
  return parts.flatMap((part) => {
    const [plan] = ordered(part, moment);
    return plan
      ? [{ ...plan, platforms: plan.platforms.length > 0 ? plan.platforms : platforms, content: '', title: '' }]
      : [];
  });
}

const PART = /\s*[,;\n]\s*(?:and\s+)?|\s+and\s+(?=an?\s)/i;
/** What all of the posts are about, behind the last of them. */
const TOPIC = /\s(?:for|about)\s(?:our|my|the|a)\s[^,;\n]+$/i;
/** The name of a post, as planners call it. */
const MOST_LABEL = 3;

function isBareTime(part: string, moment: Moment): boolean {
  const { hasDay, hasTime, frequency } = readWhen(part, moment);
  const label = unphrased(part).match(/\p{L}+/gu) ?? [];
  return hasDay && hasTime && !frequency && label.length > 0 && label.length <= MOST_LABEL;
}
