import * as z from 'zod/mini';
import { call } from './call.ts';

export const healthCheck = call('GET', '/health-check', {
  summary: 'Tells whether the database and the queue answer and the disk has room.',
  access: 'anyone',
  input: z.object({}),
  answer: z.object({ version: z.string(), database: z.literal('ok'), queue: z.literal('ok') }),
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
