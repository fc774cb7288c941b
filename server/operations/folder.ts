import { BackupRefusal } from './manifest.ts';

/** The folder that an operator names for backups; the usual one where they name none. */
export function folderFor(said: string | undefined, usual: string): string {
  if (said?.trim() === '' || (said && /^[a-z][a-z\d+.-]+:\/\//i.test(said)))
    throw new BackupRefusal(
      'Backups go into a folder of this machine: name one, e.g. npm run backup -- /mnt/backups, and copy them on from there.',
    );
  return said ?? usual;
}
