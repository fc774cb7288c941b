import { expect, test } from 'vitest';
import { ApiError, noAnswer } from '../../../lib/api/api-error.ts';
import { avatarFailure, avatarProblem } from './avatar.ts';

const MEGABYTE = 1024 * 1024;

test('SET-14 what is no image can’t become a picture', () => {
  expect(avatarProblem({ type: 'application/pdf', size: 10 })).toBe('Please select an image file');
  expect(avatarProblem({ type: '', size: 10 * MEGABYTE })).toBe('Please select an image file');
  expect(avatarProblem({ type: 'image/png', size: 10 })).toBeNull();
});

test('SET-15 an image of exactly 5 MB is not under 5 MB', () => {
  expect(avatarProblem({ type: 'image/png', size: 5 * MEGABYTE })).toBe('File size must be less than 5MB');
  expect(avatarProblem({ type: 'image/png', size: 5 * MEGABYTE - 1 })).toBeNull();
});

test('SET-17 a picture that was not taken: the server’s words, else its own', () => {
  const said = new ApiError('Too many', { status: 429, code: 'RATE_LIMITED', serverMessage: 'Too many' });
  expect(avatarFailure(said)).toBe('Too many');
  expect(avatarFailure(new ApiError('HTTP 500', { status: 500, code: 'UNKNOWN' }))).toBe('Failed to update avatar');
  expect(avatarFailure(noAnswer())).toBe('Failed to update avatar');
});
