import type { Drawing } from './drawing.ts';

/** How far back one can go. */
const STEPS = 100;
/** What is typed into the same field without a longer pause is taken back at once. */
const PAUSE_MS = 1_200;

/** What was drawn before, and what was taken back. */
export interface History {
  past: readonly Drawing[];
  future: readonly Drawing[];
  /** The kind of the last change, and when it was made: changes of one kind in a row are one step. */
  last: { kind: string; at: number } | null;
}

export const NO_HISTORY: History = { past: [], future: [], last: null };

/** Remembers what was drawn before a change. */
export function remember(history: History, before: Drawing, kind: string | null, at: number): History {
  const { last } = history;
  if (kind !== null && last?.kind === kind && at - last.at < PAUSE_MS) return { ...history, last: { kind, at } };
  return { past: [...history.past.slice(1 - STEPS), before], future: [], last: kind === null ? null : { kind, at } };
}

/** Goes one step back; null where there is none. */
export function stepBack(history: History, now: Drawing): { history: History; drawing: Drawing } | null {
  const drawing = history.past.at(-1);
  if (!drawing) return null;
  return { drawing, history: { past: history.past.slice(0, -1), future: [now, ...history.future], last: null } };
}

/** Goes one step forward again; null where nothing was taken back. */
export function stepForward(history: History, now: Drawing): { history: History; drawing: Drawing } | null {
  const [drawing, ...future] = history.future;
  if (!drawing) return null;
  return { drawing, history: { past: [...history.past, now], future, last: null } };
}
