import { parentPort } from 'node:worker_threads';
import type { ContentTask } from '../platform/ai/builtin/engine.ts';
import type { Answer } from '../platform/ai/builtin/worker-pool.ts';
import type { WritingTask } from '../platform/ai/tasks.ts';
import { platformsFor } from './reading/asked-platforms.ts';
import { read } from './reading/read.ts';
import { writeContent, writeText } from './writing.ts';

/** What `off-thread.ts` sends to this thread. */
export type Task =
  | { kind: 'read'; task: { text: string; now: string; timeZone: string } }
  | { kind: 'platforms'; task: { text: string } }
  | { kind: 'write'; task: WritingTask }
  | { kind: 'content'; task: ContentTask };

function carryOut(order: Task): unknown {
  switch (order.kind) {
    case 'read':
      return read(order.task.text, order.task);
    case 'platforms':
      return platformsFor(order.task.text);
    case 'write':
      return writeText(order.task);
    case 'content':
      return writeContent(order.task);
  }
}

parentPort?.on('message', (order: Task) => {
  const answer: Answer = { ok: true, result: carryOut(order) };
  parentPort?.postMessage(answer);
});
