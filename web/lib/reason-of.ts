/** Why something failed: the error's own words, or the plainest ones. */
export function reasonOf(cause: unknown): string {
  const said = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : '';
  return said.trim() || 'An error occurred';
}
