import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

describe('a bench leaves neither a process nor a folder behind', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fanfare-alone-'));
    // As root, PostgreSQL runs as a user who must be able to enter it.
    chmodSync(folder, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = (name: string, env: Record<string, string> = {}) => {
    const bench = spawn(process.execPath, ['tests/bench/main.ts', name], {
      env: { PATH: process.env.PATH, TMPDIR: folder, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // Both end only when the last process that holds them has ended.
    const ended = Promise.all([text(bench.stdout), text(bench.stderr), once(bench, 'exit')]);
    return { bench, ended };
  };
  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it.each([
    ['there is none', '/nowhere/chromium'],
    ['another program is named as one', process.execPath],
  ])('where it needs a browser and %s, which it says', async (_where, path) => {
    const [said, complained, [code]] = await run('screens', { CHROMIUM_PATH: path }).ended;
    expect(complained).toContain('install one, or set CHROMIUM_PATH');
    expect([said, code]).toEqual(['', 1]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'when it is ended by %s with a server and its PostgreSQL running',
    async (signal) => {
      const { bench, ended } = run('start');
      const postmaster = await vi.waitFor(
        () => {
          const [file = ''] = globSync(join(folder, '**/postmaster.pid'));
          return Number(readFileSync(file, 'utf8').split('\n')[0]);
        },
        { timeout: 60_000, interval: 50 },
      );
      bench.kill(signal);
      const [, , [code]] = await ended;
      expect(code).toBe(1);
      expect(readdirSync(folder)).toEqual([]);
      // It ends by itself once nobody holds its lifeline any more.
      await vi.waitFor(() => expect(isAlive(postmaster)).toBe(false), { timeout: 20_000, interval: 50 });
    },
  );
});
