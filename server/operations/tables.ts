import type pg from 'pg';
import { readMigrations } from '../platform/db/migrate.ts';

export interface Table {
  name: string;
  /** Those that can be written: what is computed from others is not kept. */
  columns: string[];
  /** The column that counts by itself, if there is one. */
  counter: string | null;
}

/** What is of no worth to anybody a moment later. */
const PASSING = ['rate_limits', 'scheduler_pulse', 'sign_in_tickets', 'passkey_challenges'];
/** What triggers write anew as the rows come back that it tells of. */
const DERIVED = ['task_words'];

/**
 * Every table of the product, each behind those that it refers to. They are those that a migration has made, so none can be
 * forgotten; after a newer version's migrations any other may be that one's, unless its name needs quotes.
 */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const migrations = readMigrations();
  const { rows } = await client.query<Table & { needs: string[] }>(
    `select c.relname as name,
      (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select attname from pg_attribute where attrelid = c.oid and attidentity <> '') as counter,
      coalesce((select array_agg(distinct r.relname::text) from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all($1) and c.relname = quote_ident(c.relname)
      and (c.relname = any($2) or exists (select from drizzle.__drizzle_migrations where hash <> all($3)))
    order by c.relname`,
    [[...PASSING, ...DERIVED], migrations.flatMap(({ sql }) => tablesMadeBy(sql)), migrations.map(({ hash }) => hash)],
  );
  const sorted: Table[] = [];
  const waiting = rows.map(({ columns, ...row }) => ({ ...row, columns: textArray(columns) }));
  while (waiting.length > 0) {
    const at = waiting.findIndex(({ needs }) => needs.every((need) => sorted.some(({ name }) => name === need)));
    const [next] = waiting.splice(Math.max(0, at), 1);
    if (at < 0 || !next)
      throw new Error(`These tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`);
    sorted.push({ name: next.name, columns: next.columns, counter: next.counter });
  }
  return sorted;
}

const tablesMadeBy = (sql: string): string[] =>
  [...sql.matchAll(/^create table "(\w+)"/gim)].map(([, name = '']) => name);

/** The driver reads arrays of names as text. */
function textArray(value: string[] | string): string[] {
  return typeof value === 'string' ? value.slice(1, -1).split(',') : value;
}
