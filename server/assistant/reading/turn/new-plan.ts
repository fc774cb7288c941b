import type { Operation } from '../../operations.ts';
import type { ConversationState, PlanState } from '../../state.ts';
import { countOf, isPast, resolveRelative, withoutRelative } from './change-plan.ts';
import { eventsIn } from './events.ts';
import { readPlaces } from './places.ts';
import { isPointer, pickDrafts } from './plan-picks.ts';
import { type Relative, readRelative } from './relative.ts';
import { without } from './said.ts';
import type { Turn } from './turn.ts';
import { readWhen } from './when.ts';

type PlanOperation = Extract<Operation, { op: 'plan' }>;

const ask = (about: string): Operation[] => [{ op: 'ask', about }];
const ORDERED = /\b(?:schedule|plan|queue|post|publish|put)\b/i;
/** The very words of a post, quoted after a colon. */
const GIVEN = /:\s*(?:["“„«]([^"”“»]+)["”“»]|'(.+)')\s*$/s;
const AGAIN =
  /\s*(?:,|\band\b|\+|\bplus\b)\s*(?:then )?(?=(?:once more|again|one more time|a second (?:time|one)|another)\b)/i;

/** The plans that a message makes of drafts of the conversation; null where it says no time. */
export function planOf(turn: Turn): Operation[] | null {
  const each = eachDraft(turn) ?? eachMoment(turn);
  if (each) return each;
  const given = GIVEN.exec(turn.say);
  const words = (given?.[1] ?? given?.[2])?.trim();
  const say = given ? turn.say.slice(0, given.index) : turn.say;
  const { state, moment } = turn;
  const pointed = pickDrafts(say, state);
  const numbers = pointed.numbers.length > 0 || pointed.isSaid ? pointed.numbers : newest(say, state);
  if (numbers.length === 0) return ask('which of the drafts to schedule');
  const rest = without(
    say,
    pointed.used.filter(([from, to]) => isPointer(say.slice(from, to))),
  );
  const text = state.drafts.find(({ n }) => n === numbers[0])?.text ?? '';
  const { at, when } = momentIn(rest, { n: numbers[0] ?? 0, text }, turn);
  if (!at) return ORDERED.test(say) ? ask('when it should go out') : null;
  if (isPast(at, moment)) return ask('when it should go out instead, as that time has passed');
  const occurrences = when.frequency ? countOf(rest, when, when.frequency) : undefined;
  return numbers.map((draft): PlanOperation => {
    const platforms = placesOf(rest, draft, state);
    return {
      op: 'plan',
      draft,
      ...(words ? { words } : {}),
      ...(platforms.length > 0 ? { platforms } : {}),
      at,
      ...(when.frequency ? { frequency: when.frequency } : {}),
      ...(occurrences ? { occurrences } : when.until ? { until: when.until } : {}),
    };
  });
}

/** Without a word on which one, all are meant that say the same; 'it' and 'that' are the newest. */
function newest(say: string, { drafts }: ConversationState): number[] {
  const bare = (text: string) => text.replace(/\s+/g, ' ');
  const last = drafts.at(-1);
  const same = drafts.filter(({ text }) => last && bare(text) === bare(last.text));
  if (same.length === drafts.length) return same.map(({ n }) => n);
  return last && /\b(?:it|that|this|them|these|those)\b/i.test(say) ? [last.n] : [];
}

function placesOf(rest: string, draft: number, { drafts }: ConversationState) {
  const { only, more } = readPlaces(rest);
  const own = drafts.find(({ n }) => n === draft)?.platform;
  return only.length > 0 || more.length === 0 ? only : [...new Set([...(own ? [own] : []), ...more])];
}

const PART_TIMES = { morning: '09:00', noon: '12:00', afternoon: '15:00', evening: '18:00', night: '21:00' };
/** 'after it' speaks of the plan before, where that is another post. */
const PRONOUN = /^\s*(?:it|that|this|that one|the (?:first|other)(?: one)?)?\s*[.!]?\s*$/i;

function momentIn(rest: string, draft: { n: number; text: string }, { state, moment }: Turn) {
  const found = readRelative(rest);
  const unplaced = found ? withoutRelative(rest, found) : rest;
  const said = readWhen(unplaced, moment);
  const twin = state.plans.findLast(({ content }) => content === draft.text);
  // Another post of the same words goes out on the same day, unless another is said.
  const when = twin && !said.hasDay && said.hasTime ? readWhen(unplaced, moment, twin.at) : said;
  if (!found) return { at: when.at, when };
  const neighbour = state.plans.at(-1);
  const isAfterPlan = neighbour !== undefined && !twin && PRONOUN.test(found.base);
  const relative: Relative = isAfterPlan ? { ...found, from: 'own' } : found;
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
  const read = parts.map((say) => ({ say, picked: pickDrafts(say, turn.state), when: readWhen(say, turn.moment) }));
  const isEach = read.every(({ picked, when }) => picked.isSaid && picked.numbers.length === 1 && when.at);
  if (!isEach || new Set(read.map(({ picked }) => picked.numbers[0])).size !== parts.length) return null;
  return read.flatMap(({ say }) => planOf({ ...turn, say }) ?? []);
}

/** 'tomorrow 7:00 and once more on Wednesday': each part says a time of its own. */
function eachMoment(turn: Turn): Operation[] | null {
  const parts = turn.say.split(AGAIN).filter((part) => part.trim() !== '');
  if (parts.length < 2) return null;
  const plans = parts.map((say) => planOf({ ...turn, say }));
  return plans.every((some) => some?.every(({ op }) => op === 'plan')) ? plans.flatMap((some) => some ?? []) : null;
}
