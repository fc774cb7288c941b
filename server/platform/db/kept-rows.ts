import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';

/** A row as the database itself writes it down, whatever columns it has. */
export type KeptRow = Record<string, unknown>;

/** The rows of a table, whole, for a time when they are gone. */
export async function rowsOf(db: Queries, table: string, which: SQL): Promise<KeptRow[]> {
  const { rows } = await db.execute<{ row: KeptRow }>(
    sql`select to_jsonb(kept) as row from ${sql.identifier(table)} as kept where ${which}`,
  );
  return rows.map(({ row }) => row);
}

/** Puts kept rows back as they were; a column that has come since has its default, a row that is there again stays. */
export async function putBack(db: Queries, table: string, rows: KeptRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const name = sql.identifier(table);
  await db.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`);
}
