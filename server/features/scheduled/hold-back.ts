import { and, eq, sql } from 'drizzle-orm';
import { HELD_BACK_TEXT } from '../../../domain/schedule/scheduled.ts';
import type { Queries } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { scheduledWorkflows, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { handOverQueued } from '../publishing/ledger.ts';

/**
 * Ends what runs or is on its way out for somebody whose account is to be deleted: late ends of runs are not written, queued
 * posts are not sent. What is at a network at this moment is written as it turns out.
 */
export async function holdBack(tx: Queries, userId: string): Promise<void> {
  const ended = await tx
    .update(scheduledWorkflows)
    .set({ status: 'failed', errorMessage: HELD_BACK_TEXT })
    .where(and(eq(scheduledWorkflows.userId, userId), eq(scheduledWorkflows.status, 'executing')))
    .returning({ id: scheduledWorkflows.id });
  if (ended.length > 0)
    await tx.insert(taskEvents).values(
      ended.map(({ id }) => ({
        scheduledWorkflowId: id,
        at: sql`clock_timestamp()`,
        what: 'failed' as const,
        detail: HELD_BACK_TEXT,
      })),
    );
  await handOverQueued(tx, { userId }, HELD_BACK_TEXT);
  await tellChange(tx, userId, 'scheduled.changed');
}
