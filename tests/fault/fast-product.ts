/** The product as a process of its own in which time runs faster, and which says how it is when it gets a SIGUSR2. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { runProduct } from '../support/run-product.ts';

/** What a process holds after everything that nobody needs is thrown away. */
export interface HeldResources {
  heapBytes: number;
  /** Sockets, timers and whatever else it holds open. */
  resources: number;
}

/** The time of a day that began at a moment and passes so many times as fast. */
export const fastTime = (beganMs: number, speed: number): Date => new Date(beganMs + (Date.now() - beganMs) * speed);

if (import.meta.main) {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  process.on('SIGUSR2', () => {
    collectGarbage();
    const held: HeldResources = {
      heapBytes: process.memoryUsage().heapUsed,
      resources: process.getActiveResourcesInfo().length,
    };
    console.log(`held ${JSON.stringify(held)}`);
  });
  const { FAST_FROM, FAST_SPEED } = process.env;
  await runProduct({ clock: () => fastTime(Number(FAST_FROM), Number(FAST_SPEED)) });
}
