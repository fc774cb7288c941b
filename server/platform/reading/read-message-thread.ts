import { parentPort } from 'node:worker_threads';
import { understand } from '../../../domain/understanding/understand.ts';
import type { Answer } from '../ai/builtin/worker-pool.ts';

parentPort?.on('message', ({ task }: { task: { text: string; now: string; timeZone: string } }) => {
  const answer: Answer = { ok: true, result: understand(task.text, task) };
  parentPort?.postMessage(answer);
});
