import { cutAtWord } from '../../../domain/post/cut.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import { OWN_VERB } from '../../lib/platform-words.ts';
import { isReference, isVerbatim, quotedTexts, refersBack } from '../../lib/references.ts';
import { isLabelledDocument } from '../editing/documents/labelled.ts';
import { LONG_TEXT } from '../long-text.ts';
import type { DrawOperation, Operation, PlanOrder, SpeakOperation, WriteOperation } from '../operations.ts';
import { isTalk } from '../perform.ts';
import { ordersPicture, ordersPictureApart, showsNothing } from '../picture/orders-picture.ts';
import { sightsWished, withoutLook } from '../picture/sights-wished.ts';
import { versionsAsked } from '../revising/versions.ts';
import type { ConversationState, DraftState } from '../state.ts';
import { operationsAsked } from './asked.ts';
import type { Plan, ReadingMoment } from './grammar/reading.ts';
import { bodyOf } from './head-and-body.ts';
import { languageOf } from './language.ts';
import { glossTalk } from './languages/gloss.ts';
import { withoutLead, withSubject } from './lead.ts';
import { countOrdered, isOneMatter, itemsOf, textsByPlace } from './posts.ts';
import { read } from './read.ts';
import { readSpans } from './spans/spans.ts';
import { platformsFor } from './target-platforms.ts';
import { tellsWhat } from './tells-what.ts';
import { withTimeSaid } from './time-question.ts';
import { matterOf } from './turn/operation-of.ts';
import { readPlaces } from './turn/places.ts';
import { restoredPlans } from './turn/restored.ts';
import { askedAgentType } from './wishes/agent-type.ts';
import { withoutBeside } from './wishes/beside-wish.ts';
import { carouselOrders } from './wishes/carousel-order.ts';
import { asksToAddPicture, readPlanMedia, withMediaBeside } from './wishes/plan-media.ts';
import { asksToRead, readVoiceChange, voiceNamed } from './wishes/voice.ts';
import { shapesIn } from './written-shape.ts';

/** Everything that a message asks for, as operations: what it asks of its conversation, else what is to be made. */
export function readOperations(say: string, state: ConversationState, moment: ReadingMoment): Operation[] {
  return carouselOrders(say, state, (text) => readPlain(text, state, moment)) ?? readPlain(say, state, moment);
}

function readPlain(say: string, state: ConversationState, moment: ReadingMoment): Operation[] {
  const media = readPlanMedia(say, state);
  if (media) return media;
  const voice = readVoiceChange(say, state);
  if (voice) return [voice];
  if (asksToRead(say)) return [speakOrder(say, state, '')];
  if (asksToAddPicture(say, state)) return [drawOrder(say, state, false)];
  const again = restoredPlans(say, state, moment);
  if (again) return again;
  const retold = withTimeSaid(say, state, moment);
  if (retold) return madeAnew(retold, state, moment, undefined);
  const talked = say.length > LONG_TEXT ? [] : operationsAsked(say, state, moment);
  const [first] = talked;
  // 'Post that tomorrow' after an answer of several texts speaks of all of them.
  if (state.latest.length > 1 && refersBack(say) && (first?.op === 'plan' || first?.op === 'ask')) {
    const all = read(say, moment).plans.filter(({ content }) => isReference(content));
    // As many times as texts: each text has its own.
    const own = all.length === state.latest.length ? state.latest.map((n) => ({ ...state, latest: [n] })) : [];
    if (all.length > 0) return all.flatMap((plan, i) => planOrders(plan, say, own[i] ?? state));
  }
  if (state.asking !== null && tellsWhat(say, talked))
    return [{ op: 'changePlan', which: [state.asking], change: { matter: say } }];
  if (talked.length > 0 && talked.every((one) => isTalk(one) || one.op === 'revise' || one.op === 'buildWorkflow'))
    return withMediaBeside(say, talked, state);
  if (first?.op === 'draw' && first.changes)
    return state.pictured === null
      ? [drawOrder(say, state, true)]
      : [{ op: 'changePlan', which: [state.pictured], change: { picture: 'changed' } }];
  if (first?.op === 'speak') return [speakOrder(say, state, first.about)];
  return madeAnew(say, state, moment, first);
}

