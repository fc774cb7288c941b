import { parentPort } from 'node:worker_threads';
import type { DesignTask, PictureTask, SpeechTask } from '../tasks.ts';
import type { WorkerAnswer } from './worker-pool.ts';
import { yieldProcessor } from './yield-processor.ts';

/** What `workers.ts` sends to this thread. */
export type EngineOrder =
  | { kind: 'picture'; task: PictureTask }
  | { kind: 'choose'; task: PictureTask }
  | { kind: 'design'; task: DesignTask }
  | { kind: 'speak'; task: SpeechTask };

/** Each hand of the engine is loaded when it is first needed. */
async function carryOut(order: EngineOrder): Promise<unknown> {
  switch (order.kind) {
    case 'picture':
      return (await import('./designer/designer.ts')).drawTask(order.task);
    case 'choose':
      return (await import('./designer/choose.ts')).designsOf(order.task);
    case 'design':
      return (await import('./designer/draw.ts')).draw(order.task);
    case 'speak':
      return (await import('./voice/speak.ts')).speak(order.task);
  }
}

yieldProcessor();
parentPort?.on('message', async (order: EngineOrder) => {
  let answer: WorkerAnswer;
  try {
    answer = { ok: true, result: await carryOut(order) };
  } catch (error) {
    answer = {
      ok: false,
      message: error instanceof Error ? error.message : 'The built-in engine failed on this task.',
    };
  }
  parentPort?.postMessage(answer);
});
