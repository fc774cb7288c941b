import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { DatabaseRefusal } from '../refusal.ts';
import { NOBODY } from './binaries.ts';
import { clusterFolder } from './cluster.ts';

const ROOT = 0;

/**
 * Refuses a data folder that is another user's, before anything is written: what root leaves there (a pipe, a picture, a mail,
 * a key) its owner could not use, and the product would no longer start.
 */
export function refuseForeignFolder(dataDir: string): void {
  const me = process.getuid?.();
  const owner = me === undefined ? undefined : ownerOf(dataDir, me);
  if (owner === undefined || owner === me) return;
  const name = nameOf(owner);
  throw new DatabaseRefusal(`This data folder belongs to ${name}: run this as ${name} (sudo -u ${name} …).`);
}

/** Whose data it is: the database's where there is one. A folder without may be shared among users, but root would take it over. */
function ownerOf(dataDir: string, me: number): number | undefined {
  const cluster = uidOf(clusterFolder(dataDir));
  // PostgreSQL does not run as root: its files are nobody's where root runs the product.
  if (cluster !== undefined) return cluster === NOBODY && me !== NOBODY ? ROOT : cluster;
  return me === ROOT ? uidOf(dataDir) : undefined;
}

function uidOf(path: string): number | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.uid;
  } catch {
    // What this user can't even look at, the start itself complains of.
    return undefined;
  }
}

/** The name of a user, as sudo takes it: one that has none goes by the number. */
function nameOf(uid: number): string {
  try {
    return execFileSync('id', ['-un', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return `#${uid}`;
  }
}
