import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row at all. */
export function isRowId(text: string): boolean {
  return UUID.test(text);
}

/** The row with this id, if it is this user's: others' ids, unknown ones and texts that are no id find the same nothing. */
export function owned(table: { id: PgColumn; userId: PgColumn }, userId: string, id: string): SQL | undefined {
  return isRowId(id) ? and(eq(table.id, id), eq(table.userId, userId)) : sql`false`;
}
