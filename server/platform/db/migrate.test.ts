import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { healthCheck } from '../../../domain/api/system.ts';
import { make } from '../../../tests/support/client.ts';
import { signInAs } from '../../../tests/support/people.ts';
import { startTestProduct } from '../../../tests/support/product.ts';
import { createTestDatabase } from '../../../tests/support/test-postgres.ts';
import { isWholeRun } from '../../../tests/support/whole-run.ts';
import { migrateDatabase, readMigrations } from './migrate.ts';
import { DatabaseRefusal } from './refusal.ts';

const kept = join(import.meta.dirname, '../../../tests/databases');
const landedFile = (tag: string): string => readFileSync(join(kept, 'landed', `${tag}.sql`), 'utf8');

describe('migrations that have landed', () => {
  it.each(readMigrations())('$tag stays as it is, and a database of its time is kept', ({ tag, hash, when, sql }) => {
    const file = readdirSync(join(kept, 'landed')).includes(`${tag}.sql`) ? landedFile(tag) : null;
    expect(file, `Run npm run db:land, and add rows for what ${tag} makes.`).not.toBeNull();
    expect(file?.split('\n\n-- data\n')[0], `${tag} was rewritten: put it back, and change tables by a new one.`).toBe(
      `-- landed ${hash} at ${when}\n${sql.trimEnd()}`,
    );
  });

  it('are all still there', () => {
    const tags = readMigrations().map(({ tag }) => `${tag}.sql`);
    expect(readdirSync(join(kept, 'landed')).sort()).toEqual(tags.sort());
  });
});

