import type { Design } from '../../../../domain/post/design.ts';
import type { DesignTask, PictureTask, SpeechTask } from '../tasks.ts';
import type { DrawnDesign } from './engine.ts';
import type { Speech } from './voice/speak.ts';
import { WorkerPool } from './worker-pool.ts';

const pool = new WorkerPool({
  entry: new URL('./worker-thread.ts', import.meta.url),
  mostWorkers: 2,
  idleMs: 60_000,
  limitMs: 60_000,
  mostWaiting: 200,
});

/** Chooses and draws a picture on another thread; the slides of a carousel on as many as there are. */
export async function drawOffThread(task: PictureTask, signal?: AbortSignal): Promise<DrawnDesign[]> {
  if (task.look.slides !== null) {
    const designs = (await pool.run({ kind: 'choose', task }, signal)) as Design[];
    const { brand, photo } = task;
    return Promise.all(
      designs.map(async (design) => {
        const png = await drawDesignOffThread(
          { design, brand, ...(design.photo ? { photo: photo?.bytes } : {}) },
          signal,
        );
        return { design, png };
      }),
    );
  }
  return (await pool.run({ kind: 'picture', task }, signal)) as DrawnDesign[];
}

/** Draws a design that is known on another thread. */
export async function drawDesignOffThread(task: DesignTask, signal?: AbortSignal): Promise<Uint8Array> {
  return (await pool.run({ kind: 'design', task, isBrief: true }, signal)) as Uint8Array;
}

/** Speaks a text on another thread. */
export async function speakOffThread(task: SpeechTask, signal?: AbortSignal): Promise<Speech> {
  return (await pool.run({ kind: 'speak', task }, signal)) as Speech;
}

/** Ends the threads, for a server that shuts down. */
export function endWorkers(): Promise<void> {
  return pool.close();
}
