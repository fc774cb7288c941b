import { Failure } from '../../domain/errors.ts';
import { createSlots } from '../lib/slots.ts';
import { LONG_TEXT } from './long-text.ts';
import { readOffThread } from './off-thread.ts';
import type { Operation } from './operations.ts';
import type { ConversationState } from './state.ts';

/** A message of one person in its conversation, and where and when it is read. */
export interface Message {
  userId: string;
  text: string;
  state: ConversationState;
  /** ISO 8601 in UTC. */
  now: string;
  /** An IANA name. */
  timeZone: string;
}

/** Reads a message: what it asks for. */
export type ReadMessage = (message: Message, signal?: AbortSignal) => Promise<Operation[]>;

/** How many long texts of one person may wait until that person's last one is read. */
const MOST_WAITING = 3;

const tooManyAtOnce = (): Failure =>
  new Failure('RATE_LIMITED', 'Several long texts of yours are being read already. Please wait for them.', {
    retryAfterSeconds: 10,
  });
const lines = new Map<string, { inLine: number; slots: ReturnType<typeof createSlots> }>();

/** Reads texts on other threads, the long ones of each person one after the other: nobody takes it from all others. */
export const readMessage: ReadMessage = async ({ userId, ...message }, signal) => {
  const reading = () => inTime(() => readOffThread(message, signal), signal);
  if (message.text.length <= LONG_TEXT) return reading();
  const line = lines.get(userId) ?? { inLine: 0, slots: createSlots(1, MOST_WAITING, tooManyAtOnce) };
  lines.set(userId, line);
  line.inLine++;
  try {
    return await line.slots(reading);
  } finally {
    if (--line.inLine === 0) lines.delete(userId);
  }
};

async function inTime<T>(reading: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await reading();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    const message = 'This text could not be read in time. Please shorten it, or try again in a minute.';
    throw Object.assign(new Failure('UNAVAILABLE', message), { cause });
  }
}
