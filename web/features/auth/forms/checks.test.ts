import { expect, test } from 'vitest';
import { checkForgot, checkReset, checkSignIn, checkSignUp } from './checks.ts';

const ann = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  password: 'secret1',
  confirmation: 'secret1',
};
const link = { userId: '1', secret: '2', newPassword: 'secret1', confirmation: 'secret1' };

test('complete forms pass', () => {
  expect(checkSignIn(ann)).toBeNull();
  expect(checkSignUp(ann)).toBeNull();
  expect(checkForgot(ann)).toBeNull();
  expect(checkReset(link)).toBeNull();
});

test('signing in asks for the email first, then for the password', () => {
  expect(checkSignIn({ email: ' ', password: '' })).toEqual({ field: 'email', text: 'Email is required' });
  expect(checkSignIn({ email: 'a@b.co', password: '' })).toEqual({ field: 'password', text: 'Password is required' });
});

test('signing in takes a short password: it may be an old one', () => {
  expect(checkSignIn({ email: 'a@b.co', password: 'abc' })).toBeNull();
});

test('signing up asks for email, password, names and the same password twice, in this order', () => {
  const nothing = { firstName: '', lastName: '', email: '', password: '', confirmation: 'x' };
  expect(checkSignUp(nothing)?.text).toBe('Email is required');
  expect(checkSignUp({ ...nothing, email: 'a@b.co' })?.text).toBe('Password is required');
  const nameless = { ...nothing, email: 'a@b.co', password: 'abc' };
  expect(checkSignUp(nameless)).toEqual({ field: 'firstName', text: 'First name and last name are required' });
  expect(checkSignUp({ ...nameless, firstName: 'Ann' })?.field).toBe('lastName');
  expect(checkSignUp({ ...ann, password: 'abc' })).toEqual({ field: 'confirmation', text: 'Passwords do not match' });
});

test('then come the rules of the contract', () => {
  expect(checkSignUp({ ...ann, email: 'ann' })).toEqual({ field: 'email', text: 'Please enter a valid email address' });
  expect(checkSignUp({ ...ann, password: 'abc', confirmation: 'abc' })).toEqual({
    field: 'password',
    text: 'Password must be at least 6 characters long',
  });
});

test('a password of spaces is a password', () => {
  expect(checkSignUp({ ...ann, password: '      ', confirmation: '      ' })).toBeNull();
});

test('forgetting asks for the email', () => {
  expect(checkForgot({ email: '' })).toEqual({ field: 'email', text: 'Email is required' });
});

test('a reset needs a whole link, a new password and the same one twice', () => {
  expect(checkReset({ ...link, secret: '' })).toEqual({ field: null, text: 'Invalid reset link' });
  expect(checkReset({ ...link, newPassword: '' })?.text).toBe('New password is required');
  expect(checkReset({ ...link, confirmation: 'other' })?.text).toBe('Passwords do not match');
  expect(checkReset({ ...link, newPassword: 'abc', confirmation: 'abc' })).toEqual({
    field: 'newPassword',
    text: 'Password must be at least 6 characters long',
  });
});
