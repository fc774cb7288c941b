import * as z from 'zod/mini';
import { platformSchema } from '../../domain/post/platforms.ts';
import { agentTypeSchema } from '../../domain/schedule/agent-types.ts';
import { frequencySchema, mediumSchema } from '../../domain/schedule/plan.ts';
import { WEEKDAYS } from '../../domain/schedule/recurrence.ts';
import { voiceSchema } from '../../domain/workflow/agents.ts';
import { describedAgentSchema } from '../../domain/workflow/described-workflow.ts';

/**
 * The contract between whoever reads a message (the built-in reader or a model) and the one performer. Days are wall
 * times of the user's zone, already resolved by code. Nothing here approves or publishes.
 */
const wallTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const number = z.int().check(z.positive());

/** What is made beside the words of a post. */
export const beside = {
  picture: z.optional(z.boolean()),
  /** The picture is a carousel: a slide for each of its points. */
  slides: z.optional(z.boolean()),
  /** The words, spoken. */
  sound: z.optional(z.boolean()),
  voice: z.optional(voiceSchema),
};

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
  'ideas',
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
  /** One text for each; none is a text for no place in particular. */
  platforms: z.optional(z.array(platformSchema)),
  /** What the writer is given, in the user's words: the matter with the wishes for its form. */
  brief: z.optional(z.string()),
  ...beside,
  /** How many versions are wanted. */
  versions: z.optional(number),
});

const revise = z.object({
  op: z.literal('revise'),
  draft: number,
  change: z.enum(CHANGES),
  /** The words of the draft that are replaced, removed or moved. */
  from: z.optional(z.string()),
  /** The new words, or what is wished: a language, a form, a place. */
  to: z.optional(z.string()),
  /** Where words that are added stand: by themselves, in front of the text or below it; else as its next sentence. */
  at: z.optional(z.enum(['start', 'end'])),
  platform: z.optional(platformSchema),
  /** The draft stays as it is, and the new text stands beside it. */
  keeps: z.optional(z.boolean()),
});

const draw = z.object({
  op: z.literal('draw'),
  about: z.string(),
  /** The last picture again, with another wish for how it looks. */
  changes: z.optional(z.boolean()),
  /** What was asked, in the user's words. */
  brief: z.optional(z.string()),
  /** The drafts that it shows: a picture for each. */
  drafts: z.optional(z.array(number)),
  platforms: z.optional(z.array(platformSchema)),
});
const speak = z.object({
  op: z.literal('speak'),
  about: z.string(),
  /** The very words to speak, where they are known; else a script is written from the brief first. */
  words: z.optional(z.string()),
  brief: z.optional(z.string()),
  voice: z.optional(voiceSchema),
});

/** A clock that a plan keeps though it is not the user's, and its rule on that clock. */
const keptClock = z.object({ timeZone: z.string(), at: wallTime, rrule: z.nullable(z.string()) });

/** A draft of the conversation, the very words, or matter that a text is written from. */
const plan = z.object({
  op: z.literal('plan'),
  draft: z.optional(number),
  /** The very words to post in place of the draft's. */
  words: z.optional(z.string()),
  matter: z.optional(z.string()),
  platforms: z.optional(z.array(platformSchema)),
  at: wallTime,
  ...rhythm,
  title: z.optional(z.string()),
  medium: z.optional(mediumSchema),
  agentType: z.optional(agentTypeSchema),
  ...beside,
  /** RFC 5545, where the rhythm's words alone can't say it. */
  rrule: z.optional(z.nullable(z.string())),
  keeps: z.optional(z.nullable(keptClock)),
  /** The words of a moment that has passed, so that a later one was taken. */
  passed: z.optional(z.nullable(z.string())),
  /** What was not said and therefore assumed, in words for the card. */
  assumed: z.optional(z.array(z.string())),
});

/** What changes about a plan; what is not named stays. */
const planChange = z.object({
  /** On the plan's own clock. */
  at: z.optional(wallTime),
  /** The clock that it keeps from now on, where another one is named. */
  keeps: z.optional(keptClock),
  platforms: z.optional(z.array(platformSchema)),
  addPlatforms: z.optional(z.array(platformSchema)),
  ...rhythm,
  /** Its picture and its sound: another one, the same with one more wish, or none. */
  picture: z.optional(z.enum(['new', 'changed', 'none'])),
  sound: z.optional(z.enum(['new', 'none'])),
  voice: z.optional(voiceSchema),
  /** The very words, or what they are written from. */
  text: z.optional(z.string()),
  matter: z.optional(z.string()),
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

const buildWorkflow = z.object({
  op: z.literal('buildWorkflow'),
  matter: z.string(),
  name: z.optional(z.string()),
  agents: z.optional(z.array(describedAgentSchema)),
});

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
export type WriteOperation = z.infer<typeof write>;
export type MediaBeside = Pick<WriteOperation, keyof typeof beside>;
export type ReviseOperation = z.infer<typeof revise>;
export type BuildWorkflowOperation = z.infer<typeof buildWorkflow>;
export type DrawOperation = z.infer<typeof draw>;
export type SpeakOperation = z.infer<typeof speak>;
export type PlanOrder = z.infer<typeof plan>;

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
  ask,
};
