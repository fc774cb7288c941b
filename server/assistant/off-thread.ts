import type { Platform } from '../../domain/platforms.ts';
import type { ContentTask, GeneratedContent, Written } from '../platform/ai/builtin/engine.ts';
import { WorkerPool } from '../platform/ai/builtin/worker-pool.ts';
import type { WritingTask } from '../platform/ai/tasks.ts';
import type { Reading } from './reading/grammar/reading.ts';

/** Longer texts are read and written on another thread: one of thousands of scraps can take seconds, for which nobody else should wait. */
export const LONG_TEXT = 1_000;

const pool = new WorkerPool({
  entry: new URL('./thread.ts', import.meta.url),
  mostWorkers: 2,
  idleMs: 60_000,
  limitMs: 20_000,
  mostWaiting: 100,
});

/** Reads a message on another thread. */
export async function readOffThread(
  task: { text: string; now: string; timeZone: string },
  signal?: AbortSignal,
): Promise<Reading> {
  return (await pool.run({ kind: 'read', task }, signal)) as Reading;
}

/** Finds the platforms that a message wants a text for on another thread. */
export async function platformsOffThread(text: string, signal?: AbortSignal): Promise<Platform[]> {
  return (await pool.run({ kind: 'platforms', task: { text } }, signal)) as Platform[];
}

/** Writes a text on another thread. */
export async function writeOffThread(task: WritingTask, signal?: AbortSignal): Promise<Written> {
  return (await pool.run({ kind: 'write', task }, signal)) as Written;
}

/** Drafts the content of a post on another thread. */
export async function contentOffThread(task: ContentTask, signal?: AbortSignal): Promise<GeneratedContent> {
  return (await pool.run({ kind: 'content', task }, signal)) as GeneratedContent;
}

/** Ends the threads, for a server that shuts down. */
export function endAssistants(): Promise<void> {
  return pool.close();
}
