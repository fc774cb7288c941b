import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BackupRefusal } from './manifest.ts';

/** The folder that an operator names for backups; the usual one where they name none. */
export function folderFor(said: string | undefined, usual: string): string {
  if (said?.trim() === '' || (said && /^[a-z][a-z\d+.-]+:\/\//i.test(said)))
    throw new BackupRefusal(
      'Backups go into a folder of this machine: name one, e.g. npm run backup -- /mnt/backups, and copy them on from there.',
    );
  return said ?? usual;
}

/** Makes a new folder, with those above it. Node's own way of doing so never ends where the system has no room for any (/proc). */
export async function makeFolder(path: string): Promise<void> {
  if (!(await exists(dirname(path)))) await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 });
}

export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
