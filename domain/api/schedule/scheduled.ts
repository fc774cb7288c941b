import * as z from 'zod/mini';
import { instantSchema } from '../../instants.ts';
import { POST_DESCRIPTION_MAX, SEARCH_MAX, TASKS_AT_ONCE_MAX } from '../../limits.ts';
import { platformSchema, platformsSchema } from '../../post/platforms.ts';
import { postDraftSchema, postPartsSchema } from '../../post/post.ts';
import { publicationSchema, publicationStateSchema } from '../../post/publication.ts';
import { agentTypeSchema } from '../../schedule/agent-types.ts';
import {
  scheduledWorkflowSchema,
  taskEventSchema,
  taskSortSchema,
  taskStatusSchema,
} from '../../schedule/scheduled.ts';
import { agentSchema, connectionSchema } from '../../workflow/graph.ts';
import { imageDataWish, outputSchema } from '../../workflow/outputs.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';
import { placeFields } from '../paging.ts';
import { nodeFailureSchema } from '../workflow/workflows.ts';

const nameSchema = z
  .string('A name is required')
  .check(z.trim(), z.minLength(1, 'A name is required'), z.maxLength(500, 'This name is too long'));
const somePlatformsSchema = platformsSchema.check(z.minLength(1, 'Please select at least one platform'));
const timeZoneSchema = z.string().check(z.maxLength(100));
/** An RFC 5545 rule, with or without its name. */
const recurrenceSchema = z.pipe(
  z.string().check(z.maxLength(500)),
  z.transform((rule) => rule.replace(/^RRULE:/, '')),
);
/** Of a series: this occurrence alone, it and all that follow, or all that are still to come. */
const scopeSchema = z._default(z.enum(['this', 'following', 'all']), 'this');
/** Of a series: the moment of a later occurrence that is meant, where it is no workflow of its own yet; id is that of another one. */
const occurrenceSchema = z.optional(instantSchema);
const one = z.object({ data: scheduledWorkflowSchema });

export const listScheduledWorkflows = call('GET', '/scheduled-workflows', {
  summary:
    'The caller’s scheduled workflows, newest first or as sort says; with from and to also the projected later occurrences of series.',
  access: 'session',
  input: z.object({
    from: z.optional(instantSchema),
    to: z.optional(instantSchema),
    status: z.optional(taskStatusSchema),
    platform: z.optional(platformSchema),
    label: z.optional(idSchema),
    /** How its posts stand together. */
    posting: z.optional(publicationStateSchema),
    /** Part of the name, of the agent type, of what is to be written or of what went out. */
    q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
    /**
     * 'board' gives the first of each status, as many of each as the limit says, and of what has run both of what is still to
     * be posted and of the rest; 'ahead' and 'back' go by where each stands in time: what ran before its moment, at its run.
     */
    sort: z._default(
      z.union([taskSortSchema, z.enum(['board', 'ahead', 'back'])], 'This order is not known'),
      'newest',
    ),
    limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.positive(), z.maximum(TASKS_AT_ONCE_MAX))), 1_000),
    /** Where the next page begins: what the page before gave as next. */
    after: z.optional(z.string().check(z.maxLength(4_000))),
    /** Whether to count all that there are. */
    count: z._default(z.union([z.boolean(), z.stringbool()], 'Please write true or false'), false),
    ...placeFields,
  }),
  answer: z.object({
    data: z.array(scheduledWorkflowSchema),
    /** Where the next page begins; null where this is the last. */
    next: z._default(z.nullable(z.string()), null),
    /** How many are found in each status, and how many there are of all. */
    count: z.optional(
      z.object({
        scheduled: z.int(),
        executing: z.int(),
        completed: z.int(),
        failed: z.int(),
        all: z.int(),
        /** Of a board: how many of those that have run stand where, as far as their posts are not all out. */
        unposted: z.optional(z.partialRecord(publicationStateSchema, z.int())),
      }),
    ),
    /** When the series among them run again, inside from and to; nothing of this is a row yet. */
    projected: z.array(
      z.object({
        /** The row of the series that is next. */
        id: idSchema,
        seriesId: z.string(),
        name: z.string(),
        platforms: z._default(z.array(platformSchema), []),
        scheduledFor: z.iso.datetime(),
      }),
    ),
  }),
});

export const getScheduledWorkflow = call('GET', '/scheduled-workflows/{id}', {
  summary: 'One scheduled workflow with what happened to it so far.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: z.object({
    data: z.extend(scheduledWorkflowSchema, {
      timeline: z.array(taskEventSchema),
      /** What its run has brought forth, network by network, and where each stands. */
      publications: z._default(z.array(publicationSchema), []),
    }),
  }),
});

