import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LEFT_WITHIN_MS = 30_000;

/**
 * Does a script's work in a process group and below a folder of its own. However that ends (well, by a failure, by Ctrl-C or
 * a kill), every process that it has started ends with it, and the folder is removed.
 */
export async function aloneWith(script: string, work: () => Promise<void>): Promise<void> {
  if (process.env.FANFARE_BENCH) return work();
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-bench-'));
  // As root, PostgreSQL runs as a user who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const worker = spawn(process.execPath, [...process.execArgv, script, ...process.argv.slice(2)], {
    env: { ...process.env, TMPDIR: folder, FANFARE_BENCH: folder },
    detached: true,
    stdio: 'inherit',
  });
  const endGroup = (): void => {
    try {
      if (worker.pid) process.kill(-worker.pid, 'SIGKILL');
    } catch {
      // Nobody is left in it.
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      process.exitCode = 1;
      endGroup();
    });
  const [code] = (await once(worker, 'exit')) as [number | null];
  endGroup();
  await untilNobodyIsIn(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exitCode ||= code ?? 1;
}

/** PostgreSQL and the browser have groups of their own, and end by themselves once nobody uses them. */
async function untilNobodyIsIn(folder: string): Promise<void> {
  for (const end = Date.now() + LEFT_WITHIN_MS; Date.now() < end && isWorkedIn(folder); ) await pause(20);
}

/** Whether a process works in a folder or below, or holds a file of it open; on systems that don't tell, none seems to. */
function isWorkedIn(folder: string): boolean {
  const isThere = (link: string): boolean => {
    try {
      return readlinkSync(link).startsWith(folder);
    } catch {
      return false;
    }
  };
  const namesIn = (path: string): string[] => {
    try {
      return readdirSync(path);
    } catch {
      return [];
    }
  };
  return namesIn('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some(
      (pid) => isThere(`/proc/${pid}/cwd`) || namesIn(`/proc/${pid}/fd`).some((fd) => isThere(`/proc/${pid}/fd/${fd}`)),
    );
}
