import type { Operation } from '../operations.ts';
import type { ConversationState } from '../state.ts';
import type { ReadingMoment } from './grammar/reading.ts';
import { glossOrders, glossTalk } from './languages/gloss.ts';
import { asTyped, talkLanguage } from './languages/turn-in-english.ts';
import { asksLength } from './turn/asks-length.ts';
import { completed } from './turn/completion.ts';
import { halvesOf } from './turn/halves.ts';
import { meaningIn } from './turn/kinds/kind-encoder.ts';
import { seenKinds, weighKinds } from './turn/kinds/weigh-kinds.ts';
import { isOfPicture, operationsOf } from './turn/operation-of.ts';

/** A reading that is less likely than this is no reading. */
const LEAST_CHANCE = 0.15;
/** A reading that is likelier than this is sure. */
const SURE = 0.6;
/** Two halves that fit together need be less sure each. */
const LIKELY = 0.4;

/** What an answer may complete; whoever asked for more than a line told a story. */
const COMPLETED = ['plan', 'changePlan', 'cancelPlans'];
const LONGEST_ASKED = 200;

/**
 * Reads a message inside its conversation: the operations of the likeliest kind that its words can be read as, else one
 * question. It performs nothing.
 */
export function readTurn(typed: string, state: ConversationState, moment: ReadingMoment): Operation[] {
  return readCompleted(typed, state, moment) ?? readBoth(typed, state, moment) ?? readAlone(typed, state, moment);
}

/** The operations of what was asked about, where the message is only the answer to that. */
function readCompleted(typed: string, state: ConversationState, moment: ReadingMoment): Operation[] | null {
  if (state.question === null || state.asked === null || state.asked.length > LONGEST_ASKED) return null;
  const language = talkLanguage(typed, state);
  const [say, before] = [typed, state.asked].map((text) => glossTalk(text, language).text) as [string, string];
  const whole = completed(say, before, state, moment);
  const operations = whole ? readAlone(whole, { ...state, question: null, asked: null }, moment) : [];
  return operations.length > 0 && operations.every(({ op }) => COMPLETED.includes(op)) ? operations : null;
}

/** 'Entry is £3 now, and send it on Friday': a change of the words and one of the post, where each is sure by itself. */
function readBoth(typed: string, state: ConversationState, moment: ReadingMoment): Operation[] | null {
  if (state.drafts.length === 0 || typed.length > LONGEST_ASKED) return null;
  for (const halves of halvesOf(typed)) {
    const [first = [], second = []] = halves.map((half) => readSurely(half, state, moment, LIKELY));
    // A new post is made of the text as it was wished.
    if (isText(second) && isPost(first) && first.some(({ op }) => op === 'plan')) return [...second, ...first];
    if ((isText(first) && isPost(second)) || (isPost(first) && isText(second))) return [...first, ...second];
  }
  return null;
}

const ALONE = ['pick', 'platform', 'undo'];
const isText = (operations: Operation[]): boolean =>
  operations.length > 0 && operations.every((one) => one.op === 'revise' && !ALONE.includes(one.change));
const isPost = (operations: Operation[]): boolean =>
  operations.length > 0 && operations.every(({ op }) => op === 'plan' || op === 'changePlan');

/** 'Read it again' asks for the sound once more, and not for the words. */
const READ_AGAIN =
  /^\W*(?:(?:and|now|ok|so|please|then|can you|could you|once more)[\s,]+)*(?:read|say|speak) (?:it|this|that)(?: (?:out|aloud|to me))?(?: once)? (?:again|more)\W*$/i;

/** Nothing but that it shall be done once more. */
const AGAIN = /^\W*(?:(?:and|now|ok|please|yes)[\s,]+)*(?:again|once more|one more time)(?: please)?\W*$/i;

/** 'Nice picture' asks for none. */
const PRAISE =
  /^\W*(?:(?:what|that['’]?s|very|really|an?|oh|wow|such|so|ok)[\s,]+)*(?:nice|great|lovely|good|beautiful|cool|perfect|fantastic|wonderful|amazing|pretty|gorgeous|fab|brilliant|smashing|excellent|i (?:love|like)) (?:the |that |this )?(?:picture|image|pic|poster|graphic|job|work|post|text|one|recording|voice)\W*$/i;

function readAlone(typed: string, state: ConversationState, moment: ReadingMoment): Operation[] {
  const language = talkLanguage(typed, state);
  const whole = glossTalk(typed, language);
  const drawn = isOfPicture(whole.text, state) ? operationsOf('draw', { say: whole.text, typed, state, moment }) : null;
  if (drawn) return drawn;
  if (state.drafts.length > 0 && (READ_AGAIN.test(whole.text) || (state.made === 'sound' && AGAIN.test(whole.text))))
    return operationsOf('speak', { say: whole.text, typed, state, moment }) ?? [];
  if (PRAISE.test(whole.text)) return [{ op: 'reply', topic: 'thanks' }];
  if (state.drafts.length > 0 && asksLength(whole.text)) return [{ op: 'reply', topic: 'product question' }];
  const meaning = meaningIn(whole.text, state);
  const readings = weighKinds(whole.text, state, moment, meaning);
  for (const { kind, chance } of readings) {
    if (chance < LEAST_CHANCE) break;
    // A time that stands in a draft is found there only as it was written.
    const gloss = kind.startsWith('revise ') ? glossOrders(typed, language) : whole;
    const operations = operationsOf(kind, { say: gloss.text, typed, state, moment, meaning });
    if (operations) return operations.map((operation) => asTyped(operation, gloss));
  }
  return [{ op: 'ask', about: 'I’m not sure what you mean. What exactly should change?' }];
}

/** The operations of a message whose kind is beyond doubt; none where it is not, or where a question would be left. */
export function readSurely(typed: string, state: ConversationState, moment: ReadingMoment, least = SURE): Operation[] {
  const gloss = glossTalk(typed, talkLanguage(typed, state));
  const [best] = seenKinds(gloss.text, state, moment);
  if (!best || best.chance < least) return [];
  const operations = operationsOf(best.kind, { say: gloss.text, typed, state, moment }) ?? [];
  return operations.some(({ op }) => op === 'ask') ? [] : operations.map((operation) => asTyped(operation, gloss));
}
