import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { notices } from '../../platform/db/schema/notices.ts';
import { posts, publications } from '../../platform/db/schema/publishing.ts';
import { settleNotice } from '../notices/notices.ts';
import type { PostRow, PublicationRow } from './publications.ts';
import { troubleCause } from './write-outcome.ts';

/** Reads what was told of a post that its owner has seen to: its own trouble, and its run's notice once nothing of that is left to post. */
export async function settleTold(tx: Transaction, post: PostRow, before: PublicationRow): Promise<void> {
  const { userId, runId, id: postId } = post;
  await settleNotice(tx, userId, 'failed', troubleCause(before.state, { postId, attempt: before.attempts }));
  // Held first: of two who see to the last two posts at once, the second finds none left.
  await tx.execute(sql`
    select from ${notices} where user_id = ${userId} and kind = 'ready' and cause = ${runId} for update`);
  const [left] = await tx
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(publications, and(eq(publications.postId, posts.id), eq(publications.state, 'ready')))
    .where(eq(posts.runId, runId))
    .limit(1);
  if (!left) await settleNotice(tx, userId, 'ready', runId);
}
