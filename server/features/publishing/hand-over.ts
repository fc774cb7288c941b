import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { listPublications, markPosted } from '../../../domain/api/post/publishing.ts';
import { Failure } from '../../../domain/errors.ts';
import { PLATFORM_RULES } from '../../../domain/post/platforms.ts';
import { type Publication, type PublicationState, WAITING_STATES } from '../../../domain/post/publication.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { owned } from '../../platform/db/owned.ts';
import { posts, publications } from '../../platform/db/schema/publishing.ts';
import { scheduledWorkflows, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { toPublication } from './publications.ts';
import { commentDoubt, POST_GONE } from './resolve.ts';
import { settleTold } from './seen-to.ts';

const waitsFor = (userId: string) =>
  // In the very words of the index that finds them.
  and(eq(publications.userId, userId), sql`${publications.state} in ('ready', 'refused', 'unconfirmed')`);

/** The caller's posts on their way out, newest first: those that wait since they wait, all others as they were written. */
export async function publicationList(
  db: Queries,
  userId: string,
  { state, limit }: z.output<typeof listPublications.input>,
): Promise<AnswerOf<typeof listPublications>> {
  const waits = state === 'waiting' || WAITING_STATES.some((one) => one === state);
  const rows = await db
    .select({ post: posts, publication: publications, taskName: scheduledWorkflows.name })
    .from(publications)
    .innerJoin(posts, eq(posts.id, publications.postId))
    .innerJoin(scheduledWorkflows, eq(scheduledWorkflows.id, posts.scheduledWorkflowId))
    .where(
      and(
        waits ? waitsFor(userId) : eq(posts.userId, userId),
        state && state !== 'waiting' ? eq(publications.state, state) : undefined,
      ),
    )
    .orderBy(desc(waits ? publications.at : posts.createdAt), asc(posts.id))
    .limit(limit);
  const [all] = await db.select({ waiting: count() }).from(publications).where(waitsFor(userId));
  return {
    data: rows.map(({ post, publication, taskName }) => ({
      ...toPublication(post, publication),
      taskId: post.scheduledWorkflowId,
      taskName,
      dueAt: publication.dueAt.toISOString(),
    })),
    waiting: all?.waiting ?? 0,
  };
}

const isUnderWay = (state: PublicationState): boolean => state === 'queued' || state === 'sending';

/**
 * Writes down that the owner has posted it by hand. Said again it changes nothing but the address: one that a network
 * gave stays as it is.
 */
export async function recordPosted(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  { id, url }: z.output<typeof markPosted.input>,
): Promise<Publication> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ post: posts, publication: publications })
      .from(publications)
      .innerJoin(posts, eq(posts.id, publications.postId))
      .where(owned({ id: publications.postId, userId: publications.userId }, userId, id))
      .for('update', { of: publications });
    if (!found) throw new Failure('NOT_FOUND', POST_GONE);
    const { post, publication } = found;
    if (isUnderWay(publication.state))
      throw new Failure('CONFLICT', 'This post is on its way right now. Please wait until its network has answered.');
    const isNew = publication.state !== 'sent';
    if (!isNew && (!url || publication.externalId !== null)) return toPublication(post, publication);
    const [kept] = await tx
      .update(publications)
      .set({
        state: 'sent',
        reason: publication.state === 'unconfirmed' ? commentDoubt(post) : null,
        ...(url ? { url } : {}),
        ...(isNew ? { at: clock(), account: null, accountId: null } : {}),
      })
      .where(eq(publications.postId, post.id))
      .returning();
    if (isNew)
      await tx.insert(taskEvents).values({
        scheduledWorkflowId: post.scheduledWorkflowId,
        at: clock(),
        what: 'posted',
        detail: `By you on ${PLATFORM_RULES[post.platform].label}`,
      });
    await settleTold(tx, post, publication);
    await tellChange(tx, userId, 'publications.changed');
    await tellChange(tx, userId, 'scheduled.changed');
    return toPublication(post, kept ?? publication);
  });
}
