import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import { UNDO_DELETION_MS } from '../../../domain/limits.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type KeptRow, putBack } from '../../platform/db/kept-rows.ts';
import { isRowId, owned } from '../../platform/db/owned.ts';
import { publications } from '../../platform/db/schema/publishing.ts';
import { scheduledWorkflows, series, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { isChange, wakeScheduler } from './changes.ts';
import { takePlaces } from './day-limit.ts';
import { type KeptDeletion, type KeptTask, putBackAlong, takeDeleted, wasEndedLater } from './deleted.ts';
import type { EditDeps } from './edits.ts';
import { continueSeries, isSkipped, recurringOf, seriesOf } from './series/series.ts';
import { type FoundTask, findTask } from './tasks.ts';

const TASKS = 'scheduled_workflows';
const GONE = 'This can’t be brought back: it was deleted more than an hour ago. Please schedule it anew.';
const CAME_MEANWHILE = 'Its time came while it was deleted. Choose a later time, or try it again.';

/** Brings a workflow back that was deleted a short while ago, with all that went with it; once more is no error. */
export async function restoreTask(
  { db, clock }: Pick<EditDeps, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<FoundTask> {
  return db.transaction(async (tx) => {
    const now = clock();
    const kept = isRowId(id) ? await takeDeleted(tx, userId, id, new Date(now.getTime() - UNDO_DELETION_MS)) : null;
    if (!kept) {
      const [there] = await tx
        .select({ id: scheduledWorkflows.id })
        .from(scheduledWorkflows)
        .where(owned(scheduledWorkflows, userId, id));
      if (!there) throw new Failure('NOT_FOUND', GONE);
      return findTask(tx, userId, there.id);
    }
    await bringBack(tx, userId, kept, now);
    await wakeScheduler(tx, userId);
    return findTask(tx, userId, id);
  });
}

async function bringBack(tx: Transaction, userId: string, { tasks, rows }: KeptDeletion, now: Date): Promise<void> {
  await holdSeries(tx, tasks);
  const late: KeptTask[] = [];
  // One after the other, since each takes a place.
  for (const task of tasks) {
    const isLate = task.status === 'scheduled' && new Date(task.scheduled_for) <= now;
    if (isLate) late.push({ ...task, status: 'failed', error_message: CAME_MEANWHILE });
    else if (task.status === 'scheduled') await putBack(tx, TASKS, [await withPlace(tx, userId, task)]);
  }
  await putBack(tx, TASKS, [...tasks.filter(({ status }) => status !== 'scheduled'), ...late]);
  await putBackAlong(tx, { ...rows, publications: await asTheyStandNow(tx, userId, rows.publications ?? []) });
  await tx.insert(taskEvents).values(
    tasks.map(({ id }) => ({
      scheduledWorkflowId: id,
      at: now,
      what: 'changed' as const,
      detail: 'Brought back after it was deleted',
    })),
  );
  if (late.length > 0) await goOn(tx, late, now);
}

/** What waited for an account to take it out has missed that: its owner decides. What was found to be another post stays that one's. */
async function asTheyStandNow(tx: Transaction, userId: string, kept: KeptRow[]): Promise<KeptRow[]> {
  const ids = kept.flatMap(({ external_id }) => (external_id === null ? [] : String(external_id)));
  const taken = await tx
    .select({ id: publications.externalId })
    .from(publications)
    .where(and(eq(publications.userId, userId), inArray(publications.externalId, ids)));
  return kept.map((one) => {
    if (one.state === 'queued') return { ...one, state: 'ready', account: null, account_id: null };
    return taken.some(({ id }) => id === one.external_id) ? { ...one, external_id: null } : one;
  });
}

/** All that their series have brought meanwhile is held before the account is, in one order, as by everybody who holds both. */
async function holdSeries(tx: Transaction, tasks: KeptTask[]): Promise<void> {
  const ids = tasks.flatMap(({ series_id }) => series_id ?? []);
  if (ids.length === 0) return;
  await tx
    .select({ id: scheduledWorkflows.id })
    .from(scheduledWorkflows)
    .where(inArray(scheduledWorkflows.seriesId, ids))
    .orderBy(asc(scheduledWorkflows.id))
    .for('update');
}

/** A workflow that will run, in its series where that has not gone on meanwhile, on a day that has a place for it. */
async function withPlace(tx: Transaction, userId: string, task: KeptTask): Promise<KeptTask> {
  const isStillNext = await dropUnchangedLater(tx, task);
  const { id, series_id } = task;
  const back = isStillNext ? task : { ...task, series_id: null, occurrence: null };
  const one = isStillNext && series_id !== null ? (await seriesOf(tx, [{ seriesId: series_id }])).get(series_id) : null;
  await takePlaces(tx, userId, {
    place: back.series_id ?? id,
    scheduledFor: new Date(task.scheduled_for),
    repeating: one && !isSkipped(one, new Date(task.occurrence ?? '')) ? recurringOf(one) : null,
    rowId: null,
  });
  return back;
}

/** Takes away what its series has put in its place, unless that has been changed or has run: then it can't go back there. */
async function dropUnchangedLater(tx: Transaction, { series_id, occurrence }: KeptTask): Promise<boolean> {
  if (series_id === null || occurrence === null) return true;
  const one = (await seriesOf(tx, [{ seriesId: series_id }])).get(series_id);
  // What stood by itself has kept its place.
  if (one && isSkipped(one, new Date(occurrence))) return true;
  if (await wasEndedLater(tx, series_id, new Date(occurrence))) return false;
  const after = await tx
    .select({ id: scheduledWorkflows.id, status: scheduledWorkflows.status, occurrence: scheduledWorkflows.occurrence })
    .from(scheduledWorkflows)
    .where(and(eq(scheduledWorkflows.seriesId, series_id), gt(scheduledWorkflows.occurrence, new Date(occurrence))))
    .for('update');
  const later = after.filter((row) => !one || !isSkipped(one, row.occurrence));
  if (later.length === 0) return true;
  const ids = later.map(({ id }) => id);
  const [change] = await tx
    .select({ id: taskEvents.id })
    .from(taskEvents)
    .where(and(inArray(taskEvents.scheduledWorkflowId, ids), isChange))
    .limit(1);
  if (change || later.some(({ status }) => status !== 'scheduled')) return false;
  await tx.delete(scheduledWorkflows).where(inArray(scheduledWorkflows.id, ids));
  return true;
}

/** The series of what came too late go on, where this deletion had ended them and no other. */
async function goOn(tx: Transaction, late: KeptTask[], now: Date): Promise<void> {
  const ids = late.map(({ id }) => id);
  const rows = await tx.select().from(scheduledWorkflows).where(inArray(scheduledWorkflows.id, ids));
  for (const row of rows) {
    if (row.seriesId === null || row.occurrence === null) continue;
    if (await wasEndedLater(tx, row.seriesId, row.occurrence)) continue;
    const [living] = await tx
      .select({ id: scheduledWorkflows.id })
      .from(scheduledWorkflows)
      .innerJoin(series, eq(series.id, scheduledWorkflows.seriesId))
      .where(
        and(
          eq(scheduledWorkflows.seriesId, row.seriesId),
          inArray(scheduledWorkflows.status, ['scheduled', 'executing']),
          sql`${scheduledWorkflows.occurrence} <> all(${series.skipped})`,
        ),
      )
      .limit(1);
    if (!living) await continueSeries(tx, [row], now);
  }
}
