import { ApiError } from '../../../lib/api/api-error.ts';
import type { ChatContext } from './chat-ports.ts';

/** What people read about a failure: what the server said, that it could not be reached, or else the given text. */
export function chatFailureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.serverMessage !== null) return error.serverMessage;
  return error.code === 'NO_ANSWER' || error.code === 'NOT_SENT' ? error.message : fallback;
}

/** Shows what went wrong with the conversations, and remembers it until the next one comes on screen. */
export function showFailure({ store, tell }: ChatContext, text: string): void {
  store.setState({ error: text });
  tell(text);
}

/** Whether the server no longer has what was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Whether nobody is signed in any more: the sign-in screen tells of it. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'ACCOUNT_LEAVING');
}
