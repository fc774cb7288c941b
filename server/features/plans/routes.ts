import * as calls from '../../../domain/api/plans.ts';
import { PLAN_CANCELLED } from '../../../domain/plan.ts';
import type { ReadMessage } from '../../assistant/read-message.ts';
import type { Router } from '../../platform/http/route.ts';
import { cancelPlan, confirmPlan, type PlanDeps } from './plans.ts';
import { momentOfReading, timeNotes } from './reading-moment.ts';

/** Serves the calls that foretell, approve and reject plans. */
export function planRoutes({ serve }: Router, deps: PlanDeps & { readMessage: ReadMessage }): void {
  const { clock } = deps;

  serve(calls.parseAgentMessage, [], async ({ input, caller, timeZone, signal }) => {
    const message = { userId: caller.userId, text: input.message, now: clock().toISOString(), timeZone };
    const { plans } = await deps.readMessage(message, signal);
    const [first] = plans;
    if (!first) return { schedule: null, input: input.message.trim(), description: '' };
    const { title, platforms, frequency, content, assumed } = first;
    const moment = momentOfReading(first);
    return {
      schedule: {
        workflowName: title,
        platforms,
        frequency,
        recurrence: moment.recurrence,
        scheduledAt: moment.scheduledAt.toISOString(),
        scheduledAtLocal: moment.wallTime,
        timeZone: moment.timeZone,
        total: plans.length,
      },
      input: content,
      description: [assumed.join(', '), ...timeNotes(first)].filter(Boolean).join('. '),
    };
  });

  serve(calls.confirmSchedulePlan, [], ({ input, caller }) => confirmPlan(deps, caller.userId, input.planId));

  serve(calls.cancelSchedulePlan, [], async ({ input, caller }) => ({
    message: PLAN_CANCELLED,
    planData: await cancelPlan(deps, caller.userId, input.planId),
  }));
}
