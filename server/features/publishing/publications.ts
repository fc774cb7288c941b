import { asc, eq, sql } from 'drizzle-orm';
import { PLATFORMS } from '../../../domain/post/platforms.ts';
import type { Publication } from '../../../domain/post/publication.ts';
import type { Queries } from '../../platform/db/database.ts';
import { posts, publications } from '../../platform/db/schema/publishing.ts';

export type PostRow = typeof posts.$inferSelect;
export type PublicationRow = typeof publications.$inferSelect;

/** A post and its way out as people see them. */
export function toPublication(
  post: PostRow,
  { state, at, url, externalId, reason, account }: PublicationRow,
): Publication {
  const { id, platform, text, media, firstComment } = post;
  return {
    id,
    post: { platform, text, media, ...(firstComment === null ? {} : { firstComment }) },
    state,
    at: at.toISOString(),
    url,
    externalId,
    reason,
    account,
  };
}

/** What a scheduled workflow has brought forth, run after run, its networks in their usual order. */
export async function publicationsOf(db: Queries, scheduledWorkflowId: string): Promise<Publication[]> {
  const rows = await db
    .select({ post: posts, publication: publications })
    .from(posts)
    .innerJoin(publications, eq(publications.postId, posts.id))
    .where(eq(posts.scheduledWorkflowId, scheduledWorkflowId))
    .orderBy(asc(posts.createdAt), sql`array_position(${sql.param(PLATFORMS)}::text[], ${posts.platform})`);
  return rows.map(({ post, publication }) => toPublication(post, publication));
}
