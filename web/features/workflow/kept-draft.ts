import { onForget } from '../../lib/session.ts';

export const DRAFT_KEY = 'fanfare.canvas';

/** Whoever signs out takes the draft along, also from a page that never showed the canvas. */
export function forgetDraftAtLogout(): void {
  onForget(() => {
    try {
      localStorage.removeItem(DRAFT_KEY);
    } catch {
      // Nothing could be kept there either.
    }
  });
}
