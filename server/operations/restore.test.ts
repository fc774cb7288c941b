import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupStage, type StagedDatabase } from '../../tests/support/stage/backups.ts';
import { openFileStore } from '../platform/media/file-store.ts';
import type { MediaStore } from '../platform/media/media-store.ts';
import { type BackupOrder, backUp } from './backup.ts';
import { restore } from './restore.ts';
import { restoredWords } from './restored-words.ts';

/** What is refused with this is refused before the database is asked anything. */
const NOWHERE = 'postgres://nobody@127.0.0.1:1/nothing';
const NOW = new Date('2026-06-01T08:00:00Z');
const { newFolder, newDatabase, filledDatabase, end } = backupStage();
let ids: string[];
let store: MediaStore;
let order: BackupOrder;
let whole: string;
let withoutMedia: string;
let source: StagedDatabase;
beforeAll(async () => {
  source = await filledDatabase();
  await source.query(
    `insert into media (id, user_id, content_type, bytes) select gen_random_uuid(), id, 'image/png', 36
      from users, generate_series(1, 6) limit 6`,
  );
  ids = (await source.query<{ id: string }>('select id from media order by id')).rows.map(({ id }) => id);
  const dataDir = newFolder();
  store = await openFileStore(join(dataDir, 'media'));
  for (const id of ids) await store.put(id, new TextEncoder().encode(id), 'image/png');
  order = { databaseUrl: source.url, store, dataDir, secretKey: null, into: newFolder(), version: '1', now: NOW };
  whole = (await backUp(order)).folder;
  withoutMedia = (await backUp({ ...order, store: null, name: 'before-upgrade' })).folder;
});
afterAll(end);

/** A copy of the whole backup, for a test to spoil. */
function copyOfWhole(): string {
  const folder = join(newFolder(), 'copy');
  cpSync(whole, folder, { recursive: true });
  return folder;
}

