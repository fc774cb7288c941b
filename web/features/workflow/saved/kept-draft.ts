import { keeper } from '../../../lib/session/session.ts';

/** Where an earlier release kept its only draft. */
export const EARLIER_KEY = 'fanfare.canvas';

/** Where the drafts of a user lie, one by one. */
export const draftsKey = (userId: string): string => `${EARLIER_KEY}.${userId}.`;

/**
 * Whoever logs out takes the drafts along, also from a page that never showed the canvas. A session that only ended leaves
 * them for the same person; whoever else signs in finds none.
 */
export function forgetDraftsAtLogout(): void {
  keeper.state.subscribe((state) => {
    if (state.status === 'signed-in') dropAllBut(draftsKey(state.session.userId), EARLIER_KEY);
    if (state.status === 'signed-out' && state.ending === 'logout') dropAllBut();
  });
}

function dropAllBut(...kept: string[]): void {
  try {
    for (const key of Object.keys(localStorage))
      if (
        key.startsWith(EARLIER_KEY) &&
        !kept.some((known) => key === known || (known.endsWith('.') && key.startsWith(known)))
      )
        localStorage.removeItem(key);
  } catch {
    // Nothing could be kept there either.
  }
}
