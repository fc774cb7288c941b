import type { Call } from '../../../domain/api/call.ts';
import type { FailureCode } from '../../../domain/errors.ts';

/** What a call can fail with for reasons of its own, beside what its shape says. */
export const OWN_FAILURES: Record<string, FailureCode[]> = {
  'POST /auth/register': ['EMAIL_TAKEN', 'RATE_LIMITED'],
  'POST /auth/login': ['WRONG_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'RATE_LIMITED'],
  'POST /auth/verify-email': ['LINK_INVALID', 'RATE_LIMITED'],
  'POST /auth/reset-password': ['LINK_INVALID', 'RATE_LIMITED'],
  'POST /auth/forgot-password': ['RATE_LIMITED'],
  'POST /auth/resend-verification': ['RATE_LIMITED'],
  'POST /auth/refresh-session': ['NOT_SIGNED_IN'],
  'GET /auth/validate-session': ['NOT_SIGNED_IN'],
  'POST /workflows': ['CONFLICT'],
  'PUT /workflows/{id}': ['OUTDATED', 'CONFLICT'],
  'POST /import-workflows': ['CONFLICT'],
  'POST /execute-workflow': ['RUN_FAILED'],
  'POST /workflows/{id}/run': ['RUN_FAILED'],
  'POST /confirm-schedule-plan': ['NOT_FOUND', 'CONFLICT'],
  'POST /cancel-schedule-plan': ['NOT_FOUND', 'CONFLICT'],
  'POST /undo-schedule-confirmation': ['NOT_FOUND', 'CONFLICT'],
  'PUT /schedule-plans/{id}/post': ['CONFLICT'],
  'PUT /scheduled-workflows/{id}': ['CONFLICT'],
  'DELETE /scheduled-workflows/{id}': ['CONFLICT'],
  'POST /scheduled-workflows/{id}/execute': ['CONFLICT', 'QUOTA_EXCEEDED'],
  'POST /scheduled-workflows/{id}/retry': ['CONFLICT', 'QUOTA_EXCEEDED'],
  'POST /scheduled-workflows/{id}/restore': ['CONFLICT'],
};

/** Every code that a call can fail with: what its shape brings along, and what is its own. */
export function failuresOf(call: Call): FailureCode[] {
  const isWrite = call.method !== 'GET';
  const takesBody = call.method === 'POST' || call.method === 'PUT';
  return [
    'VALIDATION',
    ...when(call.access === 'session', 'NOT_SIGNED_IN'),
    ...when(isWrite, 'FOREIGN_ORIGIN'),
    ...when(call.path.includes('{'), 'NOT_FOUND'),
    ...when(takesBody, 'TOO_LARGE', 'WRONG_MEDIA_TYPE'),
    ...when(call.body === 'form', 'RATE_LIMITED'),
    ...when(call.streams, 'QUOTA_EXCEEDED', 'RATE_LIMITED', 'CANCELLED', 'MODEL_FAILED'),
    ...(OWN_FAILURES[`${call.method} ${call.path}`] ?? []),
    'UNEXPECTED',
    'UNAVAILABLE',
  ];
}

const when = (holds: boolean, ...codes: FailureCode[]): FailureCode[] => (holds ? codes : []);
