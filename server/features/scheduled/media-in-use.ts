import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { runNodes, runs, scheduledWorkflows } from '../../platform/db/schema/scheduled.ts';

/** Which of a user's media the results of scheduled workflows still name. */
export async function runMediaInUse(db: Queries, userId: string, ids: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct right(${runNodes.output} ->> 'output', 36) as id
    from ${runNodes}
    join ${runs} on ${runs.id} = ${runNodes.runId}
    join ${scheduledWorkflows} on ${scheduledWorkflows.id} = ${runs.scheduledWorkflowId}
    where ${scheduledWorkflows.userId} = ${userId}
      and ${runNodes.output} ->> 'output_type' in ('image', 'audio')
      and right(${runNodes.output} ->> 'output', 36) in ${ids}`);
  return rows.map(({ id }) => id);
}
