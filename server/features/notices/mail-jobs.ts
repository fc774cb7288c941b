import { and, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { MAILED_AT_FIRST, type NoticeKind } from '../../../domain/notices.ts';
import { PUBLICATION_STATES } from '../../../domain/post/publication.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { noticeChoices, notices } from '../../platform/db/schema/notices.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import { networkConnections, posts, publications } from '../../platform/db/schema/publishing.ts';
import { scheduledWorkflows } from '../../platform/db/schema/scheduled.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { ReadMedia } from '../../platform/media/image-data.ts';
import { handles, type JobHandler } from '../../platform/queue/jobs.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { mailNotices } from './mail-queue.ts';
import { type MailedNotice, noticeMail, type Recipient } from './mails.ts';
import { causeId, planIdOf } from './notices.ts';
import { readyPostsOf } from './ready-posts.ts';

export interface NoticeMailDeps {
  db: Database;
  mailer: Mailer;
  appUrl: URL;
  clock: Clock;
  readMedia: ReadMedia;
  queue: () => Pick<Queue, 'send'>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Between two mails of one kind to one person: what comes up meanwhile is told in the second. */
const PAUSE_MS = 2 * MINUTE;
/** What is older is told in the app alone; longer than a day, so that a series' daily mail has all of the day. */
const MAILED_WITHIN_MS = DAY + 60 * MINUTE;

/**
 * Sends what somebody is to be told of one kind, together. It is marked as mailed before the mail server gets it: a
 * worker that dies in between loses a mail, and the notice in the app remains, but nobody gets one twice. Where the mail
 * server refuses, or is not there, the mark is taken back and the job tried again, with the same Message-ID.
 */
export function noticeMailHandler(deps: NoticeMailDeps): JobHandler {
  const { db, mailer, appUrl, clock, readMedia, queue } = deps;
  return handles(mailNotices, async ({ userId, kind }) => {
    const to = await recipient(db, userId, kind);
    if (!to) return;
    const now = clock();
    const last = await lastMailed(db, userId, kind, now);
    const waitMs = last ? last.getTime() + PAUSE_MS - now.getTime() : 0;
    if (waitMs > 0) {
      const isLeft = await db.execute(sql`select from ${notices} where ${isToMail(userId, kind, now)} limit 1`);
      if (isLeft.rowCount)
        await queue().send(mailNotices, [{ data: { userId, kind }, afterSeconds: Math.ceil(waitMs / 1000) }]);
      return;
    }
    const told = await take(db, userId, kind, now);
    const [first, ...others] = told;
    if (!first) return;
    try {
      const ready = kind === 'ready' ? await readyPostsOf(db, readMedia, userId, told) : null;
      await mailer.send(noticeMail(appUrl, to, kind, [first, ...others], ready));
    } catch (cause) {
      await db
        .update(notices)
        .set({ mailedAt: null })
        .where(sql`${notices.id} = any(${sql.param(told.map(({ id }) => id))}::uuid[])`);
      throw cause;
    }
  });
}

/** Who gets the mail; null where the account is gone or about to go, or wants none of this kind. */
async function recipient(db: Queries, userId: string, kind: NoticeKind): Promise<Recipient | null> {
  const [found] = await db
    .select({ email: users.email, firstName: users.firstName, mail: noticeChoices.mail })
    .from(users)
    .leftJoin(noticeChoices, and(eq(noticeChoices.userId, users.id), eq(noticeChoices.kind, kind)))
    .where(and(eq(users.id, userId), eq(users.verified, true), isNull(users.deletionAt)));
  return found && (found.mail ?? MAILED_AT_FIRST.includes(kind)) ? found : null;
}

async function lastMailed(db: Queries, userId: string, kind: NoticeKind, now: Date): Promise<Date | null> {
  const since = new Date(now.getTime() - MAILED_WITHIN_MS);
  const [last] = await db
    .select({ at: notices.mailedAt })
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        eq(notices.kind, kind),
        isNotNull(notices.mailedAt),
        gt(notices.createdAt, since),
      ),
    )
    .orderBy(desc(notices.mailedAt))
    .limit(1);
  return last?.at ?? null;
}

