import type { ConversationState } from '../../../state.ts';
import type { ReadingMoment } from '../../grammar/reading.ts';
import { classesOf } from '../../spans/lexicon.ts';
import { readSpans } from '../../spans/spans.ts';
import { cutWords } from '../../spans/words.ts';
import { factsIn, twinsOf } from '../facts.ts';
import { readPlaces } from '../places.ts';
import { isPlanned, pickDrafts, pickPlans } from '../pointing/plan-picks.ts';
import { readRelative } from '../relative.ts';
import { newQuote } from '../revision/new-quote.ts';
import { hear, topicWords, without } from '../said.ts';
import { withHours } from '../when.ts';
import { type Cue, cuesOf } from './cues.ts';

const most = (count: number, limit: number): string => (count >= limit ? `${limit}+` : `${count}`);

/** What a picture has and a text has not. */
const PICTURE_PART =
  /\b(?:background|colou?rs?|title|font|letters|logo|bigger|larger|smaller|darker|brighter|lighter|square|portrait|landscape|wide|wider|tall|taller|upright|vertical|horizontal|narrow|narrower|format|shape|red|blue|green|yellow|black|white|pink|orange|purple|grey|gray|picture|photo|image|drawing)\b/i;

/** What comes on top of what is there. */
const BESIDES = /\b(?:as well|too|also|again|once more|another|one more|repeat|second|same)\b/i;

/** How many is as good as any other number. */
const COUNT = /^(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)$/;

/** A message of no more words than this is a short one. */
const SHORT = 4;
const ASKS = /\?\s*$/;

/** Cues that say nothing but which one. */
const PICKING: Cue[] = ['pick', 'order', 'yes', 'politeAsk', 'twitterNoun', 'thanks', 'ordered'];

/** What there is to talk about, in a word: drafts, plans, both, nothing. */
export function ground({ drafts, plans }: ConversationState): string {
  return `${drafts.length > 0 ? 'd' : ''}${plans.length > 0 ? 'p' : ''}` || 'new';
}

/** A message as all its evidence sees it: what was read of it, once. */
type HeardTurn = ReturnType<typeof hearKind>;

function hearKind(say: string, state: ConversationState, moment: ReadingMoment) {
  const words = cutWords(say).words.map(({ lower }) => (COUNT.test(lower) ? '#' : lower));
  const cues = cuesOf(say);
  const said = hear(withHours(say));
  const kinds = new Set(said.phrases.map(({ meaning }) => meaning.kind));
  const relative = readRelative(say);
  const saysWhen =
    relative !== null ||
    ['days', 'time', 'elapsed', 'repeat', 'window', 'range'].some((kind) => kinds.has(kind as 'days'));
  const plans = pickPlans(say, state, moment, false);
  const drafts = pickDrafts(say, state);
  const pointed = drafts.isSaid ? drafts.numbers : [];
  const meant = state.drafts.find(({ n }) => pointed.length === 1 && n === pointed[0]) ?? state.drafts.at(-1);
  return {
    say,
    state,
    place: ground(state),
    words,
    length: lengthOf(words.length),
    cues,
    has: (cue: Cue) => cues.includes(cue),
    said,
    kinds,
    relative,
    places: readPlaces(say),
    saysWhen,
    plans,
    drafts,
    pointed,
    /** The draft that is meant is planned already. */
    isDone: meant !== undefined && isPlanned(meant, state),
  };
}

function lengthOf(words: number): string {
  if (words < 3) return `${words}`;
  if (words < 6) return 'few';
  if (words < 12) return 'some';
  return words < 25 ? 'many' : 'very many';
}

/**
 * The evidence for the kind of operation: what can be seen of a message and of the conversation that it stands in, by
 * name. What each is worth is learned (`npm run train`).
 */
export function kindEvidence(say: string, state: ConversationState, moment: ReadingMoment): string[] {
  const heard = hearKind(say, state, moment);
  const seen = new Set<string>();
  const see: See = (...names) => {
    for (const name of names) seen.add(name);
  };
  for (const look of LOOKS) look(heard, see);
  return [...seen];
}

type See = (...names: string[]) => void;

