import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { migrateDatabase } from '../../server/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../server/platform/db/postgres/embedded.ts';

const TEMPLATE = 'fanfare_template';
/** Room for all products of a run at once, about twenty connections each; what it holds need not outlive the machine. */
const SETTINGS = { max_connections: 500, fsync: 'off', full_page_writes: 'off' };

export interface TestPostgres {
  /** A PostgreSQL with a migrated template database in it. */
  url: string;
  stop(): Promise<void>;
}

/**
 * One PostgreSQL for a whole run of tests: an embedded one of its own, or the one that DATABASE_URL names. `npm test` has
 * one already, for both of its suites.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const running = process.env.FANFARE_TEST_POSTGRES;
  if (running) return { url: running, stop: async () => {} };
  const given = process.env.DATABASE_URL;
  if (given) {
    await prepareTemplate(given);
    return { url: given, stop: () => dropDatabase(given, TEMPLATE) };
  }
  // Below /tmp and not below the checkout: as root, PostgreSQL runs as a user who must be able to enter the folder.
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-postgres-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(join(folder, 'data'), SETTINGS);
  await prepareTemplate(postgres.url);
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A new database made from the template, in a few hundredths of a second. */
export async function createTestDatabase(
  serverUrl: string,
  template = TEMPLATE,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name} template ${template}`));
  return { url: urlOf(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}

/** Makes the migrated database of which all others are copies. */
export async function prepareTemplate(serverUrl: string): Promise<void> {
  await dropDatabase(serverUrl, TEMPLATE);
  await withClient(serverUrl, (client) => client.query(`create database ${TEMPLATE}`));
  await migrateDatabase(urlOf(serverUrl, TEMPLATE));
  await installQueue(urlOf(serverUrl, TEMPLATE));
}

/** The queue's own tables, so that no test waits for them to be made. */
async function installQueue(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schedule: false, supervise: false });
  await boss.start();
  await boss.stop({ graceful: false });
}

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await withClient(serverUrl, async (client) => {
    // Pools that have ended are still closing their connections: cutting those off would be an error that nobody hears.
    for (let look = 0; look < 100 && (await isInUse(client, name)); look++) await pause(20);
    await client.query(`drop database if exists ${name} with (force)`);
  });
}

async function isInUse(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
  return rows.length > 0;
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient(url: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
