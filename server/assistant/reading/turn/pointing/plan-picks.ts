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
import { ONE_OF, OTHER, type PointedTargets, pointAt } from './pointing.ts';

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

/** Days that stand for a plan even where another time is said: 'Friday's', 'the Saturday post', 'the one on the 8th'. */
const OWNER = new RegExp(
  String.raw`^(?:['’]?s)?\s+(?:one|post|plan|thing|slot|${OWN_NOUN})s?\b|^['’]s(?:$|[\s,.!?])|^s (?=to\b|on\b)|^(?<=s) to\b`,
  'i',
);
const ONE_ON = /\b(?:one|post|plan|thing|that'?s|goes out|going out)s?\s+(?:is\s+)?(?:on|for)?\s*(?:the\s+)?$/i;
/** Days to which something shall go: 'to Friday', 'make that Wednesday', 'Saturday instead'. */
const WHERE_TO =
  /\b(?:to|till|until|make (?:it|that|them|this)|(?:put|move) (?:it|that|them|this)(?: on| for)?|(?:on|should go|go|by))\s+(?:the\s+)?$/i;
/** The time of a day, where it is said beside it: 'tomorrow morning's', 'tomorrow at 5'. */
const TIME_BESIDE =
  /^(?:,? at)? (?:(morning|lunchtime|noon|afternoon|evening|night)s?\b|(?<=at )(\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i;

function dayHints(say: string, moment: ReadingMoment, areAllPointing: boolean): DayHint[] {
  const hints = saidDays(say, moment).map((said): DayHint => {
    const [from, end] = said.stretch;
    const beside = TIME_BESIDE.exec(say.slice(end));
    const time = beside?.[1] ?? beside?.[2] ?? /night|morning|afternoon|evening/i.exec(say.slice(from, end))?.[0] ?? '';
    const to = end + (beside?.[0].length ?? 0);
    const isOwner = OWNER.test(say.slice(to)) || /['’]s$/.test(say.slice(from, to)) || ONE_ON.test(say.slice(0, from));
    const stands = isOwner ? 'for' : WHERE_TO.test(say.slice(0, from)) ? 'where-to' : 'perhaps';
    return {
      ...said,
      stretch: [from, to],
      time,
      stands,
    };
  });
  return hints.filter(
    ({ stands, stretch }) => stands === 'for' || (areAllPointing && !/\bthe day$/i.test(say.slice(...stretch))),
  );
}

/** What it points at; a day to which something shall go tells which one only where no other word does. */
function pointOnDays(say: string, shown: Candidate[], days: DayHint[]): PointedTargets {
  const surest = days.some(({ stands }) => stands === 'for') ? 'for' : 'perhaps';
  const pointed = pointAt(
    say,
    shown,
    days.filter(({ stands }) => stands === surest),
  );
  return pointed.isSaid ? pointed : pointAt(say, shown, days);
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
  const shown = plansAsShown(state)
    .map(planCandidate)
    .map((one) => ({ ...one, isListed: state.listed.includes(`plan ${one.n}`) }));
  const masked = without(say, baseStretch(say, state));
  const days = dayHints(masked, moment, areDaysPointing);
  const pointed = pointOnDays(masked, shown, days);
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

/** 'The one without the greeting': the words that only the others have. */
const WITHOUT =
  /\bthe (?:one|version|draft|text|post) without (?:the (?:words? )?|an? )?["“'‘]?([^,.;:"”’]+?)["”'’]?(?=$|[,.;:?!]|\s+(?:on|at|for|to|goes|please|then|tomorrow|today)\b)/i;

/** The drafts that a message means: by number, place, platform, or words that only one of them has. */
export function pickDrafts(say: string, state: ConversationState): PointedTargets {
  const shown = draftsAsShown(state).map(draftCandidate);
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
  const pointed = pointAt(say, shown);
  const other = OTHER.exec(say);
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
