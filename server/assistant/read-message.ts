import { Failure } from '../../domain/errors.ts';
import type { Platform } from '../../domain/platforms.ts';
import { createSlots } from '../../domain/slots.ts';
import { LONG_TEXT, platformsOffThread, readOffThread } from './off-thread.ts';
import { platformsFor } from './reading/asked-platforms.ts';
import type { Reading } from './reading/grammar/reading.ts';
import { read } from './reading/read.ts';

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

/** How many long texts of one person may wait until that person's last one is read. */
const MOST_WAITING = 3;

const tooManyAtOnce = (): Failure =>
  new Failure('RATE_LIMITED', 'Several long texts of yours are being read already. Please wait for them.', {
    retryAfterSeconds: 10,
  });
const lines = new Map<string, { inLine: number; slots: ReturnType<typeof createSlots> }>();

/** Reads short texts at once and long ones on another thread, one after the other for each person: nobody takes it from all others. */
export const readMessage: ReadMessage = async ({ userId, text, now, timeZone }, signal) => {
  if (text.length <= LONG_TEXT) return read(text, { now, timeZone });
  const line = lines.get(userId) ?? { inLine: 0, slots: createSlots(1, MOST_WAITING, tooManyAtOnce) };
  lines.set(userId, line);
  line.inLine++;
  try {
    return await line.slots(() => inTime(() => readOffThread({ text, now, timeZone }, signal), signal));
  } finally {
    if (--line.inLine === 0) lines.delete(userId);
  }
};

/** The platforms that a message wants a text for; of a long one, found on another thread. */
export async function readPlatforms(text: string, signal?: AbortSignal): Promise<Platform[]> {
  return text.length <= LONG_TEXT ? platformsFor(text) : inTime(() => platformsOffThread(text, signal), signal);
}

async function inTime<T>(reading: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await reading();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const message = 'This text could not be read in time. Please shorten it, or try again in a minute.';
    throw Object.assign(new Failure('UNAVAILABLE', message), { cause });
  }
}