/** What is looked at, in the order in which it is noted. */
const LOOKS: ((heard: HeardTurn, see: See) => void)[] = [
  seeWords,
  seeCues,
  seePhrases,
  seeShortOnes,
  seePointing,
  seeTopics,
  seeFacts,
  seeRoles,
  seeWhatWasMade,
];

function seeWords({ state, place, words }: HeardTurn, see: See): void {
  see('always', `on ${place}`, `drafts ${most(state.drafts.length, 2)}`, `plans ${most(state.plans.length, 2)}`);
  see(`pending ${state.plans.some(({ status }) => status === 'pending')}`);
  words.forEach((word, i) => {
    see(`word ${word}`);
    if (i > 0) see(`pair ${words[i - 1]} ${word}`);
  });
  see(
    `first ${words[0]}`,
    `first ${words[0]} on ${place}`,
    `first two ${words[0]} ${words[1]}`,
    `last ${words.at(-1)}`,
  );
  for (const name of classesOf(words[0] ?? '')) see(`opens as ${name}`, `opens as ${name} on ${place}`);
  for (const name of new Set(words.flatMap(classesOf))) see(`class ${name}`);
}

function seeCues({ say, place, cues, length }: HeardTurn, see: See): void {
  if (cues.length === 0) see('no cue', `no cue on ${place}`);
  cues.forEach((cue, i) => {
    see(`cue ${cue}`, `cue ${cue} on ${place}`);
    for (const other of cues.slice(i + 1)) see(`cues ${cue} ${other}`);
  });
  see(`length ${length}`, `length ${length} on ${place}`);
  const mark = ASKS.test(say) ? '?' : /!\s*$/.test(say) ? '!' : /[:;]/.test(say) ? ':' : '';
  see(`mark ${mark}`, `mark ${mark} on ${place}`);
}

function seePhrases({ state, place, said, kinds, relative, places }: HeardTurn, see: See): void {
  for (const kind of kinds) see(`phrase ${kind}`, `phrase ${kind} on ${place}`);
  if (kinds.size === 0) see('no phrase', `no phrase on ${place}`);
  const covered = without(
    said.text,
    said.phrases.map(({ from, to }) => [said.tokens[from]?.start ?? 0, said.tokens[to - 1]?.end ?? 0]),
  );
  const bare = topicWords(covered).length;
  see(`beside phrases ${most(bare, 4)}`, `beside phrases ${most(bare, 4)} ${kinds.size > 0} on ${place}`);
  if (relative) see('relative', `relative on ${place}`, `relative ${relative.from} on ${place}`);
  for (const [how, found] of Object.entries(places))
    if (found.length > 0) see(`places ${how}`, `places ${how} on ${place}`);
  if (places.only.some((platform) => state.drafts.some((draft) => draft.platform !== platform)))
    see('other platform than the draft');
}

function seeShortOnes({ say, state, place, words, cues, has, kinds, saysWhen }: HeardTurn, see: See): void {
  const isShort = words.length <= SHORT;
  if (isShort && has('thanks')) see('short thanks');
  if (words.length <= 5 && has('greet') && !saysWhen) see('short greet');
  if (isShort && has('yes'))
    see(`short yes on ${place}`, `short yes pending ${state.plans.some(({ status }) => status === 'pending')}`);
  if (words.length <= 2 && has('no') && cues.every((cue) => ['no', 'correct', 'vague', 'hold'].includes(cue)))
    see('short no');
  if (has('andAlso') && words.length <= 3 && !saysWhen && kinds.size === 0) see('short addition');
  if (has('writeNew') && words.length > 11) see('long writeNew');
  if (saysWhen && ASKS.test(say)) see('asks with a time');
  const number = /^\W*(\d{1,2})\W*$/.exec(say)?.[1];
  if (number)
    see(
      Number(number) <= state.drafts.length && state.drafts.length > 1 ? 'number of a draft' : `hour alone on ${place}`,
    );
  if (has('replaceText') && (state.listed.some((name) => name.startsWith('plan')) || state.drafts.length === 0))
    see('text for a listed plan');
  for (const name of new Set(state.listed.map((one) => one.split(' ')[0]))) see(`listed ${name}`);
}

