import { and, eq, type SQL, sql } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { type KeptRow, putBack, rowsOf } from '../../platform/db/kept-rows.ts';
import { deletedTasks } from '../../platform/db/schema/month.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import { posts, publications } from '../../platform/db/schema/publishing.ts';
import type { ScheduledRow } from './series.ts';

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
  const { rows } = await tx.execute<{ id: string; state: string }>(sql`
    select ${posts.scheduledWorkflowId} as id, ${publications.state} as state
    from ${publications} join ${posts} on ${posts.id} = ${publications.postId}
    where ${posts.scheduledWorkflowId} = any(${sql.param(taskIds)}::uuid[]) for update of ${publications}`);
  return rows.filter(({ state }) => state === 'sending').map(({ id }) => id);
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

/** Puts back what a deletion took, with its workflows as they are now to be. */
export async function putDeletedBack(tx: Transaction, { tasks, rows }: KeptDeletion): Promise<void> {
  for (const [table] of GOES_ALONG)
    await putBack(tx, table, table === 'scheduled_workflows' ? tasks : (rows[table] ?? []));
  for (const { id, scheduledWorkflowId } of rows.schedule_plans ?? [])
    await tx.execute(sql`
      update ${schedulePlans} set scheduled_workflow_id = ${scheduledWorkflowId} where id = ${id} and state = 'confirmed'`);
}
