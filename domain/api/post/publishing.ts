import * as z from 'zod/mini';
import { publicationSchema, publicationStateSchema } from '../../post/publication.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';

/** A publication as lists show it: with the task that it comes from. */
export const listedPublicationSchema = z.extend(publicationSchema, {
  taskId: z.string(),
  taskName: z.string(),
  /** When it was to be out. */
  dueAt: z.iso.datetime(),
});
export type ListedPublication = z.infer<typeof listedPublicationSchema>;

export const listPublications = call('GET', '/publications', {
  summary:
    'The caller’s posts on their way out, newest first; state=waiting for those that wait for the caller: ready, refused or unconfirmed.',
  access: 'session',
  input: z.object({
    state: z.optional(z.union([publicationStateSchema, z.literal('waiting')])),
    limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.positive(), z.maximum(500))), 100),
  }),
  answer: z.object({
    data: z.array(listedPublicationSchema),
    /** How many wait for the caller in all, whatever was asked for. */
    waiting: z.int(),
  }),
});

const ADDRESS_MAX = 2_000;

/** Whether a text is an address that a browser may follow from a screen. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Where a post can be seen; the way people copy addresses, with or without the scheme, and nothing at all for none. */
const postUrlSchema = z.optional(
  z.string().check(
    z.trim(),
    z.overwrite((text) => (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)),
    z.maxLength(ADDRESS_MAX, 'This address is too long'),
    z.refine(
      (text) => text === '' || isWebAddress(text),
      'Please give the address of the post as your browser shows it, e.g. https://x.com/…',
    ),
  ),
);

export const markPosted = call('POST', '/publications/{id}/posted', {
  summary: 'Says that the caller has posted it by hand, and where it can be seen; again to add or change the address.',
  access: 'session',
  input: z.object({ id: idSchema, url: postUrlSchema }),
  answer: z.object({ data: publicationSchema }),
});

const decided = z.object({ message: z.string(), data: publicationSchema });

export const retryPublication = call('POST', '/publications/{id}/retry', {
  summary: 'Sends a post again that was refused, or that was handed over while its account was not connected.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: decided,
});

export const resolvePublication = call('POST', '/publications/{id}/resolve', {
  summary: 'Says of an unconfirmed post whether it is there, or is to be sent again.',
  access: 'session',
  input: z.object({ id: idSchema, answer: z.enum(['there', 'again']), url: postUrlSchema }),
  answer: decided,
});
