import { and, eq, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { publications } from '../../platform/db/schema/publishing.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { queueTries } from './publish-queue.ts';

/** How many one look takes up. */
const BATCH = 100;

/**
 * Takes up posts that stand under way while nobody works on them, as after the queue's tables were lost: longer than any
 * network may take to answer, or than a post may wait for its next try.
 */
export async function takeUpStrays({ db, queue }: { db: Queries; queue: Pick<Queue, 'send'> }): Promise<void> {
  const { state, at, postId, attempts } = publications;
  const strays = await db
    .select({ postId, attempts, state })
    .from(publications)
    .where(
      or(
        and(eq(state, 'sending'), sql`${at} < clock_timestamp() - interval '10 minutes'`),
        and(eq(state, 'queued'), sql`${at} < clock_timestamp() - interval '70 minutes'`),
      ),
    )
    .limit(BATCH);
  const tries = strays.map((row) => ({
    postId: row.postId,
    attempt: row.state === 'sending' ? row.attempts - 1 : row.attempts,
    stray: true as const,
  }));
  await queueTries(queue, tries, db);
}
