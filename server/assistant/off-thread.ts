import type { ReadPicture } from '../platform/ai/agents.ts';
import type { ContentTask, GeneratedContent, WriterAnswer } from '../platform/ai/builtin/engine.ts';
import { WorkerPool } from '../platform/ai/builtin/worker-pool.ts';
import { AiFailure } from '../platform/ai/failures.ts';
import type { WritingTask } from '../platform/ai/tasks.ts';
import { LONG_TEXT } from './long-text.ts';
import type { Operation } from './operations.ts';
import { type ConversationState, EMPTY_STATE, type UnwrittenPost } from './state.ts';
import type { AssistantWork } from './thread.ts';

const SHARED = { entry: new URL('./thread.ts', import.meta.url), limitMs: 20_000, mostWaiting: 300 };
const longTexts = new WorkerPool({ ...SHARED, mostWorkers: 2, idleMs: 60_000 });
/** A lane of its own, so that nobody's 'make it shorter' waits behind somebody's book. It stays through a pause: a thread that begins is slow. */
const shortTexts = new WorkerPool({ ...SHARED, mostWorkers: 1, idleMs: 15 * 60_000 });

/** What is read: a message in its conversation, at its moment. */
export interface ReadingTask {
  text: string;
  state: ConversationState;
  now: string;
  timeZone: string;
}

/** Has something done with a text of so many letters, in the lane for such. */
async function done<Kind extends keyof AssistantWork>(
  kind: Kind,
  length: number,
  task: Parameters<AssistantWork[Kind]>,
  signal?: AbortSignal,
): Promise<ReturnType<AssistantWork[Kind]>> {
  const isShort = length <= LONG_TEXT;
  try {
    const result = await (isShort ? shortTexts : longTexts).run({ kind, task, isBrief: isShort }, signal);
    return result as ReturnType<AssistantWork[Kind]>;
  } catch (error) {
    if (signal?.aborted) throw error;
    const cause = { error: String(error), status: null, answer: null };
    throw new AiFailure('unavailable', { message: NOT_NOW, cause });
  }
}

const NOT_NOW = 'The built-in assistant could not do this just now. Try again in a minute.';

const lengthOf = (texts: readonly (string | null)[]): number =>
  texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);

/** Reads a message on another thread. */
export const readOffThread = (
  { text, state, now, timeZone }: ReadingTask,
  signal?: AbortSignal,
): Promise<Operation[]> => done('read', text.length, [text, state, { now, timeZone }], signal);

/** The wishes of a message, one by one. */
export const wishesOffThread = ({ text, state, now, timeZone }: ReadingTask, signal?: AbortSignal): Promise<string[]> =>
  done('wishes', text.length, [text, state, { now, timeZone }], signal);

/** What was asked for in messages of which nothing has come yet. */
export const unwrittenOffThread = (messages: string[]): Promise<UnwrittenPost> =>
  done('unwritten', lengthOf(messages), [messages]);

/** How many texts a message orders. */
export const countOffThread = (message: string): Promise<number> => done('count', message.length, [message]);

/** What a picture shows and how it looks. */
export const readPictureOffThread: ReadPicture = (asked, style, changes = [], signal) =>
  done('picture', lengthOf([asked.text, style, ...changes]), [asked, style, changes], signal);

/** What is wished for a look. */
export const lookWishesOffThread = (style: string): Promise<string[]> => done('look', style.length, [style]);

/** Writes a text. */
export const writeOffThread = (task: WritingTask, signal?: AbortSignal): Promise<WriterAnswer> =>
  done('write', task.brief.length + (task.description?.length ?? 0), [task], signal);

/** Drafts the content of a post. */
export const contentOffThread = (task: ContentTask, signal?: AbortSignal): Promise<GeneratedContent> =>
  done('content', task.description.length, [task], signal);

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
  'Write a post about our bread and schedule it for tomorrow at 9',
];
