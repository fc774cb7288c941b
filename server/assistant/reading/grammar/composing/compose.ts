import type { Platform } from '../../../../../domain/post/platforms.ts';
import { instantToWall } from '../../../../../domain/time.ts';
import { type DatedPlan, dateEntry, type Frame } from '../dating.ts';
import type { Phrase } from '../phrases.ts';
import type { Plan } from '../reading.ts';
import type { Token } from '../tokens.ts';
import type { PlanDraft } from './draft.ts';
import { entriesOf } from './entries.ts';
import { matterIn } from './matter.ts';
import { platformsOf } from './targets.ts';
import { shortName } from './title.ts';

/** The plans of a message, in the order of time, then of mention. */
export function composePlans(draft: PlanDraft): Plan[] {
  const plans = plansOf(draft);
  const spoken = plans.findLast((plan) => plan.content !== '')?.content ?? '';
  // 'Schedule a post yesterday at 9' says neither what nor when.
  if (spoken === '' && daysGone(draft.past, draft.phrases).length > 0) return [];
  const told = plans.map((plan) =>
    plan.content === '' ? { ...plan, content: spoken, title: shortName(spoken) } : plan,
  );
  return told.toSorted((a, b) => (a.instant < b.instant ? -1 : a.instant > b.instant ? 1 : 0));
}

/** Far more than anybody is ever offered at once: the rest is a flood. */
const MOST_PLANS = 300;

function plansOf(draft: PlanDraft): Plan[] {
  const { phrases, tokens, targets } = draft;
  const entries = entriesOf(phrases, tokens);
  const frame = frameOf(phrases);
  const dated = entries.flatMap((entry) => dateEntry(entry, frame, draft)).slice(0, MOST_PLANS);
  const distinct = dated.filter(
    (plan, i) =>
      !dated
        .slice(0, i)
        .some(
          (other) =>
            other.instant.equals(plan.instant) &&
            other.rrule === plan.rrule &&
            other.frequency === plan.frequency &&
            isSameMoment(plan, other, phrases, tokens),
        ),
  );
  const counted = [...countPosts(distinct, frame), ...laterPlans(distinct, phrases)];
  const places = platformsPerPlan(counted, targets, draft);
  const contents = contentsPerPlan(draft, counted);
  return counted.map((plan, i) => toPlan(draft, plan, places[i] ?? [], contents[i] ?? ''));
}

/** '… and the answers three hours later': one more post, counted from the one before it. */
function laterPlans(plans: DatedPlan[], phrases: Phrase[]): DatedPlan[] {
  const base = plans.at(-1);
  if (base?.frequency !== 'once') return [];
  return phrases.flatMap((phrase) =>
    phrase.meaning.kind === 'later'
      ? [
          {
            ...base,
            instant: base.instant.add({ minutes: Math.min(phrase.meaning.minutes, 1_000_000) }),
            phrases: [phrase],
          },
        ]
      : [],
  );
}

/**
 * 'tomorrow (Friday) at 9' and '9am EDT / 3pm CEST' name one moment twice; two posts may also share a moment when each
 * has its own words.
 */
function isSameMoment(a: DatedPlan, b: DatedPlan, phrases: Phrase[], tokens: Token[]): boolean {
  const own = (plan: DatedPlan, other: DatedPlan) => plan.phrases.find((phrase) => !other.phrases.includes(phrase));
  const [first, second] = [own(a, b), own(b, a)].sort((x, y) => (x?.from ?? 0) - (y?.from ?? 0));
  if (!first || !second) return false;
  const isZone = (i: number) => phrases.some(({ meaning, from, to }) => meaning.kind === 'zone' && from <= i && i < to);
  return tokens
    .slice(first.to, second.from)
    .every(
      (token, i) =>
        isZone(first.to + i) ||
        /^(?:,|\(|\)|and|at|on|the|-|—|\/|=|or|so|i|e|ie|aka|\.|which|is|that's|that|equals|t\d+:\d+|\d+)$/.test(
          token.norm,
        ),
    );
}

