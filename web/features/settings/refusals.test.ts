import { expect, test } from 'vitest';
import { ApiError, noAnswer } from '../../lib/api/api-error.ts';
import { fieldRefusal, isUnauthenticated } from './refusals.ts';

const refused = (fields?: Record<string, string>) =>
  new ApiError('Refused', { status: 400, code: 'VALIDATION', details: fields ? { fields } : {} });

test('the server’s words about a field of the form stand at that field', () => {
  const wrong = refused({ currentPassword: 'Your current password is not right' });
  expect(fieldRefusal(wrong, ['currentPassword', 'newPassword'])).toEqual({
    field: 'currentPassword',
    text: 'Your current password is not right',
  });
});

test('what is about no field of the form, or no refusal at all, is nobody’s', () => {
  expect(fieldRefusal(refused({ userId: 'odd' }), ['newPassword'])).toBeNull();
  expect(fieldRefusal(refused(), ['newPassword'])).toBeNull();
  expect(fieldRefusal(noAnswer(), ['newPassword'])).toBeNull();
});

test('only a 401 means that nobody is signed in', () => {
  expect(isUnauthenticated(new ApiError('Ended', { status: 401, code: 'NOT_SIGNED_IN' }))).toBe(true);
  expect(isUnauthenticated(refused())).toBe(false);
  expect(isUnauthenticated(noAnswer())).toBe(false);
});
