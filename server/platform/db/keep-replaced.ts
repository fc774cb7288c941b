import { sql } from 'drizzle-orm';
import { VERSIONS_KEPT } from '../../../domain/limits.ts';
import type { Transaction } from './database.ts';

/**
 * Keeps a saved workflow as it is now as a version, before something takes its place. It is copied inside the database, and
 * the same statement lets go of those that are one too many: the copy itself is not there yet for the deletion to see.
 */
export async function keepReplaced(tx: Transaction, workflowId: string): Promise<void> {
  await tx.execute(sql`
    with kept as (
      insert into workflow_versions (user_id, workflow_id, saved_at, name, agents, connections, notes)
      select user_id, id, updated_at, name, agents, connections, notes from workflows where id = ${workflowId}
      on conflict do nothing
    )
    delete from workflow_versions where workflow_id = ${workflowId} and saved_at <= (
      select saved_at from workflow_versions where workflow_id = ${workflowId}
      order by saved_at desc offset ${VERSIONS_KEPT - 1} limit 1
    )`);
}
