import { expect, test } from 'vitest';
import { noAnswer, refusedBy } from '../../lib/api/api-error.ts';
import { ACCOUNT_EXISTS, authFailureText, needsVerification, VERIFY_FIRST } from './texts.ts';

test('the server’s own message comes first', () => {
  const error = refusedBy(401, '', { message: 'Invalid email or password' }, null);
  expect(authFailureText('login', error)).toBe('Invalid email or password');
});

test('a login without a message says whether there was an answer', () => {
  expect(authFailureText('login', refusedBy(500, '', null, null))).toBe('Authentication failed');
  expect(authFailureText('login', noAnswer())).toBe('Login failed');
});

test.each([
  ['register', 'Registration failed', 'Registration failed'],
  ['resend', 'Failed to resend verification email', 'Failed to send verification email'],
  ['verify', 'Email verification failed', 'Email verification failed'],
  ['forgot', 'Failed to send reset email', 'Failed to send reset email'],
  ['reset', 'Failed to reset password', 'Failed to reset password'],
] as const)('%s has its own fallbacks', (tried, answered, unanswered) => {
  expect(authFailureText(tried, refusedBy(500, 'Internal', {}, null))).toBe(answered);
  expect(authFailureText(tried, noAnswer())).toBe(unanswered);
});

test('only a 403 that says so asks for verification', () => {
  expect(needsVerification(refusedBy(403, '', { requiresVerification: true }, null))).toBe(true);
  expect(needsVerification(refusedBy(403, '', {}, null))).toBe(false);
  expect(needsVerification(refusedBy(401, '', { requiresVerification: true }, null))).toBe(false);
});

test('the two sentences that steer the screen are the catalogue’s', () => {
  expect(VERIFY_FIRST).toBe('Please verify your email before logging in');
  expect(ACCOUNT_EXISTS).toBe('A user with the same id, email, or phone already exists in this project.');
});
