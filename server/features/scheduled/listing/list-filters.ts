import { and, eq, exists, inArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { listScheduledWorkflows } from '../../../../domain/api/schedule/scheduled.ts';
import { POSTING_ORDER } from '../../../../domain/post/publication.ts';
import { AGENT_TYPE_LABELS, AGENT_TYPES } from '../../../../domain/workflow/agents.ts';
import { containing } from '../../../platform/db/containing.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { isRowId } from '../../../platform/db/owned.ts';
import { taskLabels } from '../../../platform/db/schema/month.ts';
import { posts } from '../../../platform/db/schema/publishing.ts';
import { scheduledWorkflows, standsAtSql } from '../../../platform/db/schema/scheduled.ts';

export type ListInput = z.output<typeof listScheduledWorkflows.input>;

/** A value, or the place of one in a query that is put together once. */
export type Given<Value> = Value | Placeholder;

const { agents, agentType, id, name, platforms, post, userId } = scheduledWorkflows;
const AT = standsAtSql(scheduledWorkflows);

/** Whether some of the caller's workflows are left out, whatever their moment. */
export function isNarrowed({ status, platform, label, posting, q }: ListInput): boolean {
  return [status, platform, label, posting, q?.trim()].some(Boolean);
}

/** The caller's workflows that are asked for, whatever their moment. */
export function wanted(db: Queries, owner: string, { status, platform, label, posting, q }: ListInput) {
  return and(
    eq(userId, owner),
    status ? eq(scheduledWorkflows.status, status) : undefined,
    platform ? sql`${platforms} @> ${JSON.stringify([platform])}::jsonb` : undefined,
    label ? labelled(db, label) : undefined,
    posting ? eq(scheduledWorkflows.posting, POSTING_ORDER.indexOf(posting) + 1) : undefined,
    q?.trim() ? matching(db, owner, q.trim()) : undefined,
  );
}

/** Those that stand in a stretch of time. */
export function standingBetween({
  from,
  to,
}: {
  from?: Given<string> | undefined;
  to?: Given<string> | undefined;
}): SQL | undefined {
  return and(from ? sql`${AT} >= ${from}::timestamptz` : undefined, to ? sql`${AT} <= ${to}::timestamptz` : undefined);
}

function labelled(db: Queries, label: string): SQL {
  if (!isRowId(label)) return sql`false`;
  const of = db.select({ id: taskLabels.scheduledWorkflowId }).from(taskLabels).where(eq(taskLabels.labelId, label));
  return inArray(id, of);
}

/** The words of a name, of what agents are to write, of what networks get of their own and of what went out; or the agent type. */
function matching(db: Queries, owner: string, text: string): SQL | undefined {
  const named = AGENT_TYPES.filter((type) => AGENT_TYPE_LABELS[type].label.toLowerCase().includes(text.toLowerCase()));
  const out = db
    .select({ id: posts.scheduledWorkflowId })
    .from(posts)
    .where(and(eq(posts.userId, owner), containing(posts.text, text)));
  return or(
    containing(name, text),
    containing(agentType, text),
    ...named.map((type) => eq(agentType, type)),
    exists(
      sql`(select from jsonb_array_elements(${agents}) as agent
        where ${containing(sql`agent ->> 'input'`, text)} or ${containing(sql`agent ->> 'description'`, text)})`,
    ),
    // Few posts have words of their own for a network: the rest is passed over quickly.
    and(
      sql`${post} -> 'own' <> '{}'`,
      exists(
        sql`(select from jsonb_each(${post} -> 'own') as own where ${containing(sql`own.value ->> 'text'`, text)})`,
      ),
    ),
    inArray(id, out),
  );
}
