import * as z from 'zod/mini';
import { call } from './call.ts';

export const healthCheck = call('GET', '/health-check', {
  summary: 'Tells whether the database and the queue answer and the disk has room.',
  access: 'anyone',
  input: z.object({}),
  answer: z.object({ version: z.string(), database: z.literal('ok'), queue: z.literal('ok') }),
});

/** What has become of a link that works once. */
export const linkStateSchema = z.enum(['open', 'used', 'expired']);
export type LinkState = z.infer<typeof linkStateSchema>;

const keptMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The one thing to do in it. */
  link: z.string(),
  /** Null for a link that always works. */
  linkState: z.nullable(linkStateSchema),
  at: z.iso.datetime(),
});
export type KeptMail = z.infer<typeof keptMailSchema>;

export const listMails = call('GET', '/mailbox', {
  summary:
    'The newest mails of the local mailbox, where no mail server is configured; to this machine only, or by its key.',
  access: 'anyone',
  input: z.object({ key: z.optional(z.string().check(z.maxLength(100))) }),
  answer: z.object({ data: z.array(keptMailSchema) }),
});

export const askTogether = call('GET', '/together', {
  summary:
    'Several answers in one, for what a screen begins with: `asks` names calls by their addresses below /api, separated by blanks. What fails is left out.',
  access: 'person',
  input: z.object({ asks: z.string().check(z.maxLength(2_000)) }),
  /** By address: what the call itself would have answered. */
  answer: z.object({ answers: z.record(z.string(), z.unknown()) }),
});

export const about = call('GET', '/about', {
  summary: 'What a client needs to know of this installation before anybody has signed in.',
  access: 'anyone',
  input: z.object({}),
  answer: z.object({
    version: z.string(),
    /** Where mails can be read when no mail server is configured, or null. */
    mailbox: z.nullable(z.string()),
  }),
});
