import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { startTestProduct } from '../../tests/support/product.ts';
import { createTestDatabase } from '../../tests/support/test-postgres.ts';
import { waitFor } from '../../tests/support/wait-for.ts';
import { readConfig } from '../config.ts';
import { lockMigrations, migrateDatabase, readMigrations } from '../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../platform/db/postgres/embedded.ts';
import { anyFreePort } from '../platform/free-port.ts';
import { createHealth } from './health.ts';
import { start } from './product.ts';

/** A connection that holds something up until it is released. */
async function holding(url: string, hold: (client: pg.Client) => Promise<unknown>): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await hold(client);
  return () => client.end();
}

async function healthAt(port: number): Promise<[number, string | null]> {
  const response = await fetch(`http://127.0.0.1:${port}/health`);
  return [response.status, ((await response.json()) as { cause: string | null }).cause];
}

it('OPS-54 OPS-57 a start that waits for another process, or brings the database forward, says so on STATUS_PORT', async () => {
  const database = await createTestDatabase(inject('postgresUrl'), 'template0');
  const port = await anyFreePort('127.0.0.1');
  const lines: string[] = [];
  const endOther = await holding(database.url, lockMigrations);
  // The first migration makes it, too, and waits for what becomes of this one.
  const endTable = await holding(database.url, (client) => client.query('create table users (id int)'));
  const starting = startTestProduct(
    {
      DATABASE_URL: database.url,
      STATUS_PORT: String(port),
      SERVICES: 'worker',
      LOG_LEVEL: 'info',
      KEEP_CHAT_DAYS: '9',
    },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  const says = (status: number, cause: string | null) =>
    waitFor(async () => expect(await healthAt(port)).toEqual([status, cause]));
  await says(503, 'Fanfare is starting: another process is changing the database, and this one waits for it.');
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toMatch(/^fanfare_database_up 0$/m);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'KEEP_CHAT_DAYS is set, but is no setting: write KEEP_CHATS_DAYS, if that is meant.',
    'Another process is changing the database: waiting for it',
  ]);
  await endOther();
  await says(503, 'Fanfare is starting: this version is bringing the database forward.');
  await endTable();
  const product = await starting;
  expect(await healthAt(port)).toEqual([200, null]);
  await product.stop();
  await database.drop();
});

it('OPS-54 a start that keeps the database before a new version changes it says so on STATUS_PORT', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-start-'));
  // As root, PostgreSQL runs as a user who must be able to enter it.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const postgres = await startEmbeddedPostgres(dataDir, { fsync: 'off' });
  const known = readMigrations().map(({ hash }) => hash);
  await migrateDatabase(postgres.url, known.slice(0, -1));
  const release = await holding(postgres.url, (client) => client.query('lock table users'));
  const port = await anyFreePort('127.0.0.1');
  const config = readConfig(
    { DATA_DIR: dataDir, STATUS_PORT: String(port), SERVICES: 'worker', LOG_LEVEL: 'silent' },
    folder,
  );
  const starting = start(config);
  await waitFor(async () =>
    expect(await healthAt(port)).toEqual([
      503,
      'Fanfare is starting: where this version changes the database, it keeps it as it was before.',
    ]),
  );
  await release();
  const running = await starting;
  expect(await healthAt(port)).toEqual([200, null]);
  await running.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

it('OPS-54 a process says that it is starting from its first moment, and that it is ending', async () => {
  const health = createHealth();
  expect(await health.now()).toMatchObject({ status: 'failing', cause: 'Fanfare is starting.' });
  const nothing = async () => null;
  health.watch(nothing, nothing);
  expect(await health.now()).toMatchObject({ status: 'ok', cause: null });
  health.holdBack('Fanfare is ending.');
  expect(await health.now()).toMatchObject({ status: 'failing', cause: 'Fanfare is ending.' });
});
