import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { brands } from '../../platform/db/schema/brands.ts';
import { chatRecords } from '../../platform/db/schema/chat.ts';
import { runNodes, runs, scheduledWorkflows } from '../../platform/db/schema/scheduled.ts';
import { workflows } from '../../platform/db/schema/workflows.ts';

/**
 * Everything of a user that can name media, as text. A new column that holds addresses of media belongs here before it
 * holds the first one: what is named nowhere in this list is swept away.
 */
const NAMERS: ((userId: string) => SQL)[] = [
  (userId) =>
    sql`select ${chatRecords.outputs}::text as words from ${chatRecords} where ${chatRecords.userId} = ${userId}`,
  (userId) => sql`
    select ${runNodes.output}::text from ${runNodes}
    join ${runs} on ${runs.id} = ${runNodes.runId}
    join ${scheduledWorkflows} on ${scheduledWorkflows.id} = ${runs.scheduledWorkflowId}
    where ${scheduledWorkflows.userId} = ${userId}`,
  (userId) => sql`select ${workflows.executionResults}::text from ${workflows} where ${workflows.userId} = ${userId}`,
  (userId) => sql`select '/api/media/' || ${users.avatar} from ${users} where ${users.id} = ${userId}`,
  (userId) => sql`
    select '/api/media/' || logo from ${brands},
    unnest(array[${brands.primaryLogo}, ${brands.secondaryLogo}, ${brands.favicon}, ${brands.appicon}]) as logo
    where ${brands.userId} = ${userId}`,
];

/** The ids of all media that something of a user still names. */
export async function mediaInUse(db: Queries, userId: string): Promise<Set<string>> {
  const words = sql.join(
    NAMERS.map((namer) => namer(userId)),
    sql` union all `,
  );
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct (regexp_matches(words, '/api/media/([0-9a-f-]{36})', 'g'))[1] as id from (${words}) as named`);
  return new Set(rows.map(({ id }) => id));
}
