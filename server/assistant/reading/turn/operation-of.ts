import type { Moment } from '../../../../domain/understanding/understand.ts';
import { understand } from '../../../../domain/understanding/understand.ts';
import type { Change, Operation, Topic } from '../../operations.ts';
import { revise } from '../../revising/revise.ts';
import type { ConversationState, PlanState } from '../../state.ts';
import { readSpans } from '../spans.ts';
import { countOf, isPast, NO_CHANGE, readPlanChange, resolveRelative, withoutRelative } from './change-plan.ts';
import { type Cue, cuesOf } from './cues.ts';
import { eventsIn } from './events.ts';
import type { Kind } from './kinds.ts';
import { readPlaces } from './places.ts';
import { pickDrafts, pickPlans } from './plan-picks.ts';
import { names, readRelative } from './relative.ts';
import { plainOrder, REVISION_WORDS } from './revision.ts';
import { without } from './said.ts';
import { isBehind, readRange, readWhen } from './when.ts';

/** Everything that an operation is read from. */
export interface Turn {
  say: string;
  state: ConversationState;
  moment: Moment;
}

const PASSED = 'when it should go out instead, as that time has passed';
const ask = (about: string): Operation[] => [{ op: 'ask', about }];

/** The operations of one kind that a message asks for, or the question that is left; null where it can't be read so. */
export function operationsOf(kind: Kind, turn: Turn): Operation[] | null {
  if (kind.startsWith('reply ')) return [{ op: 'reply', topic: kind.slice(6) as Topic }];
  if (kind.startsWith('revise ')) return reviseOf(kind.slice(7) as Change, turn);
  switch (kind) {
    case 'plan':
      return planOf(turn);
    case 'changePlan':
      return changeOf(turn);
    case 'cancelPlans':
      return cancelOf(turn);
    case 'approve':
      return approveOf(turn);
    case 'listPlans':
      return listOf(turn);
    case 'draw':
    case 'speak':
      return [{ op: kind, about: aboutOf(turn) }];
    case 'buildWorkflow':
      return [{ op: 'buildWorkflow', matter: matterOf(turn.say) }];
    case 'write':
      return writeOf(turn);
    default:
      return ask('what should be written or changed');
  }
}

