import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import { PLATFORM_RULES, type Platform } from '../../../domain/post/platforms.ts';
import type { Publication, PublicationState } from '../../../domain/post/publication.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { owned } from '../../platform/db/owned.ts';
import { networkConnections, posts, publications } from '../../platform/db/schema/publishing.ts';
import { taskEvents } from '../../platform/db/schema/scheduled.ts';
import { COMMENT_UNSURE } from '../../platform/publishers/first-comment.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { byHandOnly } from './outgoing.ts';
import { type PostRow, type PublicationRow, toPublication } from './publications.ts';
import { queueTries } from './publish-queue.ts';
import { settleTold } from './seen-to.ts';

export interface ResolveDeps {
  db: Database;
  queue: Queue;
  clock: Clock;
  /** The networks that can be posted to from here. */
  publishers: { has(platform: Platform): boolean };
}

type Resolution = { message: string; data: Publication };

/** Sends a post again that a network refused, or that was handed over. Without a working account it is its owner's to post. */
export function sendAgain(deps: ResolveDeps, userId: string, id: string): Promise<Resolution> {
  return decide(deps, userId, id, ['refused', 'ready'], (tx, post) => queueAgain(deps, tx, post));
}

/** Its owner has looked: it is there, or it is not. */
export function resolveUnconfirmed(
  deps: ResolveDeps,
  userId: string,
  { id, answer, url }: { id: string; answer: 'there' | 'again'; url?: string | undefined },
): Promise<Resolution> {
  return decide(deps, userId, id, ['unconfirmed'], async (tx, post) => {
    if (answer === 'again') return queueAgain(deps, tx, post);
    await tx.insert(taskEvents).values({
      scheduledWorkflowId: post.scheduledWorkflowId,
      at: sql`clock_timestamp()`,
      what: 'posted',
      detail: `On ${PLATFORM_RULES[post.platform].label}, as you have seen there.`,
    });
    return { message: 'Marked as posted', changed: { state: 'sent', url: url || null, reason: commentDoubt(post) } };
  });
}

/** What is not known of a post that went out while its network's answer was lost. */
export const commentDoubt = ({ firstComment }: PostRow): string | null =>
  firstComment === null ? null : COMMENT_UNSURE;

interface Decision {
  message: string;
  changed: Partial<PublicationRow>;
}

/** Decides about a post that waits for its owner: once, however often it is asked at the same time. */
async function decide(
  { db }: ResolveDeps,
  userId: string,
  id: string,
  from: PublicationState[],
  decision: (tx: Transaction, post: PostRow, publication: PublicationRow) => Promise<Decision>,
): Promise<Resolution> {
  const resolved = await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ post: posts, publication: publications })
      .from(posts)
      .innerJoin(publications, eq(publications.postId, posts.id))
      .where(owned(posts, userId, id))
      .for('update', { of: publications });
    if (!found) throw new Failure('NOT_FOUND', POST_GONE);
    if (!from.includes(found.publication.state)) throw new Failure('CONFLICT', DECIDED[found.publication.state]);
    const { message, changed } = await decision(tx, found.post, found.publication);
    const [row] = await tx
      .update(publications)
      .set({ ...changed, at: sql`clock_timestamp()` })
      .where(eq(publications.postId, found.post.id))
      .returning();
    if (!row) throw new Failure('NOT_FOUND', POST_GONE);
    await settleTold(tx, found.post, found.publication);
    return { message, data: toPublication(found.post, row) };
  });
  await tellChange(db, userId, 'publications.changed');
  await tellChange(db, userId, 'scheduled.changed');
  return resolved;
}

export const POST_GONE = 'This post is not there any more. Reload the page to see what is.';
const UNDER_WAY = 'This post is on its way already.';
const DECIDED: Record<PublicationState, string> = {
  ready: 'This post is ready for you to post.',
  queued: UNDER_WAY,
  sending: UNDER_WAY,
  sent: 'This post is out already.',
  refused: 'This post was refused: send it again, or post it yourself.',
  unconfirmed: 'It is not known whether this post is out. Look there first, then say what you found.',
};

async function queueAgain(
  { queue, clock, publishers }: ResolveDeps,
  tx: Transaction,
  post: PostRow,
): Promise<Decision> {
  const { userId, platform } = post;
  const { label } = PLATFORM_RULES[platform];
  const byHand = byHandOnly(post);
  if (byHand) return { message: byHand, changed: { state: 'ready', account: null, accountId: null, reason: byHand } };
  const [connection] = await tx
    .select()
    .from(networkConnections)
    .where(and(eq(networkConnections.userId, userId), eq(networkConnections.platform, platform)));
  if (!connection || connection.brokenReason !== null || !publishers.has(platform)) {
    const reason = `${label} is not connected, so this post is yours to post.`;
    return { message: reason, changed: { state: 'ready', account: null, accountId: null, reason } };
  }
  // A new number: whoever still has the old try in hands is not believed about this one.
  const [row] = await tx
    .update(publications)
    .set({ attempts: sql`${publications.attempts} + 1` })
    .where(eq(publications.postId, post.id))
    .returning({ attempts: publications.attempts });
  await queueTries(queue, [{ postId: post.id, attempt: row?.attempts ?? 0 }], tx);
  return {
    message: `On its way to ${label}`,
    changed: {
      state: 'queued',
      account: connection.accountName,
      accountId: connection.accountId,
      reason: null,
      url: null,
      dueAt: clock(),
    },
  };
}
