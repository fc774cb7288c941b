import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { MediaStore } from '../platform/media/media-store.ts';
import type { KeptBackup } from './kept-backups.ts';
import { isFileIn, type KeptFile, type Manifest, sha256Of } from './manifest.ts';

/**
 * Media never change: what the newest of the backups before has already is the same file (a hard link) where the disk can do
 * that.
 */
export async function keepMedia(
  client: pg.Client,
  store: MediaStore,
  folder: string,
  before: KeptBackup[],
): Promise<NonNullable<Manifest['media']>> {
  await mkdir(folder, { mode: 0o700 });
  const earlier = before.find(({ manifest }) => manifest.media?.kept);
  const known = new Map(earlier?.manifest.media?.kept?.map((file) => [file.id, file]));
  const { rows } = await client.query<{ id: string }>('select id from media');
  const kept: KeptFile[] = [];
  for (const { id } of rows) {
    const linked = earlier ? await linkEarlier(earlier.folder, known.get(id), join(folder, id)) : null;
    // What was swept since the snapshot was named by nothing.
    const found = linked ? null : await store.get(id);
    if (found) await writeFile(join(folder, id), found.bytes, { mode: 0o600 });
    if (linked) kept.push(linked);
    else if (found) kept.push({ id, size: found.bytes.length, sha256: sha256Of(found.bytes) });
  }
  return { files: kept.length, missing: rows.length - kept.length, kept };
}

/** Takes a file from a backup, if it is there as that backup left it; null where it is not. */
async function linkEarlier(from: string, file: KeptFile | undefined, to: string): Promise<KeptFile | null> {
  if (!file || !(await isFileIn(from, 'media', file.id))) return null;
  const path = join(from, 'media', file.id);
  // Read each time: a damaged file that is linked on would be damaged in every backup to come.
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null || sha256Of(bytes) !== file.sha256) return null;
  return link(path, to).then(
    () => file,
    () => null,
  );
}
