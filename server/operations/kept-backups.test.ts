import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import promises, { cp, mkdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backupStage, type StagedDatabase } from '../../tests/support/stage/backups.ts';
import { openFileStore } from '../platform/media/file-store.ts';
import { type BackupOrder, backUp } from './backup.ts';
import { keepNewest } from './kept-backups.ts';

const NOW = new Date('2026-06-01T08:00:00Z');
const { newFolder, filledDatabase, end } = backupStage();
let mine: StagedDatabase;
let others: StagedDatabase;
beforeAll(async () => {
  mine = await filledDatabase();
  others = await filledDatabase();
});
afterAll(end);

async function orderFor(database: StagedDatabase, into: string): Promise<Omit<BackupOrder, 'now'>> {
  const dataDir = newFolder();
  const store = await openFileStore(join(dataDir, 'media'));
  return { databaseUrl: database.url, store, dataDir, secretKey: null, into, version: '1' };
}
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

describe('a folder of backups', () => {
  it('OPS-30 hands no damaged file on: what is not as the one before kept it is copied afresh', async () => {
    const order = await orderFor(mine, newFolder());
    const { rows } = await mine.query<{ id: string }>('select id from media limit 1');
    const id = rows[0]?.id ?? '';
    await order.store?.put(id, new Uint8Array([1, 2, 3]), 'image/png');
    const first = await backUp({ ...order, now: NOW });
    writeFileSync(join(first.folder, 'media', id), new Uint8Array([1, 2, 4]));
    const second = await backUp({ ...order, now: later(1) });
    expect([...readFileSync(join(second.folder, 'media', id))]).toEqual([1, 2, 3]);
    const third = await backUp({ ...order, now: later(2) });
    const [one, two] = [second, third].map(({ folder }) => statSync(join(folder, 'media', id)).ino);
    expect(one).toBe(two);
  });

  it('OPS-31 belongs to several: each removes only its own backups, and only what it left unfinished itself', async () => {
    const into = newFolder();
    const [order, othersOrder] = [await orderFor(mine, into), await orderFor(others, into)];
    const theirs = await backUp({ ...othersOrder, now: NOW });
    const first = await backUp({ ...order, now: later(1) });
    expect(first.installation).not.toBe(theirs.installation);
    const unfinished = [
      `fanfare-2026-05-01T08-00-00.000Z.${theirs.installation}.unfinished`,
      'fanfare-2026-05-02T08-00-00.000Z.unfinished',
    ];
    for (const name of unfinished) await mkdir(join(into, name, 'tables'), { recursive: true });
    // One of before they said whose they are.
    const unmarked = join(into, 'fanfare-2026-05-03T08-00-00.000Z');
    await cp(first.folder, unmarked, { recursive: true });
    const manifest = readFileSync(join(unmarked, 'manifest.json'), 'utf8');
    writeFileSync(join(unmarked, 'manifest.json'), manifest.replace(/ +"installation": .*\n/, ''));

    const second = await backUp({ ...order, now: later(2) });
    expect(await keepNewest(second.installation, into, 'fanfare', 1)).toEqual([first.folder]);
    const left = [...unfinished, ...[unmarked, theirs.folder, second.folder].map((folder) => basename(folder))];
    expect(readdirSync(into).sort()).toEqual(left.sort());
  });

  it('OPS-61 leaves nothing of a backup whose removal was broken off, and counts no link as one', async () => {
    const into = newFolder();
    const order = await orderFor(mine, into);
    const first = await backUp({ ...order, now: NOW });
    const second = await backUp({ ...order, now: later(1) });
    const link = join(into, 'fanfare-latest');
    symlinkSync(second.folder, link);
    expect(await keepNewest(second.installation, into, 'fanfare', 2)).toEqual([]);

    vi.spyOn(promises, 'rm').mockImplementationOnce(async (folder) => {
      rmSync(join(String(folder), 'manifest.json'));
      throw new Error('killed');
    });
    syncBuiltinESMExports();
    try {
      await expect(keepNewest(first.installation, into, 'fanfare', 1)).rejects.toThrow('killed');
    } finally {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    }
    const third = await backUp({ ...order, now: later(2) });
    const left = [second.folder, third.folder, link].map((folder) => basename(folder));
    expect(readdirSync(into).sort()).toEqual(left.sort());
  });
});
