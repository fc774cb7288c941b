import * as z from 'zod/mini';

/** What a backup says of itself; it is written last, so that a folder without one is no backup. */
export const manifestSchema = z.object({
  format: z.literal(1),
  product: z.literal('fanfare'),
  version: z.string(),
  at: z.iso.datetime(),
  /** The hashes of the migrations that its database had. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: z.string() })),
  /** Null where only the database was kept. */
  media: z.nullable(z.object({ files: z.int(), missing: z.int() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST = 'manifest.json';
/** The key that stored tokens and keys are sealed with, where no SECRET_KEY is set. */
export const KEY_FILE = 'secret.key';

/** Why something can't be backed up or restored, in a sentence with a way on. */
export class BackupRefusal extends Error {}
