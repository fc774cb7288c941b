import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { updateScheduledWorkflow } from '../../../domain/api/scheduled.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { owned } from '../../platform/db/owned.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { scheduledWorkflows, taskEvents } from '../../platform/db/schema/scheduled.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { debitRun } from '../usage/usage.ts';
import { wakeScheduler } from './changes.ts';
import { postRefusal } from './create.ts';
import { keepUsedPlace, takePlaces } from './day-limit.ts';
import { begin } from './firing.ts';
import { continueSeries, type ScheduledRow } from './series.ts';
import { deleteOthers, type Scope, timeAfterEdit } from './series-edits.ts';
import { type FoundTask, findTask } from './tasks.ts';

export interface EditDeps {
  db: Database;
  queue: Queue;
  clock: Clock;
}

const BUSY = 'This workflow is running right now. Please wait until it has finished.';
const DONE = 'This workflow has already run and can’t be changed any more.';

/** Changes a scheduled workflow, or brings a failed one back onto the schedule; gives it as the change left it. */
export async function editTask(
  { db, clock }: EditDeps,
  userId: string,
  input: z.output<typeof updateScheduledWorkflow.input>,
): Promise<FoundTask> {
  const { id, name, platforms, agentType } = input;
  return db.transaction(async (tx) => {
    const row = await lockTask(tx, userId, id);
    if (row.status === 'executing') throw new Failure('CONFLICT', BUSY);
    if (row.status === 'completed') throw new Failure('CONFLICT', DONE);
    const overlong = postRefusal(row, platforms);
    if (overlong) throw new Failure('VALIDATION', overlong);
    const now = clock();
    // The other rows of its series are held before the account is, by everybody who holds both.
    const { repeating, isNewTime, ...belonging } = await timeAfterEdit(tx, row, input, now);
    if (row.status === 'failed') await keepUsedPlace(tx, row, 'again');
    if (isNewTime || row.status === 'failed') {
      const { seriesId, scheduledFor } = belonging;
      await takePlaces(tx, userId, { place: seriesId ?? row.id, scheduledFor, repeating, rowId: row.id });
    }
    await tx
      .update(scheduledWorkflows)
      .set({
        name,
        platforms,
        agentType,
        status: 'scheduled',
        errorMessage: null,
        lateness: null,
        executedAt: null,
        executionDuration: null,
        ...belonging,
      })
      .where(eq(scheduledWorkflows.id, row.id));
    await tx.insert(taskEvents).values({
      scheduledWorkflowId: row.id,
      at: now,
      what: 'changed',
      detail: row.status === 'failed' ? 'Scheduled again' : null,
    });
    await wakeScheduler(tx, userId);
    // Read before anybody can delete it: what was accepted is answered, not missed.
    return findTask(tx, userId, row.id);
  });
}

/** Deletes a workflow that is not running; of a series only this occurrence, it and all that follow, or all to come. */
export async function deleteTask({ db, clock }: EditDeps, userId: string, id: string, scope: Scope): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockTask(tx, userId, id, 'Failed to delete workflow');
    if (row.status === 'executing') throw new Failure('CONFLICT', BUSY);
    if (scope !== 'this') await deleteOthers(tx, row, scope);
    else if (row.status === 'scheduled') await continueSeries(tx, [row], clock());
    if (row.status !== 'scheduled') await keepUsedPlace(tx, row, 'deleted');
    await tx.delete(scheduledWorkflows).where(eq(scheduledWorkflows.id, row.id));
    await wakeScheduler(tx, userId);
  });
}

/** Runs a workflow now instead of at its time; it counts as a run that the user started. */
export async function executeTask({ db, queue, clock }: EditDeps, userId: string, id: string): Promise<FoundTask> {
  return db.transaction(async (tx) => {
    const row = await lockTask(tx, userId, id);
    if (row.status !== 'scheduled')
      throw new Failure('CONFLICT', row.status === 'executing' ? 'This workflow is already running.' : DONE);
    const now = clock();
    await debitRun(tx, userId, now);
    const [account] = await tx.select({ premium: users.premium }).from(users).where(eq(users.id, userId));
    await begin(tx, queue, [{ row, premium: account?.premium ?? false }], now, 'asked');
    await tellChange(tx, userId, 'scheduled.changed');
    return findTask(tx, userId, row.id);
  });
}

/** The row, held until the transaction ends: a tick, an edit and a second execute come one after the other. */
async function lockTask(
  tx: Transaction,
  userId: string,
  id: string,
  unknown = 'Failed to load workflow details',
): Promise<ScheduledRow> {
  const [row] = await tx
    .select()
    .from(scheduledWorkflows)
    .where(owned(scheduledWorkflows, userId, id))
    .for('update');
  if (!row) throw new Failure('NOT_FOUND', unknown);
  return row;
}
