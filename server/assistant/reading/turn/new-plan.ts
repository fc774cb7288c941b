import { wallToInstant } from '../../../../domain/time.ts';
import type { Operation } from '../../operations.ts';
import type { ConversationState, PlanState } from '../../state.ts';
import { isPast, PASSED, postCount, resolveRelative, withoutRelative } from './change-plan.ts';
import { eventsIn } from './events.ts';
import { readPlaces } from './places.ts';
import { isPlanned, isPointer, pickDrafts } from './pointing/plan-picks.ts';
import { type RelativeTime, readRelative } from './relative.ts';
import { bringsPost, newQuote } from './revision/new-quote.ts';
import { hear, phrasesOf, without } from './said.ts';
import type { Turn } from './turn.ts';
import { keptAt, readWhen, type SaidWhen, withHours } from './when.ts';

type PlanOperation = Extract<Operation, { op: 'plan' }>;

const ask = (about: string): Operation[] => [{ op: 'ask', about }];
const ORDERED = /\b(?:schedule|plan|queue|post|publish|put)\b/i;
/** 'Until 6 on Thursdays' tells when something ends, not when it is posted. */
const OPEN_UNTIL =
  /\b(?:until|till)\s+(?:\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm)?|noon|midnight)\b(?!\s?(?:st|nd|rd|th|[a-z]{3,9}\b))/i;
const JOINT = /\s*(?:[,;+]|\band\b|\bplus\b)\s*(?:(?:and|then|also)\s+)*/i;

/** The plans that a message makes of drafts of the conversation; null where it says no time. */
export function readNewPlan(turn: Turn): Operation[] | null {
  const { state, moment } = turn;
  const quote = newQuote(turn.say, state);
  const each = quote ? null : (eachDraft(turn) ?? eachPlace(turn) ?? eachMoment(turn));
  if (each) return each;
  const say = quote ? without(turn.say, quote.stretches) : turn.say;
  const pointed = pickDrafts(say, state);
  const numbers = pointed.numbers.length > 0 || pointed.isSaid ? pointed.numbers : newest(say, state);
  if (numbers.length === 0) return ask('Which of the drafts shall I schedule?');
  const rest = without(
    say,
    pointed.used.filter(([from, to]) => isPointer(say.slice(from, to))),
  );
  const own = { n: numbers[0] ?? 0, text: state.drafts.find(({ n }) => n === numbers[0])?.text ?? '' };
  // One more post with its own words comes after no other.
  const isApart = quote !== null && bringsPost(turn.say);
  const { at, when } = momentIn(rest, isApart ? { n: 0, text: quote.words } : own, turn);
  if (when.noSuchDay) return ask(when.noSuchDay);
  if (when.isPast || (at && isPast(at, moment))) return ask(PASSED);
  if (OPEN_UNTIL.test(say) && !ORDERED.test(say)) return null;
  if (!at) return ORDERED.test(say) ? ask('When should it go out?') : null;
  const occurrences = when.frequency ? postCount(rest, when, when.frequency) : undefined;
  return numbers.flatMap((draft) =>
    [at, ...(when.also ?? [])].map((each): PlanOperation => {
      const platforms = placesOf(rest, draft, state);
      return {
        op: 'plan',
        draft,
        ...(quote ? { words: quote.words } : {}),
        ...(platforms.length > 0 ? { platforms } : {}),
        at: each,
        ...keptAt(each, when.clock, moment.timeZone),
        ...(when.frequency ? { frequency: when.frequency } : {}),
        ...(when.weekdays ? { weekdays: when.weekdays } : {}),
        ...(occurrences ? { occurrences } : when.until ? { until: when.until } : {}),
      };
    }),
  );
}

/** Without a word on which one, all are meant that say the same; 'it' and 'that' are the newest. */
function newest(say: string, { drafts }: ConversationState): number[] {
  const bare = (text: string) => text.replace(/\s+/g, ' ');
  const last = drafts.at(-1);
  const same = drafts.filter(({ text }) => last && bare(text) === bare(last.text));
  if (same.length === drafts.length) return same.map(({ n }) => n);
  return last && !/\b(?:them|these|those|all)\b/i.test(say) ? [last.n] : [];
}

