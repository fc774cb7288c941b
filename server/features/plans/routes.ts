import * as calls from '../../../domain/api/schedule/plans.ts';
import { Failure } from '../../../domain/errors.ts';
import { NEEDS_MODEL, PLAN_CANCELLED } from '../../../domain/schedule/plan.ts';
import type { ReadMessage } from '../../assistant/read-message.ts';
import { EMPTY_STATE } from '../../assistant/state.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { momentOfOrder, timeNotes } from './order-moment.ts';
import { pendingPlans } from './pending.ts';
import { changePost } from './plan-post.ts';
import { cancelPlan, confirmPlan, type PlanDeps } from './plans.ts';
import { undoConfirmation } from './undo-confirmation.ts';

/** Serves the calls that foretell, approve and reject plans. */
export function planRoutes(
  { serve }: ApiRouter,
  deps: PlanDeps & { readMessage: ReadMessage; hasModel(userId: string): Promise<boolean> },
): void {
  const { clock } = deps;

  serve(calls.parseAgentMessage, [], async ({ input, caller, timeZone, signal }) => {
    const message = { text: input.message, state: EMPTY_STATE, now: clock().toISOString(), timeZone };
    const operations = await deps.readMessage({ userId: caller.userId, ...message }, signal);
    const orders = operations.filter((operation) => operation.op === 'plan');
    const [first] = orders;
    if (!first) return { schedule: null, input: input.message.trim(), description: '' };
    const { title = '', platforms = [], frequency = 'once', words, matter = '', assumed = [] } = first;
    const moment = momentOfOrder(first, timeZone);
    return {
      schedule: {
        workflowName: title,
        platforms,
        frequency,
        recurrence: moment.recurrence,
        scheduledAt: moment.scheduledAt.toISOString(),
        scheduledAtLocal: moment.wallTime,
        timeZone: moment.timeZone,
        total: orders.length,
      },
      input: words ?? matter,
      description: [assumed.join(', '), ...timeNotes(first, timeZone)].filter(Boolean).join('. '),
    };
  });

  serve(calls.listPendingPlans, [], ({ input, caller }) => pendingPlans(deps.db, caller.userId, input));

  serve(calls.confirmSchedulePlan, [], ({ input, caller }) => confirmPlan(deps, caller.userId, input.planId));

  serve(calls.updatePlanPost, [], async ({ input, caller }) => {
    if (input.fresh && !(await deps.hasModel(caller.userId))) throw new Failure('VALIDATION', NEEDS_MODEL);
    return { message: 'Post saved.', planData: await changePost(deps, caller.userId, input) };
  });

  serve(calls.undoScheduleConfirmation, [], async ({ input, caller }) => ({
    message: 'Approval taken back. The plan waits again.',
    planData: await undoConfirmation(deps, caller.userId, input.planId),
  }));

  serve(calls.cancelSchedulePlan, [], async ({ input, caller }) => ({
    message: PLAN_CANCELLED,
    planData: await cancelPlan(deps, caller.userId, input.planId),
  }));
}
