import { and, eq, gt, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { updateScheduledWorkflow } from '../../../domain/api/scheduled.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Repeating } from '../../../domain/recurrence-days.ts';
import { restOfRule } from '../../../domain/recurrence-edits.ts';
import { instantToWall } from '../../../domain/time.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { owned } from '../../platform/db/owned.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { scheduledWorkflows, series, taskEvents } from '../../platform/db/schema/scheduled.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { debitRun } from '../usage/usage.ts';
import { wakeScheduler } from './changes.ts';
import { postRefusal } from './create.ts';
import { keepUsedPlace, takePlaces } from './day-limit.ts';
import { keepDeleted } from './deleted.ts';
import { withDraft } from './draft-edit.ts';
import { begin } from './firing.ts';
import { checkUpcoming, momentAt } from './moments.ts';
import { ownParts } from './post-media.ts';
import { continueSeries, type ScheduledRow } from './series.ts';
import { type FoundTask, findTask } from './tasks.ts';

export interface EditDeps {
  db: Database;
  queue: Queue;
  clock: Clock;
}

type Scope = 'this' | 'following';

export const BUSY = 'This workflow is running right now. Please wait until it has finished.';
const DONE = 'This workflow has already run and can’t be changed any more.';

/** Changes a scheduled workflow, or brings a failed one back onto the schedule; gives it as the change left it. */
export async function editTask(
  { db, clock }: EditDeps,
  userId: string,
  input: z.output<typeof updateScheduledWorkflow.input>,
): Promise<FoundTask> {
  const { id, platforms, agentType, scope } = input;
  return db.transaction(async (tx) => {
    const row = await lockTask(tx, userId, id);
    if (row.status === 'executing') throw new Failure('CONFLICT', BUSY);
    if (row.status === 'completed') throw new Failure('CONFLICT', DONE);
    const now = clock();
    const edited = input.draft ? withDraft(row, await ownParts(tx, userId, input.draft), now) : row;
    const { agents, post } = edited;
    // A name that was written anew is its owner's; one that was left follows the words.
    const name = input.name === row.name ? edited.name : input.name;
    const refusal = postRefusal({ ...row, agents, post }, platforms);
    if (refusal) throw new Failure('VALIDATION', refusal);
    const scheduledFor = new Date(input.scheduledFor);
    const isMoved = scheduledFor.getTime() !== row.scheduledFor.getTime();
    if (isMoved || row.status === 'failed') checkUpcoming(momentAt(scheduledFor, row.timeZone, null), now);
    // The other rows of its series are held before the account is, by everybody who holds both.
    const { repeating, ...belonging } = await seriesAfterEdit(tx, row, scope, scheduledFor);
    if (row.status === 'failed') await keepUsedPlace(tx, row, 'again');
    if (isMoved || row.status === 'failed') {
      const place = belonging.seriesId ?? row.id;
      await takePlaces(tx, userId, { place, scheduledFor, repeating, rowId: row.id });
    }
    await tx
      .update(scheduledWorkflows)
      .set({
        name,
        platforms,
        agentType,
        agents,
        post,
        scheduledFor,
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

/** Where a row belongs after an edit, and how it comes again where it begins a series. */
type Belonging = Pick<ScheduledRow, 'seriesId' | 'occurrence'> & { repeating: Repeating | null };

async function seriesAfterEdit(
  tx: Transaction,
  row: ScheduledRow,
  scope: Scope,
  scheduledFor: Date,
): Promise<Belonging> {
  if (row.seriesId !== null && scope === 'following') {
    await deleteLater(tx, row);
    return splitSeries(tx, row, row.seriesId, scheduledFor);
  }
  // The series has gone on when this one was taken: running again, it must not bring back what was deleted since.
  if (row.status === 'failed') return { seriesId: null, occurrence: null, repeating: null };
  return { seriesId: row.seriesId, occurrence: row.occurrence, repeating: null };
}

/** What is scheduled after an occurrence of a series, held; of one that has run, that is where the series goes on. */
async function lockLater(tx: Transaction, { seriesId, occurrence }: ScheduledRow): Promise<string[]> {
  if (seriesId === null || occurrence === null) return [];
  const later = and(
    eq(scheduledWorkflows.seriesId, seriesId),
    eq(scheduledWorkflows.status, 'scheduled'),
    gt(scheduledWorkflows.occurrence, occurrence),
  );
  // A tick that is taking one of them makes the next: waiting for it first, the deletion sees that one too.
  await tx.select({ id: scheduledWorkflows.id }).from(scheduledWorkflows).where(later).for('update');
  const rows = await tx.select({ id: scheduledWorkflows.id }).from(scheduledWorkflows).where(later).for('update');
  return rows.map(({ id }) => id);
}

/** Deletes what is scheduled after an occurrence of a series. */
async function deleteLater(tx: Transaction, row: ScheduledRow): Promise<void> {
  const later = await lockLater(tx, row);
  if (later.length > 0) await tx.delete(scheduledWorkflows).where(inArray(scheduledWorkflows.id, later));
}

/** A series of its own from this occurrence on, with the new wall time; what ran before stays with the old one. */
async function splitSeries(
  tx: Transaction,
  row: ScheduledRow,
  seriesId: string,
  scheduledFor: Date,
): Promise<Belonging> {
  const { userId, occurrence } = row;
  const [old] = await tx.select().from(series).where(eq(series.id, seriesId));
  if (!old || !occurrence) return { seriesId, occurrence, repeating: null };
  const { timeZone } = old;
  const wallTime = instantToWall(scheduledFor.toISOString(), timeZone);
  const rule = restOfRule({ start: old.wallTime, timeZone, rule: old.rule }, occurrence, wallTime);
  const [made] = await tx.insert(series).values({ userId, rule, wallTime, timeZone }).returning({ id: series.id });
  if (!made) throw new Error('The series was not stored');
  return { seriesId: made.id, occurrence: scheduledFor, repeating: { start: wallTime, timeZone, rule } };
}

/** Deletes a workflow that is not running; of a series only this occurrence, or it and all that follow. */
export async function deleteTask({ db, clock }: EditDeps, userId: string, id: string, scope: Scope): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockTask(tx, userId, id, 'Failed to delete workflow');
    if (row.status === 'executing') throw new Failure('CONFLICT', BUSY);
    const now = clock();
    const later = scope === 'following' ? await lockLater(tx, row) : [];
    await keepDeleted(tx, row, [row.id, ...later], now);
    if (later.length > 0) await tx.delete(scheduledWorkflows).where(inArray(scheduledWorkflows.id, later));
    if (scope === 'this' && row.status === 'scheduled') await continueSeries(tx, [row], now);
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
    return runNow(tx, queue, row, clock());
  });
}

async function runNow(tx: Transaction, queue: Queue, row: ScheduledRow, now: Date): Promise<FoundTask> {
  const { id, userId } = row;
  await debitRun(tx, userId, now);
  const [account] = await tx.select({ premium: users.premium }).from(users).where(eq(users.id, userId));
  await begin(tx, queue, [{ row, premium: account?.premium ?? false }], now, 'asked');
  await tellChange(tx, userId, 'scheduled.changed');
  return findTask(tx, userId, id);
}

/** Runs a failed workflow again, now; it counts as a run that the user started. */
export async function retryTask({ db, queue, clock }: EditDeps, userId: string, id: string): Promise<FoundTask> {
  return db.transaction(async (tx) => {
    const row = await lockTask(tx, userId, id);
    if (row.status === 'executing') throw new Failure('CONFLICT', 'This workflow is already running.');
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
