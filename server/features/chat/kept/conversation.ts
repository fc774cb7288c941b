import { and, desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { executeChatWorkflow } from '../../../../domain/api/chat.ts';
import { type ChatOutput, type ChatRecord, PROCESSING_TEXT } from '../../../../domain/chat.ts';
import { Failure } from '../../../../domain/errors.ts';
import type { ConversationTurn } from '../../../platform/ai/tasks.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { isRowId, owned } from '../../../platform/db/owned.ts';
import { chatRecords, chatSessions } from '../../../platform/db/schema/chat.ts';
import { type RecordRow, showRecords } from './records.ts';

type ChatInput = z.output<typeof executeChatWorkflow.input>;

export const CONVERSATION_NOT_FOUND = 'Conversation not found';
const MOST_TURNS = 20;
/** What the assistant remembers of a conversation. */
const MOST_RECORDS = 40;

/** What was said before a message. */
export interface Conversation {
  /** Null where the message opens a conversation and no id was chosen for it. */
  id: string | null;
  turns: ConversationTurn[];
  /** What is stored of it, oldest first. */
  stored: RecordRow[];
}

/** Finds the conversation that a message belongs to; only a new one may have an id that nobody knows. */
export async function openConversation(db: Queries, userId: string, sent: ChatInput): Promise<Conversation> {
  const id = sent.sessionId ?? null;
  if (id === null) return { id, stored: [], turns: sentBefore(sent) };
  const session = await findConversation(db, userId, id);
  if (!session) {
    if (!sent.isNewSession) throw new Failure('NOT_FOUND', CONVERSATION_NOT_FOUND);
    if (!isRowId(id)) throw new Failure('VALIDATION', "The field 'sessionId' has to be an id.");
    return { id, stored: [], turns: sentBefore(sent) };
  }
  const rows = await db
    .select()
    .from(chatRecords)
    .where(and(eq(chatRecords.listedUnder, session.id), eq(chatRecords.kind, 'exchange')))
    .orderBy(desc(chatRecords.createdAt), desc(chatRecords.id))
    .limit(MOST_RECORDS);
  const stored = rows.reverse();
  const records = await showRecords(db, userId, stored);
  // What is stored is the truth; what a client remembers stands in only where nothing is stored.
  return records.length === 0 ? { id, stored, turns: sentBefore(sent) } : { id, stored, turns: keptBefore(records) };
}

/** The caller's conversation with this id. */
export async function findConversation(
  db: Queries,
  userId: string,
  id: string,
): Promise<typeof chatSessions.$inferSelect | null> {
  const [session] = await db
    .select()
    .from(chatSessions)
    .where(owned(chatSessions, userId, id));
  return session ?? null;
}

function keptBefore(records: ChatRecord[]): ConversationTurn[] {
  const turns = records.flatMap((record): ConversationTurn[] => [
    { sender: 'user', content: record.userMessage },
    { sender: 'assistant', content: record.outputs.flatMap(textsOf).filter(Boolean).join('\n\n') || record.message },
  ]);
  // A plan made by hand may have been asked for without a word.
  return turns.filter(({ content }) => content.trim() !== '').slice(-MOST_TURNS);
}

function textsOf(output: ChatOutput): string[] {
  // What the assistant only said was made by no engine.
  if (output.output_type === 'text') return output.engine === undefined ? [] : [output.output];
  if (output.output_type === 'schedule_plan') return [output.planData.input];
  return output.output_type === 'multiple_schedules_summary' ? output.plans.map(({ input }) => input) : [];
}

function sentBefore({ messageHistory, originalMessage }: ChatInput): ConversationTurn[] {
  const turns = messageHistory
    .filter(({ content }) => content.trim() !== '' && content !== PROCESSING_TEXT)
    .slice(-MOST_TURNS - 1)
    .map(({ sender, content }): ConversationTurn => ({ sender: sender === 'user' ? 'user' : 'assistant', content }));
  const last = turns.at(-1);
  // Some clients already count the message itself as history.
  if (last?.sender === 'user' && last.content.trim() === originalMessage.trim()) turns.pop();
  return turns;
}
