import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { chatRecords } from '../../platform/db/schema/chat.ts';

/** Which of a user's media the conversations still name. */
export async function chatMediaInUse(db: Queries, userId: string, ids: string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct right(output ->> 'output', 36) as id
    from ${chatRecords} cross join lateral jsonb_array_elements(${chatRecords.outputs}) as output
    where ${chatRecords.userId} = ${userId}
      and output ->> 'output_type' in ('image', 'audio')
      and right(output ->> 'output', 36) in ${ids}`);
  return rows.map(({ id }) => id);
}
