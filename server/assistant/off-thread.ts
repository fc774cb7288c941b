import type { ContentTask, GeneratedContent, Written } from '../platform/ai/builtin/engine.ts';
import { WorkerPool } from '../platform/ai/builtin/worker-pool.ts';
import type { PictureMatter, WritingTask } from '../platform/ai/tasks.ts';
import { LONG_TEXT } from './long-text.ts';
import type { Operation } from './operations.ts';
import type { readPicture } from './picture/read-picture.ts';
import { type ConversationState, EMPTY_STATE } from './state.ts';

const SHARED = { entry: new URL('./thread.ts', import.meta.url), limitMs: 20_000, mostWaiting: 100 };
const pool = new WorkerPool({ ...SHARED, mostWorkers: 2, idleMs: 60_000 });
/** A lane of its own, so that nobody's 'make it shorter' waits behind somebody's book. It stays through a pause: a thread that begins is slow. */
const shortTexts = new WorkerPool({ ...SHARED, mostWorkers: 1, idleMs: 15 * 60_000 });

/** What is read: a message in its conversation, at its moment. */
export interface ReadingTask {
  text: string;
  state: ConversationState;
  now: string;
  timeZone: string;
}

/** Reads a message on another thread. */
export async function readOffThread(task: ReadingTask, signal?: AbortSignal): Promise<Operation[]> {
  const isShort = task.text.length <= LONG_TEXT;
  return (await (isShort ? shortTexts : pool).run({ kind: 'read', task, isBrief: isShort }, signal)) as Operation[];
}

/** Begins the thread of short texts for who looks at a conversation, so that the first message does not wait until it has learned to read. */
export function prepareToRead(): void {
  if (shortTexts.workers > 0) return;
  const at = { state: EMPTY_STATE, now: new Date().toISOString(), timeZone: 'UTC' };
  // Nobody waits for these: whoever sends a message is told what is wrong.
  for (const text of FIRST_TEXTS) readOffThread({ text, ...at }).catch(() => undefined);
}

/** Of several kinds, so that what reads each of them is compiled. */
const FIRST_TEXTS = [
  'Make a picture for our fair on Friday at 5pm, tickets £3, in green',
  'Create an image of our new opening hours: Monday to Friday 9–5, closed on Sunday',
  'Write a post about our bread and schedule it for tomorrow at 9 on Facebook',
];

/** What a picture shows and how it looks, read on another thread. */
export async function readPictureOffThread(...task: Parameters<typeof readPicture>): Promise<PictureMatter> {
  return (await shortTexts.run({ kind: 'picture', task, isBrief: true })) as PictureMatter;
}

/** What is wished for a look, read on another thread. */
export async function lookWishesOffThread(style: string): Promise<string[]> {
  return (await shortTexts.run({ kind: 'look', task: style, isBrief: true })) as string[];
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
export async function endAssistants(): Promise<void> {
  await Promise.all([pool.close(), shortTexts.close()]);
}
