import { isDeepStrictEqual } from 'node:util';
import { eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { deleteScheduledWorkflow, updateScheduledWorkflow } from '../../../domain/api/schedule/scheduled.ts';
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
import { beingSent, keepDeleted } from './deleted.ts';
import { withDraft } from './draft-edit.ts';
import { ownParts } from './post-media.ts';
import { beginRuns, sendToWorkers } from './running/firing.ts';
import { meantBy } from './series/occurrence.ts';
import { continueSeries, type ScheduledRow } from './series/series.ts';
import { chooseFresh, lockOthers, timeAfterEdit } from './series/series-edits.ts';
import { type FoundTask, findTask } from './tasks.ts';

export interface EditDeps {
  db: Database;
  queue: Queue;
  clock: Clock;
}

export const BUSY = 'This workflow is running right now. Please wait until it has finished.';
const DONE = 'This workflow has already run and can’t be changed any more. Duplicate it to post it again.';

/** Changes a scheduled workflow, or brings a failed one back onto the schedule; gives it as the change left it. */
export async function editTask(
  { db, clock }: EditDeps,
  userId: string,
  input: z.output<typeof updateScheduledWorkflow.input>,
): Promise<FoundTask> {
  const { id, platforms, agentType, scope } = input;
  return db.transaction(async (tx) => {
    const now = clock();
    const { row, movedTo } = await meantBy(tx, await lockTask(tx, userId, id), input, now);
    if (row.status === 'executing') throw new Failure('CONFLICT', BUSY);
    if (row.status === 'completed') throw new Failure('CONFLICT', DONE);
    const asked = { ...input, scheduledFor: movedTo(input.scheduledFor) };
    const edited = input.draft ? withDraft(row, await ownParts(tx, userId, input.draft), now) : row;
    // A name that was written anew is its owner's; one that was left follows the words.
    const name = input.name === row.name ? edited.name : input.name;
    const content = { name, platforms, agentType, agents: edited.agents, post: edited.post };
    const refusal = postRefusal({ ...row, ...content }, platforms);
    if (refusal) throw new Failure('VALIDATION', refusal);
    // What follows in a series is made from the one before: one that is to be another by itself leaves it as it was.
    const leaves = scope === 'this' && row.seriesId !== null && !hasContent(row, content);
    // The other rows of its series are held before the account is, by everybody who holds both.
    const time = leaves ? { ...asked, recurrence: null } : asked;
    const { repeating, isNewTime, alike, ...belonging } = await timeAfterEdit(tx, row, time, now);
    if (row.status === 'failed') await keepUsedPlace(tx, row, 'again');
    if (isNewTime || row.status === 'failed') {
      const { seriesId, scheduledFor } = belonging;
      await takePlaces(tx, userId, { place: seriesId ?? row.id, scheduledFor, repeating, rowId: row.id });
    }
    if (input.fresh !== undefined) await chooseFresh(tx, belonging.seriesId, input.fresh);
    await tx
      .update(scheduledWorkflows)
      .set({
        ...content,
        status: 'scheduled',
        errorMessage: null,
        lateness: null,
        executedAt: null,
        executionDuration: null,
        ...belonging,
        // What a person has written stays as it is.
        ...(input.draft ? { preparedAt: now } : {}),
      })
      .where(eq(scheduledWorkflows.id, row.id));
    if (alike.length > 0) await tx.update(scheduledWorkflows).set(content).where(inArray(scheduledWorkflows.id, alike));
    await tx.insert(taskEvents).values(
      [row.id, ...alike].map((changed) => ({
        scheduledWorkflowId: changed,
        at: now,
        what: 'changed' as const,
        detail: row.status === 'failed' ? 'Scheduled again' : null,
      })),
    );
    await wakeScheduler(tx, userId);
    // Read before anybody can delete it: what was accepted is answered, not missed.
    return findTask(tx, userId, row.id);
  });
}

/** What a workflow posts and how it is called: all of it but its time. */
type Content = Pick<ScheduledRow, 'name' | 'platforms' | 'agentType' | 'agents' | 'post'>;

function hasContent(row: ScheduledRow, content: Content): boolean {
  return isDeepStrictEqual({ ...row, ...content }, row);
}

/** Deletes a workflow that is not running; of a series only this occurrence, it and all that follow, or all to come. Gives the id by which it comes back. */
export async function deleteTask(
  { db, clock }: EditDeps,
  userId: string,
  { id, scope, occurrence }: z.output<typeof deleteScheduledWorkflow.input>,
): Promise<{ id: string }> {
  return db.transaction(async (tx) => {
    const now = clock();
    const named = await lockTask(tx, userId, id, 'Failed to delete workflow');
    const { row } = await meantBy(tx, named, { scope, occurrence }, now);
    if (row.status === 'executing') throw new Failure('CONFLICT', BUSY);
    const others = scope === 'this' ? [] : (await lockOthers(tx, row, scope)).map((other) => other.id);
    const gone = [row.id, ...others];
    // Who undoes it names the one that was deleted, where that is among those that go.
    const keptAs = gone.includes(named.id) ? named : row;
    await keepDeleted(tx, keptAs, gone, now);
    if (scope === 'this' && row.status === 'scheduled') await continueSeries(tx, [row], now);
    if (row.status !== 'scheduled') await keepUsedPlace(tx, row, 'deleted');
    await tx.delete(scheduledWorkflows).where(inArray(scheduledWorkflows.id, gone));
    await wakeScheduler(tx, userId);
    return { id: keptAs.id };
  });
}

/**
 * Deletes many workflows, none of them running, inside a transaction that holds them: of series these occurrences only. They
 * are kept together, as the one whose id is told; those whose posts are being sent stay.
 */
export async function deleteTasks(
  tx: Transaction,
  rows: ScheduledRow[],
  now: Date,
): Promise<{ keptAs: string | null; sending: string[] }> {
  const sending = await beingSent(
    tx,
    rows.map(({ id }) => id),
  );
  const free = rows.filter(({ id }) => !sending.includes(id));
  const [first] = free;
  if (!first) return { keptAs: null, sending };
  const ids = free.map(({ id }) => id);
  await keepDeleted(tx, first, ids, now);
  await continueSeries(
    tx,
    free.filter(({ status }) => status === 'scheduled'),
    now,
  );
  for (const row of free) if (row.status !== 'scheduled') await keepUsedPlace(tx, row, 'deleted');
  await tx.delete(scheduledWorkflows).where(inArray(scheduledWorkflows.id, ids));
  await wakeScheduler(tx, first.userId);
  return { keptAs: first.id, sending };
}

/** Runs a workflow now instead of at its time; it counts as a run that the user started. */
export async function executeTask({ db, queue, clock }: EditDeps, userId: string, id: string): Promise<FoundTask> {
  return db.transaction(async (tx) => {
    const row = await lockTask(tx, userId, id);
    if (row.status !== 'scheduled') throw new Failure('CONFLICT', row.status === 'executing' ? BUSY : DONE);
    return runNow(tx, queue, row, clock());
  });
}

async function runNow(tx: Transaction, queue: Queue, row: ScheduledRow, now: Date): Promise<FoundTask> {
  const { id, userId } = row;
  await debitRun(tx, userId, now);
  const [account] = await tx.select({ premium: users.premium }).from(users).where(eq(users.id, userId));
  const begun = await beginRuns(tx, [{ row, premium: account?.premium ?? false }], now, 'asked');
  await sendToWorkers(queue, begun, tx);
  await tellChange(tx, userId, 'scheduled.changed');
  return findTask(tx, userId, id);
}

/** Runs a failed workflow again, now; it counts as a run that the user started. */
export async function retryTask({ db, queue, clock }: EditDeps, userId: string, id: string): Promise<FoundTask> {
  return db.transaction(async (tx) => {
    const row = await lockTask(tx, userId, id);
    if (row.status === 'executing') throw new Failure('CONFLICT', BUSY);
    if (row.status === 'scheduled')
      throw new Failure('CONFLICT', 'This workflow has not run yet. Execute it to run it now.');
    if (row.status === 'completed')
      throw new Failure('CONFLICT', 'This workflow has already run. Duplicate it to post it again.');
    // Its series has gone on without it: what was deleted of it since does not come back.
    return runNow(tx, queue, { ...row, seriesId: null }, clock());
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
