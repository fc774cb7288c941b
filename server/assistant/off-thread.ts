import type { ContentTask, GeneratedContent, Written } from '../platform/ai/builtin/engine.ts';
import { WorkerPool } from '../platform/ai/builtin/worker-pool.ts';
import type { WritingTask } from '../platform/ai/tasks.ts';
import type { Operation } from './operations.ts';
import type { ConversationState } from './state.ts';

const pool = new WorkerPool({
  entry: new URL('./thread.ts', import.meta.url),
  mostWorkers: 2,
  idleMs: 60_000,
  limitMs: 20_000,
  mostWaiting: 100,
});

/** What is read: a message in its conversation, at its moment. */
export interface ReadingTask {
  text: string;
  state: ConversationState;
  now: string;
  timeZone: string;
}

/** Reads a message on another thread. */
export async function readOffThread(task: ReadingTask, signal?: AbortSignal): Promise<Operation[]> {
  return (await pool.run({ kind: 'read', task }, signal)) as Operation[];
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
