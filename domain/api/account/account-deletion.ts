import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ownerProof } from './factors.ts';

/** What goes with an account, and what does not. */
export const accountContentsSchema = z.object({
  conversations: z.int(),
  workflows: z.int(),
  /** Scheduled workflows that still wait for their time. */
  scheduled: z.int(),
  /** Pictures, photos and sounds. */
  media: z.int(),
  /** Accounts at networks and keys of models. */
  connections: z.int(),
  /** Posts that are out: they stay at their networks. */
  published: z.int(),
});
export type AccountContents = z.infer<typeof accountContentsSchema>;

const told = z.object({ message: z.string() });
export const DELETION_PASSWORD_REQUIRED = 'Please enter your password';

export const lookAtDeletion = call('GET', '/account-deletion', {
  summary: 'What would go with the caller’s account, and what would stay at the networks.',
  access: 'person',
  input: z.object({}),
  answer: z.object({ data: accountContentsSchema }),
});

export const askDeletion = call('POST', '/account-deletion', {
  summary:
    'Has the caller’s account deleted in 24 hours with everything in it, after the password and, where two-step sign-in is on, a code. Until then nothing runs or is published, the other sessions are ended, and it can be taken back.',
  access: 'person',
  input: z.object({
    password: z
      .string(DELETION_PASSWORD_REQUIRED)
      .check(z.minLength(1, DELETION_PASSWORD_REQUIRED), z.maxLength(1024, 'Password is too long')),
    /** Where two-step sign-in is on. */
    code: ownerProof.code,
  }),
  answer: z.object({ message: z.string(), data: z.object({ deletion_at: z.iso.datetime() }) }),
  fallback: 'Failed to delete your account',
});

export const keepAccount = call('DELETE', '/account-deletion', {
  summary: 'Takes the deletion of the caller’s account back. Posts whose time has passed meanwhile are not sent late.',
  access: 'person',
  evenLeaving: true,
  input: z.object({}),
  answer: told,
  fallback: 'Failed to keep your account',
});
