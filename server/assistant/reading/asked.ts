import { OWN_NOUN, OWN_VERB } from '../../lib/platform-words.ts';
import { isReference } from '../../lib/references.ts';
import { LONG_TEXT } from '../long-text.ts';
import type { Operation } from '../operations.ts';
import type { ConversationState } from '../state.ts';
import type { ReadingMoment } from './grammar/reading.ts';
import { languageOf } from './language.ts';
import { glossTalk } from './languages/gloss.ts';
import { inEnglish } from './languages/turn-in-english.ts';
import { read } from './read.ts';
import { readSurely, readTurn } from './request.ts';
import type { Role, Span } from './spans/roles.ts';
import { readSpans } from './spans/spans.ts';

/** What asks for nothing to be made, so that it is heard before anything was. */
const HEARD_AT_ONCE = ['reply', 'listPlans', 'cancelPlans', 'approve'];
const NEEDS_NO_ORDER = ['product question', 'ideas'];
/** Whoever writes more words than this brings something of their own. */
const MOST_TALK = 12;
const NEW_POST = new RegExp(
  String.raw`^\W*(?:please\s+|and\s+|also\s+)*(?:schedule|post|${OWN_VERB}|share|publish|queue|plan|write|draft|create|announce)\b(?!\s+(?:it|this|that|them)\b)`,
  'i',
);
/** Matter that may be a plan's: 'the bread one'. */
const OF_BEFORE = /^\s*(?:the|that|this|these|those|one)\b/i;
/** A draft of before by its place: 'schedule the first for Friday and the second for Monday'. */
const BY_NUMBER = new RegExp(
  String.raw`^\s*(?:the )?(?:first|second|third|fourth|fifth|last|other)(?: (?:one|post|text|draft|${OWN_NOUN}|caption))?\s*$`,
  'i',
);
/** An order to plans of before: where there are none, that is said. */
const TO_PLANS =
  /^\W*(?:please\s+)?(?:re-?schedule|move|postpone|push|unschedule)\s+(?:it|this|that|them|the (?:post|plan)s?)\b/i;

/** A word alone that asks or takes leave and brings nothing. */
const LONE_QUESTION = /^\W*(?:why|what|how|huh|who|really|and|so)(?: (?:now|not|so|exactly|then))?\W*$/i;
const BYE =
  'good ?bye|bye(?: ?bye)?|see (?:you|ya)|cheers|ciao|later|good ?night|take care|tschüss|tschau|auf wiedersehen|bis (?:dann|bald|morgen|später)|adiós|adios|hasta (?:luego|pronto|mañana)|chao|au revoir|à (?:bientôt|plus|demain)|salut|adeus|tchau|até (?:logo|já|amanhã)|arrivederci|a (?:presto|domani)|buonanotte|gute nacht|bonne (?:nuit|soirée|journée)|buenas noches|boa noite';
const FAREWELL = new RegExp(
  `^\\W*(?:(?:ok(?:ay)?|great|perfect|well|all right|so)[\\s,.!]+)*(?:${BYE})(?: (?:then|now|for now|later|all|everyone))?\\W*$`,
  'iu',
);

/** 'Got something to post' says that there is something, and not what. */
const ONLY_ANNOUNCED =
  /^\W*(?:(?:hi|hey|hello|ok|so|morning)[\s,!]+)*(?:i(?:['’]ve|['’]d| have| would)? ?)?(?:got|have|need|want|like)(?: got)? (?:to (?:post|share|announce) something|(?:something|some news|news|a thing)(?: new)?(?: (?:to|for) (?:post|share|announce|publish|tell people|put out|social media))?)\W*$/i;

/** What a message asks of its conversation; nothing where it is the first word on its matter. */
export function operationsAsked(message: string, state: ConversationState, moment: ReadingMoment): Operation[] {
  if (message.length > LONG_TEXT) return [];
  if (FAREWELL.test(message)) return [{ op: 'reply', topic: 'small talk' }];
  if (state.drafts.length + state.plans.length > 0 || state.made !== null)
    return isNewPost(message, moment) ? [] : readTurn(message, state, moment);
  const english = inEnglish(message, state).text;
  if (ONLY_ANNOUNCED.test(english)) return [{ op: 'ask', about: 'What should the text be about?' }];
  if (LONE_QUESTION.test(english)) return [{ op: 'reply', topic: 'product question' }];
  if (TO_PLANS.test(english)) return [{ op: 'changePlan', which: [], change: {} }];
  const spans = readSpans(english);
  const bringsMatter = spans.some(({ role }) => role === 'matter' || role === 'when');
  const operations = bringsMatter ? readSurely(message, state, moment) : readTurn(message, state, moment);
  const isOrder = spans.some(({ role }) => role === 'order' || role === 'platform');
  const isTalk = operations.every(
    (one) => HEARD_AT_ONCE.includes(one.op) && !(isOrder && one.op === 'reply' && !NEEDS_NO_ORDER.includes(one.topic)),
  );
  return isTalk && message.split(/\s+/).length <= MOST_TALK ? operations : [];
}

/** 'Schedule a post about coffee for Tuesday': an order with a time and with matter of its own touches no plan of before. */
function isNewPost(message: string, moment: ReadingMoment): boolean {
  const spans = readSpans(message);
  const has = (role: Role): boolean => spans.some((span) => span.role === role);
  if (!has('matter') || !has('when') || has('reference')) return false;
  if (!NEW_POST.test(glossTalk(orderOf(message, spans), languageOf(message)).text)) return false;
  return read(message, moment).plans.some(({ content }) => !isReference(content) && !BY_NUMBER.test(content));
}

/** A message from its order on, where it opens with its time: 'On Friday at 8 post …', unless it may speak of a plan of before. */
function orderOf(message: string, spans: Span[]): string {
  const [first] = spans;
  const matter = spans.find(({ role }) => role === 'matter')?.text ?? '';
  const isTimeFirst = first?.role === 'when' && message.startsWith(first.text) && !OF_BEFORE.test(matter);
  return isTimeFirst ? message.slice(first.text.length) : message;
}
