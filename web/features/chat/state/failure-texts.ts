import { ApiError } from '../../../lib/api/api-error.ts';

/** What people read about a failure: what the server said, that it could not be reached, or else the given text. */
export function chatFailureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.serverMessage !== null) return error.serverMessage;
  return error.code === 'NO_ANSWER' || error.code === 'NOT_SENT' ? error.message : fallback;
}
