import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { isMediaKey, type MediaStore } from '../platform/media/media-store.ts';
import { isFileIn, type Manifest, sha256Of } from './manifest.ts';

/** What has become of the files that the rows of a backup name. */
export interface RestoredMedia {
  restored: number;
  /** How many were in the media store before: what a backup of the database alone counts on. */
  stayed: number;
  /** The ids of those that neither the backup nor, where it holds none, the media store has. */
  missing: string[];
  /** The ids of those that are not as they were kept. */
  damaged: string[];
}

/** Brings the files of a backup into the media store; where it holds none, looks which are there. */
export async function bringMedia(
  client: pg.Client,
  from: string,
  { media }: Manifest,
  store: MediaStore,
): Promise<RestoredMedia> {
  const { rows } = await client.query<{ id: string; type: string }>('select id, content_type as type from media');
  return media ? bringFiles(rows, from, media.kept, store) : lookForFiles(rows, store);
}

async function bringFiles(
  rows: { id: string; type: string }[],
  from: string,
  listed: NonNullable<Manifest['media']>['kept'],
  store: MediaStore,
): Promise<RestoredMedia> {
  const media: RestoredMedia = { restored: 0, stayed: 0, missing: [], damaged: [] };
  const kept = listed && new Map(listed.map((file) => [file.id, file]));
  for (const { id, type } of rows) {
    if (!isMediaKey(id) || !(await isFileIn(from, 'media', id))) {
      media.missing.push(id);
      continue;
    }
    // What a broken disk does not give is damaged too.
    const bytes = await readFile(join(from, 'media', id)).catch(() => null);
    const file = kept?.get(id);
    if (!bytes || (kept && file?.sha256 !== sha256Of(bytes))) media.damaged.push(id);
    else {
      await store.put(id, bytes, type);
      media.restored++;
    }
  }
  return media;
}

async function lookForFiles(rows: { id: string }[], store: MediaStore): Promise<RestoredMedia> {
  const there = new Set<string>();
  for await (const key of store.keysOlderThan(Number.POSITIVE_INFINITY)) there.add(key);
  const missing = rows.map(({ id }) => id).filter((id) => !there.has(id));
  return { restored: 0, stayed: rows.length - missing.length, missing, damaged: [] };
}
