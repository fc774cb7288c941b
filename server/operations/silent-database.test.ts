import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { backupStage } from '../../tests/support/stage/backups.ts';
import { readConfig } from '../config.ts';
import { explainFailedStart } from '../failed-start.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { openFileStore } from '../platform/media/file-store.ts';
import { backUp } from './backup.ts';
import { backUpBeforeMigration } from './before-migration.ts';
import { restore } from './restore.ts';

const NOW = new Date('2026-06-01T08:00:00Z');
const { newFolder, filledDatabase, end } = backupStage();
const connections: Socket[] = [];
const silent = createServer((socket) => {
  connections.push(socket);
  socket.on('error', () => {});
});
let databaseUrl: string;
beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  databaseUrl = `postgres://fanfare@127.0.0.1:${(silent.address() as AddressInfo).port}/fanfare`;
});
afterAll(async () => {
  for (const socket of connections) socket.destroy();
  silent.close();
  await end();
});

it('OPS-62 a database that takes a connection and says nothing is given up after half a minute, as one that can’t be reached', async () => {
  const dataDir = newFolder();
  const store = await openFileStore(join(dataDir, 'media'));
  const order = { store, dataDir, secretKey: null };
  const kept = { ...order, into: newFolder(), version: '1', now: NOW };
  const { folder } = await backUp({ ...kept, databaseUrl: (await filledDatabase()).url });

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const ends = [
      backUp({ ...kept, databaseUrl }),
      backUpBeforeMigration(databaseUrl, order, NOW),
      restore({ ...order, from: folder, databaseUrl }),
      migrateDatabase(databaseUrl),
    ].map((work) => work.then(String, (cause: unknown) => cause));
    await vi.waitFor(() => expect(connections).toHaveLength(ends.length));
    await vi.advanceTimersByTimeAsync(30_000);
    const config = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, dataDir);
    for (const cause of await Promise.all(ends))
      expect(explainFailedStart(cause, config)).toBe(
        "The PostgreSQL of DATABASE_URL can't be reached: no answer for 30 seconds. Look whether it is frozen, or a firewall holds its port.",
      );
  } finally {
    vi.useRealTimers();
  }
}, 10_000);
