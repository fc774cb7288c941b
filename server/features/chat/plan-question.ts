import { DEFAULT_VOICE } from '../../../domain/agents.ts';
import { strictest } from '../../../domain/platforms.ts';
import { AiFailure } from '../../platform/ai/failures.ts';
import type { Exchange, Made } from './answering.ts';
import { onlySaid, textEffect } from './talk-answer.ts';

/** Writes the words of a plan from what was told of it, together with what was said at first; or asks on. */
export async function fillPlan(
  { deps, asked: { userId, signal }, memory: { state, plans } }: Exchange,
  [n = 0]: number[],
  told: string,
): Promise<Made> {
  const [plan, row] = [state.plans.find((each) => each.n === n), plans.get(n)];
  if (!plan || !row) return onlySaid('That plan is not there any more.', deps.clock());
  try {
    const { output, notes } = await deps.agentsFor(userId).chat({
      agent: row.workflowName,
      input: row.input === '' ? told : `${row.input}: ${told}`,
      description: null,
      incoming: null,
      platform: strictest(row.platforms),
      agentType: row.agentType,
      brand: await deps.brandOf(userId),
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
    return onlySaid(failure.reply, deps.clock(), { isQuestion: true });
  }
}
