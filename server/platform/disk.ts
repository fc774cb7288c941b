import { statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Two of the files in which PostgreSQL writes down what it is about to do: with less it ends. */
const LEAST_BYTES = 32 * 1024 * 1024;
/** What the data folder holds may lie on disks of its own. */
const FOLDERS = ['', 'postgres', 'media'];

/** A sentence where a disk that holds the product's data is full, or nearly so; null while there is room. */
export async function diskTrouble(dataDir: string, leastBytes = LEAST_BYTES): Promise<string | null> {
  for (const folder of FOLDERS) {
    const free = await freeBytes(join(dataDir, folder));
    if (free !== null && free < leastBytes)
      return `The disk is full: ${Math.floor(free / 1024 / 1024)} MB are left for Fanfare’s data.`;
  }
  return null;
}

/** Null where there is no such folder: then nothing of ours is kept there. */
async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
