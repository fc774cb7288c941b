import { PLAN_CANCELLED } from '../../../domain/plan.ts';

export const NO_SET_FOUND = 'No multiple schedule plans found to confirm';

/** What the card says about everything that the message left open. */
export function assumptionText(assumed: string[]): string {
  const words = assumed.map((each) => each.replace(/ assumed$/, ''));
  return `You did not say, so I assumed: ${words.join('; ')}.`;
}

/** The message that a rejection shows. */
export function cancellationText(count: number): string {
  return count === 1 ? PLAN_CANCELLED : `${PLAN_CANCELLED} ${count} posts will not be published.`;
}

/** The message after a whole set was approved. */
export function allConfirmedText(count: number): string {
  return `✅ **All Posts Confirmed**: ${count} ${count === 1 ? 'post is' : 'posts are'} scheduled.`;
}

export interface PlanFault {
  /** Its place in the set, from 1. */
  post: number;
  workflowName: string;
  reason: string;
}

/** The message after only a part of a set could be approved. */
export function partlyConfirmedText(confirmed: number, total: number, faults: PlanFault[]): string {
  const lines = faults.map(({ post, workflowName, reason }) => `- Post ${post}, ${workflowName}: ${reason}`);
  return [`**Partial Confirmation**: ${confirmed}/${total} posts are scheduled.`, '', ...lines].join('\n');
}
