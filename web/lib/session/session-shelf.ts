import * as z from 'zod/mini';
import { userSchema } from '../../../domain/api/account/auth.ts';
import type { ClientSession } from './session-rules.ts';

export const SESSION_KEY = 'fanfare.session';
export const USER_KEY = 'fanfare.user';
export const EXPIRY_KEY = 'fanfare.expiry';
export const SESSION_KEYS = [SESSION_KEY, USER_KEY, EXPIRY_KEY];
/** Keys of older versions, cleared at logout. */
const LEGACY_KEYS = ['session', 'sessionId', 'user', 'userId', 'token'];
const CHAT_KEY = 'chat-storage';
/** The messages that got no answer, in conversations that are not on screen. */
export const UNANSWERED_KEY = 'fanfare.unanswered';
/** The sessions that were left while the server could not be told. */
const LEFT_KEY = 'fanfare.left';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const leftSchema = z.array(z.string());
const idsSchema = z.object({ sessionId: z.string(), userId: z.string() });

/** Where the session lies in the browser: local storage, or session storage when that refuses. */
export interface SessionShelf {
  read(): ClientSession | null;
  write(session: ClientSession): void;
  clear(): void;
  clearLegacy(): void;
  clearChat(): void;
  /** The sessions that the server still has to end. */
  left(): string[];
  keepLeft(sessionIds: string[]): void;
}

/** A storage of this page alone, for browsers that refuse every other. */
export function createMemoryStorage(): Shelf {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Makes a shelf of storages, the preferred first; each is asked for anew, since reaching for it may throw already. */
export function createSessionShelf(storages: (() => Shelf)[]): SessionShelf {
  const removeFrom = (storage: () => Shelf, keys: string[]) => {
    for (const key of keys) attempt(() => storage().removeItem(key));
  };
  const removeEverywhere = (keys: string[]) => {
    for (const storage of storages) removeFrom(storage, keys);
  };
  return {
    read: () => {
      for (const storage of storages) {
        const kept = attempt(() => readFrom(storage()));
        if (kept) return kept;
      }
      return null;
    },
    write: (session) => {
      // Written over, never removed first: another tab would take the gap for a logout.
      const keeper = storages.findIndex((storage) => attempt(() => writeTo(storage(), session)) === true);
      storages.forEach((storage, index) => {
        if (index !== keeper) removeFrom(storage, SESSION_KEYS);
      });
    },
    clear: () => removeEverywhere(SESSION_KEYS),
    clearLegacy: () => removeEverywhere(LEGACY_KEYS),
    clearChat: () => removeEverywhere([CHAT_KEY, UNANSWERED_KEY]),
    left: () => {
      for (const storage of storages) {
        const left = leftSchema.safeParse(parseJson(attempt(() => storage().getItem(LEFT_KEY))));
        if (left.success) return left.data;
      }
      return [];
    },
    keepLeft: (sessionIds) => {
      removeEverywhere([LEFT_KEY]);
      if (sessionIds.length > 0)
        storages.find((storage) => attempt(() => keepIn(storage(), LEFT_KEY, JSON.stringify(sessionIds))) === true);
    },
  };
}

function keepIn(storage: Shelf, key: string, value: string): true {
  storage.setItem(key, value);
  return true;
}

function readFrom(storage: Shelf): ClientSession | null {
  const ids = idsSchema.safeParse(parseJson(storage.getItem(SESSION_KEY)));
  const expiresAt = storage.getItem(EXPIRY_KEY);
  if (!ids.success || expiresAt === null || Number.isNaN(Date.parse(expiresAt))) return null;
  const user = userSchema.safeParse(parseJson(storage.getItem(USER_KEY)));
  return { ...ids.data, expiresAt, user: user.success ? user.data : undefined };
}

function writeTo(storage: Shelf, { sessionId, userId, expiresAt, user }: ClientSession): true {
  if (user) storage.setItem(USER_KEY, JSON.stringify(user));
  else storage.removeItem(USER_KEY);
  storage.setItem(EXPIRY_KEY, expiresAt);
  // Last: whoever hears of this key finds the other two in place.
  storage.setItem(SESSION_KEY, JSON.stringify({ sessionId, userId }));
  return true;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
