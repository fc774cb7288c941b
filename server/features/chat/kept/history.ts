import { and, desc, eq, exists, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../../domain/api/call.ts';
import type { chatResponse } from '../../../../domain/api/chat.ts';
import type { ChatRecord, ChatSession } from '../../../../domain/chat.ts';
import { Failure } from '../../../../domain/errors.ts';
import { containing } from '../../../platform/db/containing.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { newestFirst } from '../../../platform/db/newest-first.ts';
import { tellChange } from '../../../platform/db/notifications.ts';
import { owned } from '../../../platform/db/owned.ts';
import { chatRecords, chatSessions } from '../../../platform/db/schema/chat.ts';
import { CONVERSATION_NOT_FOUND, findConversation } from './conversation.ts';
import { showRecords } from './records.ts';

/** A conversation longer than this is read from its end. */
const MOST_RECORDS_OF_SESSION = 1_000;
/** A conversation that only failed is left alone this long: somebody may be trying again right now. */
const INCOMPLETE_AFTER_MS = 60 * 60_000;

interface Page {
  limit: number;
  sessions: number;
  q?: string | undefined;
  before?: string | undefined;
  beforeId?: string | undefined;
}

const RECORDS = newestFirst(chatRecords.createdAt, chatRecords.id);
const SESSIONS = newestFirst(chatSessions.updatedAt, chatSessions.id);

/** The newest records and conversations of a user; neither list reads the other's table. */
export async function listHistory(
  db: Queries,
  userId: string,
  { limit, sessions, q, before, beforeId }: Page,
): Promise<{ data: ChatRecord[]; sessions: ChatSession[] }> {
  const place = { before: before === undefined ? undefined : momentOf(before), beforeId };
  const [records, conversations] = await Promise.all([
    limit === 0
      ? []
      : db
          .select()
          .from(chatRecords)
          .where(and(eq(chatRecords.userId, userId), RECORDS.behind(place)))
          .orderBy(...RECORDS.order)
          .limit(limit),
    sessions === 0
      ? []
      : db
          .select()
          .from(chatSessions)
          .where(and(eq(chatSessions.userId, userId), speakingOf(db, q), SESSIONS.behind(place)))
          .orderBy(...SESSIONS.order)
          .limit(sessions),
  ]);
  return { data: await showRecords(db, userId, records), sessions: conversations.map(shownSession) };
}

/** Conversations with these words in their title or in what was asked in them. */
function speakingOf(db: Queries, q: string | undefined): SQL | undefined {
  const words = q?.trim();
  if (!words) return undefined;
  const asked = db
    .select({ one: sql`1` })
    .from(chatRecords)
    .where(and(eq(chatRecords.listedUnder, chatSessions.id), containing(chatRecords.userMessage, words)));
  return or(containing(chatSessions.title, words), exists(asked));
}

/** An instant that the database can hold: years of fewer or more than four digits are beyond every record anyway. */
function momentOf(iso: string): Date {
  return new Date(Math.min(Math.max(Date.parse(iso), 0), Date.UTC(9999, 0)));
}

/** The records of one conversation, oldest first. */
export async function listSession(db: Queries, userId: string, id: string): Promise<ChatRecord[]> {
  const session = await requireSession(db, userId, id);
  const rows = await db
    .select()
    .from(chatRecords)
    .where(eq(chatRecords.listedUnder, session.id))
    .orderBy(desc(chatRecords.createdAt), desc(chatRecords.id))
    .limit(MOST_RECORDS_OF_SESSION);
  return showRecords(db, userId, rows.reverse());
}

/** What the agents made in one exchange. */
export async function findResponse(
  db: Queries,
  userId: string,
  id: string,
): Promise<AnswerOf<typeof chatResponse>['data']> {
  const [row] = await db
    .select()
    .from(chatRecords)
    .where(owned(chatRecords, userId, id));
  if (!row)
    throw new Failure('NOT_FOUND', 'This conversation is not there any more. It may have been deleted elsewhere.');
  const outputs = row.outputs.flatMap((output) =>
    output.output_type === 'schedule_plan' || output.output_type === 'multiple_schedules_summary' ? [] : [output],
  );
  return { outputs, message: row.message, timestamp: row.createdAt.toISOString() };
}

/** Gives a conversation another name. */
export async function renameSession(db: Queries, userId: string, id: string, title: string): Promise<ChatSession> {
  const [session] = await db
    .update(chatSessions)
    .set({ title, heading: null })
    .where(owned(chatSessions, userId, id))
    .returning();
  if (!session) throw new Failure('NOT_FOUND', CONVERSATION_NOT_FOUND);
  await tellChange(db, userId, 'chat.changed');
  return shownSession(session);
}

/** Deletes one conversation with its records; plans and schedules that came of it stay. */
export async function deleteSession(db: Queries, userId: string, id: string): Promise<void> {
  const deleted = await db
    .delete(chatSessions)
    .where(owned(chatSessions, userId, id))
    .returning({ id: chatSessions.id });
  if (deleted.length === 0) throw new Failure('NOT_FOUND', CONVERSATION_NOT_FOUND);
  await tellChange(db, userId, 'chat.changed');
}

/** Deletes every conversation of a user and tells how many. */
export async function deleteSessions(db: Queries, userId: string): Promise<number> {
  const deleted = await db
    .delete(chatSessions)
    .where(eq(chatSessions.userId, userId))
    .returning({ id: chatSessions.id });
  if (deleted.length > 0) await tellChange(db, userId, 'chat.changed');
  return deleted.length;
}

/** Deletes the conversations in which nothing was ever answered and nobody is trying any more. */
export async function deleteIncomplete(db: Queries, userId: string, now: Date): Promise<number> {
  const answered = db
    .select({ one: sql`1` })
    .from(chatRecords)
    .where(and(eq(chatRecords.listedUnder, chatSessions.id), sql`${chatRecords.status} <> 'failed'`));
  const deleted = await db
    .delete(chatSessions)
    .where(
      and(
        eq(chatSessions.userId, userId),
        lt(chatSessions.updatedAt, new Date(now.getTime() - INCOMPLETE_AFTER_MS)),
        notExists(answered),
      ),
    )
    .returning({ id: chatSessions.id });
  if (deleted.length > 0) await tellChange(db, userId, 'chat.changed');
  return deleted.length;
}

/** The caller's conversation with this id, or 404. */
export async function requireSession(
  db: Queries,
  userId: string,
  id: string,
): Promise<typeof chatSessions.$inferSelect> {
  const session = await findConversation(db, userId, id);
  if (!session) throw new Failure('NOT_FOUND', CONVERSATION_NOT_FOUND);
  return session;
}

function shownSession({
  id,
  title,
  heading,
  updatedAt,
  lastMessage,
  messageCount,
}: typeof chatSessions.$inferSelect): ChatSession {
  const timestamp = updatedAt.toISOString();
  return { id, title, heading: heading ?? undefined, timestamp, lastMessage, messageCount };
}
