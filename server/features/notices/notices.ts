import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { listNotices, readNotices } from '../../../domain/api/account/notices.ts';
import type { AnswerOf } from '../../../domain/api/call.ts';
import { MAILED_AT_FIRST, NOTICE_KINDS, type NoticeChoice, type NoticeKind } from '../../../domain/notices.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { noticeChoices, notices } from '../../platform/db/schema/notices.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';

const NEWEST_FIRST = newestFirst(notices.createdAt, notices.id);

/** The first id that a notice's cause names; null where it names none, so that one odd cause never stops a whole query. */
export const causeId: SQL = sql`substring(${notices.cause} from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}')::uuid`;

/** The plan that a notice is about; null for all that are about something else. */
export const planIdOf: SQL = sql`case when ${notices.kind} = 'approval' then ${causeId} end`;

/** What is told in the app: of the kinds that its reader wants there. */
const shownTo = (userId: string): SQL | undefined =>
  and(
    eq(notices.userId, userId),
    sql`not exists (select from ${noticeChoices} where ${noticeChoices.userId} = ${userId}
      and ${noticeChoices.kind} = ${notices.kind} and not ${noticeChoices.app})`,
  );

/** What the caller was told, newest first. */
export async function noticeList(
  db: Queries,
  userId: string,
  { limit, before, beforeId }: z.output<typeof listNotices.input>,
): Promise<AnswerOf<typeof listNotices>> {
  const rows = await db
    .select({ notice: notices, conversationId: schedulePlans.sessionId })
    .from(notices)
    .leftJoin(schedulePlans, eq(schedulePlans.id, planIdOf))
    .where(and(shownTo(userId), NEWEST_FIRST.behind({ before: before ? new Date(before) : undefined, beforeId })))
    .orderBy(...NEWEST_FIRST.order)
    .limit(limit);
  return {
    data: rows.map(
      ({ notice: { id, kind, title, detail, createdAt, readAt, scheduledWorkflowId }, conversationId }) => ({
        id,
        kind,
        title,
        detail,
        at: createdAt.toISOString(),
        isRead: readAt !== null,
        taskId: scheduledWorkflowId,
        conversationId,
      }),
    ),
    unread: await unreadCount(db, userId),
  };
}

async function unreadCount(db: Queries, userId: string): Promise<number> {
  const [found] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(shownTo(userId), isNull(notices.readAt)));
  return found?.unread ?? 0;
}

/** Marks notices as read, and tells the caller's other screens. */
export async function markRead(
  db: Database,
  userId: string,
  { ids }: z.output<typeof readNotices.input>,
  now: Date,
): Promise<AnswerOf<typeof readNotices>> {
  const read = await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), ids ? inArray(notices.id, ids) : undefined));
  if (read.rowCount) await tellChange(db, userId, 'notices.changed');
  return { unread: await unreadCount(db, userId) };
}

/** What somebody has seen to by themselves need not be told any more. */
export async function settleNotice(tx: Queries, userId: string, kind: NoticeKind, cause: string): Promise<void> {
  const settled = await tx
    .update(notices)
    .set({ readAt: sql`clock_timestamp()` })
    .where(and(eq(notices.userId, userId), eq(notices.kind, kind), eq(notices.cause, cause), isNull(notices.readAt)));
  if (settled.rowCount) await tellChange(tx, userId, 'notices.changed');
}

/** What somebody wants to be told, kind by kind; who has chosen nothing is told everything, and mailed what needs them. */
export async function choicesOf(db: Queries, userId: string): Promise<NoticeChoice[]> {
  const rows = await db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
  return NOTICE_KINDS.map((kind) => {
    const { mail, app } = rows.find((row) => row.kind === kind) ?? { mail: MAILED_AT_FIRST.includes(kind), app: true };
    return { kind, mail, app };
  });
}

/** Changes some choices; the last one of a kind counts. */
export async function choose(db: Database, userId: string, chosen: NoticeChoice[]): Promise<NoticeChoice[]> {
  const last = [...new Map(chosen.map((one) => [one.kind, one])).values()];
  return db.transaction(async (tx) => {
    if (last.length > 0)
      await tx
        .insert(noticeChoices)
        .values(last.map((one) => ({ userId, ...one })))
        .onConflictDoUpdate({
          target: [noticeChoices.userId, noticeChoices.kind],
          set: { mail: sql`excluded.mail`, app: sql`excluded.app` },
        });
    await tellChange(tx, userId, 'notices.changed');
    return choicesOf(tx, userId);
  });
}
