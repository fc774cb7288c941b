import type * as z from 'zod/mini';
import type { AnswerOf } from '../../../../domain/api/call.ts';
import type { createSchedulePlan } from '../../../../domain/api/schedule/plans.ts';
import { NO_PARTS } from '../../../../domain/post/post.ts';
import { planOfRequest } from '../../plans/plan-request.ts';
import { storePlans, toPlan } from '../../plans/plan-rows.ts';
import { ownParts } from '../../scheduled/post-media.ts';
import { requireSession } from '../kept/history.ts';
import { keptPlans } from '../kept/outputs.ts';
import { addRecord, touchSession } from '../kept/records.ts';
import type { ConfirmationDeps } from './confirmations.ts';

const CREATED = 'Schedule plan created. Approve it to put it on the schedule.';

/** Makes a plan that a client describes field by field; with a conversation it stands there as if it had been asked for. */
export async function createPlan(
  { db, clock }: ConfirmationDeps,
  userId: string,
  { sessionId = null, originalMessage = '', ...asked }: z.output<typeof createSchedulePlan.input>,
  timeZone: string,
): Promise<AnswerOf<typeof createSchedulePlan>> {
  const now = clock();
  const known = sessionId === null ? null : await requireSession(db, userId, sessionId);
  const plan = planOfRequest(asked, { timeZone, sessionId: known?.id ?? null, originalMessage }, now);
  return db.transaction(async (tx) => {
    const post = await ownParts(tx, userId, plan.post ?? NO_PARTS);
    const [row] = await storePlans(tx, userId, [{ ...plan, post }], now);
    if (!row) throw new Error('The plan was not stored');
    if (known) {
      const said = { userMessage: originalMessage, message: CREATED };
      const session = await touchSession(tx, userId, known.id, said, now);
      const record = {
        requestId: null,
        kind: 'exchange',
        outputs: keptPlans([row]),
        status: 'scheduling_plan',
      } as const;
      await addRecord(tx, userId, session, { ...said, ...record });
    }
    return { message: CREATED, planId: row.id, planData: toPlan(row) };
  });
}