export const updateScheduledWorkflow = call('PUT', '/scheduled-workflows/{id}', {
  summary: 'Changes a scheduled workflow; a failed one becomes scheduled again.',
  access: 'session',
  input: z.object({
    id: idSchema,
    name: nameSchema,
    scheduledFor: instantSchema,
    platforms: somePlatformsSchema,
    agentType: agentTypeSchema,
    /** Its post anew, words and parts; left out, both stay as they are. */
    draft: z.optional(postDraftSchema),
    /** Of a series: whether every post that is still to come gets a new text, written from the series' wish. */
    fresh: z.optional(z.boolean()),
    /** How it comes again: null makes it a single one, a rule makes it a series; left out, that stays as it is. */
    recurrence: z.optional(z.nullable(recurrenceSchema)),
    /** The zone whose clock it keeps. */
    timeZone: z.optional(timeZoneSchema),
    scope: scopeSchema,
    occurrence: occurrenceSchema,
  }),
  answer: one,
});

export const deleteScheduledWorkflow = call('DELETE', '/scheduled-workflows/{id}', {
  summary: 'Deletes a scheduled workflow that is not executing.',
  access: 'session',
  input: z.object({ id: idSchema, scope: scopeSchema, occurrence: occurrenceSchema }),
  answer: z.object({
    /** Of a later occurrence: by which it can be brought back. */
    data: z.optional(z.object({ id: idSchema })),
  }),
});

export const executeScheduledWorkflow = call('POST', '/scheduled-workflows/{id}/execute', {
  summary: 'Runs a scheduled workflow now instead of at its time.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: one,
});

export const retryScheduledWorkflow = call('POST', '/scheduled-workflows/{id}/retry', {
  summary: 'Runs a failed workflow again, now.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: one,
});

export const duplicateScheduledWorkflow = call('POST', '/scheduled-workflows/{id}/duplicate', {
  summary:
    'Schedules a copy, by itself the next day at the same time; of a completed one with the posts as they went out.',
  access: 'session',
  input: z.object({ id: idSchema, scheduledFor: z.optional(instantSchema) }),
  answer: one,
});

export const restoreScheduledWorkflow = call('POST', '/scheduled-workflows/{id}/restore', {
  summary: 'Brings a workflow back that was deleted within the last hour.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: one,
});

export const getWorkflowStatus = call('GET', '/scheduled-workflows/{id}/status', {
  summary: 'Where a scheduled workflow stands.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: z.object({ data: z.object({ status: taskStatusSchema }) }),
});

export const getWorkflowResults = call('GET', '/scheduled-workflows/{id}/results', {
  summary: 'What a scheduled workflow made; with imageData=true its pictures travel along.',
  access: 'session',
  input: z.object({ id: idSchema, imageData: imageDataWish }),
  answer: z.object({
    data: z.object({
      outputs: z.array(outputSchema),
      /** The agents behind a branch that went the other way, and why. */
      skipped: z._default(z.array(nodeFailureSchema), []),
      message: z.string(),
      timestamp: z.iso.datetime(),
    }),
  }),
});

export const scheduleWorkflow = call('POST', '/schedule-workflow', {
  summary: 'Schedules a workflow for a later time.',
  access: 'session',
  input: z.object({
    name: z
      .string('Please describe your post')
      .check(
        z.trim(),
        z.minLength(1, 'Please describe your post'),
        z.maxLength(POST_DESCRIPTION_MAX, 'This description is too long'),
      ),
    agentType: agentTypeSchema,
    platforms: somePlatformsSchema,
    scheduledAt: instantSchema,
    userTimezone: z.optional(timeZoneSchema),
    /** How it comes again in that zone; it begins with the rule's first occurrence from the time on. */
    recurrence: z.optional(z.nullable(recurrenceSchema)),
    agents: z.array(agentSchema),
    connections: z._default(z.array(connectionSchema), []),
    /** Beside its words: pictures, and what single networks get of their own. */
    post: z.optional(postPartsSchema),
    /** The saved workflow that it is made from: its runs then stand in that one's history. */
    workflowId: z.optional(z.guid('Please give the id of a saved workflow')),
    status: z.optional(z.literal('scheduled')),
  }),
  answer: z.object({ message: z.string(), data: scheduledWorkflowSchema }),
});

export const generateContent = call('POST', '/generate-content', {
  summary: 'Drafts the content of a post for the chosen platforms; no picture where all of them take words alone.',
  access: 'session',
  input: z.object({
    description: z
      .string('Please describe your post')
      .check(
        z.trim(),
        z.minLength(1, 'Please describe your post'),
        z.maxLength(20_000, 'This description is too long'),
      ),
    platforms: somePlatformsSchema,
    agentType: agentTypeSchema,
  }),
  answer: z.object({
    data: z.object({
      text_input: z.string(),
      text_description: z.string(),
      image_input: z.optional(z.string()),
      image_description: z.optional(z.string()),
    }),
  }),
});

export const schedulerStatus = call('GET', '/scheduler-status', {
  summary: 'Whether the scheduler is alive, and when the caller’s next workflow runs.',
  access: 'session',
  input: z.object({}),
  answer: z.object({
    data: z.object({
      healthy: z.boolean(),
      nextRunAt: z.nullable(z.iso.datetime()),
      nextRunName: z.nullable(z.string()),
    }),
  }),
});