function placesOf(rest: string, draft: number, state: ConversationState) {
  const { only, more } = readPlaces(rest);
  const own = state.drafts.find(({ n }) => n === draft);
  // What waits for its own place already goes only where it is wanted besides.
  const first = own?.platform && !isPlanned(own, state) ? [own.platform] : [];
  return only.length > 0 || more.length === 0 ? only : [...new Set([...first, ...more])];
}

const PART_TIMES = { morning: '09:00', noon: '12:00', afternoon: '15:00', evening: '18:00', night: '21:00' };
/** 'after it' speaks of the plan before, where that is another post. */
const PRONOUN = /^\s*(?:it|that|this|that one|the (?:first|other)(?: one)?)?\s*[.!]?\s*$/i;

function momentIn(rest: string, draft: { n: number; text: string }, { state, moment }: Turn) {
  const found = readRelative(rest);
  const unplaced = found ? withoutRelative(rest, found) : rest;
  const said = readWhen(unplaced, moment);
  const own = state.drafts.find(({ n }) => n === draft.n);
  const twin = own && isPlanned(own, state) ? state.plans.findLast(({ content }) => content === draft.text) : undefined;
  const when = twin && !found ? afterTwin(unplaced, said, twin, moment) : said;
  if (!found) return { at: when.at, when };
  const neighbour = state.plans.at(-1);
  const isShort = found.unit === 'hours' || found.unit === 'minutes';
  const isAfterPlan = neighbour !== undefined && (!twin || isShort) && PRONOUN.test(found.base);
  const relative: RelativeTime = isAfterPlan ? { ...found, from: 'own' } : found;
  const isSame = /\bsame time\b/i.test(rest);
  const time =
    when.hasTime && when.at ? when.at.slice(11, 16) : isSame && neighbour ? neighbour.at.slice(11, 16) : null;
  const at = resolveRelative(
    relative,
    time ?? (relative.daypart ? PART_TIMES[relative.daypart] : '12:00'),
    ownPlan(relative.from, neighbour),
    withOwnEvents(state, draft, moment),
  );
  return { at, when };
}

/** Another post of the same words: on the same day, at the same time, or on the next such day, unless more is said. */
function afterTwin(text: string, said: SaidWhen, twin: PlanState, moment: Turn['moment']): SaidWhen {
  if (!said.hasDay) return said.hasTime ? readWhen(text, moment, twin.at) : said;
  const days = phrasesOf(hear(withHours(text)), 'days').flatMap(({ meaning }) => meaning.days);
  const isOpen = days.length > 0 && days.every(({ type }) => type === 'weekday' || type === 'month-day');
  const from = isOpen ? { ...moment, now: wallToInstant(twin.at, moment.timeZone) } : moment;
  return readWhen(text, from, said.hasTime ? undefined : twin.at);
}

/** The events that count for a draft: its own first. */
function withOwnEvents(state: ConversationState, { n, text }: { n: number; text: string }, moment: Turn['moment']) {
  const own = state.events.filter(({ what }) => what === `draft ${n}`);
  if (own.length > 0) return { ...state, events: own };
  return state.events.length > 0 ? state : { ...state, events: eventsIn(text, moment) };
}

function ownPlan(from: 'own' | 'event', plan: PlanState | undefined): Pick<PlanState, 'at' | 'title'> | null {
  return plan && from === 'own' ? plan : plan ? { at: plan.at, title: '' } : null;
}

