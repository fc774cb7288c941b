import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('ACC-22 no line of the log holds a control character as it is', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const typed = 'a\u001b[2J\u007f\u009b31m\r\nb';
  log.info({ typed }, typed);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ typed, msg: typed });
});

const FULL = '/dev/full';
/** Logs and prints on and on; SIGTERM ends it, and SIGUSR2 is what nobody foresaw. */
const TALKATIVE = `
import { guardLast } from '${new URL('../last-guard.ts', import.meta.url)}';
import { createLog } from '${new URL('./log.ts', import.meta.url)}';
const log = createLog('info');
guardLast(log, () => setTimeout(() => process.exit(1), 10));
process.on('SIGTERM', () => process.exit(0));
process.on('SIGUSR2', () => { throw new Error('nobody catches this') });
setInterval(() => { log.info('a line'); console.log('a line'); console.error('a line') }, 1);
setTimeout(() => process.send('serves on'), 50);`;

it.for([
  ['SIGTERM', 0],
  ['SIGUSR2', 1],
] as const)(
  'OPS-58 a full log loses lines: the process serves on, and %s ends it with %i',
  async ([signal, exitCode], { skip }) => {
    skip(!existsSync(FULL), `there is no ${FULL}`);
    const full = openSync(FULL, 'w');
    const child = spawn(process.execPath, ['--input-type=module', '-e', TALKATIVE], {
      stdio: ['ignore', full, full, 'ipc'],
    });
    const soon = { signal: AbortSignal.timeout(10_000) };
    try {
      expect(await once(child, 'message', soon)).toContain('serves on');
      const exited = once(child, 'exit', soon);
      child.kill(signal);
      expect(await exited).toEqual([exitCode, null]);
    } finally {
      child.kill('SIGKILL');
      closeSync(full);
    }
  },
);
