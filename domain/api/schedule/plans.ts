import * as z from 'zod/mini';
import { MESSAGE_MAX_LENGTH } from '../../chat.ts';
import { instantSchema } from '../../instants.ts';
import { PENDING_PLANS_MAX } from '../../limits.ts';
import { tidyName } from '../../names.ts';
import { platformSchema, platformsSchema } from '../../post/platforms.ts';
import { draftChangesSchema, postPartsSchema } from '../../post/post.ts';
import { agentTypeSchema } from '../../schedule/agent-types.ts';
import { frequencySchema, mediumSchema, pendingPlanSchema, planSchema } from '../../schedule/plan.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';

const nameSchema = z
  .string('A name is required')
  .check(tidyName(), z.minLength(1, 'A name is required'), z.maxLength(200, 'This name is too long'));
const textSchema = z.string().check(z.maxLength(MESSAGE_MAX_LENGTH, 'This text is too long'));

/** What a plan says when a client makes it by hand. */
const newPlanFields = {
  workflowName: nameSchema,
  platforms: z._default(platformsSchema, []),
  agentType: z._default(agentTypeSchema, 'custom'),
  frequency: z._default(frequencySchema, 'once'),
  recurrence: z.nullish(z.string().check(z.maxLength(500))),
  scheduledAt: instantSchema,
  /** The zone whose clock a series keeps; the caller's where it is left out. */
  timeZone: z.optional(z.string().check(z.maxLength(100))),
  description: z.optional(textSchema),
  input: z.optional(textSchema),
  medium: z._default(mediumSchema, 'text'),
  /** Beside its words: pictures, and what single networks get of their own. */
  post: z.optional(postPartsSchema),
};

export const parseAgentMessage = call('POST', '/parse-agent-message', {
  summary: 'Reads a message and tells what it would schedule, without keeping anything.',
  access: 'session',
  input: z.object({
    message: z.string('Please write a message').check(
      z.refine((text) => text.trim() !== '', 'Please write a message'),
      z.maxLength(MESSAGE_MAX_LENGTH),
    ),
    sessionId: z.nullish(idSchema),
  }),
  answer: z.object({
    /** Null where the message asks for no schedule. */
    schedule: z.nullable(
      z.object({
        workflowName: z.string(),
        platforms: z.array(platformSchema),
        frequency: frequencySchema,
        recurrence: z.nullable(z.string()),
        scheduledAt: z.iso.datetime(),
        scheduledAtLocal: z.string(),
        timeZone: z.string(),
        /** All schedules of the message; the fields above are those of the first. */
        total: z.int(),
      }),
    ),
    input: z.string(),
    description: z.string(),
  }),
});

export const createSchedulePlan = call('POST', '/create-schedule-plan', {
  summary: 'Creates a plan that waits for approval.',
  fallback: 'Failed to create schedule plan',
  access: 'session',
  input: z.object({ ...newPlanFields, sessionId: z.nullish(idSchema), originalMessage: z.optional(textSchema) }),
  answer: z.object({ message: z.string(), planId: z.string(), planData: planSchema }),
});

export const confirmSchedulePlan = call('POST', '/confirm-schedule-plan', {
  fallback: 'Failed to confirm schedule plan',
  summary:
    'Approves a plan; any number of parallel approvals makes one scheduled workflow. The stored plan counts, not planData.',
  access: 'session',
  input: z.object({ planId: idSchema, planData: z.optional(z.unknown()) }),
  answer: z.object({
    message: z.string(),
    planData: planSchema,
    /** Null once the workflow that it made was deleted. */
    scheduledWorkflowId: z.nullable(z.string()),
  }),
});

export const cancelSchedulePlan = call('POST', '/cancel-schedule-plan', {
  summary: 'Rejects a plan, for good.',
  access: 'session',
  input: z.object({ planId: idSchema }),
  answer: z.object({ message: z.string(), planData: planSchema }),
});

export const updatePlanPost = call('PUT', '/schedule-plans/{id}/post', {
  summary:
    'Changes a plan that waits: its words, pictures, what single networks get, the networks, and when. What is left out stays.',
  access: 'session',
  input: z.extend(draftChangesSchema, {
    id: idSchema,
    platforms: z.optional(platformsSchema),
    /** Of a series: whether every post gets a new text, written from what was wished. */
    fresh: z.optional(z.boolean()),
    /** Another moment; a series keeps its rhythm and moves with it. */
    scheduledAt: z.optional(instantSchema),
  }),
  answer: z.object({ message: z.string(), planData: planSchema }),
  fallback: 'Failed to save the post',
});

export const undoScheduleConfirmation = call('POST', '/undo-schedule-confirmation', {
  summary: 'Takes an approval back while its scheduled workflow waits unchanged; the plan waits for approval again.',
  access: 'session',
  input: z.object({ planId: idSchema }),
  answer: z.object({ message: z.string(), planData: planSchema }),
});

export const updateScheduleConfirmationStatus = call('POST', '/update-schedule-confirmation-status', {
  summary: 'Brings the records of a conversation in line with their plans; it approves nothing.',
  access: 'session',
  input: z.object({ sessionId: idSchema, confirmed: z._default(z.boolean(), true) }),
  answer: z.object({ message: z.string(), updated: z.int() }),
});

export const storeConfirmationMessage = call('POST', '/store-confirmation-message', {
  summary: 'Keeps the message that a confirmation shows, so that other devices show it too.',
  access: 'session',
  input: z.object({
    sessionId: idSchema,
    message: textSchema.check(z.minLength(1, 'Please write a message')),
    /** Chosen by the client: sent again with the same id, a message is kept once. */
    requestId: z.optional(z.uuid()),
    /** Taken, never believed: the answer's counts are the server's own. */
    confirmedCount: z.optional(z.int().check(z.nonnegative())),
    totalCount: z.optional(z.int().check(z.nonnegative())),
  }),
  answer: z.object({ message: z.string(), chat_id: z.string(), confirmedCount: z.int(), totalCount: z.int() }),
});

export const chatScheduleWorkflow = call('POST', '/chat-schedule-workflow', {
  summary: 'Schedules a workflow straight from a conversation, without a plan to approve.',
  fallback: 'Failed to schedule workflow',
  access: 'session',
  input: z.object({ schedule: z.object(newPlanFields), sessionId: z.nullish(idSchema) }),
  answer: z.object({ message: z.string(), scheduledWorkflowId: z.string() }),
});

export const listPendingPlans = call('GET', '/pending-plans', {
  summary: 'The plans of the caller that wait for approval, soonest first, of a stretch of time where one is named.',
  access: 'session',
  input: z.object({
    from: z.optional(instantSchema),
    to: z.optional(instantSchema),
    limit: z._default(
      z.pipe(z.coerce.number(), z.int().check(z.positive(), z.maximum(PENDING_PLANS_MAX))),
      PENDING_PLANS_MAX,
    ),
    /** Where the next page begins: what the page before gave as next. */
    after: z.optional(z.string().check(z.maxLength(4_000))),
    /** Whether to count all that wait. */
    count: z._default(z.union([z.boolean(), z.stringbool()], 'Please write true or false'), false),
  }),
  answer: z.object({
    data: z.array(pendingPlanSchema),
    /** Where the next page begins; null where this is the last. */
    next: z._default(z.nullable(z.string()), null),
    /** How many wait in all, on whichever page. */
    count: z.optional(z.int()),
  }),
});
