import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { connectClient } from './connect.ts';
import { afterEarlierBeginning, EARLIER_BEGINNINGS } from './earlier-beginnings.ts';
import { DatabaseRefusal } from './refusal.ts';

export interface Migration {
  tag: string;
  /** When it was made, in milliseconds. */
  when: number;
  hash: string;
  sql: string;
  statements: string[];
}

/** What holds up whoever opens a database: another process that changes it, or what this version changes. */
export type MigrationStep = 'waits' | 'migrates';
type TellStep = (step: MigrationStep) => void;

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number; the same for every process of the product, so that only one migrates at a time. */
const MIGRATION_LOCK = 7_208_214;
const APPLIED = 'drizzle.__drizzle_migrations';

/** The product's migrations, in order. */
export function readMigrations(): Migration[] {
  const journal = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[];
  };
  return journal.entries.map(({ tag, when }) => {
    const sql = readFileSync(join(FOLDER, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n');
    const statements = sql.split('--> statement-breakpoint').map((statement) => statement.trim());
    return { tag, when, hash: createHash('sha256').update(sql).digest('hex'), sql, statements };
  });
}

/**
 * Applies what is missing, all or nothing, one process at a time: parallel migrators would break each other. `only` names
 * the migrations of an earlier version, by their hashes, for a database as that version left it.
 */
export async function migrateDatabase(url: string, only?: string[], tell?: TellStep): Promise<void> {
  const client = await connectClient(url, 'fanfare migration');
  try {
    await client.query('begin');
    await migrateWithin(client, only, tell);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** The same in a transaction of the caller's. */
export async function migrateWithin(client: pg.Client, only?: string[], tell: TellStep = () => {}): Promise<void> {
  const all = readMigrations();
  await lockMigrations(client, tell);
  await bringForward(client, only ? all.filter(({ hash }) => only.includes(hash)) : all, tell);
}

/** Lets no other process migrate, and so none start, until the caller's transaction ends. */
export async function lockMigrations(client: pg.Client, tell: TellStep = () => {}): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [
    MIGRATION_LOCK,
  ]);
  if (rows[0]?.held) return;
  tell('waits');
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
}

/**
 * What was applied is known by its content, not by its date: of two migrations that were made side by side the one that
 * arrives later may be the older.
 */
async function bringForward(client: pg.Client, migrations: Migration[], tell: TellStep): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${APPLIED} (id serial primary key, hash text not null, created_at bigint)`,
  );
  const { rows } = await client.query<{ hash: string; when: number }>(
    `select hash, created_at::float8 as when from ${APPLIED}`,
  );
  const applied = new Set(rows.map(({ hash }) => hash));
  const [beginning] = migrations;
  if (beginning && rows.some(({ hash }) => EARLIER_BEGINNINGS.has(hash))) {
    await apply(client, { ...beginning, statements: afterEarlierBeginning(beginning.statements) });
    await client.query(`delete from ${APPLIED} where hash = any($1)`, [[...EARLIER_BEGINNINGS]]);
    applied.add(beginning.hash);
  }
  refuseStrangers(migrations, rows);
  const missing = migrations.filter(({ hash }) => !applied.has(hash));
  if (missing.length > 0) tell('migrates');
  for (const migration of missing) await apply(client, migration);
}

async function apply(client: pg.Client, { tag, when, hash, statements }: Migration): Promise<void> {
  try {
    for (const statement of statements) await client.query(statement).catch(tellMissingExtension(statement));
  } catch (cause) {
    const { code = '', message } = cause as pg.DatabaseError;
    // What is there already, or missing: the tables are not what this product made of them.
    if (!code.startsWith('42')) throw cause;
    throw new DatabaseRefusal(
      `The database can't be brought up to date by ${tag}: ${message}. Nothing in it was changed. ${INSTEAD}`,
    );
  }
  await client.query(`insert into ${APPLIED} (hash, created_at) values ($1, $2)`, [hash, when]);
}

/** Not installed (feature, file, object), or not allowed. */
const CANT_EXTEND = ['0A000', '58P01', '42704', '42501'];

/** What comes with PostgreSQL is not always installed with it, nor may everybody let it into a database. */
function tellMissingExtension(statement: string): (cause: pg.DatabaseError) => never {
  return (cause) => {
    const [, name] = /^create extension if not exists "(\w+)"/i.exec(statement) ?? [];
    if (name === undefined || !CANT_EXTEND.includes(cause.code ?? '')) throw cause;
    throw new DatabaseRefusal(
      `PostgreSQL's own extension ${name} is needed, and can't be made: ${cause.message}. Let the database's administrator install it (packages call it contrib) and run “create extension ${name}” in this database, then start again. Nothing in it was changed.`,
    );
  };
}

const INSTEAD = 'Start the version that made it, or set DATA_DIR to a new folder (DATABASE_URL to an empty database).';

/** A newer version's migrations are no fault: the previous version goes on beside it. Older ones that nobody knows are. */
function refuseStrangers(migrations: Migration[], applied: { hash: string; when: number }[]): void {
  const known = new Set([...migrations.map(({ hash }) => hash), ...EARLIER_BEGINNINGS]);
  const newest = Math.max(...migrations.map(({ when }) => when));
  if (applied.some(({ hash, when }) => !known.has(hash) && when <= newest))
    throw new DatabaseRefusal(`This database was made by a version of Fanfare that this one does not know. ${INSTEAD}`);
}
