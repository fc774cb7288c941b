import { OWN_NOUN, PLACE_NAME } from '../../../../lib/platform-words.ts';
import {
  type ConversationState,
  type DraftState,
  draftsAsShown,
  type PlanState,
  plansAsShown,
} from '../../../state.ts';
import type { ReadingMoment } from '../../grammar/reading.ts';
import { names, readRelative } from '../relative.ts';
import { type Stretch, without } from '../said.ts';
import { foundIn } from '../text-parts.ts';
import { saidDays } from '../when.ts';
import type { Candidate, DayHint } from './candidates.ts';
import { ONE_OF, type PointedTargets, pointAt } from './pointing.ts';

const planCandidate = ({ n, title, content, platforms, frequency, status, at }: PlanState): Candidate => ({
  n,
  title,
  text: content,
  platforms,
  frequency,
  status,
  day: at.slice(0, 10),
  time: at.slice(11, 16),
  at,
});

const draftCandidate = ({ n, platform, text }: DraftState): Candidate => ({
  n,
  title: '',
  text,
  platforms: platform ? [platform] : [],
});

/** What a message may point at, in the order in which it was shown. */
export const planCandidates = (state: ConversationState): Candidate[] =>
  plansAsShown(state)
    .map(planCandidate)
    .map((one) => ({ ...one, isListed: state.listed.includes(`plan ${one.n}`) }));
export const draftCandidates = (state: ConversationState): Candidate[] => draftsAsShown(state).map(draftCandidate);

