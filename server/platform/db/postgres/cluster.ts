import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DatabaseRefusal } from '../refusal.ts';
import type { ProcessUser } from './binaries.ts';

const run = promisify(execFile);

/** The name of PostgreSQL's superuser and of the product's database. */
export const POSTGRES_NAME = 'fanfare';

/** The order of bytes, which no system's update changes under an index, and capitals of all languages: 'äpfel' finds 'Äpfel'. */
const LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Makes a new cluster in `folder`, whole or not at all, with its password inside it. */
export async function initialiseCluster(programs: string, folder: string, user: ProcessUser): Promise<void> {
  const mine = `${folder}.${process.pid}`;
  rmSync(mine, { recursive: true, force: true });
  mkdirSync(mine, { mode: 0o700 });
  const passwordFile = `${mine}.password`;
  const password = randomBytes(24).toString('base64url');
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    give(mine, user);
    give(passwordFile, user);
    await run(
      join(programs, 'initdb'),
      ['-D', mine, '-U', POSTGRES_NAME, `--pwfile=${passwordFile}`, '-A', 'scram-sha-256', '-E', 'UTF8', ...LOCALE],
      { ...user, cwd: mine },
    ).catch(({ stderr, message }: Error & { stderr?: string }) => {
      throw new DatabaseRefusal(`PostgreSQL can't make its files in ${folder}. It says:\n${stderr?.trim() || message}`);
    });
    renameSync(passwordFile, passwordPath(mine));
    renameSync(mine, folder);
  } catch (cause) {
    // Another start may have made the cluster meanwhile: then theirs is the one.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw cause;
  } finally {
    rmSync(mine, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

/** Where the cluster of a data folder is. */
export const clusterFolder = (dataDir: string): string => join(dataDir, 'postgres');

/** Whether there is a cluster in a data folder. */
export const hasCluster = (dataDir: string): boolean => existsSync(join(clusterFolder(dataDir), 'PG_VERSION'));

const passwordPath = (folder: string): string => join(folder, 'fanfare.password');

/** The password of the cluster's superuser. */
export function clusterPassword(folder: string): string {
  return readFileSync(passwordPath(folder), 'utf8');
}

export interface Postmaster {
  pid: number;
  port: number;
}

/** The process and port of the PostgreSQL that holds the cluster, as its own pid file tells; null where none does. */
export function readPostmaster(folder: string): Postmaster | null {
  const pidFile = join(folder, 'postmaster.pid');
  try {
    const [pidText, ownFolder = folder, , portText] = readFileSync(pidFile, 'utf8').split('\n');
    const [pid, port] = [Number(pidText), Number(portText)];
    process.kill(pid, 0);
    // After a crash of the machine the number may be another program's by now; PostgreSQL would refuse to start beside it.
    if (!mayBeThePostmaster(pid, ownFolder)) {
      rmSync(pidFile, { force: true });
      return null;
    }
    return port > 0 ? { pid, port } : null;
  } catch {
    return null;
  }
}

/** False only where the system tells what the process runs, and that is not a PostgreSQL on this folder. */
function mayBeThePostmaster(pid: number, folder: string): boolean {
  try {
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return commandLine === '' || commandLine.includes(folder);
  } catch {
    return true;
  }
}

function give(path: string, user: ProcessUser): void {
  chmodSync(path, path.endsWith('.password') ? 0o600 : 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
}
