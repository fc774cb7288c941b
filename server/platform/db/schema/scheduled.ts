import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Platform } from '../../../../domain/post/platforms.ts';
import type { PostParts } from '../../../../domain/post/post.ts';
import { POSTING_ORDER } from '../../../../domain/post/publication.ts';
import type { AgentType } from '../../../../domain/schedule/agent-types.ts';
import type { TaskEvent, TaskStatus } from '../../../../domain/schedule/scheduled.ts';
import type { Agent, Connection } from '../../../../domain/workflow/graph.ts';
import type { Output } from '../../../../domain/workflow/outputs.ts';
import { users } from './accounts.ts';
import { instant, nameKey } from './columns.ts';

/** When something runs again and again: the rule, and the wall time and zone that it keeps across clock changes. */
export const series = pgTable(
  'series',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** An RFC 5545 RRULE. */
    rule: text().notNull(),
    /** The first occurrence's wall time, from which the rule counts. */
    wallTime: text('wall_time').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Whether each occurrence gets words of its own, made anew from the wish. */
    fresh: boolean().notNull().default(false),
    /** What its words are written from; null where they were given as they are. */
    wish: text(),
    /** Moments of the rule that it leaves out: what stands there was moved, changed or deleted by itself. */
    skipped: instant('skipped').array().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('series_of_user').on(table.userId)],
);

type Moments = Record<'status' | 'scheduledFor' | 'executedAt', SQLWrapper>;

/** Where a workflow stands in time (`standsAt` of the domain), in the very words of its index. */
export const standsAtSql = ({ scheduledFor, executedAt }: Pick<Moments, 'scheduledFor' | 'executedAt'>): SQL =>
  sql`least(${scheduledFor}, ${executedAt})`;

/** When it is still to come, in the very words of its index; what is over stands behind all that is to come. */
export const comesAt = ({ status, scheduledFor }: Pick<Moments, 'status' | 'scheduledFor'>): SQL =>
  sql`case when ${status} in ('completed', 'failed') then timestamptz '9999-01-01 00:00:00+00' else ${scheduledFor} end`;

/** The place of 'sent' among `POSTING_ORDER`: before it stands what is still to be posted. */
const SENT = sql.raw(String(POSTING_ORDER.indexOf('sent') + 1));
type Posting = Record<'status' | 'posting', SQLWrapper>;

/** What has run, and whose posts are not all out. */
export const isUnposted = ({ status, posting }: Posting): SQL => sql`${status} = 'completed' and ${posting} < ${SENT}`;

/** What has run with nothing left to be posted, in the very words of its index. */
export const isDone = ({ status, posting }: Posting): SQL =>
  sql`${status} = 'completed' and (${posting} is null or ${posting} = ${SENT})`;

