import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type KeptRow, putBack, rowsOf } from '../../platform/db/kept-rows.ts';
import { deletedTasks, labels } from '../../platform/db/schema/month.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import { posts, publications } from '../../platform/db/schema/publishing.ts';
import type { ScheduledRow } from './series/series.ts';

const ofTasks = (ids: SQL): SQL => sql`scheduled_workflow_id = any(${ids})`;

/** The tables whose rows go with a workflow, parents before children, and which of their rows. */
export const GOES_ALONG: [table: string, which: (ids: SQL) => SQL][] = [
  ['scheduled_workflows', (ids) => sql`id = any(${ids})`],
  ['runs', ofTasks],
  ['run_nodes', (ids) => sql`run_id in (select id from runs where ${ofTasks(ids)})`],
  ['task_events', ofTasks],
  ['task_labels', ofTasks],
  ['posts', ofTasks],
  ['publications', (ids) => sql`post_id in (select id from posts where ${ofTasks(ids)})`],
  ['notices', ofTasks],
];

/** What of a workflow decides how it comes back; the rest of its row is kept as it is. */
export interface KeptTask extends KeptRow {
  id: string;
  status: ScheduledRow['status'];
  scheduled_for: string;
  series_id: string | null;
  occurrence: string | null;
}

/** What a deletion took, table by table. */
export interface KeptDeletion {
  tasks: KeptTask[];
  rows: Record<string, KeptRow[]>;
}

/** Which of some workflows have a post that is being sent; no other is sent off before the transaction ends. */
export async function beingSent(tx: Transaction, taskIds: string[]): Promise<string[]> {
  const theirs = sql`select ${posts.scheduledWorkflowId} as id, ${posts.id} as post, ${publications.state} as state
    from ${publications} join ${posts} on ${posts.id} = ${publications.postId}
    where ${posts.scheduledWorkflowId} = any(${sql.param(taskIds)}::uuid[])`;
  const { rows: all } = await tx.execute<{ id: string; post: string }>(theirs);
  // Whoever works on one of them may be waiting for the workflow, which is held here: to wait for each other would never end.
  const { rows: free } = await tx.execute<{ post: string; state: string }>(
    sql`${theirs} for update of ${publications} skip locked`,
  );
  const still = new Set(free.filter(({ state }) => state !== 'sending').map(({ post }) => post));
  return [...new Set(all.filter(({ post }) => !still.has(post)).map(({ id }) => id))];
}

/** Keeps workflows whole that the deletion of one of them is about to take along. */
export async function keepDeleted(tx: Transaction, row: ScheduledRow, taskIds: string[], now: Date): Promise<void> {
  const ids = sql`${sql.param(taskIds)}::uuid[]`;
  if ((await beingSent(tx, taskIds)).length > 0)
    throw new Failure('CONFLICT', 'A post of this workflow is being sent right now. Please try again in a moment.');
  const rows: Record<string, KeptRow[]> = {};
  for (const [table, which] of GOES_ALONG) rows[table] = await rowsOf(tx, table, which(ids));
  // Plans stay, and only forget what they have scheduled.
  const plans = await tx.select().from(schedulePlans).where(ofTasks(ids));
  rows.schedule_plans = plans.map(({ id, scheduledWorkflowId }) => ({ id, scheduledWorkflowId }));
  const kept = { rows, deletedAt: now };
  await tx
    .insert(deletedTasks)
    .values({ id: row.id, userId: row.userId, ...kept })
    .onConflictDoUpdate({ target: deletedTasks.id, set: kept });
}

/** Takes what a deletion kept, for one who brings it back; null where there is none of this user’s, or it is too old. */
export async function takeDeleted(
  tx: Transaction,
  userId: string,
  id: string,
  notBefore: Date,
): Promise<KeptDeletion | null> {
  const [kept] = await tx
    .delete(deletedTasks)
    .where(and(eq(deletedTasks.id, id), eq(deletedTasks.userId, userId)))
    .returning();
  if (!kept || kept.deletedAt < notBefore) return null;
  const rows = kept.rows as Record<string, KeptRow[]>;
  return { tasks: (rows.scheduled_workflows ?? []) as KeptTask[], rows };
}

/**
 * Whether a later one of a series was deleted too and may come back: until then, nothing brings it back but its own undoing. One that
 * the series leaves out has ended nothing.
 */
export async function wasEndedLater(tx: Transaction, seriesId: string, occurrence: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from series, ${deletedTasks}, jsonb_array_elements(${deletedTasks.rows} -> 'scheduled_workflows') as task
    where series.id = ${seriesId} and ${deletedTasks.userId} = series.user_id and task ->> 'series_id' = ${seriesId}
      and (task ->> 'occurrence')::timestamptz > ${occurrence.toISOString()}::timestamptz
      and (task ->> 'occurrence')::timestamptz <> all(series.skipped)
    limit 1`);
  return rowCount === 1;
}

/** Puts back what went with workflows that are there again; labels that are gone meanwhile stay so. */
export async function putBackAlong(tx: Transaction, rows: KeptDeletion['rows']): Promise<void> {
  const carried = rows.task_labels ?? [];
  const labelIds = carried.map((one) => String(one.label_id));
  const known = await tx.select({ id: labels.id }).from(labels).where(inArray(labels.id, labelIds)).for('key share');
  const task_labels = carried.filter((one) => known.some(({ id }) => id === one.label_id));
  const back: KeptDeletion['rows'] = { ...rows, scheduled_workflows: [], task_labels };
  for (const [table] of GOES_ALONG) await putBack(tx, table, back[table] ?? []);
  for (const { id, scheduledWorkflowId } of rows.schedule_plans ?? [])
    await tx.execute(sql`
      update ${schedulePlans} set scheduled_workflow_id = ${scheduledWorkflowId} where id = ${id} and state = 'confirmed'`);
}
