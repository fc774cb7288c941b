import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** What a backup says of itself; it is written last, so that a folder without one is no backup. */
export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal('fanfare'),
  version: z.string(),
  at: z.iso.datetime(),
  /** Whose it is; the first backups did not say. */
  installation: z.optional(z.string()),
  /** The hashes of the migrations that its database had. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: z.string() })),
  /** Null where only the database was kept. */
  media: z.nullable(
    z.object({
      files: z.int(),
      missing: z.int(),
      /** What each file held; the first backups did not say. */
      kept: z.optional(z.array(z.object({ id: z.string(), size: z.int(), sha256: z.string() }))),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type KeptFile = NonNullable<NonNullable<Manifest['media']>['kept']>[number];

export const MANIFEST = 'manifest.json';
/** The key that stored tokens and keys are sealed with, where no SECRET_KEY is set. */
export const KEY_FILE = 'secret.key';

/** Reads what a backup says of itself; null where it says nothing, or nothing that can be read. */
export async function manifestOf(folder: string): Promise<Manifest | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch {
    return null;
  }
}

/** Whether a path below a folder is a file of its own, not a link that leads elsewhere. */
export async function isFileIn(folder: string, ...steps: string[]): Promise<boolean> {
  let path = folder;
  for (const [index, step] of steps.entries()) {
    path = join(path, step);
    const found = await lstat(path).catch(() => null);
    if (!(index === steps.length - 1 ? found?.isFile() : found?.isDirectory())) return false;
  }
  return true;
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Why something can't be backed up or restored, in a sentence with a way on. */
export class BackupRefusal extends Error {}
