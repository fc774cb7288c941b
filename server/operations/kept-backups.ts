import { readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BackupRefusal, type Manifest, manifestOf } from './manifest.ts';

export interface KeptBackup {
  folder: string;
  manifest: Manifest;
}

/** What ends the name of a backup that is being made, or removed. */
export const unfinishedMark = (installation: string): string => `.${installation}.unfinished`;

/** The finished backups that an installation has in a folder, oldest first. Others may keep theirs there too. */
export async function backupsOf(installation: string, into: string): Promise<KeptBackup[]> {
  const kept: KeptBackup[] = [];
  for (const name of await foldersIn(into)) {
    const folder = join(into, name);
    const manifest = name.endsWith(unfinishedMark(installation)) ? null : await manifestOf(folder);
    if (manifest?.installation === installation) kept.push({ folder, manifest });
  }
  return kept.sort((one, other) => one.manifest.at.localeCompare(other.manifest.at));
}

/** How many backups an operator keeps: all of them where nothing is said. */
export function howManyKept(said: string | undefined): number {
  if (said === undefined) return Number.POSITIVE_INFINITY;
  if (!/^[1-9]\d{0,8}$/.test(said))
    throw new BackupRefusal('Write how many backups are kept as a whole number, e.g. --keep 14');
  return Number(said);
}

/** Removes all but the newest so many backups of an installation whose names begin alike. */
export async function keepNewest(installation: string, into: string, name: string, most: number): Promise<string[]> {
  const all = (await backupsOf(installation, into))
    .map(({ folder }) => folder)
    .filter((folder) => basename(folder).startsWith(`${name}-`));
  const old = all.slice(0, Math.max(0, all.length - most));
  for (const folder of old) {
    // Killed from here on, it leaves what the next backup removes.
    const going = `${folder}${unfinishedMark(installation)}`;
    await rename(folder, going);
    await rm(going, { recursive: true, force: true });
  }
  return old;
}

/** Removes what a killed backup of an installation, or a killed removal, has left; nobody else makes one of it meanwhile. */
export async function removeUnfinished(installation: string, into: string): Promise<void> {
  for (const name of await foldersIn(into))
    if (name.endsWith(unfinishedMark(installation))) await rm(join(into, name), { recursive: true, force: true });
}

/** Real ones: a link is a second name of something. */
const foldersIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
