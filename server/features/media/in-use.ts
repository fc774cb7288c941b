import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { media } from '../../platform/db/schema/media.ts';
import type { OwnedTable, OwnerPath } from './owned-tables.ts';

const ROW_ID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

/** What is past, and which of its rows somebody still goes on with since a moment. */
const PAST: Record<string, (since: SQL) => SQL> = {
  chat_sessions: (since) => sql`updated_at >= ${since}`,
  chat_records: (since) => sql`listed_under in (select id from chat_sessions where updated_at >= ${since})`,
  workflow_runs: (since) => sql`started_at >= ${since}`,
};

/**
 * Which of these media some row of a user still names, whatever its table and wherever in it: as an id, or as an address
 * within a text. No column is listed, so none can be forgotten; what only looks like a use keeps the file.
 * With `pastSince`, conversations and runs of workflows that have rested since before it keep nothing.
 */
export async function mediaInUse(
  db: Queries,
  tables: OwnedTable[],
  userId: string,
  mediaIds: string[],
  pastSince: Date | null = null,
): Promise<Set<string>> {
  if (mediaIds.length === 0) return new Set();
  const named = await photosOfDesigns(db, userId, mediaIds);
  for (const { name, way } of tables) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct lower(found[1]) as id
      from ${sql.identifier(name)} as owned, regexp_matches(owned::text, ${ROW_ID}, 'gi') as found
      where ${isOwned(way, userId)} and ${counts(name, pastSince)} and lower(found[1])::uuid = any(${sql.param(mediaIds)}::uuid[])`);
    for (const { id } of rows) named.add(id);
  }
  return named;
}

function counts(table: string, pastSince: Date | null): SQL {
  const isRecent = PAST[table];
  return isRecent && pastSince ? isRecent(sql`${pastSince.toISOString()}::timestamptz`) : sql`true`;
}

/** The photos that pictures of their owner's are drawn on: without them none could be drawn anew. */
async function photosOfDesigns(db: Queries, userId: string, mediaIds: string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct design ->> 'photo' as id from ${media}
    where user_id = ${userId} and design ->> 'photo' = any(${sql.param(mediaIds)}::text[])`);
  return new Set(rows.map(({ id }) => id));
}

function isOwned({ column, via }: OwnerPath, userId: string): SQL {
  if (via === null) return sql`${sql.identifier(column)} = ${userId}`;
  return sql`${sql.identifier(column)} in (
    select ${sql.identifier(via.key)} from ${sql.identifier(via.table)} where ${isOwned(via.way, userId)})`;
}
