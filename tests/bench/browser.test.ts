import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it.each([
  ['there is none', '/nowhere/chromium'],
  ['another program is named as one', process.execPath],
])('a bench that needs a browser says so where %s, and leaves nothing running', async (_where, path) => {
  const bench = spawn(process.execPath, ['tests/bench/main.ts', 'screens'], {
    env: { PATH: process.env.PATH, CHROMIUM_PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Both end only when the last process that holds them has ended.
  const [said, complained, [code]] = await Promise.all([text(bench.stdout), text(bench.stderr), once(bench, 'exit')]);
  expect(complained).toContain('install one, or set CHROMIUM_PATH');
  expect([said, code]).toEqual(['', 1]);
});
