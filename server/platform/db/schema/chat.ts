import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChatStatus, RecordKind } from '../../../../domain/chat.ts';
import type { Voice } from '../../../../domain/workflow/agents.ts';
import type { Output } from '../../../../domain/workflow/outputs.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/** Conversations, with what their list shows kept ready: listing them reads no record. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    /** The conversation's id, or that of the one record which belongs to none. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** What screens show in the title's place; null where somebody named it. */
    heading: text(),
    lastMessage: text('last_message').notNull(),
    messageCount: integer('message_count').notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('chat_sessions_newest').on(table.userId, table.updatedAt.desc().nullsFirst(), table.id)],
);

/** What a picture was asked to show and how: a later wish for it goes on from here. */
export interface PictureBrief {
  input: string | null;
  incoming: string | null;
  description: string | null;
  /** The photo that it stands on. */
  photo?: string;
  /** What was wished of it since, in order. */
  changes?: string[];
}

/** What a sound says, and who says it: the same words may be wished from another voice. */
export interface SpokenWords {
  words: string;
  voice: Voice;
}

/** What is kept of an answer: agents' outputs whole, plans by their id alone, since a plan's own row is the truth. */
export type KeptOutput =
  // Texts carry the number of their draft in the conversation: a revision keeps that of what it revises.
  | (Output & { draft?: number; drawn?: PictureBrief; spoken?: SpokenWords; named?: string[] })
  | { output_type: 'schedule_plan'; output: string; planId: string }
  | { output_type: 'multiple_schedules_summary'; output: string; planIds: string[] };

/** One exchange each: what was asked and what was answered. */
export const chatRecords = pgTable(
  'chat_records',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listedUnder: uuid('listed_under')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    /** Null where the record belongs to no conversation. */
    sessionId: uuid('session_id'),
    kind: text().$type<RecordKind>().notNull().default('exchange'),
    /** The client's own id of the message, so that sending it again answers nothing twice. */
    requestId: uuid('request_id'),
    userMessage: text('user_message').notNull(),
    /** The medium of the photo that came with the message. */
    photo: uuid(),
    message: text().notNull(),
    outputs: jsonb().$type<KeptOutput[]>().notNull(),
    status: text().$type<ChatStatus>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('chat_records_of_session').on(table.listedUnder, table.createdAt),
    uniqueIndex('chat_records_request').on(table.userId, table.requestId),
    index('chat_records_newest').on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
);

/** The messages that are being answered: under one request id one at a time, whatever process it came to. */
export const chatRequests = pgTable(
  'chat_requests',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestId: uuid('request_id').notNull(),
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.requestId] })],
);
