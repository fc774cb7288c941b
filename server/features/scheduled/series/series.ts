import { eq, inArray, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { Failure } from '../../../../domain/errors.ts';
import { MISSED_AFTER_MS } from '../../../../domain/schedule/scheduled.ts';
import { nextOccurrence, type Recurrence } from '../../../../domain/time.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { taskLabels } from '../../../platform/db/schema/month.ts';
import { scheduledWorkflows, series, taskEvents } from '../../../platform/db/schema/scheduled.ts';
import type { RuledRecurrence } from './recurrence-days.ts';

export type ScheduledRow = typeof scheduledWorkflows.$inferSelect;
export type SeriesRow = typeof series.$inferSelect;

/** A series in the words of the recurrence rules. */
export function recurringOf({ wallTime, timeZone, rule, skipped }: SeriesRow): RuledRecurrence {
  return { start: wallTime, timeZone, rule, except: skipped };
}

/** Whether an occurrence stands by itself: its series leaves it out, and does not go on from it. */
export function isSkipped({ skipped }: SeriesRow, occurrence: Date | null): boolean {
  return occurrence !== null && skipped.some((at) => at.getTime() === occurrence.getTime());
}

/** As many moments as a series may leave out: whoever asks for its next one, the tick of everybody's schedule too, walks over all of them. */
const SKIPPED_MAX = 2_000;

/** Lets a series leave one of its moments out. */
export async function skip(tx: Queries, { id, skipped }: SeriesRow, occurrence: Date): Promise<void> {
  if (skipped.length >= SKIPPED_MAX)
    throw new Failure(
      'CONFLICT',
      `${SKIPPED_MAX.toLocaleString('en-US')} posts of this series were changed by themselves already. Choose this one and all that follow instead.`,
    );
  const at = sql`${occurrence.toISOString()}::timestamptz`;
  await tx
    .update(series)
    .set({ skipped: sql`array_append(${series.skipped}, ${at})` })
    .where(eq(series.id, id));
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
    if (!one || !row.occurrence || isSkipped(one, row.occurrence)) return [];
    const occurrence = readableFollowing(one, row.occurrence, now);
    return occurrence ? [{ row, occurrence, one }] : [];
  });
  await makeOccurrences(tx, next, now);
}

/** Makes rows of occurrences, each with what another row of its series holds; of one that is there already, none. */
export async function makeOccurrences(
  tx: Queries,
  wanted: { row: ScheduledRow; occurrence: Date; one: SeriesRow }[],
  now: Date,
): Promise<ScheduledRow[]> {
  if (wanted.length === 0) return [];
  const made = await tx
    .insert(scheduledWorkflows)
    .values(
      wanted.map(({ row, occurrence, one }) => ({
        userId: row.userId,
        seriesId: one.id,
        occurrence,
        name: row.name,
        scheduledFor: occurrence,
        timeZone: one.timeZone,
        platforms: row.platforms,
        agentType: row.agentType,
        agents: row.agents,
        connections: row.connections,
        workflowId: row.workflowId,
        post: row.post,
      })),
    )
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) return [];
  await tx
    .insert(taskEvents)
    .values(made.map(({ id }) => ({ scheduledWorkflowId: id, at: now, what: 'scheduled' as const })));
  await copyLabels(
    tx,
    made.flatMap(({ id, seriesId }) => {
      const before = wanted.find(({ one }) => one.id === seriesId);
      return before ? [{ from: before.row.id, to: id }] : [];
    }),
  );
  return made;
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
export function following(recurring: Recurrence, occurrence: Date, now: Date): Date | null {
  const earliest = Math.max(occurrence.getTime(), now.getTime() - MISSED_AFTER_MS);
  const next = nextOccurrence(recurring, Temporal.Instant.fromEpochMilliseconds(earliest));
  return next && new Date(next.epochMilliseconds);
}
