import { parentPort, workerData } from 'node:worker_threads';
import { Failure } from '../../../domain/errors.ts';
import { type ReadExport, readExport } from './read-export.ts';

/** What the thread answers: what it has read, or the words of the refusal. */
export type ThreadAnswer = { read: ReadExport } | { refusal: string };

function answer(): ThreadAnswer {
  try {
    return { read: readExport(workerData as Uint8Array) };
  } catch (thrown) {
    if (thrown instanceof Failure) return { refusal: thrown.message };
    throw thrown;
  }
}

parentPort?.postMessage(answer());
