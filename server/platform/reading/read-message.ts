import { Failure } from '../../../domain/errors.ts';
import { createSlots } from '../../../domain/slots.ts';
import type { Reading } from '../../../domain/understanding/reading.ts';
import { understand } from '../../../domain/understanding/understand.ts';
import { WorkerPool } from '../ai/builtin/worker-pool.ts';

/** A message of one person, and where and when it is read. */
export interface Message {
  userId: string;
  text: string;
  /** ISO 8601 in UTC. */
  now: string;
  /** An IANA name. */
  timeZone: string;
}

/** Reads a message: what it asks for, and each plan of it. */
export type ReadMessage = (message: Message, signal?: AbortSignal) => Promise<Reading>;

/** Longer texts are read on another thread: one of thousands of scraps can take seconds, for which nobody else should wait. */
export const READ_HERE_MAX_LENGTH = 1_000;
/** How many long texts of one person may wait until that person's last one is read. */
const MOST_WAITING = 3;

const pool = new WorkerPool({
  entry: new URL('./read-message-thread.ts', import.meta.url),
  mostWorkers: 2,
  idleMs: 60_000,
  limitMs: 20_000,
  mostWaiting: 100,
});

const tooManyAtOnce = (): Failure =>
  new Failure('RATE_LIMITED', 'Several long texts of yours are being read already. Please wait for them.', {
    retryAfterSeconds: 10,
  });
const lines = new Map<string, { inLine: number; slots: ReturnType<typeof createSlots> }>();

/** Reads short texts at once and long ones on another thread, one after the other for each person: nobody takes it from all others. */
export const readMessage: ReadMessage = async ({ userId, text, now, timeZone }, signal) => {
  if (text.length <= READ_HERE_MAX_LENGTH) return understand(text, { now, timeZone });
  const line = lines.get(userId) ?? { inLine: 0, slots: createSlots(1, MOST_WAITING, tooManyAtOnce) };
  lines.set(userId, line);
  line.inLine++;
  try {
    return await line.slots(() => readOffThread({ text, now, timeZone }, signal));
  } finally {
    if (--line.inLine === 0) lines.delete(userId);
  }
};

async function readOffThread(task: Omit<Message, 'userId'>, signal?: AbortSignal): Promise<Reading> {
  try {
    return (await pool.run({ kind: 'read', task }, signal)) as Reading;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const message = 'This text could not be read in time. Please shorten it, or try again in a minute.';
    throw Object.assign(new Failure('UNAVAILABLE', message), { cause });
  }
}

/** Ends the threads, for a server that shuts down. */
export function endReaders(): Promise<void> {
  return pool.close();
}
