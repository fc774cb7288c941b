import { Temporal } from 'temporal-polyfill';
import { ruleOf } from '../../../../domain/schedule/recurrence.ts';
import { instantToWall, nextOccurrence, type WallTime, wallToInstant } from '../../../../domain/time.ts';
import type { PlanChange } from '../../operations.ts';
import type { ConversationState, PlanState } from '../../state.ts';
import type { ReadingMoment } from '../grammar/reading.ts';
import { eventsIn } from './events.ts';
import { givenText } from './given-text.ts';
import { CUES } from './kinds/cues.ts';
import { readPlaces } from './places.ts';
import { names, type RelativeTime, readRelative, stepFrom } from './relative.ts';
import { hear, phrasesOf, type Stretch, without } from './said.ts';
import { keptAt, readWhen, type SaidWhen, saidDays, withHours } from './when.ts';

const ONCE =
  /\b(?:once|(?:one|a single)(?: (?:time|post|reminder|one|go|round))?)(?: for [\p{L} ]{2,30})? ?(?:is|['’]?ll|will|would)(?: be)? (?:enough|do|plenty|fine)\b|\b(?:just|only|once|make it) (?:the )?once\b|\bonce (?:only|is enough|will do)\b|\b(?:just|only) (?:1|one) times?\b|\bone[- ]off\b|\bdon'?t repeat\b|\bno repeats?\b|\bstop repeating\b|\bno more repeating\b/iu;
const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = `(\\d+|${NUMBER_WORDS.join('|')})`;
const POSTS =
  '(times?|goes|rounds|posts|weeks?|months?|days?|(?:mon|tues|wednes|thurs|fri|satur|sun)days|mornings|evenings|editions|more)';
const BOUND = new RegExp(
  `\\b(?:only|just|stop after|ends? after|finish after|after|for|another|max(?:imum)?|limit (?:it )?to|make it|run it|repeat(?: it)?)\\s+${NUMBER}\\s+${POSTS}\\b|(?<!\\b(?:every|each) )\\b${NUMBER}\\s+${POSTS}\\b(?=.{0,12}\\b(?:more|then|that'?s (?:it|enough|all)|done|enough|stop|only|max|total|in total|will do|is enough)\\b|\\s*(?:$|[,.!]))`,
  'i',
);
const ENDS = /\b(?:stops?|ends?|finish(?:es)?|last (?:one|post|time)|final one)\b/i;
const SKIP = /\bskip\b|\bmiss out\b|\bleave out (?:the )?(?:first|next)\b/i;

/** Wishes for the text of a plan, where no draft stands beside it. */
const TEXT_WISHES: [RegExp, string][] = [
  [CUES.shorter, 'shorter'],
  [CUES.longer, 'longer'],
  [CUES.formal, 'formal'],
  [CUES.casual, 'casual'],
];

/** Nothing in the message changes the plan. */
export const NO_CHANGE = 'What should change about the plan?';
/** What is asked where the time that was said lies behind. */
export const PASSED = 'That time has passed. When should it go out instead?';

/** Of a rhythm only its beginning can be moved. */
const ONLY_FIRST = 'I can skip only the next post of it. Shall I skip that one?';

/** Whether a post is to be skipped that is not the next one. */
function skipsLater(say: string, plan: PlanState, moment: ReadingMoment): boolean {
  const skipped = /\bskip\b([^,.;]*)/i.exec(say)?.[1] ?? '';
  if (/\b(?:second|third|fourth|fifth|last|2nd|3rd|[45]th)\b/i.test(skipped)) return plan.frequency !== 'once';
  const [day] = saidDays(`on${skipped}`, moment);
  return plan.frequency !== 'once' && day !== undefined && day.day > plan.at.slice(0, 10);
}

/** What is to change about a plan, or the question that is open. */
export type ReadChange = { change: PlanChange } | { question: string };

/** 'Start next week, not today': the time that is not wanted is no time of the post. */
const NOT_THEN =
  /,?\s*\b(?:and )?not (?:on )?(?:today|tonight|tomorrow|this week|now|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/gi;

function withoutNotThen(say: string): string {
  const rest = say.replace(NOT_THEN, '');
  return hear(withHours(rest)).phrases.length > 0 ? rest : say;
}

/** 'Make it 5 drivers': what is counted points at a plan together with its number, which is then no hour. */
const counted =
  (say: string) =>
  ([from, to]: Stretch): Stretch => {
    const number = /(?<!\b(?:at|to|by|from|until|till|around|about)\s+)\b\d+\s+$/i.exec(say.slice(0, from))?.[0] ?? '';
    return [from - number.length, to];
  };

/** Reads what a message changes about one plan; `used` are the words that only point at it. */
export function readPlanChange(
  say: string,
  used: Stretch[],
  plan: PlanState,
  state: ConversationState,
  here: ReadingMoment,
): ReadChange {
  // A plan is spoken of on its own clock.
  const moment = { ...here, timeZone: plan.timeZone ?? here.timeZone, home: here.timeZone };
  const text = givenText(say);
  if (text !== null) return { change: { text } };
  const rest = withoutNotThen(without(say, used.map(counted(say))));
  const change: PlanChange = {};
  const relative = ownWeek(readRelative(rest));
  const absolute = readWhen(relative ? withoutRelative(rest, relative) : rest, moment, plan.at);
  if (absolute.noSuchDay) return { question: absolute.noSuchDay };
  if (SKIP.test(rest) && skipsLater(rest, plan, moment)) return { question: ONLY_FIRST };
  const wish = TEXT_WISHES.find(([pattern]) => pattern.test(rest))?.[1];
  if (wish && state.drafts.length === 0) return { change: { text: wish } };
  const at = SKIP.test(rest)
    ? afterSkipping(plan, moment)
    : nearPlan(rest, momentOf(relative, absolute, plan, withEvents(state, moment)), plan, moment);
  const places = readPlaces(rest);
  // Where it goes already only says which plan is meant, and a place among several of its own takes none of the others away by itself.
  const isNamed = places.only.every((place) => plan.platforms.includes(place)) && !LEAVES.test(rest);
  if (places.only.length > 0 && !isNamed && places.only.join() !== plan.platforms.join())
    change.platforms = places.only;
  else if (places.less.length > 0) {
    const kept = plan.platforms.filter((platform) => !places.less.includes(platform));
    change.platforms = [...kept, ...places.more.filter((platform) => !kept.includes(platform))];
  } else if (places.more.length > 0) change.addPlatforms = places.more;
  if (ONCE.test(rest)) change.frequency = 'once';
  else if (absolute.frequency) change.frequency = absolute.frequency;
  if (absolute.weekdays) change.weekdays = absolute.weekdays;
  const rhythm = change.frequency ?? plan.frequency;
  const occurrences = ONCE.test(rest)
    ? undefined
    : postCount(relative ? without(rest, [relative.stretch]) : rest, absolute, rhythm);
  if (occurrences) change.occurrences = occurrences;
  // What goes out once waits until that day.
  else if (absolute.until && rhythm === 'once' && !absolute.at && WAITS.test(rest))
    change.at = `${absolute.until}${plan.at.slice(10)}`;
  else if (absolute.until) change.until = absolute.until;
  else if (
    (ENDS.test(rest) || (state.plans.length === 1 && ENDS.test(say))) &&
    rhythm !== 'once' &&
    at &&
    !absolute.hasTime &&
    !relative
  )
    change.until = at.slice(0, 10);
  if (at && !change.until && !isOnlyRhythm(absolute, relative, plan)) {
    change.at = onOwnWeekday(rest, onOrAfter(at, plan, absolute, moment), plan, rhythm);
    Object.assign(change, keptAt(change.at, absolute.clock, moment.timeZone));
  }
  if (absolute.isPast || (change.at && isPast(change.at, moment))) return { question: PASSED };
  if ((change.occurrences || change.until) && rhythm === 'once') return { question: 'How often should it repeat?' };
  // A plan for several places moves as one.
  if (change.at && places.only.length > 0 && isNamed && places.only.length < plan.platforms.length)
    return { question: 'It goes to all of its places at once. Do you mean the whole plan?' };
  if (Object.keys(change).join() === 'at' && UNWANTED.test(rest))
    return { question: 'When should it be posted instead?' };
  if (change.platforms?.length === 0) return { question: 'Where should it be posted instead?' };
  if (
    Object.keys(change).length === 0 ||
    (Object.keys(change).length === 1 &&
      change.addPlatforms?.every((platform) => state.plans.length === 1 && plan.platforms.includes(platform)))
  )
    return { question: NO_CHANGE };
  return { change };
}

/** 'It has to wait until Monday': a single post is put off. */
const WAITS =
  /\b(?:wait\w*|hold|held|embargo\w*|delay\w*|postpone\w*|put off|not (?:be )?(?:before|until)|(?:is|are|do|does|wo|ca)n['’]?t)\b/i;

/** Words by which the places that are not named go: 'only on X', 'Instagram can stay'. */
const LEAVES =
  /\b(?:only|solely|instead|rather|keep|stays?|switch)\b|\bjust (?:on|for|to) |(?:\b(?:is|will)|['’]s) (?:enough|plenty|do)\b/i;
/** 'I don't want it on Friday': that day is not wanted, and no other is told. */
const UNWANTED =
  /\b(?:(?:do|wo|ca|should)n['’]?t|do not|never) (?:want|like|have|need|post|send|do|put|run)\b(?!.*\b(?:but|make|instead|rather)\b)|^\W*not on\b[^,;]*$/i;

/** 'The week after' of a plan is the week after the plan. */
function ownWeek(relative: RelativeTime | null): RelativeTime | null {
  const isWeek = relative?.unit !== 'days' && /^\W*$/.test(relative?.base ?? '');
  const isBetter = /^\W*(?:(?:is|would be|works|suits) )?(?:better|instead|rather)\b/i.test(relative?.base ?? '');
  const isOwn = relative && relative.amount > 0 && (isWeek || isBetter);
  return isOwn ? { ...relative, from: 'own' } : relative;
}

/** Without named events, the dates of the texts are the events. */
function withEvents(state: ConversationState, moment: ReadingMoment): ConversationState {
  if (state.events.length > 0) return state;
  return { ...state, events: state.drafts.flatMap(({ text }) => eventsIn(text, moment)) };
}

/** A weekday alone is the one in the week of the plan that it moves; where that has passed, the next one. */
function nearPlan(
  rest: string,
  at: WallTime | undefined,
  plan: PlanState,
  moment: ReadingMoment,
): WallTime | undefined {
  const days = phrasesOf(hear(withHours(rest)), 'days').flatMap(({ meaning }) => meaning.days);
  const areBare = days.length > 0 && days.every((day) => day.type === 'weekday' && day.which === 'bare');
  if (!at || !areBare) return at;
  const own = Temporal.PlainDate.from(plan.at.slice(0, 10));
  const { dayOfWeek } = Temporal.PlainDate.from(at.slice(0, 10));
  // The Monday of a Sunday is the next day, unless it is to be earlier.
  const isNext = own.dayOfWeek === 7 && dayOfWeek === 1 && !/\b(?:forward|earlier|before|sooner)\b/i.test(rest);
  const near = `${own.add({ days: dayOfWeek - own.dayOfWeek + (isNext ? 7 : 0) }).toString()}${at.slice(10)}`;
  // Nobody calls today by its weekday.
  const today = instantToWall(Temporal.Instant.from(moment.now), moment.timeZone).slice(0, 10);
  if (near.slice(0, 10) > today) return near;
  return at.slice(0, 10) === today ? Temporal.PlainDateTime.from(at).add({ days: 7 }).toString().slice(0, 16) : at;
}

/** A rhythm that was to begin later moves to another weekday and begins no earlier, unless its first day is said. */
function onOrAfter(at: WallTime, plan: PlanState, said: SaidWhen, { now, timeZone }: ReadingMoment): WallTime {
  if (said.frequency !== 'weekly' || said.isStart || at >= plan.at) return at;
  const inAWeek = instantToWall(Temporal.Instant.from(now).add({ hours: 7 * 24 }), timeZone);
  if (plan.at < inAWeek && at.slice(0, 10) > instantToWall(now, timeZone).slice(0, 10)) return at;
  const days = Temporal.PlainDate.from(at.slice(0, 10)).until(plan.at.slice(0, 10)).days;
  return Temporal.PlainDateTime.from(at)
    .add({ weeks: Math.max(1, Math.ceil(days / 7)) })
    .toString()
    .slice(0, 16);
}

/** 'From December on' names no weekday: each week keeps its own. */
function onOwnWeekday(text: string, at: WallTime, plan: PlanState, rhythm: string): WallTime {
  const days = phrasesOf(hear(withHours(text)), 'days').flatMap(({ meaning }) => meaning.days);
  const isWindow = days.length > 0 && days.every(({ type }) => type === 'window');
  if (!isWindow || rhythm !== plan.frequency || !/^(?:weekly|biweekly)$/.test(rhythm)) return at;
  const [said, own] = [at, plan.at].map((wall) => Temporal.PlainDate.from(wall.slice(0, 10)).dayOfWeek) as [
    number,
    number,
  ];
  return Temporal.PlainDateTime.from(at)
    .add({ days: (own - said + 7) % 7 })
    .toString()
    .slice(0, 16);
}

/** 'make it weekly' says a rhythm and no other day than the plan's. */
function isOnlyRhythm(said: SaidWhen, relative: RelativeTime | null, plan: PlanState): boolean {
  if (relative) return false;
  if (said.until && !said.hasTime && !said.frequency) return true;
  if (!said.frequency || said.hasTime) return false;
  if (!said.namesDay) return true;
  return (
    !/^(?:weekly|biweekly)$/.test(said.frequency) ||
    said.at === undefined ||
    sameWeekday(said.at, plan.at) ||
    said.frequency === 'biweekly'
  );
}

const sameWeekday = (a: WallTime, b: WallTime): boolean =>
  Temporal.PlainDate.from(a.slice(0, 10)).dayOfWeek === Temporal.PlainDate.from(b.slice(0, 10)).dayOfWeek;

/** The message without the relative time and what it is counted from. */
export function withoutRelative(text: string, { stretch, base }: RelativeTime): string {
  const from = text.indexOf(base, stretch[0]);
  const clause = (base.split(/[,.;:!?]|\bat\b/)[0] ?? '').length;
  return without(text, [stretch, ...(from >= 0 && base !== '' ? [[from, from + clause] as Stretch] : [])]);
}

function momentOf(
  relative: RelativeTime | null,
  said: SaidWhen,
  plan: PlanState,
  state: ConversationState,
): WallTime | undefined {
  if (!relative) return said.at;
  const time = said.hasTime && said.at ? said.at.slice(11, 16) : plan.at.slice(11, 16);
  return resolveRelative(relative, time, plan, state) ?? said.at;
}

const DAYPART_TIMES = { morning: '09:00', noon: '12:00', afternoon: '15:00', evening: '18:00', night: '21:00' };

/** The moment that a relative time means: counted from the plan, from a named plan or event, or from the only event. */
export function resolveRelative(
  relative: RelativeTime,
  time: string,
  own: Pick<PlanState, 'at' | 'title'> | null,
  state: ConversationState,
): WallTime | undefined {
  const at = relative.daypart && time === own?.at.slice(11, 16) ? DAYPART_TIMES[relative.daypart] : time;
  if (relative.from === 'own') return own ? stepFrom(own.at, relative, at) : undefined;
  const event =
    state.events.find(({ what }) => names(relative.base, what)) ??
    state.events.find(({ what }) => own && names(own.title, what)) ??
    (state.events.length === 1 ? state.events[0] : undefined);
  const plan = state.plans.find((other) => other.at !== own?.at && namesPlan(relative.base, other));
  const base = event && (names(relative.base, event.what) || !plan) ? event.at : (plan?.at ?? own?.at);
  if (!base) return undefined;
  const isDays = relative.unit !== 'hours' && relative.unit !== 'minutes';
  return stepFrom(
    isDays && !plan ? base.slice(0, 10) : base,
    relative,
    plan && !event && /\bsame time\b/i.test(relative.base) ? base.slice(11, 16) : at,
  );
}

function namesPlan(words: string, { title, platforms }: PlanState): boolean {
  if (names(words, title)) return true;
  const only = platforms.length === 1 ? platforms[0] : undefined;
  return only !== undefined && readPlaces(words).only.includes(only);
}

/** How many posts: counted, or by how long the rhythm runs. */
export function postCount(text: string, said: SaidWhen, rhythm: string): number | undefined {
  if (said.occurrences && !said.span) return said.occurrences;
  const bound = BOUND.exec(text);
  const unit = (bound?.[2] ?? bound?.[4] ?? '').toLowerCase();
  const word = (bound?.[1] ?? bound?.[3] ?? '').toLowerCase();
  const number = NUMBER_WORDS.indexOf(word) >= 0 ? NUMBER_WORDS.indexOf(word) + 1 : Number(word);
  if (bound && number > 0) return postsIn(number, unit, rhythm);
  if (said.span) return postsIn(said.span.amount, said.span.unit, rhythm);
  return said.occurrences;
}

const PER: Record<string, Record<string, number>> = {
  daily: { day: 1, week: 7, month: 30 },
  weekdays: { day: 1, week: 5, month: 22 },
  weekly: { week: 1, month: 4, year: 52 },
  biweekly: { week: 0.5, month: 2, year: 26 },
  monthly: { month: 1, year: 12 },
};

function postsIn(amount: number, unit: string, rhythm: string): number | undefined {
  const name = unit.replace(/s$/, '');
  if (!/^(?:day|week|month|year)$/.test(name)) return Math.round(amount);
  const per = PER[rhythm]?.[name];
  if (per === undefined) return rhythm === 'once' ? Math.round(amount) : undefined;
  return Math.max(1, Math.round(amount * per));
}

function afterSkipping(plan: PlanState, { now }: ReadingMoment): WallTime | undefined {
  const rule = ruleOf(plan.frequency);
  if (!rule) return undefined;
  const zone = 'UTC';
  const first = wallToInstant(plan.at, zone);
  const next = nextOccurrence({ start: plan.at, timeZone: zone, rule }, first);
  return next && Temporal.Instant.from(now) ? instantToWall(next, zone) : undefined;
}

/** Whether a wall time lies behind now, to the minute. */
export function isPast(at: WallTime, { now, timeZone }: ReadingMoment): boolean {
  return at < instantToWall(Temporal.Instant.from(now), timeZone);
}
