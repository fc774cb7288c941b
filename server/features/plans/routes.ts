import * as calls from '../../../domain/api/plans.ts';
import { Failure } from '../../../domain/errors.ts';
import { PLAN_CANCELLED } from '../../../domain/plan.ts';
import { understand } from '../../../domain/understanding/understand.ts';
import { owned } from '../../platform/db/owned.ts';
import { chatSessions } from '../../platform/db/schema/chat.ts';
import type { Router } from '../../platform/http/route.ts';
import { planOfRequest } from './plan-request.ts';
import { storePlans, toPlan } from './plan-rows.ts';
import { cancelPlan, confirmPlan, type PlanDeps } from './plans.ts';
import { momentOfReading, timeNotes } from './reading-moment.ts';

/** Serves the calls that make, approve and reject plans. */
export function planRoutes({ serve }: Router, deps: PlanDeps): void {
  const { db, clock } = deps;

  serve(calls.parseAgentMessage, [], async ({ input, timeZone }) => {
    const { plans } = understand(input.message, { now: clock().toISOString(), timeZone });
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

  serve(calls.createSchedulePlan, [], async ({ input, caller, timeZone }) => {
    const { sessionId = null, originalMessage = '', ...asked } = input;
    if (sessionId !== null) await requireSession(caller.userId, sessionId);
    const plan = planOfRequest(asked, { timeZone, sessionId, originalMessage }, clock());
    const [row] = await storePlans(db, caller.userId, [plan], clock());
    if (!row) throw new Error('The plan was not stored');
    return {
      message: 'Schedule plan created. Approve it to put it on the schedule.',
      planId: row.id,
      planData: toPlan(row),
    };
  });

  serve(calls.confirmSchedulePlan, [], ({ input, caller }) => confirmPlan(deps, caller.userId, input.planId));

  serve(calls.cancelSchedulePlan, [], async ({ input, caller }) => ({
    message: PLAN_CANCELLED,
    planData: await cancelPlan(deps, caller.userId, input.planId),
  }));

  async function requireSession(userId: string, sessionId: string): Promise<void> {
    const [session] = await db
      .select({ id: chatSessions.id })
      .from(chatSessions)
      .where(owned(chatSessions, userId, sessionId));
    if (!session) throw new Failure('NOT_FOUND', 'Conversation not found');
  }
}
