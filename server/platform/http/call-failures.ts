import type { Call } from '../../../domain/api/call.ts';
import type { FailureCode } from '../../../domain/errors.ts';

/** What a call that asks a model can fail with. */
const ASKS_MODEL: FailureCode[] = ['QUOTA_EXCEEDED', 'RATE_LIMITED', 'CANCELLED', 'MODEL_FAILED'];

/** What a call can fail with for reasons of its own, beside what its shape says; the product of every test proves it whole. */
export const OWN_FAILURES: Record<string, FailureCode[]> = {
  'POST /auth/register': ['EMAIL_TAKEN', 'RATE_LIMITED'],
  'POST /auth/login': ['WRONG_CREDENTIALS', 'CODE_NEEDED', 'EMAIL_NOT_VERIFIED', 'RATE_LIMITED'],
  'POST /auth/second-step': ['WRONG_CODE', 'SIGN_IN_EXPIRED', 'CONFLICT', 'RATE_LIMITED'],
  'POST /auth/passkey-challenge': ['RATE_LIMITED'],
  'POST /auth/passkey': ['PASSKEY_REFUSED', 'RATE_LIMITED'],
  'POST /two-step': ['CONFLICT', 'RATE_LIMITED'],
  'POST /two-step/confirm': ['CONFLICT', 'RATE_LIMITED'],
  'POST /two-step/off': ['CONFLICT', 'RATE_LIMITED'],
  'POST /two-step/recovery-codes': ['CONFLICT', 'RATE_LIMITED'],
  'POST /passkeys/challenge': ['CONFLICT', 'RATE_LIMITED'],
  'POST /passkeys': ['CONFLICT'],
  'POST /api-tokens': ['CONFLICT', 'RATE_LIMITED'],
  'POST /auth/verify-email': ['LINK_INVALID', 'RATE_LIMITED'],
  'POST /auth/reset-password': ['LINK_INVALID', 'RATE_LIMITED'],
  'POST /auth/forgot-password': ['RATE_LIMITED'],
  'POST /auth/resend-verification': ['RATE_LIMITED'],
  'POST /auth/refresh-session': ['NOT_SIGNED_IN'],
  'GET /auth/validate-session': ['NOT_SIGNED_IN'],
  'POST /update-password': ['CONFLICT', 'RATE_LIMITED'],
  'POST /account-deletion': ['RATE_LIMITED'],
  'POST /workflows': ['CONFLICT'],
  'PUT /workflows/{id}': ['OUTDATED', 'CONFLICT'],
  'POST /import-workflows': ['CONFLICT', 'RATE_LIMITED'],
  'POST /import-workflows/preview': ['RATE_LIMITED'],
  'GET /export': ['RATE_LIMITED'],
  'POST /describe-workflow': ASKS_MODEL,
  'POST /generate-content': ASKS_MODEL,
  'POST /draw-picture': ASKS_MODEL,
  'POST /photos': ['CONFLICT'],
  'POST /pictures/preview': ['CONFLICT', 'RATE_LIMITED', 'CANCELLED'],
  'POST /pictures': ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED', 'CANCELLED'],
  'PUT /pictures/{id}/place': ['RATE_LIMITED'],
  'POST /chat-schedule-workflow': ['NOT_FOUND', 'CONFLICT'],
  'POST /brand/preview': ['RATE_LIMITED', 'CANCELLED'],
  'POST /execute-workflow': ['RUN_FAILED'],
  'POST /workflows/{id}/run': ['RUN_FAILED'],
  'POST /execute-chat-workflow': ['NOT_FOUND', 'CONFLICT'],
  'POST /update-chat-session': ['NOT_FOUND'],
  'POST /create-schedule-plan': ['NOT_FOUND'],
  'POST /update-schedule-confirmation-status': ['NOT_FOUND'],
  'POST /store-confirmation-message': ['NOT_FOUND'],
  'POST /parse-agent-message': ['RATE_LIMITED'],
  'POST /confirm-schedule-plan': ['NOT_FOUND', 'CONFLICT'],
  'POST /cancel-schedule-plan': ['NOT_FOUND', 'CONFLICT'],
  'POST /undo-schedule-confirmation': ['NOT_FOUND', 'CONFLICT'],
  'PUT /schedule-plans/{id}/post': ['CONFLICT'],
  'PUT /scheduled-workflows/{id}': ['CONFLICT'],
  'DELETE /scheduled-workflows/{id}': ['CONFLICT'],
  'POST /scheduled-workflows/{id}/execute': ['CONFLICT', 'QUOTA_EXCEEDED'],
  'POST /scheduled-workflows/{id}/retry': ['CONFLICT', 'QUOTA_EXCEEDED'],
  'POST /scheduled-workflows/{id}/duplicate': ['CONFLICT'],
  'POST /schedule-workflow': ['CONFLICT'],
  'POST /scheduled-workflows/{id}/restore': ['CONFLICT'],
  'POST /scheduled-workflows/bulk': ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  'POST /labels': ['CONFLICT'],
  'PUT /labels/{id}': ['CONFLICT'],
  'PUT /scheduled-workflows/{id}/labels': ['CONFLICT'],
  'POST /import-posts/preview': ['RATE_LIMITED'],
  'POST /import-posts': ['CONFLICT', 'RATE_LIMITED'],
  'POST /import-posts/undo': ['CONFLICT'],
  'GET /posting-slots/next': ['RATE_LIMITED'],
  'GET /events': ['RATE_LIMITED'],
  'POST /publications/{id}/posted': ['CONFLICT'],
  'POST /publications/{id}/retry': ['CONFLICT', 'RATE_LIMITED'],
  'POST /publications/{id}/resolve': ['CONFLICT', 'RATE_LIMITED'],
  'POST /connections/{platform}': ['NOT_ALLOWED', 'RATE_LIMITED'],
  'POST /connections/{platform}/account': ['CONFLICT'],
  'GET /connections/{platform}/callback': ['RATE_LIMITED'],
  'GET /models/servers': ['RATE_LIMITED'],
  'POST /models/test': ['NOT_ALLOWED', 'RATE_LIMITED', 'CANCELLED'],
  'PUT /models/{kind}': ['NOT_ALLOWED', 'MODEL_UNUSABLE', 'RATE_LIMITED', 'CANCELLED'],
};

/** Every code that a call can fail with: what its shape brings along, and what is its own. */
export function failuresOf(call: Call): FailureCode[] {
  const isWrite = call.method !== 'GET';
  const takesBody = call.method === 'POST' || call.method === 'PUT';
  return [
    'VALIDATION',
    ...when(call.access !== 'anyone', 'NOT_SIGNED_IN'),
    // A token is worth nothing there, whatever the call.
    ...when(call.access === 'session' || (call.access === 'person' && !call.evenLeaving), 'ACCOUNT_LEAVING'),
    ...when(call.access === 'session' && isWrite, 'READ_ONLY'),
    ...when(call.access === 'person', 'PERSON_NEEDED'),
    ...when(isWrite, 'FOREIGN_ORIGIN'),
    ...when(call.path.includes('{'), 'NOT_FOUND'),
    ...when(takesBody, 'TOO_LARGE', 'WRONG_MEDIA_TYPE'),
    ...when(call.body === 'form', 'RATE_LIMITED'),
    ...when(call.streams, ...ASKS_MODEL),
    ...(OWN_FAILURES[`${call.method} ${call.path}`] ?? []),
    'UNEXPECTED',
    'UNAVAILABLE',
  ];
}

const when = (holds: boolean, ...codes: FailureCode[]): FailureCode[] => (holds ? codes : []);
