import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { backupStage } from '../../tests/support/stage/backups.ts';
import { openFileStore } from '../platform/media/file-store.ts';
import { backUp } from './backup.ts';
import { type Manifest, sha256Of } from './manifest.ts';
import { restore } from './restore.ts';
import { restoredWords } from './restored-words.ts';

const NOW = new Date('2026-06-01T08:00:00Z');
const { newFolder, newDatabase, filledDatabase, end } = backupStage();
afterAll(end);

const ALL_TABLES = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`;
const NOT_KEPT = ['passkey_challenges', 'rate_limits', 'scheduler_pulse', 'sign_in_tickets', 'task_words'];
const namesOf = ({ tables }: Manifest): string[] => tables.map(({ name }) => name).sort();

it('OPS-63 tables that are not ours are neither kept nor brought back nor counted, and hinder nothing', async () => {
  const [source, target] = [await filledDatabase(), await newDatabase()];
  const own = (await source.query<{ name: string }>(ALL_TABLES)).rows.map(({ name }) => name);
  const dataDir = newFolder();
  const store = await openFileStore(join(dataDir, 'media'));
  const order = { databaseUrl: source.url, store, dataDir, secretKey: null, into: newFolder(), version: '1' };
  await source.query(`create table "My Notes" (note text); create table my_notes (note text)`);
  const { folder, manifest } = await backUp({ ...order, now: NOW });
  expect(namesOf(manifest)).toEqual(own.filter((name) => !NOT_KEPT.includes(name)));

  // As an earlier version has kept one, and the database that it is brought into has one too.
  const lines = '{"note": "milk"}\n';
  writeFileSync(join(folder, 'tables', 'my_notes.jsonl.gz'), gzipSync(lines));
  const tables = [...manifest.tables, { name: 'my_notes', rows: 1, sha256: sha256Of(Buffer.from(lines)) }];
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, tables }));
  await target.query('create table my_notes (id integer primary key)');
  const { done } = restoredWords(
    await restore({ from: folder, databaseUrl: target.url, store, dataDir: newFolder(), secretKey: null }),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  expect(done[0]).toMatch(new RegExp(`^Restored ${rows} rows and `));
  expect((await target.query('select from my_notes')).rowCount).toBe(0);

  // Which of a newer version's tables are ours, this one can't know.
  await source.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 1)`);
  const later = await backUp({ ...order, now: new Date(NOW.getTime() + 1_000) });
  expect(namesOf(later.manifest)).toEqual([...namesOf(manifest), 'my_notes'].sort());
  expect(readFileSync(join(later.folder, 'manifest.json'), 'utf8')).not.toContain('My Notes');
});
