import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks what may hang: one question at a time, for whose answer all wait who ask meanwhile, and nobody longer than so.
 * Null where none came in time, or none at all.
 */
export function inTime<Answer>(ask: () => Promise<Answer>, withinMs: number): () => Promise<Answer | null> {
  let asked: Promise<Answer | null> | null = null;
  return async () => {
    asked ??= ask()
      .catch(() => null)
      .finally(() => {
        asked = null;
      });
    const waiting = new AbortController();
    const late = pause(withinMs, null, { signal: waiting.signal }).catch(() => null);
    try {
      return await Promise.race([asked, late]);
    } finally {
      waiting.abort();
    }
  };
}
