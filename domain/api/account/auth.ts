import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../limits.ts';
import { tidyName } from '../../names.ts';
import { call } from '../call.ts';

/** An address as people type it: trimmed, compared without case, one address and nothing else. */
export const emailSchema = z
  .string('Email is required')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'This email address is too long'),
    z.regex(z.regexes.html5Email, 'Please enter a valid email address'),
  );

/** An address that somebody signs up with: mails to a host without a dot reach nobody. */
const newEmailSchema = emailSchema.check(z.regex(/\.[^.@]+$/, 'Please enter a valid email address'));

/** A password that somebody chooses: 6 to 128 characters, any of them. */
const passwordSchema = (missing: string) =>
  z
    .string(missing)
    .check(
      z.minLength(1, missing),
      z.minLength(PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters long`),
      z.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters long`),
    );

/** A password that somebody claims to know. */
export const typedPasswordSchema = z.string('Password is required').check(
  z.minLength(1, 'Password is required'),
  // Far longer than any password can be: refused before it costs a hash.
  z.maxLength(1024, 'Password is too long'),
);

const NAMES_REQUIRED = 'First name and last name are required';
const personNameSchema = z
  .string(NAMES_REQUIRED)
  .check(tidyName(), z.minLength(1, NAMES_REQUIRED), z.maxLength(100, 'This name is too long'));

const secretSchema = (missing: string) => z.string(missing).check(z.minLength(1, missing), z.maxLength(200, missing));

export const sessionSchema = z.object({ id: z.string(), userId: z.string(), expiresAt: z.iso.datetime() });
export type Session = z.infer<typeof sessionSchema>;

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The address of their picture; what was stored before there were any says nothing of it. */
  avatar: z._default(z.nullable(z.string()), null),
  /** When the account is deleted, as its owner has asked; until then it can be kept. */
  deletionAt: z._default(z.nullable(z.iso.datetime()), null),
});
export type User = z.infer<typeof userSchema>;

const told = z.object({ message: z.string() });
const resetLink = {
  userId: secretSchema('Invalid reset link'),
  secret: secretSchema('Invalid reset link'),
};
export const signedIn = z.object({ session: sessionSchema, user: userSchema });

export const register = call('POST', '/auth/register', {
  summary:
    'Creates an account and mails a verification link; a cookie remembers the browser, which that link then signs in.',
  access: 'anyone',
  input: z.object({
    firstName: personNameSchema,
    lastName: personNameSchema,
    name: z.optional(z.string('This name is not a text').check(tidyName(), z.maxLength(201, 'This name is too long'))),
    email: newEmailSchema,
    password: passwordSchema('Password is required'),
  }),
  answer: z.object({ message: z.string(), user: userSchema }),
  status: 201,
});

export const resendVerification = call('POST', '/auth/resend-verification', {
  summary: 'Mails the verification link again; answers alike whether or not the address is known.',
  access: 'anyone',
  input: z.object({ email: emailSchema }),
  answer: told,
});

export const login = call('POST', '/auth/login', {
  summary:
    'Starts a session of 24 hours and sets the refresh cookie; with two-step sign-in it answers 403 and a ticket for the second step.',
  access: 'anyone',
  input: z.object({ email: emailSchema, password: typedPasswordSchema }),
  answer: signedIn,
});

export const verifyEmail = call('POST', '/auth/verify-email', {
  summary: 'Redeems the secret of a verification mail, once; signs in the browser that signed up.',
  access: 'anyone',
  input: z.object({
    userId: secretSchema('Invalid verification link'),
    secret: secretSchema('Invalid verification link'),
  }),
  answer: z.object({
    message: z.string(),
    /** The address that is verified now. */
    email: z.string(),
    /** Null in every browser but the one that signed up, and where that needs more than a link. */
    signedIn: z.nullable(signedIn),
  }),
});

export const logout = call('POST', '/auth/logout', {
  summary: 'Ends the session named by the session header.',
  access: 'anyone',
  input: z.object({}),
  answer: z.object({}),
});

export const validateSession = call('GET', '/auth/validate-session', {
  summary: 'Tells whose session the session header names, and how long it lasts.',
  access: 'anyone',
  input: z.object({}),
  answer: signedIn,
});

export const refreshSession = call('POST', '/auth/refresh-session', {
  summary: 'Gives a new session for the refresh cookie; the old session id stops working.',
  access: 'anyone',
  input: z.object({}),
  answer: signedIn,
});

export const forgotPassword = call('POST', '/auth/forgot-password', {
  summary: 'Mails a recovery link; answers alike whether or not the address is known.',
  access: 'anyone',
  input: z.object({ email: emailSchema }),
  answer: told,
});

export const resetPassword = call('POST', '/auth/reset-password', {
  summary: 'Redeems the secret of a recovery mail, sets the password and ends every session of the user.',
  access: 'anyone',
  input: z.object({ ...resetLink, newPassword: passwordSchema('New password is required') }),
  answer: told,
});

export const checkResetLink = call('POST', '/auth/check-reset-link', {
  summary: 'Tells whether a recovery link still works, without using it up.',
  access: 'anyone',
  input: z.object(resetLink),
  answer: z.object({}),
});
