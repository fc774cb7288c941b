import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';

/** How a row leads to its user: its column is the user's id, or the key of a row that leads there. */
export interface OwnerPath {
  column: string;
  via: { table: string; key: string; way: OwnerPath } | null;
}

/** A table whose rows are somebody's, and the way to whose. */
export interface OwnedTable {
  name: string;
  way: OwnerPath;
}

/** Counters, a clock, a log of a few words each, and what strangers are asked to sign: their rows are nobody's, or name nothing. */
const NOBODYS = ['rate_limits', 'scheduler_pulse', 'security_events', 'passkey_challenges'];
/** Each row of it names itself. */
const MEDIA = 'media';

/**
 * The tables in which a user's rows may name media, as the database itself tells: all of them. A table that leads to no
 * user, or hides what it names in bytes, is an error: nothing may be removed while somebody could still be showing it.
 */
export async function ownedTables(db: Queries): Promise<OwnedTable[]> {
  const { rows: tables } = await db.execute<{ name: string; hides: boolean }>(sql`
    select relname as name, exists (
      select from pg_attribute where attrelid = pg_class.oid and atttypid = 'bytea'::regtype and not attisdropped
    ) as hides
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`);
  const ways = await waysToUsers(db);
  const owned: OwnedTable[] = [];
  for (const { name, hides } of tables) {
    if (name === MEDIA || NOBODYS.includes(name)) continue;
    const way = ways.get(name);
    if (!way) throw new Error(`No media are removed: the table ${name} leads to no user, and may name some.`);
    if (hides) throw new Error(`No media are removed: the table ${name} keeps bytes, which may name some.`);
    owned.push({ name, way });
  }
  return owned;
}

/** The shortest way from each table to its user, along references that no row goes without. */
async function waysToUsers(db: Queries): Promise<Map<string, OwnerPath>> {
  const { rows: references } = await db.execute<{ child: string; column: string; parent: string; key: string }>(sql`
    select child.relname as child, held.attname as column, parent.relname as parent, named.attname as key
    from pg_constraint
    join pg_class as child on child.oid = conrelid
    join pg_class as parent on parent.oid = confrelid
    join pg_attribute as held on held.attrelid = conrelid and held.attnum = conkey[1] and held.attnotnull
    join pg_attribute as named on named.attrelid = confrelid and named.attnum = confkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace and cardinality(conkey) = 1
    order by conname`);
  const ways = new Map<string, OwnerPath>([['users', { column: 'id', via: null }]]);
  for (let found = -1; found !== ways.size; ) {
    found = ways.size;
    const known = new Map(ways);
    for (const { child, column, parent, key } of references) {
      const way = known.get(parent);
      if (!way || ways.has(child)) continue;
      ways.set(child, { column, via: parent === 'users' ? null : { table: parent, key, way } });
    }
  }
  return ways;
}
