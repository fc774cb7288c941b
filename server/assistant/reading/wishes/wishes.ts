import { PLACE_NAME } from '../../../lib/platform-words.ts';
import type { Operation } from '../../operations.ts';
import type { ConversationState } from '../../state.ts';
import type { ReadingMoment } from '../grammar/reading.ts';
import { readSurely } from '../request.ts';
import { plainOrder } from '../turn/plain-order.ts';

/** Where one wish may end and the next begin. */
const JOINTS = /\s*(?:[,;.!]\s+(?:and\s+|then\s+|also\s+|but\s+)*|\s(?:and|then|but)\s+(?:then\s+|also\s+)?|\s\+\s)/gi;
/** What a wish of its own opens with: an order, or a measure that a text shall have. */
const OPENS = new RegExp(
  String.raw`^(?:please\s+|just\s+|maybe\s+)*(?:make|turn|put|write|give|add|remove|change|replace|move|use|cut|drop|lose|take|delete|cancel|scrap|start|end|finish|close|open|begin|keep|say|mention|include|schedule|post|publish|send|plan|queue|share|shorten|trim|swap|undo|set|push|shift|shorter|longer|friendlier|for ${PLACE_NAME}\b|as (?:a|bullet)|(?:an?|one|the|another) (?:reminder|teaser|last call|follow-?up)\b|without|no (?:emojis?|hashtags?|exclamation)|(?:max\w* |under |at most )?\d+ (?:characters|chars|words)|.{3,40} can go\b)`,
  'i',
);
/** What is done to a draft or a plan that is there. */
const DONE = ['revise', 'plan', 'changePlan', 'cancelPlans'];
/** Whoever says more than this tells something rather than wishing twice. */
const LONGEST = 160;

/** The wishes of a message in their order: 'make it shorter and schedule it for Friday' has two, nearly all have one. */
export function wishesIn(say: string, state: ConversationState, moment: ReadingMoment): string[] {
  const isTold = say.length > LONGEST || /[:"“„«\n]|(?:^|\s)'\S/.test(say);
  if (isTold || state.drafts.length + state.plans.length === 0) return [say];
  // 'A tweet of it, 130 characters, the parking can go': all that follows is wished for the tweet.
  const [first, ...besides] = readSurely(say, state, moment);
  if (first?.op === 'revise' && first.change === 'platform' && besides.length > 0) return [say];
  for (const joint of say.matchAll(JOINTS)) {
    const [head, tail] = [say.slice(0, joint.index), say.slice(joint.index + joint[0].length)];
    if (!OPENS.test(tail) || !isOrder(head)) continue;
    const [a, b] = [head, firstOf(tail)].map((part) => readSurely(part, state, moment));
    if (a && b && areApart(a, b)) return [head, ...wishesIn(tail, state, moment)];
  }
  return [say];
}

/** A wish orders something, or names a figure or a word that is wrong. */
const isOrder = (part: string): boolean => OPENS.test(plainOrder(part)) || /\d|\bnot\b/i.test(part);

/** Whether two readings can stand side by side: a change of words with anything, changes of plans only of different ones. */
function areApart(a: Operation[], b: Operation[]): boolean {
  const all = [...a, ...b];
  if (a.length === 0 || b.length === 0 || !all.every(({ op }) => DONE.includes(op))) return false;
  if (all.some(({ op }) => op === 'revise')) return true;
  // 'Make it Saturday, and a reminder the day before' moves a post and makes one more.
  if (a.every(({ op }) => op === 'changePlan') && b.every(({ op }) => op === 'plan')) return true;
  const [first, second] = [plansOf(a), plansOf(b)];
  return first.length > 0 && second.length > 0 && !first.some((n) => second.includes(n));
}

const plansOf = (operations: Operation[]): number[] =>
  operations.flatMap((one) => ('which' in one && one.which !== 'all' ? one.which : []));

/** The words up to the next joint, where another wish may begin. */
function firstOf(tail: string): string {
  for (const joint of tail.matchAll(JOINTS))
    if (OPENS.test(tail.slice(joint.index + joint[0].length))) return tail.slice(0, joint.index);
  return tail;
}
