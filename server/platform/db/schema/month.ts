import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Platform } from '../../../../domain/post/platforms.ts';
import type { LabelColour } from '../../../../domain/schedule/labels.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { scheduledWorkflows } from './scheduled.ts';

/** What people sort their posts by: a client, a campaign. */
export const labels = pgTable(
  'labels',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    colour: text().$type<LabelColour>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('labels_name').on(table.userId, table.name)],
);

export const taskLabels = pgTable(
  'task_labels',
  {
    scheduledWorkflowId: uuid('scheduled_workflow_id')
      .notNull()
      .references(() => scheduledWorkflows.id, { onDelete: 'cascade' }),
    labelId: uuid('label_id')
      .notNull()
      .references(() => labels.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.scheduledWorkflowId, table.labelId] }),
    index('task_labels_of_label').on(table.labelId),
  ],
);

/** The weekly moments at which somebody posts on a network, in the account's own zone. */
export const postingSlots = pgTable(
  'posting_slots',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    platform: text().$type<Platform>().notNull(),
    /** 1 is Monday, 7 Sunday. */
    weekday: integer().notNull(),
    /** HH:mm. */
    time: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.platform, table.weekday, table.time] })],
);

/** The secret addresses at which calendars read somebody's schedule. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    secretHash: text('secret_hash').notNull(),
    /** The secret again, encrypted, so that its owner can copy the address later. */
    sealed: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('calendar_feeds_secret').on(table.secretHash)],
);

/** Scheduled workflows that were just deleted, whole, so that it can be undone for a while. */
export const deletedTasks = pgTable(
  'deleted_tasks',
  {
    /** The workflow's own id, which it gets back. */
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The rows that went, table by table. */
    rows: jsonb().$type<Record<string, unknown[]>>().notNull(),
    deletedAt: instant('deleted_at').notNull(),
  },
  (table) => [index('deleted_tasks_since').on(table.deletedAt), index('deleted_tasks_of_user').on(table.userId)],
);
