import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyFingerprint } from '../platform/key-box.ts';
import { BackupRefusal, isFileIn, KEY_FILE, type Manifest } from './manifest.ts';

/** What people have to do where nobody can open their secrets any more. */
export const WITHOUT_KEY =
  'people with two-step sign-in need a recovery code (npm run admin -- factors-off where they have none), accounts have to be connected and model keys pasted anew, and calendar addresses are not shown any more';

/** The key of a backup; null where it has none. */
export async function keyToBring(from: string, dataDir: string): Promise<Buffer | null> {
  if (!(await isFileIn(from, KEY_FILE))) return null;
  const there = await readFile(join(dataDir, KEY_FILE)).catch(() => null);
  const kept = await readFile(join(from, KEY_FILE));
  if (there && !there.equals(kept))
    throw new BackupRefusal(
      `There is another ${KEY_FILE} in ${dataDir}, with which other keys were sealed. Set DATA_DIR to a new folder.`,
    );
  return kept;
}

/** Whether what is sealed in a backup opens with the key that the product will have. */
export async function opensSecrets(
  { key }: Manifest,
  { from, dataDir, secretKey }: { from: string; dataDir: string; secretKey: string | null },
): Promise<boolean> {
  if (typeof key !== 'string') return true;
  const bringsKey = await isFileIn(from, KEY_FILE);
  return key === (await keyFingerprint({ secretKey, dataDir: bringsKey ? from : dataDir }));
}

export async function otherKeyRefusal(manifest: Manifest, from: string): Promise<BackupRefusal> {
  const bringsIt = await opensSecrets(manifest, { from, dataDir: from, secretKey: null });
  const way = bringsIt
    ? 'Leave SECRET_KEY unset: the backup brings its key along.'
    : `Set SECRET_KEY as it was then, or put the ${KEY_FILE} of then into DATA_DIR.`;
  return new BackupRefusal(
    `The secrets in this backup were sealed with another key than there is here. ${way} If that key is lost, add --other-key: then ${WITHOUT_KEY}.`,
  );
}

export async function writeKey(key: Buffer, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const making = join(dataDir, `${KEY_FILE}.unfinished`);
  await rm(making, { force: true });
  await writeFile(making, key, { mode: 0o600, flush: true });
  await rename(making, join(dataDir, KEY_FILE));
}
