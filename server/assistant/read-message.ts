import { Failure } from '../../domain/errors.ts';
import { createSlots } from '../lib/slots.ts';
import { LONG_TEXT } from './long-text.ts';
import { readOffThread, wishesOffThread } from './off-thread.ts';
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

/** How many texts of one person are read at once, and how many more may wait: a few long ones, and more short ones than anybody types. */
const LONG = { most: 1, mostWaiting: 3, name: 'long texts' };
const SHORT = { most: 2, mostWaiting: 60, name: 'messages' };

const slotsFor = ({ most, mostWaiting, name }: typeof LONG): ReturnType<typeof createSlots> =>
  createSlots(
    most,
    mostWaiting,
    () =>
      new Failure('RATE_LIMITED', `Several ${name} of yours are being read already. Please wait for them.`, {
        retryAfterSeconds: 10,
      }),
  );
const lines = new Map<string, { inLine: number; slots: ReturnType<typeof createSlots> }>();

/** Reads on other threads, a few texts of each person at a time: nobody takes it from all others. */
async function inLine<T>(
  { userId, text }: Message,
  signal: AbortSignal | undefined,
  read: () => Promise<T>,
): Promise<T> {
  const isLong = text.length > LONG_TEXT;
  const kind = isLong ? LONG : SHORT;
  const key = `${kind.name} of ${userId}`;
  const line = lines.get(key) ?? { inLine: 0, slots: slotsFor(kind) };
  lines.set(key, line);
  line.inLine++;
  try {
    return await line.slots(read);
  } catch (cause) {
    if (signal?.aborted || cause instanceof Failure) throw cause;
    const message = isLong
      ? 'This text could not be read in time. Please shorten it, or try again in a minute.'
      : 'This could not be read just now. Please try again in a minute.';
    throw Object.assign(new Failure('UNAVAILABLE', message), { cause });
  } finally {
    if (--line.inLine === 0) lines.delete(key);
  }
}

export const readMessage: ReadMessage = (message, signal) =>
  inLine(message, signal, () => readOffThread(message, signal));

/** The wishes of a message, one by one. */
export const readWishes = (message: Message, signal?: AbortSignal): Promise<string[]> =>
  inLine(message, signal, () => wishesOffThread(message, signal));