/** 'Now a fresh one for Twitter': a word that only goes on is no time. */
const GOES_ON =
  /^\W*(?:(?:ok(?:ay)?|and|so|right|great|lovely|thanks)\W+)*(?:now|next)[\s,]+(?=(?:please\s+)?(?:an?|another|one|the|write|do|make|something|for)\b)/i;
const SAME_TIME =
  /,?\s*\b(?:at )?(?:the )?same (?:time|hour)\b(?: as (?:before|last time|the (?:last|other) one|\p{L}+['’]s))?/iu;
const SAME_PLACE = /,?\s*\b(?:on |in )?(?:the )?same (?:place|network|platform|channel|page)s?\b/i;

/** 'Same time, same place' are those of the plan before. */
function asBefore(say: string, { plans }: ConversationState): string {
  const last = plans.at(-1);
  const head = say.split(':')[0] ?? say;
  if (!last || !(SAME_TIME.test(head) || SAME_PLACE.test(head))) return say;
  const places = last.platforms.map((place) => PLATFORM_RULES[place].label).join(' and ');
  return say
    .replace(SAME_TIME, ` at ${last.at.slice(11, 16)}`)
    .replace(SAME_PLACE, places === '' ? '' : ` on ${places}`);
}

/** What is to be made of a message that brings its own matter: plans, a text, a picture or sound. */
function madeAnew(
  say: string,
  state: ConversationState,
  moment: ReadingMoment,
  talked: Operation | undefined,
): Operation[] {
  // 'With a picture' is not what the post is about.
  const { text, beside } = withoutBeside(asBefore(say.replace(GOES_ON, ''), state));
  const isWished = beside.picture || beside.sound;
  const withWish = <Order extends WriteOperation | PlanOrder>(order: Order): Order => ({
    ...order,
    ...(isWished ? beside : state.unwritten.beside),
  });
  // Who writes the shape of a picture says when something is, and not when to post it.
  const isSeen = sightsWished(say).length > 0;
  if (shapesIn(say).length > 0 && (isSeen || ordersPicture(say))) return [drawOrder(say, state, false)];
  const { intent, plans } = read(isSeen ? withoutLook(text) : text, moment);
  const isAnswer = answersWhat(say, state);
  // Whoever wishes for a look or a picture and orders nothing to be posted tells when something is.
  const tellsWhen = intent === 'schedule' && (isSeen || ordersPictureApart(say)) && !ordersPosting(say);
  if (intent === 'schedule' && !tellsWhen && !isAnswer) {
    const orders = plans.flatMap((plan) => planOrders(plan, text, state)).map(withWish);
    return isSeen ? orders.map((order) => ({ ...order, picture: true })) : orders;
  }
  const late = intent === 'text' ? plansAskedBefore(text, state, moment) : [];
  if (late.length > 0) return late.map(withWish);
  // Inside a conversation its own reading counts: 'read it at …' in a text to write asks for no sound.
  const isText = talked?.op === 'write' || isWished || isAnswer;
  const medium = talked?.op === 'draw' || tellsWhen ? 'image' : isText ? 'text' : intent;
  if (medium === 'image' || (medium === 'text' && !isWished && (isSeen || ordersPicture(say))))
    return [drawOrder(say, state, false)];
  if (medium === 'audio') return [speakOrder(say, state, '')];
  return (severalTexts(text, state) ?? [writeOrder(text, state)]).map(withWish);
}

/** Whoever was asked what a post should tell and orders nothing tells it, days and times among it. */
const answersWhat = (say: string, { unwritten }: ConversationState): boolean =>
  unwritten.subject !== '' &&
  unwritten.planned === '' &&
  !readSpans(say).some(({ role }) => role === 'order' || role === 'platform');

const POSTING = new RegExp(
  String.raw`(?<!\p{L})(?:post(?!er|card)|publish|share|schedule|queue|send|plan|go(?:es)? out|${OWN_VERB})(?!\p{L})`,
  'iu',
);

/** Whether a message says of something that it is to be posted, in its order or beside its time. */
function ordersPosting(say: string): boolean {
  const orders = readSpans(say).filter(({ role }) => role === 'order' || role === 'platform' || role === 'when');
  const [first] = orders;
  return (
    orders.some(({ text, role }) => role !== 'when' && POSTING.test(glossTalk(text, languageOf(say)).text)) ||
    (first?.role === 'when' && say.startsWith(first.text))
  );
}

/** 'Write three tweets: …': a text of each matter that is brought; null where there are not as many. */
function severalTexts(say: string, state: ConversationState): WriteOperation[] | null {
  const placed = textsByPlace(say);
  if (placed.length > 0)
    return placed.map(({ platform, text }) => ({
      op: 'write',
      matter: matterOf(text),
      brief: text,
      platforms: [platform],
    }));
  const spans = readSpans(say);
  const isOrder = spans.some(({ role }) => role === 'order' || role === 'platform');
  const isAnswer = state.question !== null && state.asked !== null && !isOrder;
  const count = countOrdered(isAnswer ? (state.asked ?? '') : say);
  const items = count > 1 ? itemsOf(matterOf(withoutLead(say)), (found) => isAnswer || found === count) : [];
  if (items.length === 0) return null;
  const wishes = spans.filter(({ role }) => role === 'constraint').map(({ text }) => text.trim());
  const platforms = placesFor(say, state, false);
  return items.map((item) => ({ op: 'write', matter: item, brief: [item, ...wishes].join('. '), platforms }));
}

function writeOrder(say: string, state: ConversationState): WriteOperation {
  const brief = withSubject(withoutLead(say), state.unwritten.subject);
  return {
    op: 'write',
    matter: matterOf(brief),
    brief,
    platforms: isLabelledDocument(brief) ? [] : placesFor(brief, state, ONE_MORE.test(say)),
    versions: versionsAsked(say),
  };
}

/** 'And one for Maja': another text for the place of the one before. */
const ONE_MORE = /^\W*(?:(?:and|also|plus|now)\s+)?(?:one more|another|one)\b/i;

/** Where a text shall go: where it is said, where the text was written for that it speaks of, or what was said before. */
function placesFor(brief: string, state: ConversationState, isOneMore: boolean): Platform[] {
  const named = platformsFor(brief);
  const earlier = isOneMore || refersBack(brief) ? latestDrafts(state).flatMap(({ platform }) => platform ?? []) : [];
  return [named, [...new Set(earlier)]].find((some) => some.length > 0) ?? state.unwritten.platforms;
}

const latestDrafts = ({ drafts, latest }: ConversationState): DraftState[] =>
  drafts.filter(({ n }) => latest.includes(n));

/** What a picture shows: what the message says, or the drafts that it speaks of. */
function drawOrder(say: string, state: ConversationState, changes: boolean): DrawOperation {
  const isBare = showsNothing(say);
  const { only, more } = readPlaces(say);
  // Where nothing is told, every network that is named is a place: 'add a picture to the Twitter one'.
  const platforms = isBare ? [...only, ...more] : platformsFor(say);
  const drafts = isBare || refersBack(say) ? draftsShown(state, platforms) : [];
  return {
    op: 'draw',
    about: say,
    brief: say,
    platforms,
    ...(changes ? { changes } : {}),
    ...(drafts.length > 0 ? { drafts } : {}),
  };
}

/** The last draft, or after an answer for several networks the last one of each. */
function draftsShown(state: ConversationState, platforms: Platform[]): number[] {
  const last = state.drafts.slice(-1);
  const latest = state.latest.length > 1 ? latestDrafts(state) : last;
  const fitting = latest.filter(({ platform }) => platform !== null && platforms.includes(platform));
  const all = platforms.length === 0 ? latest : fitting.length > 0 ? fitting : last;
  return [...new Map(all.map(({ platform, n }) => [platform, n])).values()];
}

/** Whoever writes more than this brings words of their own. */
const MOST_TALK = 80;

/** The words to speak: those of a draft, those that are quoted or stand behind the order, or a script is written. */
function speakOrder(say: string, state: ConversationState, about: string): SpeakOperation {
  const isShort = say.length < MOST_TALK && !/[:"“]/.test(say);
  const draft =
    state.drafts.find(({ n }) => about.startsWith(`draft ${n}`)) ?? (isShort ? state.drafts.at(-1) : undefined);
  const words = draft?.text ?? wordsToSpeak(say);
  return { op: 'speak', about, voice: voiceNamed(say), ...(words === null ? { brief: say } : { words }) };
}

function wordsToSpeak(say: string): string | null {
  const quoted = quotedTexts(say).toSorted((a, b) => b.length - a.length)[0];
  if (quoted) return quoted;
  const told = bodyOf(say)?.body ?? /^[^:\n]{0,160}(?::|\n)\s*([\s\S]+)$/.exec(say.trim())?.[1]?.trim();
  return told && /\s/.test(told) ? told : null;
}

/** A plan that was read in a message; one that only says 'that' posts the last texts, each where it was written for. */
function planOrders(plan: Plan, say: string, state: ConversationState): PlanOrder[] {
  const latest = latestDrafts(state);
  const content = withoutOrder(plan.content);
  const [newest] = latest;
  if (!newest || !isReference(content)) {
    const isGiven = isVerbatim(say, content);
    return [planOrder(plan, say, isGiven ? { words: content } : { matter: content }, withoutOrder(plan.title))];
  }
  const isPlaced = plan.platforms.length > 0;
  const fitting = isPlaced ? latest.filter(({ platform }) => platform && plan.platforms.includes(platform)) : latest;
  return (fitting.length > 0 ? fitting : [newest]).map(({ text, platform }) => {
    const keepsPlaces = platform === null || (isPlaced && fitting.length < 2);
    const own = keepsPlaces
      ? plan
      : { ...plan, platforms: [platform], assumed: plan.assumed.filter((words) => words !== 'all platforms') };
    return planOrder(own, say, { words: text }, cutAtWord(text.trim().split('\n')[0] ?? '', 60) || plan.title);
  });
}

const ORDER = new RegExp(
  String.raw`(?<![\s,])[\s,]+(?:and|then|and then) (?:post|publish|share|schedule|${OWN_VERB}|send)(?: (?:it|this|that|them))?(?: out)?[.!]*$`,
  'i',
);

/** 'A drawing of a cabin and post it' is about a cabin: the order itself is no content. */
const withoutOrder = (words: string): string => words.replace(ORDER, '');

function planOrder(plan: Plan, say: string, what: { words: string } | { matter: string }, title: string): PlanOrder {
  const { platforms, at, frequency, weekdays, occurrences, until, medium, rrule, keeps, passed, assumed } = plan;
  return {
    op: 'plan',
    ...what,
    platforms,
    at,
    frequency,
    ...(weekdays.length > 0 ? { weekdays } : {}),
    ...(occurrences === null ? {} : { occurrences }),
    ...(until === null ? {} : { until }),
    title,
    medium,
    agentType: askedAgentType(say),
    rrule,
    keeps,
    passed,
    assumed,
  };
}

/** Times that were said before there was anything to post: now there is. */
function plansAskedBefore(
  say: string,
  { unwritten: { planned } }: ConversationState,
  moment: ReadingMoment,
): PlanOrder[] {
  if (planned === '') return [];
  const { plans } = read(planned, moment);
  const items = isOneMatter(
    planned,
    plans.map(({ content }) => content),
  )
    ? itemsOf(matterOf(withoutLead(say)), (count) => count <= plans.length)
    : [];
  if (items.length === 0) return plans.map((plan) => planOrder(plan, say, { matter: say }, say));
  // Fewer texts than times are spread over all of them.
  return items.flatMap((item, i) => {
    const plan = plans[Math.floor((i * plans.length) / items.length)];
    return plan ? [planOrder(plan, say, { matter: item }, item)] : [];
  });
}
