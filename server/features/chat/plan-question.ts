import { DEFAULT_VOICE } from '../../../domain/agents.ts';
import type { Brand } from '../../../domain/brand.ts';
import type { Operation } from '../../assistant/operations.ts';
import { matterOf } from '../../assistant/reading/turn/operation-of.ts';
import type { Agents } from '../../platform/ai/agents.ts';
import { AiFailure } from '../../platform/ai/failures.ts';
import type { Made } from './answering.ts';
import type { Memory } from './memory.ts';
import { strictest } from './plan-answer.ts';
import { onlySaid, textEffect } from './talk-answer.ts';

const FEWEST_WORDS = 3;
const ASKS = /\?\s*$|^\W*(?:what|which|when|where|who|how|show|list)\b/i;
/** What speaks of plans and not of what they say. */
const TO_PLANS = ['changePlan', 'approve', 'reply'];
/** A plan without words goes by a word that says so, and by nothing else. */
const CANCELS =
  /\b(?:cancel|delete|drop|remove|scrap|stop|skip|forget|discard|reject|bin|kill|never ?mind|don[’']?t|no longer|call(?:ed)? (?:it|them)? ?off)\b/i;

/** Whether a message tells what such a plan should say. */
export function tellsWhat(message: string, operations: Operation[]): boolean {
  if (operations.length === 0 || ASKS.test(message) || operations.some(({ op }) => TO_PLANS.includes(op))) return false;
  if (operations.some(({ op }) => op === 'cancelPlans') && CANCELS.test(message)) return false;
  return matterOf(message).split(/\s+/).length >= FEWEST_WORDS;
}

/** Writes the words of a plan from what was told of it, together with what was said at first; or asks on. */
export async function fillPlan(
  message: string,
  n: number,
  { state, plans }: Memory,
  { agents, brand, signal, now }: { agents: Agents; brand: Brand; signal: AbortSignal; now: Date },
): Promise<Made | null> {
  const [plan, row] = [state.plans.find((each) => each.n === n), plans.get(n)];
  if (!plan || !row) return null;
  try {
    const { output, notes } = await agents.chat({
      agent: row.workflowName,
      input: row.input === '' ? message : `${row.input}: ${message}`,
      description: null,
      incoming: null,
      platform: strictest(row.platforms),
      agentType: row.agentType,
      brand,
      speaker: DEFAULT_VOICE,
      history: [],
      variant: 0,
      isUnattended: true,
      signal,
    });
    return {
      status: 'scheduling_plan',
      message: 'Now it has its words. Approve it, and the post is ready for you at its time.',
      outputs: [],
      plans: [],
      effects: [{ ...textEffect(plan, output, row.recurrence), notes: notes ?? [] }],
    };
  } catch (failure) {
    if (!(failure instanceof AiFailure) || failure.reply === null) throw failure;
    return onlySaid(failure.reply, now, { isQuestion: true });
  }
}
