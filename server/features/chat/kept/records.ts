import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import {
  type ChatRecord,
  type ChatStatus,
  conversationTitle,
  headingOf,
  previewOf,
  type RecordKind,
  workflowStatusOf,
} from '../../../../domain/chat.ts';
import type { Queries, Transaction } from '../../../platform/db/database.ts';
import { tellChange } from '../../../platform/db/notifications.ts';
import { isRowId, owned } from '../../../platform/db/owned.ts';
import { chatRecords, chatSessions, type KeptOutput } from '../../../platform/db/schema/chat.ts';
import { findPlans } from '../../plans/plan-rows.ts';
import { planIdsOf, shownOutputs, shownStatus } from './outputs.ts';

export type RecordRow = typeof chatRecords.$inferSelect;

export interface NewRecord {
  requestId: string | null;
  kind: RecordKind;
  userMessage: string;
  photo?: string | undefined;
  message: string;
  outputs: KeptOutput[];
  status: ChatStatus;
}

/** The conversation that a record is added to, and the moment that the record gets. */
interface OpenSession {
  id: string;
  updatedAt: Date;
}

/** Thrown inside a transaction to undo it: the message with this request id has its answer already. */
export class AlreadyAnswered extends Error {}

/** Begins a conversation, or brings its entry in the list up to date for one more record. */
export async function touchSession(
  tx: Transaction,
  userId: string,
  wishedId: string | null,
  { userMessage, message }: Pick<NewRecord, 'userMessage' | 'message'>,
  now: Date,
): Promise<OpenSession> {
  const id = wishedId !== null && isRowId(wishedId) ? wishedId : randomUUID();
  const lastMessage = previewOf(userMessage.trim() || message);
  const [session] = await tx
    .insert(chatSessions)
    .values({
      id,
      userId,
      title: conversationTitle(userMessage),
      heading: headingOf(userMessage),
      lastMessage,
      messageCount: 1,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: chatSessions.id,
      set: {
        lastMessage,
        messageCount: sql`${chatSessions.messageCount} + 1`,
        // Strictly later than the record before: a conversation has one order, whatever the clock does.
        updatedAt: sql`greatest(excluded.updated_at, ${chatSessions.updatedAt} + interval '1 millisecond')`,
      },
      setWhere: sql`${chatSessions.userId} = ${userId}`,
    })
    .returning({ id: chatSessions.id, updatedAt: chatSessions.updatedAt });
  // The id is somebody else's: theirs stays theirs, this conversation gets one of its own.
  return session ?? touchSession(tx, userId, null, { userMessage, message }, now);
}

/** Adds a record to a conversation. */
export async function addRecord(
  tx: Transaction,
  userId: string,
  session: OpenSession,
  record: NewRecord,
): Promise<RecordRow> {
  const [row] = await tx
    .insert(chatRecords)
    .values({ ...record, userId, sessionId: session.id, listedUnder: session.id, createdAt: session.updatedAt })
    .onConflictDoNothing({ target: [chatRecords.userId, chatRecords.requestId] })
    .returning();
  if (!row) throw new AlreadyAnswered();
  await tellChange(tx, userId, 'chat.changed');
  return row;
}

/** The record of the message to which the client gave this id. */
export async function findRequested(db: Queries, userId: string, requestId: string): Promise<RecordRow | null> {
  const [row] = await db
    .select()
    .from(chatRecords)
    .where(and(eq(chatRecords.userId, userId), eq(chatRecords.requestId, requestId)));
  return row ?? null;
}

/** Takes a failed answer out of a conversation, for the next try of its message to take its place. */
export async function dropFailed(
  tx: Transaction,
  userId: string,
  session: OpenSession,
  recordId: string,
): Promise<void> {
  const dropped = await tx
    .delete(chatRecords)
    .where(
      and(
        owned(chatRecords, userId, recordId),
        eq(chatRecords.listedUnder, session.id),
        eq(chatRecords.status, 'failed'),
      ),
    )
    .returning({ id: chatRecords.id });
  if (dropped.length === 0) return;
  const messageCount = sql`${chatSessions.messageCount} - 1`;
  await tx.update(chatSessions).set({ messageCount }).where(eq(chatSessions.id, session.id));
}

/** Records as people see them: what their plans say comes from the plans themselves, in one query for all. */
export async function showRecords(db: Queries, userId: string, rows: RecordRow[]): Promise<ChatRecord[]> {
  const plans = await findPlans(
    db,
    userId,
    rows.flatMap(({ outputs }) => outputs.flatMap(planIdsOf)),
  );
  return rows.map((row) => {
    const outputs = shownOutputs(row.outputs, plans);
    const status = shownStatus(row.status, outputs);
    return {
      id: row.id,
      kind: row.kind,
      requestId: row.requestId,
      sessionId: row.sessionId,
      userMessage: row.userMessage,
      photo: row.photo,
      message: row.message,
      timestamp: row.createdAt.toISOString(),
      outputs,
      status,
      workflow_status: workflowStatusOf(status),
    };
  });
}
