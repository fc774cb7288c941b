import { Worker } from 'node:worker_threads';
import { Failure } from '../../../domain/errors.ts';
import { createSlots } from '../../lib/slots.ts';
import type { ReadExport } from './read-export.ts';
import type { ThreadAnswer } from './read-export-thread.ts';

const LIMIT_MS = 60_000;
const MEMORY_MB = 1024;
/** One after the other: each may swell to most of that. */
const slots = createSlots(1, 10);

/** Reads an export on a thread of its own: millions of small things take seconds, and nobody else waits for them. */
export function readExportOffThread(bytes: Uint8Array): Promise<ReadExport> {
  return slots(
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(new URL('./read-export-thread.ts', import.meta.url), {
          workerData: bytes,
          resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
        });
        const giveUp = (): void => {
          clearTimeout(timer);
          reject(
            new Failure(
              'VALIDATION',
              'This file holds too much to be read. Take fanfare.json out of the zip and import that alone.',
            ),
          );
          void worker.terminate();
        };
        const timer = setTimeout(giveUp, LIMIT_MS);
        worker.once('error', giveUp);
        worker.once('exit', giveUp);
        worker.once('message', (answer: ThreadAnswer) => {
          clearTimeout(timer);
          if ('read' in answer) resolve(answer.read);
          else reject(new Failure('VALIDATION', answer.refusal));
        });
      }),
  );
}