/** One row for each occurrence that people see; the rows are the truth of the scheduler. */
export const scheduledWorkflows = pgTable(
  'scheduled_workflows',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where it runs once. */
    seriesId: uuid('series_id').references(() => series.id, { onDelete: 'cascade' }),
    /** The moment of the rule that it stands for, which an edit of this one occurrence does not move. */
    occurrence: instant('occurrence'),
    name: text().notNull(),
    status: text().$type<TaskStatus>().notNull().default('scheduled'),
    scheduledFor: instant('scheduled_for').notNull(),
    timeZone: text('time_zone').notNull(),
    platforms: jsonb().$type<Platform[]>().notNull(),
    agentType: text('agent_type').$type<AgentType>().notNull(),
    agents: jsonb().$type<Agent[]>().notNull(),
    connections: jsonb().$type<Connection[]>().notNull(),
    /** The saved workflow that it was made from, in whose history its runs stand; it may be gone by now. */
    workflowId: uuid('workflow_id'),
    /** Beside its words: pictures, and what single networks get of their own. */
    post: jsonb().$type<PostParts>().notNull().default({ media: [], own: {} }),
    /** When the fresh words of this occurrence were made, ahead of its time; null where that is not (yet) so. */
    preparedAt: instant('prepared_at'),
    /**
     * Where the most pressing of its posts stands, by its place among `POSTING_ORDER` from 1; null where it has none. Triggers keep
     * it true, whoever changes a publication: lists, boards and counts ask for it of thousands at a time.
     */
    posting: integer(),
    executedAt: instant('executed_at'),
    /** Seconds. */
    executionDuration: doublePrecision('execution_duration'),
    errorMessage: text('error_message'),
    lateness: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('scheduled_workflows_occurrence').on(table.seriesId, table.occurrence),
    index('scheduled_workflows_of_user').on(table.userId, table.scheduledFor.desc().nullsFirst()),
    // The columns of a board, each from its first.
    index('scheduled_workflows_by_status').on(table.userId, table.status, table.scheduledFor),
    // What is still to be posted, most pressing first, of a board as of a list from what comes next.
    index('scheduled_workflows_pressing')
      .on(table.userId, table.posting, sql`(${comesAt(table)})`, table.scheduledFor.desc().nullsFirst(), table.id)
      .where(sql`${table.posting} < ${SENT}`),
    // A board's last ones with nothing left to be posted.
    index('scheduled_workflows_done').on(table.userId, table.scheduledFor.desc().nullsFirst()).where(isDone(table)),
    // How many there are of a status: its entries are so alike that a page of it holds a thousand. Each status is one that is not empty,
    // and who does not say which gets another index: small as it is, this one would be read through beside a search for some ids.
    index('scheduled_workflows_numbers').on(table.userId, table.status, table.posting).where(sql`status <> ''`),
    // A list from what comes next, and an agenda.
    index('scheduled_workflows_next').on(
      table.userId,
      sql`(${comesAt(table)})`,
      table.scheduledFor.desc().nullsFirst(),
      table.id,
    ),
    // A list by name.
    index('scheduled_workflows_by_name').on(table.userId, nameKey(table), table.scheduledFor, table.id),
    index('scheduled_workflows_in_time').on(table.userId, standsAtSql(table)),
    index('scheduled_workflows_due').on(table.scheduledFor).where(sql`status = 'scheduled'`),
  ],
);

/**
 * What is searched of a scheduled workflow: its name, what its agents are to write, what single networks get and what went out, in
 * small letters. Triggers keep it true, whoever writes. It is no column of its workflow: an index of words is slow to write, and
 * each run changes that row several times.
 */
export const taskWords = pgTable(
  'task_words',
  {
    scheduledWorkflowId: uuid('scheduled_workflow_id')
      .primaryKey()
      .references(() => scheduledWorkflows.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    words: text().notNull(),
  },
  (table) => [
    index('task_words_search')
      .using('gin', table.userId, table.words.op('gin_trgm_ops'))
      // What is new waits in a heap that every search reads through, until somebody's insert sorts it in: a small one keeps both quick.
      .with({ gin_pending_list_limit: 256 }),
    // Of one or two letters there is no index.
    index('task_words_of_user').on(table.userId),
  ],
);

/** One execution of a scheduled workflow. */
export const runs = pgTable(
  'runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    scheduledWorkflowId: uuid('scheduled_workflow_id')
      .notNull()
      .references(() => scheduledWorkflows.id, { onDelete: 'cascade' }),
    /** The moment it runs for: the same firing can't be inserted twice. */
    firing: instant('firing').notNull(),
    attempts: integer().notNull().default(0),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('runs_firing').on(table.scheduledWorkflowId, table.firing)],
);

/** What the nodes of a run have made, one by one: a run that is taken over goes on from here. */
export const runNodes = pgTable(
  'run_nodes',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    nodeId: text('node_id').notNull(),
    output: jsonb().$type<Output>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.nodeId] })],
);

/** What happened to a scheduled workflow, in order. */
export const taskEvents = pgTable(
  'task_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    scheduledWorkflowId: uuid('scheduled_workflow_id')
      .notNull()
      .references(() => scheduledWorkflows.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    what: text().$type<TaskEvent['what']>().notNull(),
    detail: text(),
  },
  (table) => [index('task_events_of_workflow').on(table.scheduledWorkflowId, table.id)],
);

/** One row: when a process that keeps the time last looked at the schedule. */
export const schedulerPulse = pgTable('scheduler_pulse', {
  id: integer().primaryKey(),
  at: instant('at').notNull(),
  /** Until when a restore holds back what is due: it may have gone out before the loss. */
  heldUntil: instant('held_until'),
});
