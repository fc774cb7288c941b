import type { Output } from './outputs.ts';
import { asksBack } from './references.ts';

/** How many workflows a free account may start on a day of its own zone. */
export const FREE_RUNS_PER_DAY = 10;
/** How many schedules a free account may set for one day. */
export const FREE_SCHEDULES_PER_DAY = 10;
/** How many things a connected model makes for a free account on one day, unless the operator sets another number. */
export const FREE_MODEL_BUDGET = 200;

/** What the free plan counts and what it does not, as people read it. */
export const FREE_PLAN_RULES = [
  `Each run or answer that makes something is one of your ${FREE_RUNS_PER_DAY} workflows of the day.`,
  'Small talk, a question back, a failure and a plan that waits for your approval cost nothing.',
  `Up to ${FREE_SCHEDULES_PER_DAY} schedules can be set for one day. Approved ones always run; what has run keeps its place.`,
  'Where a model is connected, each text, picture and sound that it makes also counts against a budget of the day.',
] as const;

const POLITE =
  "hi|hello|hey|hiya|good (?:morning|afternoon|evening|day|night)|how are you|how is it going|how's it going|thank(?:s| you)(?: (?:so much|very much|a lot))?|cheers|ok(?:ay)?|great|perfect|nice|cool|super|awesome|lovely|that(?:'s| is) (?:great|perfect|nice|good|fine|all)|bye|goodbye|see you(?: later| soon)?|who are you|what are you|what can you do|help";
const SMALL_TALK = new RegExp(`^(?:(?:${POLITE})(?: (?:there|all|again|then|today|fanfare))?[\\s,.!?]*)+$`, 'i');

/** Longer messages have something to say. */
const MOST_SMALL_TALK = 80;

/** Whether an answer made something, so that it counts as one of the day's workflows. */
export function isCounted(message: string, outputs: Pick<Output, 'output_type' | 'output'>[]): boolean {
  const said = message.trim().replaceAll('’', "'");
  if (said.length <= MOST_SMALL_TALK && SMALL_TALK.test(said)) return false;
  return outputs.some(({ output_type, output }) => output_type !== 'text' || !asksBack(output));
}
