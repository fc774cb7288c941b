import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureFolder } from '../folders.ts';
import { assertStorable, isMediaKey, type MediaStore } from './media-store.ts';

const STALE_MS = 60 * 60 * 1000;

/** Keeps media as files below a folder. A file is its content type, a line feed, and the bytes: one rename, all or nothing. */
export async function openFileStore(folder: string): Promise<MediaStore> {
  const unfinished = join(folder, 'unfinished');
  await ensureFolder(unfinished);
  await removeStale(unfinished);
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key.slice(2, 4), key);

  return {
    async put(key, bytes, contentType) {
      assertStorable(key, contentType);
      const path = pathOf(key);
      const temporary = join(unfinished, randomUUID());
      try {
        await writeSafely(temporary, [Buffer.from(`${contentType}\n`), bytes]);
        const created = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(temporary, path);
        await syncFolder(dirname(path));
        if (created !== undefined) for (const parent of [dirname(dirname(path)), folder]) await syncFolder(parent);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    async get(key) {
      const file = isMediaKey(key) ? await orNull(readFile(pathOf(key))) : null;
      if (file === null) return null;
      const lineEnd = file.indexOf('\n');
      return { contentType: file.toString('latin1', 0, lineEnd), bytes: new Uint8Array(file.subarray(lineEnd + 1)) };
    },

    async delete(key) {
      if (isMediaKey(key)) await rm(pathOf(key), { force: true });
    },

    async *keysOlderThan(instant) {
      for (const first of await namesIn(folder, /^[0-9a-f]{2}$/))
        for (const second of await namesIn(join(folder, first), /^[0-9a-f]{2}$/))
          for (const key of await namesIn(join(folder, first, second), /./)) {
            const found = isMediaKey(key) ? await orNull(stat(pathOf(key))) : null;
            if (found && found.mtimeMs < instant) yield key;
          }
    },
  };
}

/** Bytes on the disk, not only in its cache: a crash after this leaves them whole. */
async function writeSafely(path: string, parts: Uint8Array[]): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for (const part of parts) await file.writeFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes a new name in a folder survive a crash. */
async function syncFolder(path: string): Promise<void> {
  // Windows can't open folders, and keeps names by its own journal.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Removes what a killed process left half-written; another process may be writing the young ones now. */
async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const found = await orNull(stat(join(folder, name)));
    if (found && found.mtimeMs < Date.now() - STALE_MS) await rm(join(folder, name), { force: true });
  }
}

async function namesIn(folder: string, pattern: RegExp): Promise<string[]> {
  return ((await orNull(readdir(folder))) ?? []).filter((name) => pattern.test(name));
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
