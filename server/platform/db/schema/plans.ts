import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Platform } from '../../../../domain/post/platforms.ts';
import type { PostParts } from '../../../../domain/post/post.ts';
import type { AgentType } from '../../../../domain/schedule/agent-types.ts';
import type { Frequency, Medium, PlanChoice } from '../../../../domain/schedule/plan.ts';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { scheduledWorkflows } from './scheduled.ts';

/** Plans as their cards show them; what is approved is exactly what stands here. */
export const schedulePlans = pgTable(
  'schedule_plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The conversation it was made in; the plan outlives it. */
    sessionId: uuid('session_id'),
    state: text().$type<PlanChoice>().notNull().default('pending'),
    workflowName: text('workflow_name').notNull(),
    description: text().notNull(),
    input: text().notNull(),
    /** Beside its words: pictures, and what single networks get of their own. */
    post: jsonb().$type<PostParts>().notNull().default({ media: [], own: {} }),
    /** Of a series: whether each occurrence gets words of its own, made anew from the wish. */
    fresh: boolean().notNull().default(false),
    /** What its words were written from; null where they were given as they are. */
    wish: text(),
    platforms: jsonb().$type<Platform[]>().notNull(),
    agentType: text('agent_type').$type<AgentType>().notNull(),
    medium: text().$type<Medium>().notNull(),
    frequency: text().$type<Frequency>().notNull(),
    recurrence: text(),
    scheduledAt: instant('scheduled_at').notNull(),
    wallTime: text('wall_time').notNull(),
    timeZone: text('time_zone').notNull(),
    assumed: jsonb().$type<string[]>().notNull(),
    /** What is worth knowing of its time. */
    notes: jsonb().$type<string[]>().notNull().default([]),
    /** What is worth knowing of its text, and what its writer asked where it had too little to write from. */
    textNotes: jsonb('text_notes').$type<string[]>().notNull().default([]),
    question: text(),
    isPartOfMultiple: boolean('is_part_of_multiple').notNull().default(false),
    originalMessage: text('original_message').notNull(),
    /** What its approval made. */
    scheduledWorkflowId: uuid('scheduled_workflow_id').references(() => scheduledWorkflows.id, {
      onDelete: 'set null',
    }),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** How often it was changed, and when last: calendars tell by it which of two versions is the newer one. */
    revision: integer()
      .notNull()
      .default(sql`0`)
      .$onUpdate(() => sql`revision + 1`),
    revisedAt: instant('revised_at')
      .notNull()
      .defaultNow()
      .$onUpdate(() => sql`clock_timestamp()`),
  },
  (table) => [
    index('schedule_plans_of_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('schedule_plans_of_session').on(table.sessionId),
    index('schedule_plans_pending').on(table.userId, table.scheduledAt).where(sql`state = 'pending'`),
    // Those that wait for their owner while their time is near.
    index('schedule_plans_waiting').on(table.scheduledAt).where(sql`state = 'pending'`),
  ],
);
