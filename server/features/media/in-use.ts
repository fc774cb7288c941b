import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import type { OwnedTable, OwnerPath } from './owned-tables.ts';

const ROW_ID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

/**
 * Which of these media some row of a user still names, whatever its table and wherever in it: as an id, or as an address
 * within a text. No column is listed, so none can be forgotten; what only looks like a use keeps the file.
 */
export async function mediaInUse(
  db: Queries,
  tables: OwnedTable[],
  userId: string,
  mediaIds: string[],
): Promise<Set<string>> {
  const named = new Set<string>();
  for (const { name, way } of tables) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct lower(found[1]) as id
      from ${sql.identifier(name)} as owned, regexp_matches(owned::text, ${ROW_ID}, 'gi') as found
      where ${isOwned(way, userId)} and lower(found[1])::uuid = any(${sql.param(mediaIds)}::uuid[])`);
    for (const { id } of rows) named.add(id);
  }
  return named;
}

function isOwned({ column, via }: OwnerPath, userId: string): SQL {
  if (via === null) return sql`${sql.identifier(column)} = ${userId}`;
  return sql`${sql.identifier(column)} in (
    select ${sql.identifier(via.key)} from ${sql.identifier(via.table)} where ${isOwned(via.way, userId)})`;
}