/** Marks everything that is to be mailed now, and gives it, the oldest first. */
async function take(db: Queries, userId: string, kind: NoticeKind, now: Date): Promise<MailedNotice[]> {
  const { rows } = await db.execute<{ [Key in keyof MailedNotice]: MailedNotice[Key] }>(sql`
    with taken as (
      update ${notices} set mailed_at = ${now.toISOString()}::timestamptz where ${isToMail(userId, kind, now)}
      returning id, cause, title, detail, scheduled_workflow_id, created_at, ${planIdOf} as plan_id
    )
    select taken.id, cause, title, detail, taken.scheduled_workflow_id as "taskId", plan.session_id as "conversationId"
    from taken left join ${schedulePlans} as plan on plan.id = taken.plan_id
    order by taken.created_at, taken.id`);
  return rows;
}

/** What is not mailed yet, not read in the app, and still true. */
function isToMail(userId: string, kind: NoticeKind, now: Date): SQL {
  const since = new Date(now.getTime() - MAILED_WITHIN_MS).toISOString();
  return sql`${notices.userId} = ${userId} and ${notices.kind} = ${kind} and ${notices.mailedAt} is null
    and ${notices.readAt} is null and ${notices.createdAt} > ${since}::timestamptz and ${STILL[kind](now)}`;
}

/** A series that fails every hour is mailed about once a day; the app tells each time. */
const oncePerSeriesAndDay = (now: Date): SQL => sql`not exists (
  select from ${notices} as earlier
  join ${scheduledWorkflows} as its_task on its_task.id = earlier.scheduled_workflow_id
  join ${scheduledWorkflows} as task on task.series_id = its_task.series_id and task.id = ${notices.scheduledWorkflowId}
  where earlier.user_id = ${notices.userId} and earlier.kind = ${notices.kind}
    and earlier.mailed_at > ${new Date(now.getTime() - DAY).toISOString()}::timestamptz)`;

/** A task that has not been scheduled again since, nor is running. */
const isStillFailed: SQL = sql`exists (
  select from ${scheduledWorkflows} as task where task.id = ${notices.scheduledWorkflowId} and task.status = 'failed')`;

/** A run's and a task's causes begin with an id, those of a post's way out with where it stood. */
const isAboutPublication: SQL = sql`split_part(${notices.cause}, ' ', 1) = any(${sql.param(PUBLICATION_STATES)}::text[])`;

/** The cause names where a post stood, and which one: that it stands there still. */
const isStillThere: SQL = sql`exists (
  select from ${publications} as publication
  where publication.post_id = ${causeId}
    and publication.state || ' ' || publication.post_id || ' ' || publication.attempts = ${notices.cause})`;

const STILL: Record<NoticeKind, (now: Date) => SQL> = {
  failed: (now) =>
    sql`case when ${isAboutPublication} then ${isStillThere} else ${isStillFailed} end and ${oncePerSeriesAndDay(now)}`,
  missed: (now) => sql`${isStillFailed} and ${oncePerSeriesAndDay(now)}`,
  approval: () => sql`exists (
    select from ${schedulePlans} as plan
    where plan.id = ${planIdOf} and plan.state = 'pending')`,
  ready: () => sql`exists (
    select from ${posts} as post join ${publications} as publication on publication.post_id = post.id
    where post.run_id = ${causeId} and publication.state = 'ready')`,
  sent: () => sql`true`,
  connection: () => sql`exists (
    select from ${networkConnections} as connection where connection.user_id = ${notices.userId}
      and connection.platform = split_part(${notices.cause}, ' ', 1) and connection.broken_reason is not null)`,
};
