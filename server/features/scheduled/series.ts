import { inArray, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { MISSED_AFTER_MS } from '../../../domain/scheduled.ts';
import { nextOccurrence, type Recurring } from '../../../domain/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { taskLabels } from '../../platform/db/schema/month.ts';
import { scheduledWorkflows, series, taskEvents } from '../../platform/db/schema/scheduled.ts';

export type ScheduledRow = typeof scheduledWorkflows.$inferSelect;
export type SeriesRow = typeof series.$inferSelect;

/** A series in the words of the recurrence rules. */
export function recurringOf({ wallTime, timeZone, rule }: SeriesRow): Recurring {
  return { start: wallTime, timeZone, rule };
}

/** The series of some rows, by their ids. */
export async function seriesOf(db: Queries, rows: Pick<ScheduledRow, 'seriesId'>[]): Promise<Map<string, SeriesRow>> {
  const ids = [...new Set(rows.flatMap(({ seriesId }) => seriesId ?? []))];
  if (ids.length === 0) return new Map();
  const found = await db.select().from(series).where(inArray(series.id, ids));
  return new Map(found.map((row) => [row.id, row]));
}

/**
 * Makes the rows of the occurrences that follow, in the transaction that takes the current ones: a series can't die
 * with a crash. Occurrences that are too long past to run are skipped; the current row has told of the gap.
 */
export async function continueSeries(tx: Queries, rows: ScheduledRow[], now: Date): Promise<void> {
  const known = await seriesOf(tx, rows);
  const next = rows.flatMap((row) => {
    const one = row.seriesId === null ? undefined : known.get(row.seriesId);
    const occurrence = one && row.occurrence ? readableFollowing(one, row.occurrence, now) : null;
    return one && occurrence ? [{ row, occurrence, timeZone: one.timeZone }] : [];
  });
  if (next.length === 0) return;
  const made = await tx
    .insert(scheduledWorkflows)
    .values(
      next.map(({ row, occurrence, timeZone }) => ({
        userId: row.userId,
        seriesId: row.seriesId,
        occurrence,
        name: row.name,
        scheduledFor: occurrence,
        timeZone,
        platforms: row.platforms,
        agentType: row.agentType,
        agents: row.agents,
        connections: row.connections,
        workflowId: row.workflowId,
        post: row.post,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: scheduledWorkflows.id, seriesId: scheduledWorkflows.seriesId });
  if (made.length === 0) return;
  await tx
    .insert(taskEvents)
    .values(made.map(({ id }) => ({ scheduledWorkflowId: id, at: now, what: 'scheduled' as const })));
  await copyLabels(
    tx,
    made.flatMap(({ id, seriesId }) => {
      const before = next.find(({ row }) => row.seriesId === seriesId);
      return before ? [{ from: before.row.id, to: id }] : [];
    }),
  );
}

/** Gives workflows the labels of others. */
export async function copyLabels(tx: Queries, pairs: { from: string; to: string }[]): Promise<void> {
  const [from, to] = [sql.param(pairs.map((pair) => pair.from)), sql.param(pairs.map((pair) => pair.to))];
  await tx.execute(sql`
    insert into ${taskLabels} (scheduled_workflow_id, label_id)
    select pair.taker, ${taskLabels.labelId}
    from unnest(${from}::uuid[], ${to}::uuid[]) as pair (giver, taker)
    join ${taskLabels} on ${taskLabels.scheduledWorkflowId} = pair.giver
    on conflict do nothing`);
}

/** Null for a rule that can't be read any more: its series ends, everybody else's schedule goes on. */
function readableFollowing(one: SeriesRow, occurrence: Date, now: Date): Date | null {
  try {
    return following(recurringOf(one), occurrence, now);
  } catch {
    return null;
  }
}

/** The occurrence after this one that still can run. */
export function following(recurring: Recurring, occurrence: Date, now: Date): Date | null {
  const earliest = Math.max(occurrence.getTime(), now.getTime() - MISSED_AFTER_MS);
  const next = nextOccurrence(recurring, Temporal.Instant.fromEpochMilliseconds(earliest));
  return next && new Date(next.epochMilliseconds);
}
