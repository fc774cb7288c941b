import type { PictureTask, SpeechTask, WritingTask } from '../tasks.ts';
import type { Picture } from './designer/draw.ts';
import type { ContentTask, GeneratedContent, Written } from './engine.ts';
import type { Speech } from './voice/speak.ts';
import { type PoolSettings, WorkerPool } from './worker-pool.ts';

const SETTINGS: PoolSettings = {
  entry: new URL('./worker-thread.ts', import.meta.url),
  mostWorkers: 2,
  idleMs: 60_000,
  limitMs: 60_000,
  mostWaiting: 200,
};
const studio = new WorkerPool(SETTINGS);
/** Long texts have threads of their own: one can take half a minute, and nobody's picture waits behind it. */
const desk = new WorkerPool(SETTINGS);

/** Draws a picture on another thread. */
export async function drawOffThread(task: PictureTask, signal?: AbortSignal): Promise<Picture> {
  return (await studio.run({ kind: 'draw', task }, signal)) as Picture;
}

/** Speaks a text on another thread. */
export async function speakOffThread(task: SpeechTask, signal?: AbortSignal): Promise<Speech> {
  return (await studio.run({ kind: 'speak', task }, signal)) as Speech;
}

/** Writes a text on another thread. */
export async function writeOffThread(task: WritingTask, signal?: AbortSignal): Promise<Written> {
  return (await desk.run({ kind: 'write', task }, signal)) as Written;
}

/** Drafts the content of a post on another thread. */
export async function contentOffThread(task: ContentTask, signal?: AbortSignal): Promise<GeneratedContent> {
  return (await desk.run({ kind: 'content', task }, signal)) as GeneratedContent;
}

/** Ends the threads, for a server that shuts down. */
export async function endWorkers(): Promise<void> {
  await Promise.all([studio.close(), desk.close()]);
}
