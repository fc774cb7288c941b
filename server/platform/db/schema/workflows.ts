import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { NodeOutput, PlacedAgent } from '../../../../domain/api/workflow/workflows.ts';
import type { Connection } from '../../../../domain/workflow/graph.ts';
import type { Note } from '../../../../domain/workflow/notes.ts';
import { users } from './accounts.ts';
import { instant, nameKey } from './columns.ts';

/** Workflows that people have saved from the canvas. */
export const workflows = pgTable(
  'workflows',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    agents: jsonb().$type<PlacedAgent[]>().notNull(),
    connections: jsonb().$type<Connection[]>().notNull(),
    executionResults: jsonb('execution_results').$type<NodeOutput[]>().notNull(),
    notes: jsonb().$type<Note[]>().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    executedAt: instant('executed_at'),
  },
  (table) => [
    index('workflows_of_user').on(table.userId, table.updatedAt.desc().nullsFirst()),
    index('workflows_by_name').on(table.userId, nameKey(table), table.id),
  ],
);

/** What a save replaced: a saved workflow as it was at an earlier moment, which is its version. What it made is not kept along. */
export const workflowVersions = pgTable(
  'workflow_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workflowId: uuid('workflow_id')
      .notNull()
      .references(() => workflows.id, { onDelete: 'cascade' }),
    /** The `updated_at` that the workflow had. */
    savedAt: instant('saved_at').notNull(),
    name: text().notNull(),
    agents: jsonb().$type<PlacedAgent[]>().notNull(),
    connections: jsonb().$type<Connection[]>().notNull(),
    notes: jsonb().$type<Note[]>().notNull().default([]),
  },
  (table) => [
    unique('workflow_versions_by_moment').on(table.workflowId, table.savedAt),
    index('workflow_versions_of_user').on(table.userId),
  ],
);
