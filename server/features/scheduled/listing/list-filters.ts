import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { listScheduledWorkflows } from '../../../../domain/api/schedule/scheduled.ts';
import { POSTING_ORDER } from '../../../../domain/post/publication.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { isRowId } from '../../../platform/db/owned.ts';
import { taskLabels } from '../../../platform/db/schema/month.ts';
import { scheduledWorkflows, standsAtSql } from '../../../platform/db/schema/scheduled.ts';

export type ListInput = z.output<typeof listScheduledWorkflows.input>;

/** A value, or the place of one in a query that is put together once. */
export type QueryValue<Value> = Value | Placeholder;

const { id, platforms, userId } = scheduledWorkflows;
const AT = standsAtSql(scheduledWorkflows);

/** Whether some of the caller's workflows are left out, whatever their moment. */
export function isNarrowed({ status, platform, label, posting, q }: ListInput): boolean {
  return [status, platform, label, posting, q?.trim()].some(Boolean);
}

/** The caller's workflows that are asked for, whatever their moment, label and words. */
export function wanted(owner: string, { status, platform, posting }: ListInput): SQL | undefined {
  return and(
    eq(userId, owner),
    status ? eq(scheduledWorkflows.status, status) : undefined,
    platform ? sql`${platforms} @> ${JSON.stringify([platform])}::jsonb` : undefined,
    // Written into the query: the index of what is still to be posted holds none that are sent.
    posting ? sql`${scheduledWorkflows.posting} = ${sql.raw(String(POSTING_ORDER.indexOf(posting) + 1))}` : undefined,
  );
}

/** Those that stand in a stretch of time. */
export function standingBetween({
  from,
  to,
}: {
  from?: QueryValue<string> | undefined;
  to?: QueryValue<string> | undefined;
}): SQL | undefined {
  return and(from ? sql`${AT} >= ${from}::timestamptz` : undefined, to ? sql`${AT} <= ${to}::timestamptz` : undefined);
}

/** The workflows that carry a label. */
export async function labelled(db: Queries, label: string): Promise<SQL> {
  if (!isRowId(label)) return sql`false`;
  const { labelId, scheduledWorkflowId } = taskLabels;
  const found = await db
    .select({ id: scheduledWorkflowId })
    .from(taskLabels)
    .where(eq(labelId, label))
    .limit(MOST_FOUND + 1);
  const carries = sql`(select true from ${taskLabels} where ${and(eq(scheduledWorkflowId, id), eq(labelId, label))})`;
  return foundOr(found, carries);
}

/** So many are sorted as they are; where more are found, it is quicker to look into each in the order of the list. */
export const MOST_FOUND = 500;

/** The workflows that were found or, where they are too many, those of which something is so: asked of each, since a join might read everybody's. */
export const foundOr = (found: { id: string }[], isSo: SQL): SQL =>
  found.length > MOST_FOUND ? isSo : sql`${id} = any(${sql.param(found.map((row) => row.id))}::uuid[])`;
