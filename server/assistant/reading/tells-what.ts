import type { Operation } from '../operations.ts';
import { readSpans } from './spans/spans.ts';
import { matterOf } from './turn/operation-of.ts';

const FEWEST_WORDS = 3;
const ASKS = /\?\s*$|^\W*(?:what|which|when|where|who|how|show|list)\b/i;
/** What speaks of plans and not of what they say. */
const TO_PLANS = ['changePlan', 'approve', 'reply'];
/** A plan without words goes by a word that says so, and by nothing else. */
const CANCELS =
  /\b(?:cancel|delete|drop|remove|scrap|stop|skip|forget|discard|reject|bin|kill|never ?mind|don[’']?t|no longer|call(?:ed)? (?:it|them)? ?off)\b/i;

/** Whether a message tells what a plan should say whose words are still asked for. */
export function tellsWhat(message: string, operations: Operation[]): boolean {
  if (operations.length === 0 || ASKS.test(message) || operations.some(({ op }) => TO_PLANS.includes(op))) return false;
  if (operations.some(({ op }) => op === 'cancelPlans') && CANCELS.test(message)) return false;
  const roles = readSpans(message).map(({ role }) => role);
  // Whoever orders for a place and a time orders another post.
  if (roles.includes('order') && roles.includes('when') && roles.includes('platform')) return false;
  return matterOf(message).split(/\s+/).length >= FEWEST_WORDS;
}
