import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFileStore } from './file-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fanfare-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('spreads files over two levels of folders that only the owner can read', async () => {
  const store = await openFileStore(folder);
  await store.put('0a1b2c3d-0000-4000-8000-000000000000', new Uint8Array([1]), 'image/png');
  const found = await stat(join(folder, '0a', '1b', '0a1b2c3d-0000-4000-8000-000000000000'));
  expect(found.mode & 0o077).toBe(0);
});

it('leaves nothing half-written behind when the last step fails', async () => {
  const store = await openFileStore(folder);
  const key = randomUUID();
  // A folder in its place: the rename can't succeed.
  await mkdir(join(folder, key.slice(0, 2), key.slice(2, 4), key, 'x'), { recursive: true });
  await expect(store.put(key, new Uint8Array([1]), 'image/png')).rejects.toThrow();
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
});

it('clears what a killed process left unfinished long ago, and spares what may still be written', async () => {
  const unfinished = join(folder, 'unfinished');
  await mkdir(unfinished);
  await writeFile(join(unfinished, 'old'), 'x');
  await writeFile(join(unfinished, 'young'), 'x');
  await utimes(join(unfinished, 'old'), 0, 0);
  await openFileStore(folder);
  expect(await readdir(unfinished)).toEqual(['young']);
});

it('sweeps past files that are not its own', async () => {
  const store = await openFileStore(folder);
  await mkdir(join(folder, 'ab', 'cd'), { recursive: true });
  await writeFile(join(folder, 'ab', 'cd', 'notes.txt'), 'x');
  await writeFile(join(folder, 'README'), 'x');
  const keys: string[] = [];
  for await (const key of store.keysOlderThan(Date.now() + 60_000)) keys.push(key);
  expect(keys).toEqual([]);
});

it('fails cleanly where it can’t write, and works again afterwards', async () => {
  const store = await openFileStore(folder);
  const key = randomUUID();
  await rm(join(folder, 'unfinished'), { recursive: true });
  await expect(store.put(key, new Uint8Array([1]), 'image/png')).rejects.toThrow('ENOENT');
  expect(await store.get(key)).toBeNull();
  await mkdir(join(folder, 'unfinished'));
  await store.put(key, new Uint8Array([1]), 'image/png');
  expect((await store.get(key))?.bytes).toEqual(new Uint8Array([1]));
});