function frameOf(phrases: Phrase[]): Frame {
  const frame: Frame = {
    start: null,
    until: null,
    span: null,
    count: null,
    posts: null,
    endTime: null,
    window: null,
    daypart: null,
  };
  const hasRepeat = phrases.some((phrase) => phrase.meaning.kind === 'repeat');
  for (const { meaning } of phrases) {
    if (meaning.kind === 'start') frame.start = meaning.day;
    else if (meaning.kind === 'until') frame.until = meaning.day;
    else if (meaning.kind === 'count') frame.count = meaning.count;
    else if (meaning.kind === 'end-time') frame.endTime = meaning.time;
    else if (meaning.kind === 'posts') frame.posts = meaning.count;
    else if (meaning.kind === 'window' && (hasRepeat || meaning.isDaily)) frame.window = meaning.window;
    else if (meaning.kind === 'span') {
      frame.daypart = meaning.daypart ?? null;
      if (meaning.weekdays) frame.count = meaning.amount;
      else frame.span = meaning;
    } else if (meaning.kind === 'range' && hasRepeat) {
      frame.start = meaning.from;
      frame.until = meaning.to;
    } else if (meaning.kind === 'days' && hasRepeat && !frame.start && meaning.days.length === 1)
      frame.start = startFrom(meaning.days[0]);
  }
  return frame;
}

/** A day beside a rhythm starts it, unless it is a part of the rhythm. */
function startFrom(day: Frame['start'] | undefined): Frame['start'] {
  return day &&
    (day.type === 'offset' ||
      day.type === 'date' ||
      day.type === 'holiday' ||
      (day.type === 'weekday' && day.which === 'next'))
    ? day
    : null;
}

/** '3 posts' on one occasion are three plans; with a rhythm they bound it. */
function countPosts(plans: DatedPlan[], frame: Frame): DatedPlan[] {
  const { posts } = frame;
  const only = plans.length === 1 ? plans[0] : undefined;
  if (!only || posts === null || posts < 2) return plans;
  if (only.frequency !== 'once')
    return only.occurrences === null && only.until === null
      ? [
          {
            ...only,
            occurrences: posts,
            rrule: `${only.rrule};COUNT=${posts}`,
            keeps: only.keeps && { ...only.keeps, rrule: `${only.keeps.rrule};COUNT=${posts}` },
          },
        ]
      : plans;
  return Array.from({ length: Math.min(posts, 31) }, () => only);
}

/** 'on LinkedIn at 9 and on Twitter at 11': platforms and times that take turns belong together. */
function platformsPerPlan(plans: DatedPlan[], targets: Phrase[], { phrases, tokens }: PlanDraft): Platform[][] {
  const all = platformsOf(targets, phrases);
  const places = targets.filter((phrase) => phrase.meaning.kind === 'platforms');
  const anchors = anchorsOf(plans);
  if (places.length < 2 || !anchors || new Set(anchors).size !== places.length) return plans.map(() => all);
  const steps = [
    ...places.map((phrase) => ({ at: phrase.from, place: phrase })),
    ...[...new Set(anchors)].map((at) => ({ at, place: null })),
  ].sort((a, b) => a.at - b.at);
  const takesTurns = steps.every((step, i) => i === 0 || (step.place === null) !== (steps[i - 1]?.place === null));
  const order = [...new Set(anchors)].sort((a, b) => a - b);
  const sorted = places.toSorted((a, b) => a.from - b.from);
  // 'on Instagram on Sunday at 10, and on Monday at 10 on Facebook': each clause has both, in whatever order.
  const pairs = order.map((at, i) => [at, sorted[i]?.from ?? at].sort((a, b) => a - b));
  const isPaired = pairs.every(
    ([first = 0], i) =>
      i === 0 || (first > (pairs[i - 1]?.[1] ?? 0) && isSeparated(pairs[i - 1]?.[1] ?? 0, first, tokens)),
  );
  if (!takesTurns && !isPaired) return plans.map(() => all);
  return anchors.map((anchor) => {
    const place = sorted[order.indexOf(anchor)];
    return place ? platformsOf([place], phrases, places) : all;
  });
}

const isSeparated = (from: number, to: number, tokens: Token[]) =>
  tokens.slice(from, to).some(({ norm }) => /^(?:and|,|;|then|but|while)$/.test(norm));

/** Where each plan's own day or time stands; what all share says nothing. Null where they can't be told apart. */
function anchorsOf(plans: DatedPlan[]): number[] | null {
  if (plans.length < 2) return null;
  for (const pick of [(plan: DatedPlan) => plan.phrases.at(-1), (plan: DatedPlan) => plan.phrases[0]]) {
    const anchors = plans.map((plan) => pick(plan)?.from ?? -1);
    if (new Set(anchors).size === plans.length) return anchors;
  }
  return null;
}

