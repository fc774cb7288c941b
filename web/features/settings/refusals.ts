import { ApiError } from '../../lib/api/api-error.ts';
import type { Problem } from '../../lib/api/problem.ts';

/** Whether nobody is signed in any more. */
export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** What the server refused about one of the form's own fields, in its words; null when it was something else. */
export function fieldRefusal(error: unknown, names: readonly string[]): Problem | null {
  const told = error instanceof ApiError ? (error.details.fields ?? {}) : {};
  const field = names.find((name) => typeof told[name] === 'string');
  return field === undefined ? null : { field, text: told[field] ?? '' };
}
