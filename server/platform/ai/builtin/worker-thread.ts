import { parentPort } from 'node:worker_threads';
import type { PictureTask, SpeechTask } from '../tasks.ts';
import { draw } from './designer/draw.ts';
import { speak } from './voice/speak.ts';
import type { Answer } from './worker-pool.ts';

/** What `workers.ts` sends to this thread. */
export type EngineOrder = { kind: 'draw'; task: PictureTask } | { kind: 'speak'; task: SpeechTask };

parentPort?.on('message', async (order: EngineOrder) => {
  let answer: Answer;
  try {
    const result = order.kind === 'draw' ? await draw(order.task) : await speak(order.task);
    answer = { ok: true, result };
  } catch (error) {
    answer = {
      ok: false,
      message: error instanceof Error ? error.message : 'The built-in engine failed on this task.',
    };
  }
  parentPort?.postMessage(answer);
});
