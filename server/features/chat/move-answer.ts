import type { Move } from '../../../domain/moving-plans.ts';
import type { Output } from '../../../domain/outputs.ts';
import { formatLong } from '../../../domain/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { momentAfter, pendingPlans } from '../plans/move-plan.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import type { Moment } from '../scheduled/moments.ts';

/** What a message that moves a plan comes to: the plan and its new moment, or a line that says or asks what is missing. */
export type MoveAnswer = { message: string; planId: string; moment: Moment } | { message: string; output: Output };

/** Answers a message that asks to move a plan: the one that waits, the one that it names, or a question which. */
export async function answerMove(
  db: Queries,
  asked: { userId: string; sessionId: string | null; message: string; move: Move | null; now: Date },
): Promise<MoveAnswer> {
  const { userId, sessionId, message, move, now } = asked;
  const waiting = sessionId === null ? [] : await pendingPlans(db, userId, sessionId);
  const named = waiting.filter(({ workflowName }) => isNamed(workflowName, message));
  const [plan, ...others] = named.length === 1 ? named : waiting;
  if (!plan)
    return saying(
      'No plan waits for approval in this conversation, so there is nothing to move. A post that is approved is moved in Scheduled Tasks.',
      now,
    );
  if (others.length > 0) return saying(`Which one shall I move?\n${waiting.map(listed).join('\n')}`, now);
  if (!move) return saying(`When should “${plan.workflowName}” run instead?`, now);
  const moment = momentAfter(move, plan, now);
  const when = formatLong(moment.scheduledAt.toISOString(), moment.timeZone);
  return {
    message: `I’ve moved “${plan.workflowName}” to ${when}. Approve it and it runs then.`,
    planId: plan.id,
    moment,
  };
}

function saying(message: string, now: Date): MoveAnswer {
  const timestamp = Math.floor(now.getTime() / 1000);
  return { message, output: { output_type: 'text', output: message, agent: 'Assistant', timestamp } };
}

const listed = ({ workflowName, scheduledAt, timeZone }: PlanRow, at: number): string =>
  `${at + 1}. “${workflowName}”, ${formatLong(scheduledAt.toISOString(), timeZone)}`;

/** Whether a message names a plan by a longer word of its name. */
function isNamed(workflowName: string, message: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const said = new Set(words(message));
  return words(workflowName).some((word) => said.has(word));
}
