import { fork } from 'node:child_process';
import { createSlots } from '../../lib/slots.ts';

/** With room for a busy machine, where six seconds of computing take a minute; how much it may compute is watched inside. */
const LIMIT_MS = 120_000;
const MEMORY_MB = 256;
/** Each one takes a core and its memory, however small the file is. */
const slots = createSlots(2, 40);

/**
 * An SVG with everything removed that could run, load or refer to something outside; null where it can't be read or drawn.
 * In a process that lives as long as the one picture: a document made to hang, to swell or to crash the renderer takes no
 * more than that down, and finds no secret there.
 */
export function sanitiseSvg(source: string): Promise<string | null> {
  return slots(
    () =>
      new Promise((resolve) => {
        const child = fork(new URL('./svg-process.ts', import.meta.url), {
          execArgv: [`--max-old-space-size=${MEMORY_MB}`],
          env: {},
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        });
        let result: string | null = null;
        const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
        child.once('message', (message) => {
          result = typeof message === 'string' ? message : null;
          child.kill('SIGKILL');
        });
        child.on('error', () => child.kill('SIGKILL'));
        // Only once it is gone: the next one may take its place.
        child.once('close', () => {
          clearTimeout(timer);
          resolve(result);
        });
        child.send(source, () => {});
      }),
  );
}
