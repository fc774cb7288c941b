import type { Notifications, UserChange } from './notifications.ts';

export interface UserKnowledge<T> {
  /** What is so for a user from this moment on. */
  of(userId: string): Promise<T>;
  /** Forgets what was known of a user, for whom it has just changed. */
  forget(userId: string): void;
}

/** Of how many users something is known at once: a few hundred bytes each. */
const MOST_KNOWN = 1000;

/** What is read of each user, known until somebody, in whatever process, tells that it has changed. */
export function knownUntilTold<T>(
  notifications: Notifications,
  told: UserChange,
  read: (userId: string) => Promise<T>,
): UserKnowledge<T> {
  const known = new Map<string, Promise<T>>();
  // What is said here only makes us look again: whoever says something false changes nothing.
  notifications.on('fanfare_changes', (payload) => {
    if (payload === '') return known.clear();
    const { userId, change } = JSON.parse(payload) as { userId: string; change: UserChange };
    if (change === told) known.delete(userId);
  });
  return {
    of: (userId) => {
      const found = known.get(userId);
      if (found) return found;
      // Kept before it is read: a change that comes meanwhile takes it away again.
      const reading = read(userId);
      known.set(userId, reading);
      reading.catch(() => known.delete(userId));
      const [oldest] = known.keys();
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
      return reading;
    },
    forget: (userId) => void known.delete(userId),
  };
}
