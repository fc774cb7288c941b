import type { Design } from '../../../../domain/post/design.ts';
import type { DesignTask, PictureTask, SpeechTask } from '../tasks.ts';
import type { DrawnDesign } from './engine.ts';
import type { Speech } from './voice/speak.ts';
import { WorkerPool } from './worker-pool.ts';

/** The engine's hands on other threads, which run the file that is named. */
export function engineThreads(entry: URL) {
  const pool = new WorkerPool({ entry, mostWorkers: 2, idleMs: 60_000, limitMs: 60_000, mostWaiting: 200 });

  const drawDesign = async (task: DesignTask, signal?: AbortSignal): Promise<Uint8Array> =>
    (await pool.run({ kind: 'design', task, isBrief: true }, signal)) as Uint8Array;

  /** The slides of a carousel are drawn on as many threads as there are. */
  const draw = async (task: PictureTask, signal?: AbortSignal): Promise<DrawnDesign[]> => {
    if (task.look.slides === null) return (await pool.run({ kind: 'picture', task }, signal)) as DrawnDesign[];
    const designs = (await pool.run({ kind: 'choose', task }, signal)) as Design[];
    const { brand, photo } = task;
    return Promise.all(
      designs.map(async (design) => {
        const png = await drawDesign({ design, brand, ...(design.photo ? { photo: photo?.bytes } : {}) }, signal);
        return { design, png };
      }),
    );
  };

  const speak = async (task: SpeechTask, signal?: AbortSignal): Promise<Speech> =>
    (await pool.run({ kind: 'speak', task }, signal)) as Speech;

  return { draw, drawDesign, speak, end: () => pool.close() };
}

/** Chooses and draws a picture, draws a design that is known, speaks a text, and ends the threads of a server that shuts down. */
export const {
  draw: drawOffThread,
  drawDesign: drawDesignOffThread,
  speak: speakOffThread,
  end: endWorkers,
} = engineThreads(new URL('./worker-thread.ts', import.meta.url));
