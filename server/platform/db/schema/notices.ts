import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '../../../../domain/notices.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { scheduledWorkflows } from './scheduled.ts';

/** What people are told without having asked; each cause once. */
export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    /** What it is about, so that one cause tells once: a run, a plan, a connection that broke. */
    cause: text().notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    /** Where to go on; null where it was deleted, or where there is none. */
    scheduledWorkflowId: uuid('scheduled_workflow_id').references(() => scheduledWorkflows.id, {
      onDelete: 'cascade',
    }),
    createdAt: instant('created_at').notNull().defaultNow(),
    readAt: instant('read_at'),
    /** When the mail about it was handed to the mail server; null where none is wanted, or not yet. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    uniqueIndex('notices_cause').on(table.userId, table.kind, table.cause),
    index('notices_newest').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('notices_of_workflow').on(table.scheduledWorkflowId),
    index('notices_unread').on(table.userId).where(sql`read_at is null`),
  ],
);

/** What people want to be told and how; who has chosen nothing has no row and is told everything. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    mail: boolean().notNull(),
    app: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
