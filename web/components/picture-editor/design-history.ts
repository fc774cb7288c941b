import type { Design } from '../../../domain/post/design.ts';

/** The designs of one sitting: where it is, what was before, and what was undone. */
export interface DesignHistory {
  past: Design[];
  now: Design;
  future: Design[];
  /** The part that was changed last: more of the same is the same step. */
  part: string | null;
}

/** More steps than anybody walks back. */
const MOST_STEPS = 200;

/** A sitting that begins with a design. */
export const beginWith = (now: Design): DesignHistory => ({ past: [], now, future: [], part: null });

/** The history with a part of its design changed; typing on in one field is one step. */
export function changedDesign({ past, now, part: before }: DesignHistory, next: Design, part: string): DesignHistory {
  const isSameStep = part === before;
  return { past: isSameStep ? past : [...past, now].slice(-MOST_STEPS), now: next, future: [], part };
}

/** One step back. */
export function undone(history: DesignHistory): DesignHistory {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], part: null } : history;
}

/** One step that was undone, again. */
export function redone(history: DesignHistory): DesignHistory {
  const { past, now, future } = history;
  const [next, ...later] = future;
  return next ? { past: [...past, now], now: next, future: later, part: null } : history;
}
