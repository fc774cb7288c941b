import { and, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { Platform } from '../../../domain/platforms.ts';
import { PUBLICATION_STATES, type PublicationState } from '../../../domain/publication.ts';
import type { TaskEvent } from '../../../domain/scheduled.ts';
import type { Queries } from '../../platform/db/database.ts';
import { networkConnections, posts, publications } from '../../platform/db/schema/publishing.ts';
import { taskEvents } from '../../platform/db/schema/scheduled.ts';
import type { Published } from '../../platform/publishers/publisher.ts';
import type { PostRow, PublicationRow } from './publications.ts';
import type { Try } from './publish-queue.ts';

export type ConnectionRow = typeof networkConnections.$inferSelect;

/** A post on its way, with the account that takes it out; none where it was disconnected meanwhile. */
export interface Entry {
  post: PostRow;
  publication: PublicationRow;
  connection: ConnectionRow | null;
  now: Date;
}

/** What a try has come to. */
export type Outcome =
  | ({ state: 'sent' } & Published)
  /** 'ready' hands it over to its owner. */
  | { state: 'refused' | 'unconfirmed' | 'ready'; reason: string };

/** Where an outcome was written. */
export interface Settled {
  userId: string;
  scheduledWorkflowId: string;
  runId: string;
  platform: Platform;
}

/** Reads all that a try needs, in one statement. */
export async function findEntry(db: Queries, postId: string, now: SQL<Date>): Promise<Entry | null> {
  const [found] = await db
    .select({
      post: posts,
      publication: publications,
      connection: networkConnections,
      now: sql<Date | string>`(select ${now})`,
    })
    .from(publications)
    .innerJoin(posts, eq(posts.id, publications.postId))
    .leftJoin(
      networkConnections,
      and(eq(networkConnections.userId, posts.userId), eq(networkConnections.platform, posts.platform)),
    )
    .where(eq(publications.postId, postId));
  return found ? { ...found, now: new Date(found.now) } : null;
}

/** Takes a queued post for sending; it is committed before the network is asked. False where it is no longer to be sent. */
export async function claim(db: Queries, { postId, attempt }: Try): Promise<boolean> {
  const claimed = await db
    .update(publications)
    .set({ state: 'sending', attempts: attempt + 1, at: sql`clock_timestamp()` })
    .where(isAt({ postId, attempt }, ['queued']));
  return claimed.rowCount === 1;
}

/** Puts a post whose try came to nothing back in the line; null where somebody else has spoken since. */
export async function putBack(db: Queries, at: Try, reason: string): Promise<Try | null> {
  const back = await db
    .update(publications)
    .set({ state: 'queued', at: sql`clock_timestamp()`, reason })
    .where(isAt(at, ['sending', 'unconfirmed']));
  return back.rowCount === 1 ? at : null;
}

/**
 * Which states an outcome may replace. A network's no to a try counts whenever it arrives: it replaces what was written
 * without it, even by whoever took the work over. Its yes counts for all later tries too.
 */
const REPLACES: Record<Outcome['state'], PublicationState[]> = {
  sent: PUBLICATION_STATES.filter((state) => state !== 'sent'),
  refused: ['sending', 'unconfirmed'],
  ready: ['sending', 'unconfirmed'],
  unconfirmed: ['sending'],
};
const EVENTS: Record<Outcome['state'], TaskEvent['what']> = {
  sent: 'posted',
  refused: 'refused',
  unconfirmed: 'unconfirmed',
  ready: 'handed-over',
};

/** Writes what a try has come to, and tells it in its task's story; null where that is decided already. */
export async function settle(
  db: Queries,
  at: Try,
  outcome: Outcome,
  { detail, replaces = REPLACES[outcome.state] }: { detail: string; replaces?: PublicationState[] },
): Promise<Settled | null> {
  const isSent = outcome.state === 'sent';
  const { rows } = await db.execute<{ [Key in keyof Settled]: Settled[Key] }>(sql`
    with settled as (
      update ${publications} set state = ${outcome.state}, at = clock_timestamp(),
        url = ${isSent ? outcome.url : null}, external_id = ${isSent ? outcome.externalId : null},
        reason = ${isSent ? (outcome.note ?? null) : outcome.reason},
        account = case when ${outcome.state} = 'ready' then null else account end
      where ${isAt(at, replaces, isSent)}
      returning ${publications.postId}
    ), told as (
      insert into ${taskEvents} (scheduled_workflow_id, at, what, detail)
      select ${posts.scheduledWorkflowId}, clock_timestamp(), ${EVENTS[outcome.state]}, ${detail}
      from settled join ${posts} on ${posts.id} = settled.post_id
    )
    select ${posts.userId} as "userId", ${posts.scheduledWorkflowId} as "scheduledWorkflowId", ${posts.runId} as "runId",
      ${posts.platform} as platform
    from settled join ${posts} on ${posts.id} = settled.post_id`);
  return rows[0] ?? null;
}

/** Hands the posts over to their owner that wait to go out by an account which no longer works; tells how many. */
export async function handOverQueued(
  db: Queries,
  { userId, platform }: { userId: string; platform: Platform },
  reason: string,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with handed as (
      update ${publications} set state = 'ready', at = clock_timestamp(), reason = ${reason}, account = null
      from ${posts}
      where ${posts.id} = ${publications.postId} and ${publications.userId} = ${userId}
        and ${posts.platform} = ${platform} and ${publications.state} = 'queued'
      returning ${posts.scheduledWorkflowId}
    )
    insert into ${taskEvents} (scheduled_workflow_id, at, what, detail)
    select scheduled_workflow_id, clock_timestamp(), 'handed-over', ${reason} from handed`);
  return rowCount ?? 0;
}

/** Whether what was found at a network is known here as another post of the same owner. */
export async function isAnothers(db: Queries, { post }: Entry, externalId: string): Promise<boolean> {
  const known = await db
    .select({ id: publications.postId })
    .from(publications)
    .innerJoin(posts, eq(posts.id, publications.postId))
    .where(
      and(
        eq(posts.userId, post.userId),
        eq(posts.platform, post.platform),
        eq(publications.externalId, externalId),
        ne(posts.id, post.id),
      ),
    )
    .limit(1);
  return known.length > 0;
}

function isAt({ postId, attempt }: Try, states: PublicationState[], orLater = false): SQL {
  const isTry = orLater ? gte(publications.attempts, attempt) : eq(publications.attempts, attempt);
  return sql`${publications.postId} = ${postId} and ${isTry}
    and ${publications.state} = any(${sql.param(states)}::text[])`;
}