async function runRestore(words: string[], settings: Record<string, string> = {}) {
  const { url } = await newDatabase();
  const program = join(import.meta.dirname, '../restore.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: newFolder(), ...settings },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('a restore', () => {
  it('OPS-34 of a backup without media says so, and whether the media are there', async () => {
    const bring = async (into: MediaStore) =>
      restoredWords(
        await restore({
          from: withoutMedia,
          databaseUrl: (await newDatabase()).url,
          store: into,
          dataDir: newFolder(),
          secretKey: null,
        }),
      );
    const { done, faults } = await bring(store);
    expect([done.slice(1, 3), faults]).toEqual([
      [
        'This backup is of the database alone: it holds no media.',
        `${ids.length} files are in the media store already and left there.`,
      ],
      [],
    ]);
    const empty = await openFileStore(join(newFolder(), 'media'));
    const [first = ''] = ids;
    await empty.put(first, new Uint8Array([1]), 'image/png');
    const told = await bring(empty);
    expect(told.done[2]).toBe('1 file is in the media store already and left there.');
    expect(told.faults).toEqual([
      expect.stringMatching(
        `^${ids.length - 1} files are missing in the media store: .* and ${ids.length - 4} more. Copy DATA_DIR/media of before into this DATA_DIR, or set MEDIA_URL as it was.$`,
      ),
    ]);
  });

  it('OPS-35 that leaves files out names the first of them and ends with 1', async () => {
    const from = copyOfWhole();
    const [damaged = '', ...others] = ids;
    const missing = others.slice(0, 4);
    writeFileSync(join(from, 'media', damaged), damaged.replaceAll(/\d/g, 'x'));
    for (const id of missing) rmSync(join(from, 'media', id));
    const { status, stdout, stderr } = await runRestore([from]);
    const pattern = missing.map((id) => `(?:${id})`).join('|');
    expect(stderr).toMatch(
      new RegExp(`^4 files are missing in this backup, and left out: (?:(?:${pattern})(?:, )?){3} and 1 more$`, 'm'),
    );
    expect(stderr).toContain(`1 file is damaged in this backup, and left out: ${damaged}\n`);
    expect(stdout).toMatch(/^Restored \d+ rows and \d+ files as they were at 2026-06-01T08:00:00.000Z\.$/m);
    expect(status).toBe(1);
  });

  it('OPS-36 of a newer form says that a newer Fanfare made it; nothing that a backup or a path holds steers a terminal', async () => {
    const from = copyOfWhole();
    const file = join(from, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const bring = (folder: string) =>
      restore({ from: folder, databaseUrl: 'postgres://', store, dataDir: newFolder(), secretKey: null });
    writeFileSync(file, JSON.stringify({ product: 'fanfare', format: 2 }));
    await expect(bring(from)).rejects.toThrow(
      'This backup was made by a newer Fanfare, in a form that this version does not know. Restore it with the version that its manifest.json names, or a newer one.',
    );
    const steered = { ...manifest, version: '\u001b[2J1.0', migrations: ['of tomorrow'] };
    writeFileSync(file, JSON.stringify(steered));
    await expect(bring(from)).rejects.toThrow('The manifest.json in this backup is damaged.');
    await expect(bring('/tmp/\u001b[2J\u202egone\n')).rejects.toThrow(
      '/tmp/\\u{1b}[2J\\u{202e}gone\\u{a} is no backup: it has no manifest.json.',
    );
  });

  it('OPS-37 with another key than the backup’s is refused, unless that is asked for: then it tells what people lose', async () => {
    const [then, now] = ['the key of then, which nobody knows', 'another key, as long as it has to be'];
    const { folder, manifest } = await backUp({ ...order, into: newFolder(), secretKey: then });
    expect(readFileSync(join(folder, 'manifest.json'), 'utf8')).not.toContain(then);
    const bring = (from: string, secretKey: string | null, databaseUrl = NOWHERE) =>
      restore({ from, databaseUrl, store, dataDir: newFolder(), secretKey });
    const lost =
      'people with two-step sign-in need a recovery code (npm run admin -- factors-off where they have none), accounts have to be connected and model keys pasted anew, and calendar addresses are not shown any more';
    for (const key of [now, null])
      await expect(bring(folder, key)).rejects.toThrow(
        `The secrets in this backup were sealed with another key than there is here. Set SECRET_KEY as it was then, or put the secret.key of then into DATA_DIR. If that key is lost, add --other-key: then ${lost}.`,
      );
    const { url } = await newDatabase();
    expect((await bring(folder, then, url)).hasKey).toBe(true);

    const told = await runRestore([folder, '--other-key'], { SECRET_KEY: now });
    expect(told.stdout).toContain(`\nIts secrets were sealed with another key: ${lost}.\n`);
    expect(told.status).toBe(0);

    const dataDir = newFolder();
    writeFileSync(join(dataDir, 'secret.key'), `${then}\n`);
    const withFile = await backUp({ ...order, dataDir, into: newFolder() });
    // One key, whichever way it is set.
    expect(withFile.manifest.key).toBe(manifest.key);
    await expect(bring(withFile.folder, now)).rejects.toThrow(
      'Leave SECRET_KEY unset: the backup brings its key along.',
    );
    rmSync(join(withFile.folder, 'secret.key'));
    await expect(bring(withFile.folder, null)).rejects.toThrow('put the secret.key of then into DATA_DIR');
  });

  it('OPS-65 that is refused for its backup or its key makes no database in an empty folder', async () => {
    const { folder } = await backUp({
      ...order,
      into: newFolder(),
      secretKey: 'the key of then, as long as it has to be',
    });
    const empty = newFolder();
    // As root PostgreSQL runs as a user who must be able to enter.
    chmodSync(empty, 0o755);
    const { status, stderr } = await runRestore([folder], { DATABASE_URL: '', DATA_DIR: empty });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^The secrets in this backup were sealed with another/),
    ]);
    expect(readdirSync(empty)).toEqual([]);
  });
});
