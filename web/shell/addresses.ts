/** Where the root leads: mailed links to their screen with the same query, everybody else home. */
export function rootTarget(search: string, isSignedIn: boolean): string {
  const query = new URLSearchParams(search);
  if (query.get('type') === 'recovery') return `/reset-password${search}`;
  if (query.get('userId') && query.get('secret')) return `/verify-email${search}`;
  return isSignedIn ? '/dashboard' : '/auth';
}

/** The address to return to after signing in: a path of this site that was asked for, else the dashboard. */
export function returnTarget(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  // A second slash or a backslash would lead to another site.
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/dashboard';
}
