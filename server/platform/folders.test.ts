import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ensureFolder, makeFolder } from './folders.ts';
import { openFileStore } from './media/file-store.ts';

const root = mkdtempSync(join(tmpdir(), 'fanfare-folders-'));
afterAll(() => rmSync(root, { recursive: true }));

it('a folder is made with those above it, by several at once too; a new one only where there is none', async () => {
  const folder = join(root, 'a/b/c');
  await Promise.all([ensureFolder(folder), ensureFolder(folder)]);
  await ensureFolder(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await expect(makeFolder(folder)).rejects.toMatchObject({ code: 'EEXIST', path: folder });
  await makeFolder(join(folder, 'd/e'));
});

it('a file in a folder’s place is told', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  await expect(ensureFolder(file)).rejects.toMatchObject({ code: 'EEXIST', path: file });
  await expect(ensureFolder(join(file, 'x/y'))).rejects.toMatchObject({ code: 'ENOTDIR', path: join(file, 'x') });
});

it('OPS-59 nothing waits where the system has no room for folders', async ({ skip }) => {
  skip(process.platform !== 'linux', 'there is no /proc');
  const refusal = { code: 'ENOENT', path: '/proc/x' };
  await expect(ensureFolder('/proc/x/y')).rejects.toMatchObject(refusal);
  await expect(openFileStore('/proc/x/media')).rejects.toMatchObject(refusal);
});
