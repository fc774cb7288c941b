import { FAILURES } from '../../../domain/errors.ts';
import { ApiError } from '../../lib/api/api-error.ts';

export const VERIFY_FIRST = FAILURES.EMAIL_NOT_VERIFIED.message;
export const ACCOUNT_EXISTS = FAILURES.EMAIL_TAKEN.message;

export const REGISTERED = 'Registration successful! Please check your email for verification link.';
export const VERIFICATION_SENT = 'Verification email has been sent! Please check your inbox.';
export const RESET_LINK_SENT = 'Password reset link has been sent to your email.';
export const PASSWORD_CHANGED = 'Your password has been successfully changed';
export const EMAIL_VERIFIED = 'Email verified successfully! Redirecting to login...';
/** The same for whoever need not log in. */
export const ADDRESS_VERIFIED = 'Email verified successfully!';

/** What to say when a call failed without a word of the server: after an answer, and after none. */
const FALLBACKS = {
  login: ['Authentication failed', 'Login failed'],
  register: ['Registration failed', 'Registration failed'],
  resend: ['Failed to resend verification email', 'Failed to send verification email'],
  verify: ['Email verification failed', 'Email verification failed'],
  forgot: ['Failed to send reset email', 'Failed to send reset email'],
  reset: ['Failed to reset password', 'Failed to reset password'],
} as const;

/** The text of a failed call: the server's own, else the fallback of what was tried. */
export function authFailureText(tried: keyof typeof FALLBACKS, error: unknown): string {
  const [answered, unanswered] = FALLBACKS[tried];
  if (!(error instanceof ApiError) || error.status === null) return unanswered;
  return error.serverMessage ?? answered;
}

/** What a right password was worth where a code is still needed; null for every other refusal. */
export function ticketIn(error: unknown): string | null {
  return error instanceof ApiError ? (error.details.ticket ?? null) : null;
}

/** Whether a login was refused only because the address is not verified yet. */
export function needsVerification(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && Boolean(error.details.requiresVerification);
}
