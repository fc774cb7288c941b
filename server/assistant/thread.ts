import { parentPort } from 'node:worker_threads';
import type { ContentTask } from '../platform/ai/builtin/engine.ts';
import type { WorkerAnswer } from '../platform/ai/builtin/worker-pool.ts';
import type { WritingTask } from '../platform/ai/tasks.ts';
import type { ReadingTask } from './off-thread.ts';
import { lookWishes, readPicture } from './picture/read-picture.ts';
import { readOperations } from './reading/message.ts';
import { writeContent, writeText } from './writing.ts';

/** What `off-thread.ts` sends to this thread. */
type Task =
  | { kind: 'read'; task: ReadingTask }
  | { kind: 'picture'; task: Parameters<typeof readPicture> }
  | { kind: 'look'; task: string }
  | { kind: 'write'; task: WritingTask }
  | { kind: 'content'; task: ContentTask };

function carryOut(order: Task): unknown {
  switch (order.kind) {
    case 'read':
      return readOperations(order.task.text, order.task.state, order.task);
    case 'picture':
      return readPicture(...order.task);
    case 'look':
      return lookWishes(order.task);
    case 'write':
      return writeText(order.task);
    case 'content':
      return writeContent(order.task);
  }
}

parentPort?.on('message', (order: Task) => {
  const answer: WorkerAnswer = { ok: true, result: carryOut(order) };
  parentPort?.postMessage(answer);
});
