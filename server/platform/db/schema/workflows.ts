import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { NodeOutput, PlacedAgent } from '../../../../domain/api/workflows.ts';
import type { Connection } from '../../../../domain/graph.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

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
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    executedAt: instant('executed_at'),
  },
  (table) => [index('workflows_of_user').on(table.userId, table.updatedAt.desc().nullsFirst())],
);