/** Each post's own words where every post has some, otherwise all words for all. */
function contentsPerPlan(draft: PlanDraft, plans: DatedPlan[]): string[] {
  const whole = matterIn(draft);
  const anchors = anchorsOf(plans);
  if (!anchors) return plans.map(() => whole);
  const order = anchors.toSorted((a, b) => a - b);
  const firstWords = matterIn(draft, 0, order[0]);
  const starts = order.map((at) =>
    Math.min(
      ...plans
        .filter((_, i) => anchors[i] === at)
        .flatMap((plan) => plan.phrases.map((phrase) => phrase.from))
        .filter((start) => start > (order[order.indexOf(at) - 1] ?? -1)),
      at,
    ),
  );
  const leads = starts.map((start, i) => matterIn(draft, start, starts[i + 1]));
  const ends = order.map((at) =>
    Math.max(
      ...plans
        .filter((_, i) => anchors[i] === at)
        .flatMap((plan) => plan.phrases.map((phrase) => phrase.to))
        .filter((end) => end <= (order[order.indexOf(at) + 1] ?? Number.POSITIVE_INFINITY)),
      at + 1,
    ),
  );
  const trails = ends.map((end, i) => matterIn(draft, ends[i - 1], i === ends.length - 1 ? undefined : end));
  const isFull = (parts: string[]) => parts.every((part) => /[\p{L}\p{N}]{2}/u.test(part));
  // 'April plan: 6th client story, 13th …': words before a colon only head the list.
  const isHeaded = draft.tokens[(order[0] ?? 0) - 1]?.norm === ':';
  const parts = isFull(leads) && (isHeaded || !isFull([firstWords])) ? leads : isFull(trails) ? trails : null;
  if (!parts) return plans.map(() => whole);
  return anchors.map((anchor) => parts[order.indexOf(anchor)] ?? whole);
}

function toPlan(draft: PlanDraft, dated: DatedPlan, platforms: Platform[], content: string): Plan {
  const { timeZone, medium } = draft;
  return {
    platforms,
    at: instantToWall(dated.instant, timeZone),
    timeZone,
    instant: dated.instant.toString({ smallestUnit: 'second' }),
    frequency: dated.frequency,
    weekdays: dated.weekdays,
    rrule: dated.rrule,
    keeps: dated.keeps,
    passed: passedWords(draft, dated),
    said: dated.said,
    occurrences: dated.occurrences,
    until: dated.until,
    content,
    title: shortName(content),
    medium,
    assumed: [
      ...dated.assumed,
      ...noSuchTimes(draft),
      ...(dated.frequency === 'once' ? [] : leftOutDays(draft)),
      ...(platforms.length === 0 && draft.targets.length === 0 ? ['all platforms'] : []),
    ],
  };
}

/** The days that are over and that a time goes with: they tell when, and are no part of what to post. */
function daysGone(past: Phrase[], phrases: Phrase[]): Phrase[] {
  return past.filter((day) =>
    phrases.some(({ meaning, from, to }) => meaning.kind === 'time' && (day.to === from || to === day.from)),
  );
}

/** The words of a moment that lies behind: 'today at 3am', or a time that stands beside 'yesterday'. */
function passedWords({ text, tokens, past }: PlanDraft, { hasPassed, phrases, said }: DatedPlan): string | null {
  const [gone] = daysGone(past, phrases);
  if (!hasPassed && !gone) return null;
  const words = [...phrases, ...(gone ? [gone] : [])]
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end));
  const told = [...new Set(words)].join(' ').replace(/^(?:on|at|for|by) /i, '');
  return said.time ? told : `${told} at 12:00`;
}

/** Hours and minutes that no clock has: '25:00', '13pm'. */
const NO_TIME = /\b(?:(?:2[5-9]|[3-9]\d):\d{2}|\d{1,2}:[6-9]\d|(?:0|1[3-9]|2\d)(?:[:.]\d{2})?\s?[ap]\.?m)\b/gi;

/** Such times where the message says when; what is posted may say what it likes. */
function noSuchTimes({ text, matter }: PlanDraft): string[] {
  return [...text.matchAll(NO_TIME)]
    .filter(({ index }) => !matter.some(([from, to]) => from <= index && index < to))
    .map(([words]) => `${words} is no time of day`);
}

/** A series can't skip single days; the card says so. */
function leftOutDays({ text, tokens, phrases }: PlanDraft): string[] {
  return phrases.flatMap(({ meaning }) => {
    if (meaning.kind !== 'left-out') return [];
    const [from, to] = meaning.words;
    return [`not left out: ${text.slice(tokens[from]?.start, tokens[to - 1]?.end)}`];
  });
}
