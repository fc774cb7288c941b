import { useState } from 'react';

/** Beside the theme, and no part of a session: it stays when somebody leaves. */
const KEY = 'returning';

/** Remembers that somebody has signed in in this browser, not who: it outlives a logout. */
export function rememberSignIn(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Then every visitor is greeted as a new one.
  }
}

/** Whether somebody has signed in in this browser before; it does not change while a screen is looked at. */
export function useHasSignedInBefore(): boolean {
  const [hasBefore] = useState(() => {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  });
  return hasBefore;
}
