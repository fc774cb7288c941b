/** Where a Chromium is, or null. */
export function findBrowser(): string | null;
