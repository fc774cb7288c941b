import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

it.runIf(process.platform === 'linux')(
  'CHAT-132 a thread that computes long steps back, and no other does',
  async () => {
    const before = getPriority();
    const { href } = new URL('./yield-processor.ts', import.meta.url);
    const thread = new Worker(
      `import('${href}').then(({ yieldProcessor }) => {
      yieldProcessor();
      require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority());
    });`,
      { eval: true },
    );
    const [ofThread] = await once(thread, 'message');
    await thread.terminate();
    expect(ofThread).toBe(10);
    expect(getPriority()).toBe(before);
  },
);