/** What a message brings to be posted. */
export function matterOf(say: string): string {
  return readSpans(say)
    .filter(({ role }) => role === 'matter')
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A message with matter is written; with words that say when to post it, planned. A day in the matter is no posting time. */
function writeOf({ say, state, moment }: Turn): Operation[] {
  const spans = readSpans(say);
  const matter = matterOf(say);
  if (matter === '') return ask('what the post should say');
  const platform = readPlaces(say).only[0];
  const isPlan =
    (spans.some(({ role }) => role === 'when') || /["“„«]|(?:^|\s)'\S/.test(say)) &&
    state.drafts.length + state.plans.length === 0;
  const { plans } = isPlan ? understand(say, moment) : { plans: [] };
  if (plans.length === 0) return [{ op: 'write', matter, ...(platform ? { platform } : {}) }];
  if (plans.some(({ at }) => isBehind(say, at, moment))) return ask(PASSED);
  return plans.map(({ content, platforms, at, frequency, occurrences, until }) => ({
    op: 'plan',
    matter: content === '' || plans.length === 1 ? matter : content,
    ...(platforms.length > 0 ? { platforms } : {}),
    at,
    ...(frequency === 'once' ? {} : { frequency }),
    ...(occurrences ? { occurrences } : {}),
    ...(until ? { until } : {}),
  }));
}

function aboutOf({ say, state }: Turn): string {
  const rest = plainOrder(say)
    .replace(
      /^.*?\b(?:draw|sketch|paint|illustrat\w*|picture|image|pic|photo|graphic|visual|poster|record|say|read|audio|voice ?over)\b(?: (?:me|us|of|with|for|that|it|this|as|audio|out|aloud|loud|in a \w+ voice|out loud|a|an))*[\s,:?]*/i,
      '',
    )
    .trim();
  const draft = pickDrafts(say, state).numbers[0] ?? state.drafts.at(-1)?.n;
  if (draft === undefined) return rest === '' ? say : rest;
  return rest === '' || /\b(?:it|this|that)\b/i.test(say) ? [`draft ${draft}`, rest].filter(Boolean).join(', ') : rest;
}

/** Without a draft, what is said of a text is said of the plan's text. */
function revisePlan(change: Change, { say, state, moment }: Turn): Operation[] | null {
  const { numbers } = pickPlans(say, state, moment, false);
  const plan = state.plans.find(({ n }) => numbers.length === 1 && n === numbers[0]);
  if (!plan || plan.content === '') return ask('which text is meant, since there is no draft here');
  const words = REVISION_WORDS[change](say, plan.content, []);
  if (words === null) return null;
  const draft = { n: 1, platform: null, text: plan.content, matter: '', constraints: [], versions: [] };
  const revised = revise(draft, { op: 'revise', draft: 1, change, ...words });
  if (revised.draft.text === plan.content) return ask(revised.question ?? revised.note ?? 'what exactly should change');
  return [{ op: 'changePlan', which: [plan.n], change: { text: revised.draft.text } }];
}

function reviseOf(change: Change, turn: Turn): Operation[] | null {
  const { say, state } = turn;
  const { drafts } = state;
  if (drafts.length === 0) return revisePlan(change, turn);
  const pointed = pickDrafts(say, state);
  let n = pointed.numbers.length === 1 ? pointed.numbers[0] : undefined;
  if (change === 'pick') {
    if (n === undefined) return ask('which of the drafts is meant');
    const isDropped =
      /\b(?:scrap|drop|delete|bin|lose|not|forget|remove|kill|ditch|without|hate)\b/i.test(say) &&
      !/\b(?:keep|then|use|take)\b/i.test(say);
    const rest = drafts.filter((draft) => draft.n !== n);
    if (isDropped) n = rest.length === 1 ? rest[0]?.n : undefined;
    return n === undefined ? ask('which of the drafts is meant') : [{ op: 'revise', draft: n, change }];
  }
  const readIn = (draft: (typeof drafts)[number]) => {
    const others = drafts.filter((other) => other !== draft).map(({ text }) => text);
    return REVISION_WORDS[change](
      without(say, drafts.length > 1 ? pointed.used.filter(([from, to]) => isPointer(say.slice(from, to))) : []),
      draft.text,
      others,
    );
  };
  if (n === undefined) {
    const able = drafts.filter((draft) => /^(?:replace|remove|order)$/.test(change) && readIn(draft)?.from);
    const isIt = /\b(?:it|this|that|the (?:post|text|draft))\b/i.test(say);
    n = able.length === 1 ? able[0]?.n : isIt || able.length > 1 ? drafts.at(-1)?.n : undefined;
  }
  const draft = drafts.find((one) => one.n === n);
  if (!draft) return ask('which of the drafts is meant');
  const words = readIn(draft);
  if (words === null) return null;
  return [{ op: 'revise', draft: draft.n, change, ...words }];
}

/** Words that only say which draft is meant carry no fact of their own. */
const isPointer = (words: string): boolean =>
  /^(?:the |my |your |that |for the )?(?:linked ?in|twitter|tweet|x|instagram|insta|ig|facebook|fb|first|second|third|last|other|option|version|number|draft|post|\d|[abc]\b)/i.test(
    words,
  );

function planOf(turn: Turn): Operation[] | null {
  const { say, state, moment } = turn;
  if (state.drafts.length === 0) return writeOf(turn);
  const several = severalPlans(turn);
  if (several) return several;
  const pointed = pickDrafts(say, state);
  const newest = /\b(?:it|that|this)\b/i.test(say) && !pointed.isSaid ? state.drafts.at(-1) : undefined;
  const numbers = pointed.numbers.length > 0 || !newest ? pointed.numbers : [newest.n];
  if (numbers.length === 0) return ask('which of the drafts to schedule');
  const rest = without(
    say,
    pointed.used.filter(([from, to]) => isPointer(say.slice(from, to))),
  );
  const relative = readRelative(rest);
  const text = state.drafts.find(({ n }) => n === numbers[0])?.text ?? '';
  const known = state.events.length > 0 ? state : { ...state, events: eventsIn(text, moment) };
  const when = readWhen(relative ? withoutRelative(rest, relative) : rest, moment);
  const neighbour = relative ? state.plans.at(-1) : undefined;
  const isSame = /\bsame time\b/i.test(rest);
  const time =
    when.hasTime && when.at ? when.at.slice(11, 16) : isSame && neighbour ? neighbour.at.slice(11, 16) : null;
  const at = relative
    ? resolveRelative(
        relative,
        time ?? (relative.daypart ? PART_TIMES[relative.daypart] : '12:00'),
        ownPlan(relative.from, neighbour),
        known,
      )
    : when.at;
  if (when.isPast) return ask(PASSED);
  if (!at) return /\b(?:schedule|plan|queue|post|publish|put)\b/i.test(say) ? ask('when it should go out') : null;
  if (isPast(at, moment)) return ask(PASSED);
  const places = readPlaces(rest);
  const occurrences = when.frequency ? countOf(rest, when, when.frequency) : undefined;
  const until = when.until ?? (when.frequency ? untilEvent(rest, known, moment) : undefined);
  return numbers.map((draft) => {
    const own = state.drafts.find(({ n }) => n === draft)?.platform;
    const platforms =
      places.only.length > 0
        ? places.only
        : places.more.length > 0
          ? [...new Set([...(own ? [own] : []), ...places.more])]
          : [];
    return {
      op: 'plan',
      draft,
      ...(platforms.length > 0 ? { platforms } : {}),
      at,
      ...(when.frequency ? { frequency: when.frequency } : {}),
      ...(occurrences ? { occurrences } : until ? { until } : {}),
    };
  });
}

/** 'until the workshop', 'until the last supper on the 19th': the day of what is named. */
function untilEvent(say: string, { events }: ConversationState, moment: Moment): string | undefined {
  const end = /\b(?:until|till|til|through)\b([^,.;]*)/i.exec(say)?.[1];
  if (!end) return undefined;
  return readRange(end, moment)?.to ?? events.find(({ what }) => names(end, what))?.at.slice(0, 10);
}

/** 'honey post saturday 8am, swarms post sunday 5pm': each part names a draft of its own and its time. */
function severalPlans(turn: Turn): Operation[] | null {
  const parts = turn.say.split(/[,;]\s+|\s+and\s+(?=the\b|\w+ (?:one|post))/i);
  if (parts.length < 2 || turn.state.drafts.length < 2) return null;
  const read = parts.map((say) => ({ say, picked: pickDrafts(say, turn.state), when: readWhen(say, turn.moment) }));
  const isEach = read.every(({ picked, when }) => picked.isSaid && picked.numbers.length === 1 && when.at);
  if (!isEach || new Set(read.map(({ picked }) => picked.numbers[0])).size !== parts.length) return null;
  return read.flatMap(({ say }) => planOf({ ...turn, say }) ?? []);
}

const PART_TIMES = { morning: '09:00', noon: '12:00', afternoon: '15:00', evening: '18:00', night: '21:00' };

function ownPlan(from: 'own' | 'event', plan: PlanState | undefined): Pick<PlanState, 'at' | 'title'> | null {
  return plan && from === 'own' ? plan : plan ? { at: plan.at, title: '' } : null;
}

function changeOf(turn: Turn): Operation[] | null {
  const { say, state, moment } = turn;
  if (state.plans.length === 0)
    return state.drafts.length > 0 ? planOf(turn) : ask('which post is meant, as nothing is planned');
  const pointed = pickPlans(say, state, moment, /\bskip\b/i.test(say));
  if (pointed.numbers.length === 0) return ask('which of the plans is meant');
  const read = pointed.numbers.flatMap((n) => {
    const plan = state.plans.find((one) => one.n === n);
    return plan ? [{ n, ...readPlanChange(say, pointed.used, plan, state, moment) }] : [];
  });
  if (read.every((one) => 'question' in one && one.question === NO_CHANGE)) return null;
  const open = read.find((one) => 'question' in one);
  if (open && 'question' in open) return ask(open.question);
  const changes = read.flatMap((one) => ('change' in one ? [one] : []));
  const isOne = new Set(changes.map(({ change }) => JSON.stringify(change))).size === 1;
  const first = changes[0];
  if (isOne && first) return [{ op: 'changePlan', which: changes.map(({ n }) => n), change: first.change }];
  const isAdding = changes.every(({ change }) => Object.keys(change).join() === 'addPlatforms');
  if (isAdding && first)
    return [
      {
        op: 'changePlan',
        which: changes.map(({ n }) => n),
        change: { addPlatforms: [...new Set(changes.flatMap(({ change }) => change.addPlatforms ?? []))] },
      },
    ];
  return changes.map(({ n, change }) => ({ op: 'changePlan', which: [n], change }));
}

/** Nothing is cancelled and nobody is led to approving without a word of it. */
const CANCELS: Cue[] = ['cancel', 'delete', 'notGo', 'no'];
const APPROVES: Cue[] = ['approve', 'yes', 'thanks'];
const says = (say: string, wanted: Cue[]): boolean => cuesOf(say).some((cue) => wanted.includes(cue));
const GONE =
  /\b(?:not|pointless|no point|changed (?:my|his|her|our|their) mind|no need|never ?mind|too late|expired|sold out|over now|halt|withdraw|retract|out|away|rid|gone|isn'?t|won'?t|shouldn'?t|don'?t|doesn'?t|can'?t|without|only keep|just keep|keep only)\b/i;
const READY = /\b(?:send|go|goes|live|publish|post|ship|release|fine|good|happy|ready|set|ok|okay|do)\b/i;

function cancelOf({ say, state, moment }: Turn): Operation[] | null {
  if (!says(say, CANCELS) && !GONE.test(say)) return null;
  if (state.plans.length === 0) return ask('what should be cancelled, as nothing is planned');
  const pointed = pickPlans(say, state, moment, true);
  const isAll =
    /\b(?:everything|all|whole|the lot|entire|every)\b/i.test(say) && pointed.numbers.length === state.plans.length;
  if (isAll && state.plans.length > 1) return [{ op: 'cancelPlans', which: 'all' }];
  if (pointed.numbers.length > 0) return [{ op: 'cancelPlans', which: pointed.numbers }];
  return ask('which of the plans to cancel');
}

function approveOf({ say, state, moment }: Turn): Operation[] | null {
  if (!says(say, APPROVES) && !READY.test(say)) return null;
  const pending = state.plans.filter(({ status }) => status === 'pending').map(({ n }) => n);
  if (pending.length === 0) return ask('what should be approved, as nothing is waiting');
  const pointed = pickPlans(say, state, moment, true);
  const which = pointed.isSaid ? pointed.numbers : pointed.numbers.filter((n) => pending.includes(n));
  return [{ op: 'approve', which: which.length > 0 ? which : pending }];
}

function listOf({ say, state, moment }: Turn): Operation[] {
  const range = readRange(say, moment);
  const pointed = pickPlans(say, state, moment, false);
  const only = pointed.numbers.length === 1 ? state.plans.find(({ n }) => n === pointed.numbers[0]) : undefined;
  const places = readPlaces(say);
  const platform = places.only[0] ?? places.more[0];
  const days = range ?? (only ? { from: only.at.slice(0, 10), to: only.at.slice(0, 10) } : {});
  return [{ op: 'listPlans', ...days, ...(platform ? { platform } : {}) }];
}
