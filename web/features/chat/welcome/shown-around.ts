const KEY = 'fanfare.shown-around';

/** Whether this user was shown around in this browser. */
export function wasShownAround(userId: string): boolean {
  try {
    return localStorage.getItem(KEY) === userId;
  } catch {
    return false;
  }
}

/** Remembers it; of the last user alone. */
export function rememberShownAround(userId: string): void {
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    // Then it is offered again with the next visit.
  }
}