describe('a database', () => {
  let fresh: string[];
  const drops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    fresh = await (await emptyDatabase(true)).shape();
  });
  afterEach(async () => {
    for (const drop of drops.splice(0)) await drop();
  });
  afterAll(async () => {
    for (const drop of drops.splice(0)) await drop();
  });

  async function emptyDatabase(migrated = false) {
    const database = await createTestDatabase(inject('postgresUrl'), 'template0');
    if (migrated) await migrateDatabase(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    drops.push(async () => {
      await client.end();
      await database.drop();
    });
    const list = async (text: string): Promise<string[]> =>
      (await client.query<{ line: string }>(text)).rows.map(({ line }) => line);
    const tables = () => list(`select tablename as line from pg_tables where schemaname = 'public' order by 1`);
    return {
      url: database.url,
      client,
      /** Runs what is kept of a database, and writes down by which migrations it was made. */
      fill: async (text: string) => {
        await client.query(text);
        await client.query(
          `create schema if not exists drizzle; create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
        );
        for (const [, hash, when] of text.matchAll(/^-- landed (\w+) at (\d+)$/gm))
          await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
            hash,
            when,
          ]);
      },
      /** Columns, constraints and indexes, each in words. */
      shape: () =>
        list(`
          select concat_ws(' ', table_name, column_name, data_type, datetime_precision, is_nullable, column_default, is_identity) as line
          from information_schema.columns where table_schema = 'public'
          union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
          from pg_constraint where connamespace = 'public'::regnamespace
          union all select indexdef from pg_indexes where schemaname = 'public' order by 1`),
      /** Every row of every table. */
      rows: async () => {
        const all: Record<string, Record<string, unknown>[]> = {};
        for (const table of await tables())
          all[table] = (await client.query(`select to_jsonb(t) as row from "${table}" t`)).rows.map(({ row }) => row);
        return all;
      },
    };
  }

  const landed = readMigrations().map(({ tag }) => tag);
  const versions = landed.map((tag, index): [string, string[]] => [tag, landed.slice(0, index + 1).map(landedFile)]);
  const times: [string, string[]][] = [
    ...versions.slice(isWholeRun ? 0 : -3),
    ...readdirSync(join(kept, 'earlier')).map((name): [string, string[]] => [
      `earlier ${name}`,
      [readFileSync(join(kept, 'earlier', name), 'utf8')],
    ]),
  ];
  it.each(times)(
    'of the time of %s is brought forward with all its data, and the product starts on it',
    async (_, texts) => {
      const database = await emptyDatabase();
      for (const text of texts) await database.fill(text);
      const before = await database.rows();
      await migrateDatabase(database.url);
      expect(await database.shape()).toEqual(fresh);
      const after = await database.rows();
      for (const [table, rows] of Object.entries(before))
        for (const row of rows) expect(after[table]).toContainEqual(expect.objectContaining(row));
      const product = await startTestProduct({ DATABASE_URL: database.url });
      try {
        expect((await make(product.url, healthCheck, {})).status).toBe(200);
        await signInAs(product, 'ada@example.com', 'a good password');
      } finally {
        await product.stop();
      }
    },
  );

  it('of today is kept with a row in every table', async () => {
    const database = await emptyDatabase();
    for (const tag of landed) await database.fill(landedFile(tag));
    const empty = Object.entries(await database.rows()).filter(([, rows]) => rows.length === 0);
    expect(empty.map(([table]) => table)).toEqual([]);
  });

  it('gets a migration that is older than its newest and arrives later', async () => {
    const database = await emptyDatabase();
    const [first, second] = readMigrations();
    await database.fill(landedFile(first?.tag ?? ''));
    await database.client.query('update drizzle.__drizzle_migrations set created_at = $1', [(second?.when ?? 0) + 1]);
    await migrateDatabase(database.url);
    expect(await database.shape()).toEqual(fresh);
  });

  it('of a newer version is left as it is: the previous version goes on beside it', async () => {
    const database = await emptyDatabase(true);
    await database.client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', 9e15)`);
    await migrateDatabase(database.url);
    expect(await database.shape()).toEqual(fresh);
  });

  it('that nobody knows is refused in a sentence, and nothing in it is changed', async () => {
    const rewritten = await emptyDatabase(true);
    await rewritten.client.query(`update drizzle.__drizzle_migrations set hash = 'unknown' where id = 1`);
    await expect(migrateDatabase(rewritten.url)).rejects.toThrow(
      /^This database was made by a version of Fanfare that this one does not know\. Start the version that made it, or /,
    );
    const strange = await emptyDatabase();
    await strange.client.query('create table workflows (id int)');
    await expect(migrateDatabase(strange.url)).rejects.toThrow(
      'The database can\'t be brought up to date by 0000_beginning: relation "workflows" already exists. Nothing in it was changed.',
    );
    expect(Object.keys(await strange.rows())).toEqual(['workflows']);
  });

  it.for([
    ['pg_trgm', 'btree_gin'],
    ['btree_gin', 'pg_trgm'],
  ])(
    'OPS-14 whose PostgreSQL lacks %s is refused with what to do, and nothing in it is changed',
    async ([lacks, has], { skip }) => {
      const database = await emptyDatabase();
      const { client, url } = database;
      const { rows } = await client.query<{ name: string; version: number }>(
        `select current_database() as name, current_setting('server_version_num')::int as version`,
      );
      const [{ name, version } = { name: '', version: 0 }] = rows;
      skip(version < 180_000, 'before 18 no setting says where PostgreSQL looks for extensions');
      for (const tag of landed.filter((tag) => tag < '0025')) await database.fill(landedFile(tag));
      await client.query(`create extension ${has}`);
      const state = async () => [
        await database.shape(),
        await database.rows(),
        (await client.query('select hash from drizzle.__drizzle_migrations order by id')).rows,
        (await client.query('select extname from pg_extension order by 1')).rows,
        (await client.query('select tgname from pg_trigger order by 1')).rows,
      ];
      const before = await state();
      await client.query(`alter database ${name} set extension_control_path = '/nowhere'`);
      await expect(migrateDatabase(url)).rejects.toThrow(
        new DatabaseRefusal(
          `PostgreSQL's own extension ${lacks} is needed, and can't be made: extension "${lacks}" is not available. Let the database's administrator install it (packages call it contrib) and run “create extension ${lacks}” in this database, then start again. Nothing in it was changed.`,
        ),
      );
      expect(await state()).toEqual(before);
      await client.query(`create extension ${lacks}`);
      await migrateDatabase(url);
      expect(await database.shape()).toEqual(fresh);
    },
  );
});
