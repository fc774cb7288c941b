import { and, eq, exists, not, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Failure } from '../../../domain/errors.ts';
import type { Queries, Transaction } from '../../platform/db/database.ts';
import { owned } from '../../platform/db/owned.ts';
import { scheduledWorkflows, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { isChange, wakeScheduler } from './changes.ts';
import { BUSY } from './edits.ts';

/** Whether the workflow with this id waits just as it was put on the schedule. */
export function isWithdrawable(db: Queries, taskId: PgColumn) {
  const changes = db
    .select({ one: sql`1` })
    .from(taskEvents)
    .where(and(eq(taskEvents.scheduledWorkflowId, taskId), isChange));
  const waiting = db
    .select({ one: sql`1` })
    .from(scheduledWorkflows)
    .where(and(eq(scheduledWorkflows.id, taskId), eq(scheduledWorkflows.status, 'scheduled'), not(exists(changes))));
  return sql<boolean>`${exists(waiting)}`;
}

/** Takes a workflow off the schedule again that waits just as it was put there; false where it is gone already. */
export async function withdrawTask(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(scheduledWorkflows)
    .where(owned(scheduledWorkflows, userId, id))
    .for('update');
  if (!row) return false;
  if (row.status === 'executing') throw new Failure('CONFLICT', BUSY);
  if (row.status !== 'scheduled')
    throw new Failure('CONFLICT', 'It has already run, so its approval can’t be taken back any more.');
  const [change] = await tx
    .select({ id: taskEvents.id })
    .from(taskEvents)
    .where(and(eq(taskEvents.scheduledWorkflowId, row.id), isChange))
    .limit(1);
  if (change)
    throw new Failure('CONFLICT', 'Its scheduled task was changed since. Delete that task instead to stop it.');
  await tx.delete(scheduledWorkflows).where(eq(scheduledWorkflows.id, row.id));
  await wakeScheduler(tx, userId);
  return true;
}
