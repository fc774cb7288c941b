import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { listWorkflows, WorkflowSort } from '../../../domain/api/workflow/workflows.ts';
import { containing } from '../../platform/db/containing.ts';
import { type Keyset, keyset, type SortKey } from '../../platform/db/keyset.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { nameKey } from '../../platform/db/schema/columns.ts';
import { workflows } from '../../platform/db/schema/workflows.ts';
import type { Context } from '../../platform/http/context.ts';
import { type SavedDeps, toSaved } from './saved.ts';

const { id, name, agents, createdAt, updatedAt } = workflows;
const ID: SortKey = { by: sql`${id}`, type: 'uuid' };
const ORDERS: Record<WorkflowSort, Keyset> = {
  changed: keyset([{ by: sql`${updatedAt}`, type: 'timestamptz', isDown: true }, ID]),
  created: keyset([{ by: sql`${createdAt}`, type: 'timestamptz', isDown: true }, ID]),
  name: keyset([{ by: nameKey(workflows), type: 'text' }, ID]),
};
const NEWEST_FIRST = newestFirst(updatedAt, id);

/** The user's saved workflows in the order that is asked for. */
export async function listSaved(
  { db }: SavedDeps,
  userId: string,
  { q, sort, limit, after, before, beforeId }: Context<typeof listWorkflows>['input'],
): Promise<AnswerOf<typeof listWorkflows>> {
  const order = ORDERS[sort];
  const older = NEWEST_FIRST.behind({ before: before === undefined ? undefined : new Date(before), beforeId });
  const found = await db
    .select({ row: workflows, place: order.place })
    .from(workflows)
    .where(and(eq(workflows.userId, userId), matching(q), after === undefined ? older : order.behind(after)))
    .orderBy(...order.order)
    .limit(limit);
  const last = found.length === limit ? found.at(-1) : undefined;
  return { data: found.map(({ row }) => toSaved(row)), next: last ? JSON.stringify(last.place) : null };
}

function matching(q: string | undefined): SQL | undefined {
  const text = q?.trim();
  if (!text) return undefined;
  return or(
    containing(name, text),
    exists(
      sql`(select from jsonb_array_elements(${agents}) as agent where ${containing(sql`agent ->> 'name'`, text)})`,
    ),
  );
}
