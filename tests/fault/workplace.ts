import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { newPerson, type Person } from '../support/people.ts';
import { type SpawnedServer, spawnServer } from '../support/spawned-product.ts';
import { createTestDatabase } from '../support/test-postgres.ts';

/** One database, one web process, and as many worker processes as a test starts and kills. */
export interface Workplace {
  url(): string;
  person: Person;
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  dataDir: string;
  /** A client of the database that is the test's alone. */
  connect(): Promise<pg.Client>;
  startWorker(): Promise<SpawnedServer>;
  /** Another web process, which takes the calls from now on. */
  startWeb(): Promise<SpawnedServer>;
  /** The web process that takes the calls. */
  web(): SpawnedServer;
  endWorkers(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the web process of a workplace and signs somebody in, with no limit on what they may schedule. */
export async function openWorkplace(
  postgresUrl: string,
  env: Record<string, string>,
  /** The way the product takes to its database, where that is not the direct one. */
  way: (url: string) => string = (url) => url,
): Promise<Workplace> {
  const database = await createTestDatabase(postgresUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-fault-'));
  const settings = { DATABASE_URL: way(database.url), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env };
  const pool = new pg.Pool({ connectionString: database.url, max: 2, application_name: 'test' });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  const sql: Workplace['sql'] = async (text, values) => (await pool.query(text, values)).rows;

  const workers: SpawnedServer[] = [await spawnServer({ ...settings, SERVICES: 'worker' })];
  const webs = [await spawnServer({ ...settings, SERVICES: 'web' })];
  const web = (): SpawnedServer => webs.at(-1) as SpawnedServer;
  const person = await newPerson({ url: web().url, dataDir });
  await sql('update users set premium = true');
  const endWorkers = async (): Promise<void> => {
    await Promise.all(workers.splice(0).map((worker) => worker.end()));
  };
  // It was there for the mail of the sign-up alone.
  await endWorkers();

  return {
    url: () => web().url,
    web,
    dataDir,
    person,
    sql,
    startWorker: async () => {
      const worker = await spawnServer({ ...settings, SERVICES: 'worker' });
      workers.push(worker);
      return worker;
    },
    startWeb: async () => {
      const another = await spawnServer({ ...settings, SERVICES: 'web' });
      webs.push(another);
      return another;
    },
    connect: async () => {
      const client = new pg.Client({ connectionString: database.url });
      client.on('error', () => {});
      await client.connect();
      return client;
    },
    endWorkers,
    close: async () => {
      await endWorkers();
      await Promise.all(webs.map((one) => one.end()));
      await pool.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What must hold after every fault, seen from outside. */
export async function checkInvariants({ sql }: Workplace, scheduled: number): Promise<void> {
  const one = async (text: string): Promise<number> => (await sql<{ n: number }>(text))[0]?.n ?? -1;
  // None is lost, and every one has ended well.
  expect(await one(`select count(*)::int as n from scheduled_workflows where status = 'completed'`)).toBe(scheduled);
  // At most one run for each occurrence, and every run has ended.
  expect(await one('select count(*)::int as n from runs')).toBe(scheduled);
  expect(await one('select count(*)::int as n from runs where finished_at is null')).toBe(0);
  // Each ended once: a final state never changes.
  expect(await one(`select count(*)::int as n from task_events where what in ('completed', 'failed')`)).toBe(scheduled);
  // Each agent's work was kept once.
  expect(await one('select count(*)::int as n from run_nodes')).toBe(scheduled * 2);
}
