import { ApiError } from './api-error.ts';

/** Why something failed, beside words that say what: those are not said again. */
export function reasonBeside(what: string, cause: unknown): string {
  const reason = reasonOf(cause);
  return reason.startsWith(what) ? reason.slice(what.length).replace(/^[:.] /, '') : reason;
}

/** Why something failed, for people: the error's own words, or the plainest ones. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof ApiError) return cause.sentence;
  const said = cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : '';
  return said.trim() || 'An error occurred';
}
