import { ApiError } from './api-error.ts';

/** Why something failed, for people: the error's own words, or the plainest ones. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof ApiError) return cause.sentence;
  const said = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : '';
  return said.trim() || 'An error occurred';
}
