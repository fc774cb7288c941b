import { createHash } from 'node:crypto';
import type pg from 'pg';

const LETTERS = 16;

/**
 * The mark of whose backup it is: it belongs to the database, so that all machines of an installation have the same one, and
 * a database that was restored, beside the first or after it, has one of its own.
 */
export async function installationOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select system_identifier || ' ' || (select oid from pg_database where datname = current_database()) as id
      from pg_control_system()`,
  );
  return createHash('sha256')
    .update(rows[0]?.id ?? '')
    .digest('hex')
    .slice(0, LETTERS);
}
