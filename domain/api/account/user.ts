import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from '../../limits.ts';
import { tidyName } from '../../names.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_TEXTS } from '../../post/pictures.ts';
import { call } from '../call.ts';

/** What stands in where the server names no plan. */
export const ASSUMED_PLAN = 'Premium Plan';

export const userDetailsSchema = z.object({
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  bio: z.string(),
  company: z.string(),
  jobTitle: z.string(),
  member_since: z.iso.datetime(),
  /** Null as long as nothing is billed. */
  next_billing_date: z.nullable(z.iso.datetime()),
  plan: z._default(z.string(), ASSUMED_PLAN),
  /** The picture's address, or null. */
  avatar: z.nullable(z.string()),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;

export const PROFILE_REQUIRED = 'First name, last name, and email are required';
export const PROFILE_LIMITS = { name: 100, bio: 500, company: 100, jobTitle: 100 } as const;

const requiredNameSchema = z
  .string(PROFILE_REQUIRED)
  .check(tidyName(), z.minLength(1, PROFILE_REQUIRED), z.maxLength(PROFILE_LIMITS.name, 'This name is too long'));
const aboutSchema = (what: string, limit: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(limit, `${what} can have up to ${limit} characters`)), '');

export const getUserDetails = call('GET', '/user-details', {
  summary: 'The caller’s profile and plan.',
  access: 'session',
  input: z.object({}),
  answer: z.object({ data: userDetailsSchema }),
});

export const updateProfile = call('PUT', '/user-details', {
  summary: 'Changes the caller’s profile; the address can’t be changed here and is ignored.',
  access: 'session',
  input: z.object({
    name: z.optional(z.string().check(tidyName(), z.maxLength(2 * PROFILE_LIMITS.name + 1, 'This name is too long'))),
    firstName: requiredNameSchema,
    lastName: requiredNameSchema,
    email: z.string(PROFILE_REQUIRED).check(z.trim(), z.minLength(1, PROFILE_REQUIRED)),
    bio: aboutSchema('Your bio', PROFILE_LIMITS.bio),
    company: aboutSchema('The company', PROFILE_LIMITS.company),
    jobTitle: aboutSchema('The job title', PROFILE_LIMITS.jobTitle),
  }),
  answer: z.object({ message: z.string(), data: userDetailsSchema }),
  fallback: 'Failed to update profile',
});

export const uploadAvatar = call('POST', '/user-avatar', {
  summary: 'Replaces the caller’s picture.',
  access: 'session',
  body: 'form',
  input: z.object({
    avatar: z.file(UPLOAD_TEXTS.avatarType).check(z.maxSize(UPLOAD_MAX_BYTES - 1, UPLOAD_TEXTS.avatarTooLarge)),
  }),
  answer: z.object({ message: z.string(), data: z.object({ avatar_url: z.string() }) }),
  fallback: 'Failed to update avatar',
});

export const PASSWORDS_REQUIRED = 'All password fields are required';
export const NEW_PASSWORD_SHORT = `New password must be at least ${PASSWORD_MIN} characters long`;

export const updatePassword = call('POST', '/update-password', {
  summary: 'Changes the caller’s password and ends their other sessions.',
  access: 'person',
  input: z.object({
    userId: z.optional(z.string()),
    currentPassword: z
      .string(PASSWORDS_REQUIRED)
      .check(z.minLength(1, PASSWORDS_REQUIRED), z.maxLength(1024, 'Password is too long')),
    newPassword: z
      .string(PASSWORDS_REQUIRED)
      .check(
        z.minLength(1, PASSWORDS_REQUIRED),
        z.minLength(PASSWORD_MIN, NEW_PASSWORD_SHORT),
        z.maxLength(PASSWORD_MAX, `New password must be at most ${PASSWORD_MAX} characters long`),
      ),
  }),
  answer: z.object({ message: z.string() }),
  fallback: 'Failed to update password',
});
