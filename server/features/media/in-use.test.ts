import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/test-postgres.ts';
import { type OpenDatabase, openDatabase, type Transaction } from '../../platform/db/database.ts';
import { mediaInUse } from './in-use.ts';
import { type OwnedTable, ownedTables } from './owned-tables.ts';

/** The rows of the database that is kept for the tests: one user, with a row in every table. */
const landed = join(import.meta.dirname, '../../../tests/databases/landed');
const ROWS = readdirSync(landed)
  .sort()
  .map((name) => readFileSync(join(landed, name), 'utf8').split('\n-- data\n')[1] ?? '');
const ADA = '00000000-0000-4000-8000-000000000001';
const PICTURE = '00000000-0000-4000-8000-0000000000aa';
const ADDRESS = `/api/media/${PICTURE}`;

/** What a column of each type holds when it names the picture, in one of the ways in which it could. */
const NAMING: Record<string, string> = {
  uuid: PICTURE,
  text: `See ${ADDRESS.toUpperCase()}.`,
  jsonb: JSON.stringify([{ output: { parts: [`![bread](${ADDRESS})`] } }]),
};

describe('media in use', () => {
  let database: { url: string; drop(): Promise<void> };
  let open: OpenDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(inject('postgresUrl'));
    open = await openDatabase(database.url, () => {});
    for (const rows of ROWS) await open.db.execute(sql.raw(rows));
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });

  /** Whether the picture would be kept after a change, which is taken back. */
  async function keptAfter(change: SQL, pastSince: Date | null = null, tables?: OwnedTable[]): Promise<boolean> {
    const undo = new Error('taken back');
    let kept = false;
    const look = async (tx: Transaction): Promise<void> => {
      await tx.execute(change);
      kept = (await mediaInUse(tx, tables ?? (await ownedTables(tx)), ADA, [PICTURE], pastSince)).has(PICTURE);
      throw undo;
    };
    await open.db.transaction(look).catch((cause) => {
      if (cause !== undo) throw cause;
    });
    return kept;
  }

  /** The columns whose naming the picture does not keep it. */
  async function forgottenIn(pastSince: Date | null): Promise<string[]> {
    const { rows: columns } = await open.db.execute<{ table: string; column: string; type: string }>(sql`
      select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and data_type = any(${sql.param(Object.keys(NAMING))}::text[])
        and table_name not in ('media', 'rate_limits', 'scheduler_pulse', 'security_events') and column_name <> 'email'
        and not exists (
          select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
          where contype in ('f', 'p') and conrelid = format('public.%I', table_name)::regclass and attname = column_name)`);
    const names = columns.map(({ table, column }) => `${table}.${column}`);
    expect(names).toEqual(expect.arrayContaining(['users.avatar', 'brands.favicon', 'run_nodes.output']));
    const tables = await open.db.transaction(ownedTables);
    const forgotten: string[] = [];
    for (const { table, column, type } of columns) {
      const [name, field] = [sql.identifier(table), sql.identifier(column)];
      const change = sql`update ${name} set ${field} = ${NAMING[type] ?? ''}::${sql.raw(type)}`;
      // Only this table names it, so only this one needs to be looked into: with all of them it would take a minute.
      const own = tables.filter((one) => one.name === table);
      if (!(await keptAfter(change, pastSince, own))) forgotten.push(`${table}.${column}`);
    }
    return forgotten;
  }

  it('are found in every column of every table that has room for them, none of which is listed anywhere', async () => {
    expect(await forgottenIn(null)).toEqual([]);
  });

  it('OPS-22 are whatever posts, plans, brands, photos and saved workflows name; only conversations and runs of workflows that have rested since a moment keep nothing', async () => {
    const forgotten = await forgottenIn(new Date(Date.now() + 60_000));
    expect([...new Set(forgotten.map((column) => column.split('.')[0]))].sort()).toEqual([
      'chat_records',
      'chat_sessions',
      'workflow_runs',
    ]);
  });

  it('are the photos that their owner’s pictures are drawn on', async () => {
    const drawn = sql`
      insert into media (id, user_id, content_type, bytes, design)
      values (gen_random_uuid(), ${ADA}, 'image/png', 1, ${JSON.stringify({ photo: PICTURE })}::jsonb)`;
    expect(await keptAfter(drawn)).toBe(true);
  });

  it('are not those that nothing of their owner’s names', async () => {
    expect(await keptAfter(sql`select 1`)).toBe(false);
    const stranger = sql`
      insert into users (email, first_name, last_name, name, password_hash, avatar)
      values ('stranger@example.com', 'S', 'T', 'S T', 'x', ${PICTURE})`;
    expect(await keptAfter(stranger)).toBe(false);
  });

  it('are found in a table that was added without a thought of media', async () => {
    const added = sql.raw(`
      create table notes (id int primary key, workflow uuid not null references workflows (id), page json);
      insert into notes select 1, id, '["${ADDRESS}"]' from workflows`);
    expect(await keptAfter(added)).toBe(true);
  });

  it.for([
    ['leads to no user', 'create table pages (id int, page json)'],
    ['leads to a user only now and then', 'create table pages (user_id uuid references users (id), page json)'],
    ['keeps bytes', 'create table pages (user_id uuid not null references users (id), page bytea)'],
  ])('are not guessed at: nothing is removed beside a table that %s', async ([, create = '']) => {
    await expect(keptAfter(sql.raw(create))).rejects.toThrow(/^No media are removed: the table pages /);
  });
});