function seePointing(heard: HeardTurn, see: See): void {
  const { say, state, place, words, cues, has, places, saysWhen, plans, drafts, pointed, isDone } = heard;
  see(
    `plans pointed ${plans.isSaid} ${most(plans.numbers.length, 2)}`,
    `drafts pointed ${drafts.isSaid} ${most(drafts.numbers.length, 2)}`,
  );
  see(`pointed ${plans.isSaid && state.plans.length > 0} ${drafts.isSaid && state.drafts.length > 1}`);
  if (saysWhen && pointed.length === 1 && !plans.isSaid && !isDone) see('only the draft with a time');
  if (saysWhen && isDone && BESIDES.test(say)) see('besides with a time', `besides with a time on ${place}`);
  const isElsewhere = places.only.some((one) => !state.plans.some(({ platforms }) => platforms.includes(one)));
  if (saysWhen && isDone && isElsewhere) see('another place with a time');
  if (saysWhen && plans.isSaid && plans.numbers.length > 0 && !ASKS.test(say)) see('the plan with a time');
  if (drafts.isSaid && state.drafts.length > 1 && (has('cancel') || has('delete')) && words.length <= 7)
    see('drops a draft');
  if (drafts.isSaid && state.drafts.length > 1 && words.length <= 5 && cues.every((cue) => PICKING.includes(cue)))
    see('cue pick alone');
}

function seeTopics({ say, state, place, has, saysWhen, plans, isDone }: HeardTurn, see: See): void {
  const topics = topicWords(say).filter(({ isCalendar }) => !isCalendar);
  const known = topicWords(state.drafts.map(({ text }) => text).join(' '));
  const titles = topicWords(state.plans.map(({ title }) => title).join(' '));
  const inDraft = topics.filter(({ stem }) => known.some((word) => word.stem === stem)).length;
  const inTitle = topics.filter(({ stem }) => titles.some((word) => word.stem === stem)).length;
  const fresh = topics.length - inDraft;
  see(
    `in draft ${most(inDraft, 3)} on ${place}`,
    `in title ${most(inTitle, 2)} on ${place}`,
    `new words ${most(fresh, 5)} on ${place}`,
  );
  if (has('quote') && newQuote(say, state)) see('new quote', `new quote ${saysWhen} on ${place}`);
  if (has('order') && inDraft > 0) see('order in draft');
  if (place === 'dp' && saysWhen) {
    if (!plans.isSaid) see(isDone ? 'planned draft with a time' : 'unplanned draft with a time');
    see(inDraft === 0 ? 'a time and no word of the draft' : 'a time and words of the draft');
  }
  see(`in draft ${inDraft > 0} title ${inTitle > 0} on ${place}`);
}

function seeFacts({ say, state, place, length }: HeardTurn, see: See): void {
  const own = factsIn(state.drafts.map(({ text }) => text).join('\n'));
  for (const fact of factsIn(say)) {
    see(`fact ${fact.kind} on ${place}`);
    if (own.some(({ text }) => text.toLowerCase() === fact.text.toLowerCase()))
      see('fact of the draft', `fact ${fact.kind} of the draft`);
    else if (twinsOf(fact, own).length > 0)
      see('twin in draft', `twin ${fact.kind} in draft`, `twin in draft length ${length}`);
  }
}

function seeRoles({ say, place }: HeardTurn, see: See): void {
  const roles = readSpans(say);
  const letters = roles.reduce((sum, { text }) => sum + text.length, 0);
  const matter = roles.filter(({ role }) => role === 'matter').reduce((sum, { text }) => sum + text.length, 0);
  for (const role of new Set(roles.map((span) => span.role))) see(`role ${role}`, `role ${role} on ${place}`);
  see(
    `first role ${roles[0]?.role} on ${place}`,
    `matter ${Math.round((4 * matter) / Math.max(1, letters))} on ${place}`,
  );
  see(`roles ${[...new Set(roles.map((span) => span.role))].join(' ')}`);
}

function seeWhatWasMade({ say, state, words, length, has, saysWhen }: HeardTurn, see: See): void {
  if (state.made === 'picture' || state.made === 'sound') {
    see(`made ${state.made}`, `made ${state.made} length ${length}`);
    if (PICTURE_PART.test(say)) see(`part of a ${state.made}`);
    if (has('postAgain') && words.length <= SHORT && !saysWhen) see(`again ${state.made}`);
  }
  if (state.question !== null) see('question open', `question open length ${length}`);
}
