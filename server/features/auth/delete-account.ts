import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/db/database.ts';
import { forgetRowsOf } from '../../platform/db/forget-rows.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { rateLimits } from '../../platform/db/schema/limits.ts';
import { media } from '../../platform/db/schema/media.ts';
import { posts } from '../../platform/db/schema/publishing.ts';
import { runs, scheduledWorkflows } from '../../platform/db/schema/scheduled.ts';
import type { LocalMailbox } from '../../platform/mail/local-mailbox.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { forgetJobs } from '../../platform/queue/forget-jobs.ts';
import type { RecordEvent } from '../../platform/security-events.ts';

export interface DeleteDeps {
  db: Database;
  store: MediaStore;
  /** Where mails are kept; null where they are sent. */
  mailbox: LocalMailbox | null;
  record: RecordEvent;
  /** Ends what networks have let the account do, as far as they listen. */
  leaveNetworks(userId: string): Promise<void>;
}

const AT_ONCE = 500;

/**
 * Deletes an account whose day is over, with everything in it. Its own row goes last: whoever is killed in the middle leaves
 * it to be found, and doing any of this twice changes nothing. False where there is no such account (any more).
 */
export async function deleteAccount(deps: DeleteDeps, userId: string, why: string): Promise<boolean> {
  const { db, mailbox, record } = deps;
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!account) return false;
  const { email } = account;
  // While what opens them is still there.
  await deps.leaveNetworks(userId);
  await forgetBytes(deps, userId);
  await mailbox?.forgetTo(email);
  await forgetJobsOf(db, userId, email);
  await forgetRowsOf(db, userId);
  return db.transaction(async (tx) => {
    const gone = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id });
    // Somebody else was as quick.
    if (gone.length === 0) return false;
    await forgetJobsOf(tx, userId, email);
    // Counters are named by what is counted, behind the limit's own name.
    await tx
      .delete(rateLimits)
      .where(sql`substr(key, strpos(key, ':') + 1) = any(${sql.param([userId, email])}::text[])`);
    await record(tx, { userId: null, kind: 'account-deleted', detail: why });
    await tellChange(tx, userId, 'sessions.ended');
    return true;
  });
}

/** Deletes every account whose day is over. Any process may, at any time; what one of them fails at keeps none of the others. */
export async function deleteLeftAccounts(deps: DeleteDeps, databaseNow: () => SQL<Date>): Promise<void> {
  const left = await deps.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.deletionAt, databaseNow()))
    .orderBy(asc(users.deletionAt))
    .limit(AT_ONCE);
  const failures: unknown[] = [];
  for (const { id } of left)
    await deleteAccount(deps, id, 'asked for by its owner').catch((cause) => failures.push(cause));
  if (failures.length > 0) throw new AggregateError(failures, 'Some accounts could not be deleted yet');
}

/** The bytes go before the rows that know of them; what is put meanwhile nobody owns, and the sweep of media finds it. */
async function forgetBytes({ db, store }: DeleteDeps, userId: string): Promise<void> {
  for (let after: string | null = null; ; ) {
    const some: { id: string }[] = await db
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.userId, userId), after === null ? undefined : gt(media.id, after)))
      .orderBy(asc(media.id))
      .limit(AT_ONCE);
    for (const { id } of some) await store.delete(id);
    after = some.at(-1)?.id ?? null;
    if (after === null) return;
  }
}

/** Whatever waits or was done in the queue for somebody: by themselves, their address, or something of theirs. */
function forgetJobsOf(db: Queries, userId: string, email: string): Promise<void> {
  return forgetJobs(
    db,
    sql`select ${userId}::text as name union all select ${email}
      union all select id::text from ${posts} where user_id = ${userId}
      union all select id::text from ${scheduledWorkflows} where user_id = ${userId}
      union all select run.id::text from ${runs} as run join ${scheduledWorkflows} as task
        on task.id = run.scheduled_workflow_id where task.user_id = ${userId}`,
  );
}
