import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RunNode, RunStarter } from '../../../../domain/api/workflow/workflow-runs.ts';
import type { Agent, Connection } from '../../../../domain/workflow/graph.ts';
import type { RunState } from '../../../../domain/workflow/run-state.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { workflows } from './workflows.ts';

/** The last runs of saved workflows, each with what its agents did. */
export const workflowRuns = pgTable(
  'workflow_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workflowId: uuid('workflow_id')
      .notNull()
      .references(() => workflows.id, { onDelete: 'cascade' }),
    by: text().$type<RunStarter>().notNull(),
    state: text().$type<RunState>().notNull(),
    startedAt: instant('started_at').notNull(),
    ms: integer().notNull(),
    made: integer().notNull(),
    reused: integer().notNull(),
    failed: integer().notNull(),
    tokens: integer().notNull(),
    counted: boolean().notNull(),
    error: text(),
    /** The workflow as it was then. */
    agents: jsonb().$type<Agent[]>().notNull(),
    connections: jsonb().$type<Connection[]>().notNull(),
    /** Null where it was too large to be kept. */
    nodes: jsonb().$type<RunNode[]>(),
  },
  (table) => [
    index('workflow_runs_of_workflow').on(table.workflowId, table.startedAt.desc().nullsFirst(), table.id),
    index('workflow_runs_of_user').on(table.userId),
  ],
);
