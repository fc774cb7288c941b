import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer } from '../platform/ai/builtin/worker-pool.ts';
import { yieldProcessor } from '../platform/ai/builtin/yield-processor.ts';
import { lookWishes, readPicture } from './picture/read-picture.ts';
import { readOperations } from './reading/message.ts';
import { countOrdered } from './reading/posts.ts';
import { unwrittenOf } from './reading/unwritten.ts';
import { wishesIn } from './reading/wishes/wishes.ts';
import { writeContent, writeText } from './writing.ts';

/** All that needs what was learned, which is loaded here and in no other thread. */
const WORK = {
  read: readOperations,
  wishes: wishesIn,
  unwritten: unwrittenOf,
  count: countOrdered,
  picture: readPicture,
  look: lookWishes,
  write: writeText,
  content: writeContent,
};

/** What `off-thread.ts` has done here. */
export type AssistantWork = typeof WORK;

yieldProcessor();
parentPort?.on('message', ({ kind, task }: { kind: keyof AssistantWork; task: never[] }) => {
  const work = WORK[kind] as (...task: never[]) => unknown;
  try {
    parentPort?.postMessage({ ok: true, result: work(...task) } satisfies WorkerAnswer);
  } catch (error) {
    // One text that can't be done must not cost the thread that others wait for.
    parentPort?.postMessage({ ok: false, message: String(error) } satisfies WorkerAnswer);
  }
});
