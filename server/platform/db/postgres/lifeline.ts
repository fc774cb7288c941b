import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, closeSync, constants, existsSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ProcessUser } from './binaries.ts';

const { O_NONBLOCK, O_RDONLY, O_WRONLY, R_OK, W_OK } = constants;

/** Sleeps until nobody holds the lifeline any more, then shuts its PostgreSQL down, and no other that came after it. */
const GUARD =
  'read -r nothing; read -r running < postmaster.pid; if [ "$running" = "$1" ]; then kill -INT "$1"; fi 2> /dev/null';

/**
 * What lets PostgreSQL end with the last process that uses it, however that one ends: a named pipe that each of them
 * holds open for writing. The system closes it for who is killed, and a shell that waits at its other end hears of it.
 */
export interface Lifeline {
  /** Holds on to a PostgreSQL that runs already; one that nobody guards gets a guard. */
  join(pid: number): void;
  /** Gives a PostgreSQL that was just started its guard; null where there can be none. */
  guard(pid: number): ChildProcess | null;
  /** Lets go. Where that was the last one, PostgreSQL ends. */
  release(): void;
  /** Removes the pipe once PostgreSQL has ended: who copies the folder finds files alone. */
  remove(): void;
}

/**
 * The lifeline of the cluster in a folder. Windows and some disks have no such pipes: there PostgreSQL outlives a killed
 * server, and the next start joins it.
 */
export function createLifeline(folder: string, user: ProcessUser): Lifeline {
  const path = join(folder, 'fanfare.lifeline');
  const isPossible = process.platform !== 'win32';
  let held: number | null = null;

  const release = (): void => {
    if (held !== null) closeSync(held);
    held = null;
  };
  const guard = (pid: number): ChildProcess | null => {
    if (!isPossible || !makePipe(path)) return null;
    // Opened in this order none of them waits: the first for nobody, the second and the third for each other.
    const first = openSync(path, O_RDONLY | O_NONBLOCK);
    const writing = openSync(path, O_WRONLY);
    const reading = openSync(path, O_RDONLY);
    const child = spawn('/bin/sh', ['-c', GUARD, 'fanfare-guard', String(pid)], {
      ...user,
      cwd: folder,
      // What ends a whole group (Ctrl-C) must not end the guard before its work is done.
      detached: true,
      stdio: [reading, 'ignore', 'ignore'],
    });
    child.on('error', () => {});
    child.unref();
    closeSync(first);
    closeSync(reading);
    release();
    held = writing;
    return child;
  };
  return {
    guard,
    join: (pid) => {
      if (!isPossible) return;
      const joined = openWhereRead(path);
      if (joined === null) guard(pid);
      else {
        release();
        held = joined;
      }
    },
    release,
    remove: () => rmSync(path, { force: true }),
  };
}

/** False where the system or the disk knows no such pipes. */
function makePipe(path: string): boolean {
  if (isOpenToUs(path)) return true;
  // One that another user has left can't be opened, but taken away: the folder is ours.
  rmSync(path, { force: true });
  try {
    execFileSync('mkfifo', ['-m', '600', path], { stdio: 'ignore' });
    return true;
  } catch {
    // Another process may have made it meanwhile.
    return existsSync(path);
  }
}

function isOpenToUs(path: string): boolean {
  try {
    accessSync(path, R_OK | W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The pipe, opened for writing; null where nobody waits at its other end. */
function openWhereRead(path: string): number | null {
  try {
    return openSync(path, O_WRONLY | O_NONBLOCK);
  } catch {
    return null;
  }
}
