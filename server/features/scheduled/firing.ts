import { and, eq, inArray, lte, min, type SQL, sql } from 'drizzle-orm';
import { MISSED_AFTER_MS, MISSED_TEXT } from '../../../domain/scheduled.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { runs, scheduledWorkflows, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { jobKind } from '../../platform/queue/jobs.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { lateness } from './lateness.ts';
import { continueSeries, type ScheduledRow } from './series.ts';

/** One run of a scheduled workflow. Three tries in all: a worker may be lost twice. */
export const runWorkflow = jobKind<{ runId: string }>('run-workflow', { retries: 2, atOnce: 16 });

export interface FiringDeps {
  db: Database;
  queue: Queue;
  /** The database's clock is the truth; tests put another in its place. */
  databaseNow: () => SQL<Date>;
}

/** How many due workflows one transaction takes. */
const BATCH = 100;
const PREMIUM_PRIORITY = 10;

/** Takes what is due and sends it to the workers; any process may, at any time. Tells whether there may be more. */
export async function fireDue({ db, queue, databaseNow }: FiringDeps): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = await readClock(tx, databaseNow);
    const due = await tx
      .select({ row: scheduledWorkflows, premium: users.premium })
      .from(scheduledWorkflows)
      .innerJoin(users, eq(users.id, scheduledWorkflows.userId))
      .where(and(eq(scheduledWorkflows.status, 'scheduled'), lte(scheduledWorkflows.scheduledFor, now)))
      .orderBy(scheduledWorkflows.scheduledFor)
      .limit(BATCH)
      .for('update', { of: scheduledWorkflows, skipLocked: true });
    const isMissed = ({ row }: { row: ScheduledRow }): boolean =>
      now.getTime() - row.scheduledFor.getTime() > MISSED_AFTER_MS;
    await giveUp(
      tx,
      due.filter(isMissed).map(({ row }) => row),
      now,
    );
    await begin(
      tx,
      queue,
      due.filter((one) => !isMissed(one)),
      now,
    );
    return due.length === BATCH;
  });
}

/** How long until the next moment, in milliseconds of the database's clock; null where nothing is scheduled. */
export async function untilNext({ db, databaseNow }: FiringDeps): Promise<number | null> {
  const [next] = await db
    .select({
      ms: sql<
        number | null
      >`extract(epoch from ${min(scheduledWorkflows.scheduledFor)} - ${databaseNow()})::float8 * 1000`,
    })
    .from(scheduledWorkflows)
    .where(eq(scheduledWorkflows.status, 'scheduled'));
  return next?.ms ?? null;
}

/** Moves workflows from scheduled to executing, each with a run and a job, and makes what follows in their series. */
export async function begin(
  tx: Queries,
  queue: Queue,
  due: { row: ScheduledRow; premium: boolean }[],
  now: Date,
  reason: 'due' | 'asked' = 'due',
): Promise<void> {
  if (due.length === 0) return;
  const rows = due.map(({ row }) => row);
  const late = new Map(rows.map((row) => [row.id, reason === 'due' ? lateness(row.scheduledFor, now) : null]));
  await tx
    .update(scheduledWorkflows)
    .set({ status: 'executing', errorMessage: null, lateness: null })
    .where(
      inArray(
        scheduledWorkflows.id,
        rows.map(({ id }) => id),
      ),
    );
  for (const { id } of rows.filter(({ id }) => late.get(id)))
    await tx
      .update(scheduledWorkflows)
      .set({ lateness: late.get(id) })
      .where(eq(scheduledWorkflows.id, id));
  const begun = await tx
    .insert(runs)
    .values(
      rows.map(({ id, scheduledFor }) => ({ scheduledWorkflowId: id, firing: reason === 'due' ? scheduledFor : now })),
    )
    .returning({ id: runs.id, workflowId: runs.scheduledWorkflowId });
  await tx.insert(taskEvents).values(
    rows.map(({ id }) => ({
      scheduledWorkflowId: id,
      at: now,
      what: 'started' as const,
      detail: late.get(id) ?? null,
    })),
  );
  const premium = new Set(due.filter((one) => one.premium).map(({ row }) => row.id));
  await queue.send(
    runWorkflow,
    begun.map(({ id, workflowId }) => ({
      id,
      data: { runId: id },
      priority: premium.has(workflowId) ? PREMIUM_PRIORITY : 0,
    })),
    tx,
  );
  await continueSeries(tx, rows, now);
  await tellOwners(tx, rows);
}

async function giveUp(tx: Queries, rows: ScheduledRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(scheduledWorkflows)
    .set({ status: 'failed', errorMessage: MISSED_TEXT })
    .where(inArray(scheduledWorkflows.id, ids));
  await tx
    .insert(taskEvents)
    .values(ids.map((id) => ({ scheduledWorkflowId: id, at: now, what: 'failed' as const, detail: MISSED_TEXT })));
  await continueSeries(tx, rows, now);
  await tellOwners(tx, rows);
}

async function tellOwners(tx: Queries, rows: ScheduledRow[]): Promise<void> {
  for (const userId of new Set(rows.map(({ userId }) => userId))) await tellChange(tx, userId, 'scheduled.changed');
}

/** The moment that the database's clock shows. */
export async function readClock(db: Queries, databaseNow: FiringDeps['databaseNow']): Promise<Date> {
  const { rows } = await db.execute<{ now: Date | string }>(sql`select ${databaseNow()} as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}
