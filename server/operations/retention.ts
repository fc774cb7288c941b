import { type SQL, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { securityEvents } from '../platform/db/schema/accounts.ts';
import { chatSessions } from '../platform/db/schema/chat.ts';
import { notices } from '../platform/db/schema/notices.ts';
import { schedulePlans } from '../platform/db/schema/plans.ts';
import { workflowRuns } from '../platform/db/schema/workflow-runs.ts';
import type { LocalMailbox } from '../platform/mail/local-mailbox.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A delete holds its rows until it is done: many small ones let everybody else through. */
const AT_ONCE = 500;

/** Forgets what is older than the operator keeps it. Media go by the sweep: with what named them, or when only the past does. */
export async function forgetOld(
  { db, clock, mailbox }: { db: Database; clock: Clock; mailbox: LocalMailbox | null },
  keep: Config['keepDays'],
): Promise<void> {
  const since = (days: number): Date => new Date(clock().getTime() - days * DAY_MS);
  if (keep.chats !== null)
    // What waits for its owner's word keeps the conversation that it came from.
    await inParts(
      db,
      (most) => sql`
      delete from ${chatSessions} where id in (
        select s.id from ${chatSessions} as s where s.updated_at < ${since(keep.chats ?? 0).toISOString()}::timestamptz
          and not exists (select from ${schedulePlans} as p where p.session_id = s.id and p.state = 'pending')
        limit ${most})`,
    );
  if (keep.runs !== null)
    await inParts(
      db,
      (most) => sql`
      delete from ${workflowRuns} where id in (
        select id from ${workflowRuns} where started_at < ${since(keep.runs ?? 0).toISOString()}::timestamptz limit ${most})`,
    );
  if (keep.notices !== null)
    await inParts(
      db,
      (most) => sql`
      delete from ${notices} where id in (
        select id from ${notices} where read_at is not null
          and created_at < ${since(keep.notices ?? 0).toISOString()}::timestamptz limit ${most})`,
    );
  if (keep.events !== null)
    await inParts(
      db,
      (most) => sql`
      delete from ${securityEvents} where id in (
        select id from ${securityEvents} where at < ${since(keep.events ?? 0).toISOString()}::timestamptz limit ${most})`,
    );
  if (keep.mails !== null) await mailbox?.forgetBefore(since(keep.mails));
}

async function inParts(db: Database, remove: (most: number) => SQL): Promise<void> {
  for (let removed = AT_ONCE; removed === AT_ONCE; ) removed = (await db.execute(remove(AT_ONCE))).rowCount ?? 0;
}