/** 'honey post saturday 8am, swarms post sunday 5pm': each part names a draft of its own and its time. */
function eachDraft(turn: Turn): Operation[] | null {
  const parts = turn.say.split(/[,;]\s+|\s+and\s+(?=the\b|\w+ (?:one|post))/i);
  if (parts.length < 2 || turn.state.drafts.length < 2) return null;
  const picked = parts.map((say) => pickDrafts(say, turn.state).numbers);
  const named = new Set(picked.flatMap(([n], i) => (OTHER.test(parts[i] ?? '') ? [] : (n ?? []))));
  const left = turn.state.drafts.filter(({ n }) => !named.has(n));
  // 'The lobster one on Friday, the other one on Thursday': the one that was not named.
  const meant = picked.map((numbers, i) => (OTHER.test(parts[i] ?? '') ? left.map(({ n }) => n) : numbers));
  if (meant.some(({ length }) => length !== 1) || new Set(meant.flat()).size !== parts.length) return null;
  const plans: PlanOperation[] = [];
  for (const [i, part] of parts.entries()) {
    const say = withTimeBefore(part, plans.at(-1)?.at);
    const draft = turn.state.drafts.find(({ n }) => n === meant[i]?.[0]);
    const [plan] = readNewPlan({ ...turn, say, state: { ...turn.state, drafts: draft ? [draft] : [] } }) ?? [];
    if (plan?.op !== 'plan' || !readWhen(say, turn.moment).at) return null;
    plans.push(plan);
  }
  return plans;
}

const OTHER = /\bthe other(?: one| post| text)?\b/i;
const SAME = /\b(?:at )?(?:the )?same (time|hour|day)\b/i;

/** 'Same day at noon', 'same time': as in the part before. */
function withTimeBefore(part: string, before: string | undefined): string {
  if (before === undefined) return part;
  const [day, time] = [`on ${before.slice(0, 10)}`, `at ${before.slice(11)}`];
  const hasDay = phrasesOf(hear(withHours(part)), 'days', 'elapsed', 'window', 'range').length > 0;
  return part.replace(SAME, (_, what: string) => (what === 'day' ? day : hasDay ? time : `${day} ${time}`));
}

/** 'LinkedIn on Wednesday at 9, Facebook on Thursday at 6pm': each place has its own time. */
function eachPlace({ say, state, moment }: Turn): Operation[] | null {
  const parts = say.split(JOINT).filter((part) => part.trim() !== '');
  const newest = state.drafts.at(-1);
  if (parts.length < 2 || !newest) return null;
  const places = parts.map((part) => readPlaces(part).only);
  if (places.some((only) => only.length === 0)) return null;
  let day: string | undefined;
  const read = parts.map((part, i) => {
    const when = readWhen(part, moment, day);
    day = when.at ?? day;
    return { platforms: places[i] ?? [], ...when };
  });
  const plans = read.flatMap(({ platforms, at, frequency, clock }): PlanOperation[] => {
    const own = state.drafts.findLast(({ platform }) => platform !== null && platforms.includes(platform));
    if (platforms.length === 0 || !at || frequency) return [];
    return [{ op: 'plan', draft: (own ?? newest).n, platforms, at, ...keptAt(at, clock, moment.timeZone) }];
  });
  return plans.length === parts.length ? plans : null;
}

/** 'tomorrow 7:00 and once more on Wednesday at 7': each part says a day and a time of its own. */
function eachMoment(turn: Turn): Operation[] | null {
  const parts = turn.say.split(JOINT).filter((part) => part.trim() !== '');
  if (parts.length < 2) return null;
  const isMoment = (part: string): boolean => {
    const said = hear(withHours(part));
    const isDated = phrasesOf(said, 'days', 'elapsed', 'window', 'range').length > 0 || readRelative(part) !== null;
    return isDated && readWhen(part, turn.moment).hasTime && phrasesOf(said, 'repeat').length === 0;
  };
  if (!parts.every(isMoment)) return null;
  const point = /\b(?:it|this|that|them|both|the \w+ (?:one|post|text))\b/i.exec(turn.say)?.[0] ?? '';
  let { moment } = turn;
  const plans = parts.map((part, i) => {
    const read = readNewPlan({ ...turn, moment, say: i === 0 ? part : `${part} ${point}`.trim() });
    const [first] = read ?? [];
    // 'On 1 December and again on the 18th': what follows comes later.
    if (first?.op === 'plan') moment = { ...moment, now: wallToInstant(first.at, moment.timeZone) };
    return read;
  });
  return plans.every((some) => some?.every(({ op }) => op === 'plan')) ? plans.flatMap((some) => some ?? []) : null;
}
