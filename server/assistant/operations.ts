import * as z from 'zod/mini';
import { frequencySchema } from '../../domain/plan.ts';
import { platformSchema } from '../../domain/platforms.ts';
import { WEEKDAYS } from './reading/grammar/reading.ts';

/**
 * The contract between whoever reads a message (the built-in reader or a model) and the one performer. Days are wall
 * times of the user's zone, already resolved by code. Nothing here approves or publishes.
 */
const wallTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const number = z.int().check(z.positive());

/** What a revision does to a draft. */
export const CHANGES = [
  'replace',
  'remove',
  'add',
  'shorter',
  'longer',
  'platform',
  'form',
  'order',
  'formal',
  'casual',
  'emoji',
  'hashtags',
  'translate',
  'proofread',
  'undo',
  'pick',
  'other',
] as const;
export type Change = (typeof CHANGES)[number];

/** What small talk and questions are about. */
export const TOPICS = [
  'greeting',
  'thanks',
  'small talk',
  'product question',
  'knowledge question',
  'complaint',
] as const;
export type Topic = (typeof TOPICS)[number];

const rhythm = {
  frequency: z.optional(frequencySchema),
  /** The days of each week, where a rhythm names more than one. */
  weekdays: z.optional(z.array(z.enum(WEEKDAYS))),
  occurrences: z.optional(z.int().check(z.positive())),
  until: z.optional(day),
};

const write = z.object({
  op: z.literal('write'),
  matter: z.string(),
  platform: z.optional(platformSchema),
});

const revise = z.object({
  op: z.literal('revise'),
  draft: number,
  change: z.enum(CHANGES),
  /** The words of the draft that are replaced, removed or moved. */
  from: z.optional(z.string()),
  /** The new words, or what is wished: a language, a form, a place. */
  to: z.optional(z.string()),
  platform: z.optional(platformSchema),
  /** The draft stays as it is, and the new text stands beside it. */
  keeps: z.optional(z.boolean()),
});

const draw = z.object({
  op: z.literal('draw'),
  about: z.string(),
  /** The last picture again, with another wish for how it looks. */
  changes: z.optional(z.boolean()),
});
const speak = z.object({ op: z.literal('speak'), about: z.string() });

/** A draft of the conversation, or matter that the message itself brings. */
const plan = z.object({
  op: z.literal('plan'),
  draft: z.optional(number),
  /** The very words to post in place of the draft's. */
  words: z.optional(z.string()),
  matter: z.optional(z.string()),
  platforms: z.optional(z.array(platformSchema)),
  at: wallTime,
  ...rhythm,
});

/** What changes about a plan; what is not named stays. */
const planChange = z.object({
  at: z.optional(wallTime),
  platforms: z.optional(z.array(platformSchema)),
  addPlatforms: z.optional(z.array(platformSchema)),
  ...rhythm,
  text: z.optional(z.string()),
});
export type PlanChange = z.infer<typeof planChange>;

const changePlan = z.object({ op: z.literal('changePlan'), which: z.array(number), change: planChange });
const cancelPlans = z.object({
  op: z.literal('cancelPlans'),
  which: z.union([z.literal('all'), z.array(number)]),
});
const listPlans = z.object({
  op: z.literal('listPlans'),
  from: z.optional(day),
  to: z.optional(day),
  platform: z.optional(platformSchema),
});
const buildWorkflow = z.object({ op: z.literal('buildWorkflow'), matter: z.string() });

/** Leads to the buttons on the cards: words approve nothing. */
const approve = z.object({ op: z.literal('approve'), which: z.array(number) });
const reply = z.object({ op: z.literal('reply'), topic: z.enum(TOPICS) });

/** One short question back; nothing is done. */
const ask = z.object({ op: z.literal('ask'), about: z.string() });

export const operationSchema = z.discriminatedUnion('op', [
  write,
  revise,
  draw,
  speak,
  plan,
  changePlan,
  cancelPlans,
  listPlans,
  buildWorkflow,
  approve,
  reply,
  ask,
]);
export type Operation = z.infer<typeof operationSchema>;
export type Revise = z.infer<typeof revise>;

/** The operations that a model may ask for: what approves is not among them. */
export const MODEL_OPERATIONS = {
  write,
  revise,
  draw,
  speak,
  plan,
  planChange,
  changePlan,
  cancelPlans,
  listPlans,
  buildWorkflow,
  ask,
};