/** Days that stand for a plan even where another time is said: 'Friday's', 'the Saturday post', 'the one on the 8th'. */
const OWNER = /^(?:'s|’s)?\s+(?:one|post|plan|thing|slot)s?\b|^(?:'s|’s)(?:$|[\s,.!?])/i;
const ONE_ON = /\b(?:one|post|plan|thing|that'?s|goes out|going out)s?\s+(?:is\s+)?(?:on|for)?\s*(?:the\s+)?$/i;

function dayHints(say: string, moment: ReadingMoment, areAllPointing: boolean): DayHint[] {
  return saidDays(say, moment).filter(
    ({ stretch: [from, to] }) =>
      areAllPointing ||
      OWNER.test(say.slice(to)) ||
      /['’]s$/.test(say.slice(from, to)) ||
      ONE_ON.test(say.slice(0, from)),
  );
}

/** What a relative time is counted from points at no plan of its own: 'the hotline two hours after the fireworks'. */
function baseStretch(say: string, state: ConversationState): Stretch[] {
  const relative = readRelative(say);
  if (relative?.from !== 'event' || relative.base === '') return [];
  const from = say.indexOf(relative.base, relative.stretch[0]);
  const clause = relative.base.split(/[,.;:!?]/)[0] ?? '';
  const isKnown = [...state.events.map(({ what }) => what), ...state.plans.map(({ title }) => title)].some((name) =>
    names(clause, name),
  );
  return from >= 0 && isKnown ? [[from, from + clause.length]] : [];
}

/** The plans that a message means. With `areDaysPointing`, the days that it says are those of plans. */
export function pickPlans(
  say: string,
  state: ConversationState,
  moment: ReadingMoment,
  areDaysPointing: boolean,
): PointedTargets {
  const shown = planCandidates(state);
  const masked = without(say, baseStretch(say, state));
  const days = dayHints(masked, moment, areDaysPointing);
  const pointed = pointAt(masked, shown, days);
  if (pointed.isSaid) return pointed;
  const only = state.plans.length === 1 ? state.plans[0] : undefined;
  if (only) return { numbers: [only.n], isSaid: false, used: [] };
  const listed = state.listed.filter((name) => name.startsWith('plan '));
  if (listed.length === 1) return { numbers: [Number(listed[0]?.slice(5))], isSaid: false, used: [] };
  // 'make them weekly' speaks of all that were shown.
  if (listed.length > 1 && /\b(?:them|these|those)\b/i.test(say) && !ONE_OF.test(say))
    return { numbers: listed.map((name) => Number(name.slice(5))), isSaid: false, used: [] };
  // 'it' is what was made last, unless several were just shown.
  const newest = state.plans.at(-1);
  if (newest && listed.length === 0 && /\b(?:it|that|this)\b/i.test(say))
    return { numbers: [newest.n], isSaid: false, used: [] };
  return { numbers: [], isSaid: false, used: [] };
}

/** Whether a plan holds the words of a draft, for the place that they were written for. */
export function isPlanned({ text, platform }: DraftState, { plans }: ConversationState): boolean {
  const bare = (words: string): string => words.replace(/\s+/g, ' ');
  return plans.some(
    ({ title, content, platforms }) =>
      (content === '' ? names(title, text) : bare(content) === bare(text)) &&
      (platform === null || platforms.length === 0 || platforms.includes(platform)),
  );
}

const SHORTER = /\b(?:the )?(short(?:er|est)?|long(?:er|est)?)(?: of the two| one| version)?\b/i;
const OTHER = /\bthe other(?: one| draft| version)?\b/i;

/** 'The one without the greeting': the words that only the others have. */
const WITHOUT =
  /\bthe (?:one|version|draft|text|post) without (?:the (?:words? )?|an? )?["“'‘]?([^,.;:"”’]+?)["”'’]?(?=$|[,.;:?!]|\s+(?:on|at|for|to|goes|please|then|tomorrow|today)\b)/i;

/** The drafts that a message means: by number, place, platform, or words that only one of them has. */
export function pickDrafts(say: string, state: ConversationState): PointedTargets {
  const shown = draftCandidates(state);
  const only = shown.length === 1 ? shown[0] : undefined;
  if (only) return { numbers: [only.n], isSaid: false, used: [] };
  const size = SHORTER.exec(say);
  if (size && /\bof the two\b|\b(?:one|version)\b/i.test(size[0])) {
    const sorted = shown.toSorted((a, b) => a.text.length - b.text.length);
    const meant = /short/i.test(size[1] ?? '') ? sorted[0] : sorted.at(-1);
    if (meant) return { numbers: [meant.n], isSaid: true, used: [[size.index, size.index + size[0].length]] };
  }
  const lacking = WITHOUT.exec(say);
  const plain = lacking ? shown.filter(({ text }) => foundIn(text, lacking[1] ?? '') === null) : [];
  if (lacking && plain.length === 1 && plain[0])
    return { numbers: [plain[0].n], isSaid: true, used: [[lacking.index, lacking.index + lacking[0].length]] };
  const other = OTHER.exec(say);
  if (other && shown.length === 2) {
    const rest = without(say, [[other.index, other.index + other[0].length]]);
    const named = pointAt(rest.replace(/\b(?:is|are) (?:fine|good|ok|great)\b|\bstays\b/gi, ''), shown);
    const left = shown.find(({ n }) => named.numbers.length === 1 && n !== named.numbers[0]);
    if (left && /\b(?:is (?:fine|good|ok|great)|stays|leave|keep)\b/i.test(say))
      return { numbers: [left.n], isSaid: true, used: named.used };
  }
  const pointed = pointAt(say, shown);
  if (!pointed.isSaid && other && shown.length === 2) {
    const [left, ...others] = state.drafts.filter((one) => !isPlanned(one, state));
    if (left && others.length === 0)
      return { numbers: [left.n], isSaid: true, used: [[other.index, other.index + other[0].length]] };
  }
  return pointed;
}

const POINTER = new RegExp(
  String.raw`^(?:the |my |your |that |for the )?(?:${PLACE_NAME}\b|${OWN_NOUN}|first|second|third|last|other|option|version|number|draft|post|\d|[abc]\b)`,
  'i',
);

/** Words that only say which draft is meant carry no fact of their own. */
export const isPointer = (words: string): boolean => POINTER.test(words);
