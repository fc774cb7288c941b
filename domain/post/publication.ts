import * as z from 'zod/mini';
import { PLATFORMS } from './platforms.ts';
import { type Post, postSchema } from './post.ts';

/**
 * Where a post stands on its way out. 'ready' waits for its owner to post it by hand. 'queued' and 'sending' are under way
 * by a connected account. The rest is said: 'sent', 'refused' with the reason, or 'unconfirmed' where the network's answer
 * was lost: such a one is never sent again before somebody has looked.
 */
export const PUBLICATION_STATES = ['ready', 'queued', 'sending', 'sent', 'refused', 'unconfirmed'] as const;
export const publicationStateSchema = z.enum(PUBLICATION_STATES);
export type PublicationState = z.infer<typeof publicationStateSchema>;

/** How people read where a post stands. */
export const PUBLICATION_WORDS: Record<PublicationState, string> = {
  ready: 'Ready to post',
  queued: 'Being posted',
  sending: 'Being posted',
  sent: 'Posted',
  refused: 'Refused',
  unconfirmed: 'Unconfirmed',
};

/** Those that wait for their owner: to be posted by hand, put right, or looked for. */
export const WAITING_STATES = ['ready', 'refused', 'unconfirmed'] as const satisfies PublicationState[];

/** A post's way out. */
export const publicationSchema = z.object({
  id: z.string(),
  post: postSchema,
  state: publicationStateSchema,
  /** When it came to stand there. */
  at: z.iso.datetime(),
  /** Where people can see it, where the network or its owner has said so. */
  url: z.nullable(z.string()),
  externalId: z.nullable(z.string()),
  /** Why it was refused, or what is not known. */
  reason: z.nullable(z.string()),
  /** The account by which it goes out; null where its owner posts it by hand. */
  account: z.nullable(z.string()),
});
export type Publication = z.infer<typeof publicationSchema>;

/** How the posts of a task stand together, most pressing first: a task stands where the most pressing of its posts does. */
export const POSTING_ORDER = ['refused', 'unconfirmed', 'ready', 'sending', 'queued', 'sent'] as const;
/** Where a task stands that has run, and whose posts are not all out. */
export const UNPOSTED_STATES = POSTING_ORDER.filter((state) => state !== 'sent');

/** Those that get the very same belong together; networks stand in the order in which they are always shown. */
export function byContent<One extends { post: Post }>(posts: One[]): One[][] {
  const inOrder = posts.toSorted((a, b) => PLATFORMS.indexOf(a.post.platform) - PLATFORMS.indexOf(b.post.platform));
  const groups = Map.groupBy(inOrder, ({ post: { platform: _, ...content } }) => JSON.stringify(content));
  return [...groups.values()];
}
