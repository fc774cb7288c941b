import { Worker } from 'node:worker_threads';

const LIMIT_MS = 10_000;
const MEMORY_MB = 256;

/**
 * An SVG with everything removed that could run, load or refer to something outside; null where it can't be read or drawn.
 * On a thread that lives as long as the one picture: a document made to hang or to swell takes no more than that down.
 */
export function sanitiseSvg(source: string): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./svg-thread.ts', import.meta.url), {
      workerData: source,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const settle = (result: string | null): void => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(settle, LIMIT_MS, null);
    worker.once('message', settle);
    worker.once('error', () => settle(null));
    worker.once('exit', () => settle(null));
  });
}
