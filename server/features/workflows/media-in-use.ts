import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { workflows } from '../../platform/db/schema/workflows.ts';

/** Which of a user's media the results of saved workflows still name. */
export async function workflowMediaInUse(db: Queries, userId: string, ids: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct right(output ->> 'output', 36) as id
    from ${workflows} cross join lateral jsonb_array_elements(${workflows.executionResults}) as output
    where ${workflows.userId} = ${userId}
      and output ->> 'output_type' in ('image', 'audio')
      and right(output ->> 'output', 36) in ${ids}`);
  return rows.map(({ id }) => id);
}
