import * as z from 'zod/mini';
import { publicationSchema } from '../publication.ts';
import { call } from './call.ts';

const idSchema = z.string().check(z.minLength(1), z.maxLength(100));
const one = z.object({ message: z.string(), data: publicationSchema });

export const retryPublication = call('POST', '/publications/{id}/retry', {
  summary: 'Sends a post again that was refused, or that was handed over while its account was not connected.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: one,
});

export const resolvePublication = call('POST', '/publications/{id}/resolve', {
  summary: 'Says of an unconfirmed post whether it is there, or is to be sent again.',
  access: 'session',
  input: z.object({
    id: idSchema,
    answer: z.enum(['there', 'again']),
    url: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  answer: one,
});
