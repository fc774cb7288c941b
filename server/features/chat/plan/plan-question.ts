import { strictest } from '../../../../domain/post/platforms.ts';
import { NO_PARTS } from '../../../../domain/post/post.ts';
import { DEFAULT_VOICE } from '../../../../domain/workflow/agents.ts';
import { unwrittenOffThread } from '../../../assistant/off-thread.ts';
import { AiFailure } from '../../../platform/ai/failures.ts';
import type { ChatOutcome, Exchange } from '../answering.ts';
import { onlySaid, textEffect } from '../answers/talk-answer.ts';
import { makeCounted, wantedFor } from './plan-media.ts';

/** Writes the words of a plan from what was told of it, together with what was said at first; or asks on. */
export async function fillPlan(exchange: Exchange, [n = 0]: number[], told: string): Promise<ChatOutcome> {
  const {
    deps,
    asked: { userId, signal },
    memory: { state, plans },
  } = exchange;
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
    // What was wanted beside the words when there were none is made now.
    const { beside } = await unwrittenOffThread([row.originalMessage]);
    const { made, missing } = await makeCounted(exchange, wantedFor(exchange, { ...row, input: output }, beside));
    const media = made.flat();
    return {
      status: 'scheduling_plan',
      message: ['Now it has its words. Approve it, and the post is ready for you at its time.', ...missing].join(' '),
      outputs: [],
      plans: [],
      effects: [
        {
          ...textEffect(plan, output, row.recurrence),
          notes: notes ?? [],
          ...(media.length > 0 ? { post: { ...NO_PARTS, media } } : {}),
        },
      ],
    };
  } catch (failure) {
    if (!(failure instanceof AiFailure) || failure.reply === null) throw failure;
    return onlySaid(failure.reply, deps.clock(), { isQuestion: true });
  }
}
