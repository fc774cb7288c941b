import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { plain } from './plain.ts';

/** The form that this version writes. */
const FORMAT = 1;

/** What a backup says of itself; it is written last, so that a folder without one is no backup. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  product: z.literal('fanfare'),
  version: z.string().check(z.regex(/^[\w.+-]{1,40}$/)),
  at: z.iso.datetime(),
  /** Whose it is; the first backups did not say. */
  installation: z.optional(z.string()),
  /** The fingerprint of the key that its secrets are sealed with, null where there was none; the first backups did not say. */
  key: z.optional(z.nullable(z.string())),
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
  return manifestSchema.safeParse(await contentOf(folder)).data ?? null;
}

const newerSchema = z.object({ format: z.int().check(z.gt(FORMAT)), product: z.literal('fanfare') });

/** Whether a backup was made by a later version, of whose form no more is known. */
export async function isOfNewerForm(folder: string): Promise<boolean> {
  return newerSchema.safeParse(await contentOf(folder)).success;
}

async function contentOf(folder: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
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
export class BackupRefusal extends Error {
  constructor(message: string) {
    super(plain(message));
  }
}
