import { and, eq, inArray, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { HELD_BACK_TEXT, MISSED_AFTER_MS, MISSED_TEXT, RESTORED_TEXT } from '../../../../domain/schedule/scheduled.ts';
import { handedOn } from '../../../engine/record-run.ts';
import { givenOutput } from '../../../platform/ai/workflow-agent.ts';
import { databaseIsAway } from '../../../platform/db/away.ts';
import type { Database, Queries } from '../../../platform/db/database.ts';
import { tellChanges } from '../../../platform/db/notifications.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import { runs, scheduledWorkflows, schedulerPulse, series, taskEvents } from '../../../platform/db/schema/scheduled.ts';
import { jobKind } from '../../../platform/queue/jobs.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { NoteDown } from '../../notices/notes.ts';
import { heldNote, missedNote } from '../../notices/words.ts';
import { continueSeries, type ScheduledRow } from '../series/series.ts';
import { type End, type EndRuns, runEnd } from './ending.ts';
import { lateness } from './lateness.ts';
import { madePosts } from './made-posts.ts';

/** One run of a scheduled workflow. Three tries in all: a worker may be lost twice. */
export const runWorkflowJob = jobKind<{ runId: string }>('run-workflow', { retries: 2, atOnce: 16 });

export interface FiringDeps {
  db: Database;
  queue: Queue;
  /** The database's clock is the truth; tests put another in its place. */
  databaseNow: () => SQL<Date>;
  noteDown: NoteDown;
  endRuns: EndRuns;
}

/** How many due workflows one transaction takes. */
const BATCH = 100;
const PREMIUM_PRIORITY = 10;

/** What runs at its time: nothing of an account that is to be deleted. */
const isWaiting = and(eq(scheduledWorkflows.status, 'scheduled'), isNull(users.deletionAt));

/** Takes what is due; any process may, at any time. Tells whether there may be more. */
export async function fireDue(deps: FiringDeps): Promise<boolean> {
  try {
    return await takeDue(deps, deps.endRuns);
  } catch (cause) {
    if (databaseIsAway(cause)) throw cause;
    // What can't be written takes neither the rest of the schedule with it nor its owner's post: workers try it one by one.
    return takeDue(deps, null);
  }
}

/** Takes what is due in one transaction: ends what needs no worker, if it is to, and sends the rest to the workers. */
async function takeDue({ db, queue, databaseNow, noteDown }: FiringDeps, endRuns: EndRuns | null): Promise<boolean> {
  const due = await db.transaction(async (tx) => {
    const now = sql<Date>`(select ${databaseNow()})`;
    const taken = await tx
      .select({
        row: scheduledWorkflows,
        premium: users.premium,
        isFresh: series.fresh,
        now: sql<Date | string>`${now}`,
        /** Why it is not begun, though its time has come. */
        held: sql<string | null>`case
          when exists (select from ${schedulerPulse} where ${schedulerPulse.heldUntil} >= ${scheduledWorkflows.scheduledFor})
            then ${RESTORED_TEXT}
          when ${users.heldUntil} >= ${scheduledWorkflows.scheduledFor} then ${HELD_BACK_TEXT} end`,
      })
      .from(scheduledWorkflows)
      .innerJoin(users, eq(users.id, scheduledWorkflows.userId))
      .leftJoin(series, eq(series.id, scheduledWorkflows.seriesId))
      .where(and(isWaiting, lte(scheduledWorkflows.scheduledFor, now)))
      .orderBy(scheduledWorkflows.scheduledFor)
      .limit(BATCH)
      .for('update', { of: scheduledWorkflows, skipLocked: true });
    const [first] = taken;
    if (!first) return taken;
    const at = new Date(first.now);
    const isMissed = ({ row }: { row: ScheduledRow }): boolean =>
      at.getTime() - row.scheduledFor.getTime() > MISSED_AFTER_MS;
    const rowsOf = (some: typeof taken): ScheduledRow[] => some.map(({ row }) => row);
    const missed = rowsOf(taken.filter((one) => isMissed(one) && one.held === null));
    await giveUp(tx, missed, at, MISSED_TEXT);
    await noteDown(
      tx,
      missed.map((row) => missedNote(row, row.scheduledFor, row.timeZone)),
    );
    for (const why of [RESTORED_TEXT, HELD_BACK_TEXT]) {
      const held = rowsOf(taken.filter((one) => one.held === why));
      await giveUp(tx, held, at, why);
      await noteDown(
        tx,
        held.map((row) => heldNote(row, row.scheduledFor, why)),
      );
    }
    const begun = await beginRuns(
      tx,
      taken.filter((one) => one.held === null && !isMissed(one)),
      at,
    );
    await sendToWorkers(queue, endRuns ? await withoutEnded(tx, endRuns, begun, at) : begun, tx);
    return taken;
  });
  // After the commit: messages to screens make commits wait for each other, and no screen is worth a late post.
  await tellChanges(
    db,
    due.map(({ row }) => row.userId),
    'scheduled.changed',
    'publications.changed',
    'notices.changed',
  );
  return due.length === BATCH;
}

/** The present moment and the next one at which something is scheduled, in milliseconds of the database's clock. */
export async function nextMoment({ db, databaseNow }: FiringDeps): Promise<{ now: number; next: number | null }> {
  const first = db
    .select({ at: scheduledWorkflows.scheduledFor })
    .from(scheduledWorkflows)
    .innerJoin(users, eq(users.id, scheduledWorkflows.userId))
    .where(isWaiting)
    // The first by its index: a minimum over a join would look at all of them.
    .orderBy(scheduledWorkflows.scheduledFor)
    .limit(1);
  const ms = (at: SQLWrapper): SQL => sql`extract(epoch from ${at})::float8 * 1000`;
  const { rows } = await db.execute<{ now: number; next: number | null }>(
    sql`select ${ms(databaseNow())} as now, ${ms(sql`${first}`)} as next`,
  );
  return rows[0] ?? { now: 0, next: null };
}

/** A workflow whose time has come. */
interface Due {
  row: ScheduledRow;
  premium: boolean;
  /** Whether its series wants words of its own for each occurrence. */
  isFresh?: boolean | null;
}

type Begun = Due & { runId: string };

/** Moves workflows from scheduled to executing, each with a run, and makes what follows in their series. */
export async function beginRuns(tx: Queries, due: Due[], now: Date, reason: 'due' | 'asked' = 'due'): Promise<Begun[]> {
  if (due.length === 0) return [];
  const rows = due.map(({ row }) => row);
  const late = rows.map((row) => (reason === 'due' ? lateness(row.scheduledFor, now) : null));
  const firings = rows.map((row) => (reason === 'due' ? row.scheduledFor : now).toISOString());
  // One statement, since every one more makes all of them later.
  const { rows: begun } = await tx.execute<{ id: string; workflow_id: string }>(sql`
    with taken as (
      update ${scheduledWorkflows} as w set status = 'executing', error_message = null, lateness = due.late
      from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(late)}::text[], ${sql.param(firings)}::timestamptz[])
        as due (id, late, firing)
      where w.id = due.id
      returning w.id, due.late, due.firing
    ), told as (
      insert into ${taskEvents} (scheduled_workflow_id, at, what, detail)
      select id, ${now.toISOString()}::timestamptz, 'started', late from taken
    )
    insert into ${runs} (scheduled_workflow_id, firing)
    -- A clock that was set back brings a moment twice; to stumble over it would stop the schedule for everybody.
    select id, case when exists (select from ${runs} as r where r.scheduled_workflow_id = taken.id and r.firing = taken.firing)
      then clock_timestamp() else firing end
    from taken
    returning id, scheduled_workflow_id as workflow_id`);
  await continueSeries(tx, rows, now);
  const runIds = new Map(begun.map(({ id, workflow_id }) => [workflow_id, id]));
  return due.flatMap((one) => {
    const runId = runIds.get(one.row.id);
    return runId ? [{ ...one, runId }] : [];
  });
}

/** Hands runs to the workers. */
export async function sendToWorkers(queue: Queue, begun: Begun[], tx: Queries): Promise<void> {
  const jobs = begun.map(({ runId, premium }) => ({
    id: runId,
    data: { runId },
    priority: premium ? PREMIUM_PRIORITY : 0,
  }));
  await queue.send(runWorkflowJob, jobs, tx);
}

/** Ends the runs that need no worker, since their words are given; gives the others. */
async function withoutEnded(tx: Queries, endRuns: EndRuns, begun: Begun[], at: Date): Promise<Begun[]> {
  const ends = begun.flatMap((one) => givenEnd(one, at) ?? []);
  if (ends.length === 0) return begun;
  await endRuns(tx, ends);
  const ended = new Set(ends.map(({ runId }) => runId));
  return begun.filter(({ runId }) => !ended.has(runId));
}

/** The end of a run that only hands on words which were approved as they are; null where there is something to make. */
function givenEnd({ row, runId, isFresh }: Begun, at: Date): End | null {
  const [agent, ...others] = row.agents;
  const output = agent && others.length + row.connections.length === 0 ? givenOutput(agent) : null;
  if (!agent || !output || (isFresh && row.preparedAt === null)) return null;
  const last = { node_id: agent.id, output };
  const did = { nodes: [handedOn(agent, output)], startedAt: at, endedAt: at, tokens: 0 };
  return { ...runEnd(row, runId, null, did, last), posts: madePosts(row, new Map([[agent.id, output]])) };
}

async function giveUp(tx: Queries, rows: ScheduledRow[], now: Date, why: string): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(scheduledWorkflows)
    .set({ status: 'failed', errorMessage: why })
    .where(inArray(scheduledWorkflows.id, ids));
  await tx
    .insert(taskEvents)
    .values(ids.map((id) => ({ scheduledWorkflowId: id, at: now, what: 'failed' as const, detail: why })));
  await continueSeries(tx, rows, now);
}
