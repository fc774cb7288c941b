import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Platform } from '../../../domain/post/platforms.ts';
import type { PublicationState } from '../../../domain/post/publication.ts';
import type { TaskEvent } from '../../../domain/schedule/scheduled.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { networkConnections, posts, publications } from '../../platform/db/schema/publishing.ts';
import { scheduledWorkflows, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { NO_COMMENT } from '../../platform/publishers/first-comment.ts';
import type { PublishedPost } from '../../platform/publishers/publisher.ts';
import { together } from '../../platform/together.ts';
import { sentNote } from '../notices/words.ts';
import type { Notify } from './notify.ts';
import type { PostRow, PublicationRow } from './publications.ts';
import type { Try } from './publish-queue.ts';

export type ConnectionRow = typeof networkConnections.$inferSelect;

/** A post on its way, with the account that takes it out; none where it was disconnected meanwhile. */
export interface LedgerEntry {
  post: PostRow;
  publication: PublicationRow;
  connection: ConnectionRow | null;
  /** Whether its owner's account is to be deleted: nothing goes out for it. */
  isLeaving: boolean;
  now: Date;
}

/** Whether the account that is connected now is another one than a post is meant for, or was sent by. */
export function isOtherAccount({ publication, connection }: LedgerEntry): boolean {
  const { account, accountId } = publication;
  if (accountId !== null) return accountId !== connection?.accountId;
  // Of earlier times only the name is known.
  return account !== null && account !== connection?.accountName;
}

/** What a try has come to that did not bring its post out; 'ready' hands it over to its owner. */
export interface TryOutcome {
  state: 'refused' | 'unconfirmed' | 'ready';
  reason: string;
  /** Whether its owner knows it already, by what was told of the account. */
  isTold?: boolean;
  /** Set where its first comment was surely not written: found later, it still gets it. */
  isBare?: boolean;
}

/** Where an outcome was written. */
export interface SettledPost {
  userId: string;
  scheduledWorkflowId: string;
  name: string;
  runId: string;
  platform: Platform;
}

/** What is done for every post that goes out; those of a burst share statements. */
export interface Ledger {
  /** All that a try needs; null where its post is gone. */
  find(postId: string): Promise<LedgerEntry | null>;
  /** Takes a queued post for sending, committed before the network is asked; false where it is no longer to be sent. */
  claim(given: Try): Promise<boolean>;
  /** Writes that a post is out, whoever has written what else about this or a later try; false where it changes nothing. */
  sent(out: SentPost): Promise<boolean>;
}

/** A post that is out, and what its task's story says of it. */
export interface SentPost {
  at: Try;
  published: PublishedPost;
  detail: string;
  /** Set where it was found at the network: what another post is known as was not it. */
  isFound?: true;
}

interface LedgerDeps {
  db: Database;
  databaseNow: () => SQL<Date>;
  notify: Notify;
}

export function ledgerOf({ db, databaseNow, notify }: LedgerDeps): Ledger {
  return {
    find: together((postIds: string[]) => findEntries(db, postIds, databaseNow())),
    claim: together((tries: Try[]) => claimAll(db, tries)),
    sent: together((all: SentPost[]) => db.transaction((tx) => writeSent(tx, all, notify)), { isRepeatable: true }),
  };
}

async function findEntries(db: Queries, postIds: string[], now: SQL<Date>): Promise<(LedgerEntry | null)[]> {
  const rows = await db
    .select({
      post: posts,
      publication: publications,
      connection: networkConnections,
      isLeaving: sql<boolean>`${users.deletionAt} is not null`,
      now: sql<Date | string>`(select ${now})`,
    })
    .from(publications)
    .innerJoin(posts, eq(posts.id, publications.postId))
    .innerJoin(users, eq(users.id, posts.userId))
    .leftJoin(
      networkConnections,
      and(eq(networkConnections.userId, posts.userId), eq(networkConnections.platform, posts.platform)),
    )
    .where(inArray(publications.postId, postIds));
  const entries = new Map(rows.map((row) => [row.post.id, { ...row, now: new Date(row.now) }]));
  return postIds.map((id) => entries.get(id) ?? null);
}

async function claimAll(db: Queries, tries: Try[]): Promise<boolean[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${publications} as p set state = 'sending', attempts = given.attempt + 1, at = clock_timestamp()
    from unnest(${sql.param(tries.map(({ postId }) => postId))}::uuid[], ${sql.param(tries.map(({ attempt }) => attempt))}::int[])
      as given (post_id, attempt)
    where p.post_id = given.post_id and p.attempts = given.attempt and p.state = 'queued'
    returning p.post_id as id`);
  const claimed = new Set(rows.map(({ id }) => id));
  // Of two who want the same post, one has it.
  return tries.map(({ postId }) => claimed.delete(postId));
}

async function writeSent(tx: Queries, all: SentPost[], notify: Notify): Promise<boolean[]> {
  const given = all.map(({ at, published, detail, isFound = false }) => ({
    post_id: at.postId,
    attempt: at.attempt,
    url: published.url,
    external_id: published.externalId,
    note: published.note ?? null,
    detail,
    is_found: isFound,
  }));
  const { rows } = await tx.execute<{ post: string; userId: string; id: string; name: string; detail: string }>(sql`
    with given as (
      select one.*, exists (
        select from ${publications} as mine join ${publications} as other using (user_id, account_id)
        where mine.post_id = one.post_id and other.post_id <> one.post_id and other.external_id = one.external_id
      ) as is_anothers
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as one (post_id uuid, attempt int, url text, external_id text, note text, detail text, is_found boolean)
    ), sent as (
      update ${publications} as p set state = 'sent', at = clock_timestamp(), url = given.url,
        external_id = case when given.is_anothers then null else given.external_id end, reason = given.note
      from given where p.post_id = given.post_id and p.attempts >= given.attempt and p.state <> 'sent'
        and not (given.is_found and given.is_anothers)
      returning p.post_id, given.detail
    ), told as (
      insert into ${taskEvents} (scheduled_workflow_id, at, what, detail)
      select posts.scheduled_workflow_id, clock_timestamp(), 'posted', sent.detail
      from sent join ${posts} on posts.id = sent.post_id
    )
    select sent.post_id as post, task.user_id as "userId", task.id, task.name, sent.detail
    from sent join ${posts} on posts.id = sent.post_id
    join ${scheduledWorkflows} as task on task.id = posts.scheduled_workflow_id`);
  if (rows.length > 0)
    await notify(
      tx,
      rows.map(({ post, detail, ...task }) => sentNote(task, post, detail)),
    );
  const written = new Set(rows.map(({ post }) => post));
  return all.map(({ at }) => written.has(at.postId));
}

/** Puts a post whose try came to nothing back in the line; null where somebody else has spoken since. */
export async function requeue(db: Queries, at: Try, reason: string): Promise<Try | null> {
  const back = await db
    .update(publications)
    .set({ state: 'queued', at: sql`clock_timestamp()`, reason })
    .where(isAt(at, ['sending', 'unconfirmed']));
  return back.rowCount === 1 ? at : null;
}

/**
 * Which states an outcome may replace. A network's no to a try counts whenever it arrives: it replaces what was written
 * without it, even by whoever took the work over.
 */
const REPLACES: Record<TryOutcome['state'], PublicationState[]> = {
  refused: ['sending', 'unconfirmed'],
  ready: ['sending', 'unconfirmed'],
  unconfirmed: ['sending'],
};
const EVENTS: Record<TryOutcome['state'], TaskEvent['what']> = {
  refused: 'refused',
  unconfirmed: 'unconfirmed',
  ready: 'handed-over',
};

/** Writes what a try has come to, and tells it in its task's story; null where that is decided already. */
export async function settleTry(
  db: Queries,
  at: Try,
  { state, reason }: TryOutcome,
  replaces = REPLACES[state],
): Promise<SettledPost | null> {
  const { rows } = await db.execute<{ [Key in keyof SettledPost]: SettledPost[Key] }>(sql`
    with settled as (
      update ${publications} set state = ${state}, at = clock_timestamp(), url = null, external_id = null,
        reason = ${reason}, account = case when ${state} = 'ready' then null else account end,
        account_id = case when ${state} = 'ready' then null else account_id end
      where ${isAt(at, replaces)}
      returning ${publications.postId}
    ), told as (
      insert into ${taskEvents} (scheduled_workflow_id, at, what, detail)
      select ${posts.scheduledWorkflowId}, clock_timestamp(), ${EVENTS[state]}, ${reason}
      from settled join ${posts} on ${posts.id} = settled.post_id
    )
    select ${posts.userId} as "userId", ${posts.scheduledWorkflowId} as "scheduledWorkflowId", ${posts.runId} as "runId",
      ${posts.platform} as platform, ${scheduledWorkflows.name} as name
    from settled join ${posts} on ${posts.id} = settled.post_id
      join ${scheduledWorkflows} on ${scheduledWorkflows.id} = ${posts.scheduledWorkflowId}`);
  return rows[0] ?? null;
}

/** Hands the posts over to their owner that wait to go out by an account which no longer works, or by any; tells how many. */
export async function handOverQueued(
  db: Queries,
  { userId, platform }: { userId: string; platform?: Platform },
  reason: string,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with handed as (
      update ${publications} set state = 'ready', at = clock_timestamp(), reason = ${reason}, account = null, account_id = null
      from ${posts}
      where ${posts.id} = ${publications.postId} and ${publications.userId} = ${userId}
        and ${platform === undefined ? sql`true` : eq(posts.platform, platform)} and ${publications.state} = 'queued'
      returning ${posts.scheduledWorkflowId}
    )
    insert into ${taskEvents} (scheduled_workflow_id, at, what, detail)
    select scheduled_workflow_id, clock_timestamp(), 'handed-over', ${reason} from handed`);
  return rowCount ?? 0;
}

/** What is known at a network as other posts of the same owner. */
export async function knownIds(db: Queries, { post }: LedgerEntry): Promise<string[]> {
  const known = await db
    .select({ id: publications.externalId })
    .from(publications)
    .innerJoin(posts, eq(posts.id, publications.postId))
    .where(
      and(
        eq(publications.userId, post.userId),
        eq(posts.platform, post.platform),
        ne(posts.id, post.id),
        isNotNull(publications.externalId),
      ),
    );
  return known.flatMap(({ id }) => id ?? []);
}

/** Takes back what was said of a post's first comment, which is there by now. */
export async function noteCommented(db: Queries, { postId }: Try): Promise<void> {
  await db
    .update(publications)
    .set({ reason: null })
    .where(and(eq(publications.postId, postId), eq(publications.state, 'sent'), eq(publications.reason, NO_COMMENT)));
}

function isAt({ postId, attempt }: Try, states: PublicationState[]): SQL {
  return sql`${publications.postId} = ${postId} and ${publications.attempts} = ${attempt}
    and ${publications.state} = any(${sql.param(states)}::text[])`;
}
