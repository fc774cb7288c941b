import { expect, test } from 'vitest';
import { checkPasswords } from './password.ts';

const good = { currentPassword: 'old one', newPassword: 'secret1', confirmation: 'secret1' };
const REQUIRED = 'All password fields are required';
const DIFFERENT = 'New passwords do not match';
const SHORT = 'New password must be at least 6 characters long';

test.each([
  ['SET-18 no current password', { currentPassword: '' }, 'currentPassword', REQUIRED],
  ['SET-18 no new password', { newPassword: '' }, 'newPassword', REQUIRED],
  ['SET-18 no confirmation', { confirmation: '' }, 'confirmation', REQUIRED],
  ['SET-19 a confirmation that differs', { confirmation: 'secret2' }, 'confirmation', DIFFERENT],
  ['a short one that differs too', { newPassword: 'abc', confirmation: 'abd' }, 'confirmation', DIFFERENT],
  ['SET-20 five characters', { newPassword: '12345', confirmation: '12345' }, 'newPassword', SHORT],
])('%s is refused at its field', (_, change, field, text) => {
  expect(checkPasswords({ ...good, ...change })).toEqual({ field, text });
});

test('six characters are enough, blanks among them; 129 are too many', () => {
  expect(checkPasswords(good)).toBeNull();
  expect(checkPasswords({ ...good, newPassword: '      ', confirmation: '      ' })).toBeNull();
  const long = 'a'.repeat(129);
  expect(checkPasswords({ ...good, newPassword: long, confirmation: long })?.field).toBe('newPassword');
});
