import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { chatScheduleWorkflow, storeConfirmationMessage } from '../../../../domain/api/schedule/plans.ts';
import { NO_PARTS } from '../../../../domain/post/post.ts';
import { confirmationMessage } from '../../../../domain/schedule/plan.ts';
import { recurrenceInWords } from '../../../../domain/schedule/recurrence-words.ts';
import { formatLong } from '../../../../domain/time.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queries } from '../../../platform/db/database.ts';
import { chatRecords } from '../../../platform/db/schema/chat.ts';
import { schedulePlans } from '../../../platform/db/schema/plans.ts';
import { agentOf } from '../../plans/plan-agents.ts';
import { planOfRequest } from '../../plans/plan-request.ts';
import { createScheduled } from '../../scheduled/create.ts';
import { ownParts } from '../../scheduled/post-media.ts';
import { requireSession } from '../kept/history.ts';
import { AlreadyAnswered, addRecord, findRequested, showRecords, touchSession } from '../kept/records.ts';

export interface ConfirmationDeps {
  db: Database;
  clock: Clock;
}

/** Stores the confirmed status of a conversation's records whose plans are all confirmed; approves nothing. */
export async function settleStatuses({ db }: ConfirmationDeps, userId: string, sessionId: string): Promise<number> {
  const session = await requireSession(db, userId, sessionId);
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(chatRecords)
      .where(
        and(
          eq(chatRecords.listedUnder, session.id),
          inArray(chatRecords.status, ['scheduling_plan', 'multiple_scheduling_plan']),
        ),
      );
    const settled = (await showRecords(tx, userId, rows)).filter(({ status }) => status.endsWith('_confirmed'));
    for (const { id, status } of settled) await tx.update(chatRecords).set({ status }).where(eq(chatRecords.id, id));
    return settled.length;
  });
}

/** Keeps the words of a confirmation as a record of the conversation; how many are confirmed the plans themselves say. */
export async function keepConfirmation(
  { db, clock }: ConfirmationDeps,
  userId: string,
  { sessionId, message, requestId }: z.output<typeof storeConfirmationMessage.input>,
): Promise<{ chat_id: string; confirmedCount: number; totalCount: number }> {
  const known = await requireSession(db, userId, sessionId);
  const counts = await countPlans(db, userId, known.id);
  const status = counts.confirmedCount > 0 ? 'scheduled' : 'completed';
  try {
    const row = await db.transaction(async (tx) => {
      const session = await touchSession(tx, userId, known.id, { userMessage: '', message }, clock());
      const said = { requestId: requestId ?? null, userMessage: '', message, status } as const;
      return addRecord(tx, userId, session, { ...said, outputs: [], kind: 'confirmation' });
    });
    return { chat_id: row.id, ...counts };
  } catch (thrown) {
    const before = thrown instanceof AlreadyAnswered && requestId ? await findRequested(db, userId, requestId) : null;
    if (!before) throw thrown;
    return { chat_id: before.id, ...counts };
  }
}

async function countPlans(db: Queries, userId: string, sessionId: string) {
  const [counts] = await db
    .select({
      totalCount: count(),
      confirmedCount: sql<number>`count(*) filter (where ${schedulePlans.state} = 'confirmed')::int`,
    })
    .from(schedulePlans)
    .where(and(eq(schedulePlans.userId, userId), eq(schedulePlans.sessionId, sessionId)));
  const { confirmedCount = 0, totalCount = 0 } = counts ?? {};
  return { confirmedCount, totalCount };
}

/** Puts a workflow on the schedule without a plan; in a conversation it leaves its confirmation there. */
export async function scheduleFromChat(
  { db, clock }: ConfirmationDeps,
  userId: string,
  { schedule, sessionId = null }: z.output<typeof chatScheduleWorkflow.input>,
  timeZone: string,
): Promise<{ message: string; scheduledWorkflowId: string }> {
  const now = clock();
  const known = sessionId === null ? null : await requireSession(db, userId, sessionId);
  const {
    workflowName: name,
    moment,
    ...plan
  } = planOfRequest(schedule, { timeZone, sessionId: known?.id ?? null, originalMessage: '' }, now);
  const message = confirmationMessage({
    ...plan,
    workflowName: name,
    recurrenceText: moment.recurrence === null ? null : recurrenceInWords(moment.recurrence, timeZone),
    scheduledAtLocalFormatted: formatLong(moment.scheduledAt.toISOString(), timeZone),
  });
  return db.transaction(async (tx) => {
    const { platforms, agentType } = plan;
    const post = await ownParts(tx, userId, plan.post ?? NO_PARTS);
    const agents = [agentOf({ ...plan, workflowName: name }, now)];
    const { id } = await createScheduled(
      tx,
      userId,
      { name, moment, platforms, agentType, agents, connections: [], post },
      now,
    );
    if (known) {
      const session = await touchSession(tx, userId, known.id, { userMessage: '', message }, now);
      const record = { requestId: null, userMessage: '', message, outputs: [], status: 'scheduled' as const };
      await addRecord(tx, userId, session, { ...record, kind: 'confirmation' });
    }
    return { message, scheduledWorkflowId: id };
  });
}
