import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '../support/spawned-product.ts';
import { percentile, print } from './print.ts';

const root = join(import.meta.dirname, '../..');

/** First and second start on an empty folder, memory at rest, and the size of what is installed. */
export default async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-bench-'));
  // As root, PostgreSQL runs as a user who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const start = async (): Promise<{ ms: number; megabytes: number }> => {
    const begun = performance.now();
    const server = await spawnServer({ DATA_DIR: join(folder, 'data') });
    const ms = performance.now() - begun;
    try {
      return { ms, megabytes: memoryOf(server.process.pid ?? 0) + postgresMemory(join(folder, 'data')) };
    } finally {
      await server.end();
    }
  };
  const first = await start();
  const second = await start();
  print(
    'node_modules',
    `${Number(
      execFileSync('du', ['-sm', join(root, 'node_modules')])
        .toString()
        .split('\t')[0],
    )} MB`,
    '≤ 900 MB',
  );
  print('first start, after the install', `${(first.ms / 1000).toFixed(2)} s`, '≤ 5 s');
  print('second start', `${(second.ms / 1000).toFixed(2)} s`, '≤ 1 s');
  print('an empty Node process, for comparison', `${(emptyProcessMs() / 1000).toFixed(2)} s`);
  print('memory at rest, PostgreSQL included (PSS)', `${Math.round(second.megabytes)} MB`, '≤ 250 MB');
  rmSync(folder, { recursive: true, force: true });
}

const EMPTY_STARTS = 5;

/** The floor: what a start of Node alone takes on this machine now. */
function emptyProcessMs(): number {
  const times = Array.from({ length: EMPTY_STARTS }, () => {
    const begun = performance.now();
    spawnSync(process.execPath, ['--eval', '0']);
    return performance.now() - begun;
  });
  return percentile(times, 0.5);
}

/** What a process really costs: its own pages, and its share of those it has in common with others. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function postgresMemory(dataDir: string): number {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/stat`, 'utf8').includes(`) S ${postmaster} `);
    } catch {
      return false;
    }
  });
  return [postmaster, ...children.map(Number)].reduce((sum, pid) => sum + memoryOf(pid), 0);
}
