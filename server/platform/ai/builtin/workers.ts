import type { PictureTask, SpeechTask } from '../tasks.ts';
import type { Picture } from './designer/draw.ts';
import type { Speech } from './voice/speak.ts';
import { WorkerPool } from './worker-pool.ts';

const pool = new WorkerPool({
  entry: new URL('./worker-thread.ts', import.meta.url),
  mostWorkers: 2,
  idleMs: 60_000,
  limitMs: 60_000,
  mostWaiting: 200,
});

/** Draws a picture on another thread. */
export async function drawOffThread(task: PictureTask, signal?: AbortSignal): Promise<Picture> {
  return (await pool.run({ kind: 'draw', task }, signal)) as Picture;
}

/** Speaks a text on another thread. */
export async function speakOffThread(task: SpeechTask, signal?: AbortSignal): Promise<Speech> {
  return (await pool.run({ kind: 'speak', task }, signal)) as Speech;
}

/** Ends the threads, for a server that shuts down. */
export function endWorkers(): Promise<void> {
  return pool.close();
}
