import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** A delete holds its rows until it is done: many small ones let everybody else through. */
const AT_ONCE = 500;

/** Forgets every row that is a user's, some at a time, but for the user's own. No table is listed, so none can be forgotten. */
export async function forgetRowsOf(db: Queries, userId: string): Promise<void> {
  const { rows: tables } = await db.execute<{ name: string; column: string }>(sql`
    select child.relname as name, held.attname as column
    from pg_constraint
    join pg_class as child on child.oid = conrelid
    join pg_attribute as held on held.attrelid = conrelid and held.attnum = conkey[1]
    where contype = 'f' and confrelid = 'public.users'::regclass
    order by conname`);
  for (const { name, column } of tables) {
    const table = sql.identifier(name);
    for (let removed = AT_ONCE; removed === AT_ONCE; ) {
      const { rowCount } = await db.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${sql.identifier(column)} = ${userId} limit ${AT_ONCE}))`);
      removed = rowCount ?? 0;
    }
  }
}
