import * as z from 'zod/mini';
import { platformSchema } from '../../domain/post/platforms.ts';
import { frequencySchema } from '../../domain/schedule/plan.ts';
import { WEEKDAYS } from '../../domain/schedule/recurrence.ts';
import { voiceSchema } from '../../domain/workflow/agents.ts';
import { beside } from './operations.ts';

/** A text that was written in the conversation; `versions` are its earlier texts, oldest first, for undoing. */
const draftSchema = z.object({
  n: z.int(),
  platform: z.nullable(platformSchema),
  text: z.string(),
  /** What the user gave for it, and the wishes for its form as they were said. */
  matter: z._default(z.string(), ''),
  constraints: z._default(z.array(z.string()), []),
  versions: z._default(z.array(z.string()), []),
  /** The words of a plan that were never shown as a draft of their own. */
  isOnlyPlanned: z._default(z.boolean(), false),
});
export type DraftState = z.infer<typeof draftSchema>;

const planSchema = z.object({
  n: z.int(),
  title: z.string(),
  platforms: z.array(platformSchema),
  /** Wall time of the first post in its zone. */
  at: z.string(),
  /** The zone whose clock it keeps, where it is not the user's. */
  timeZone: z.optional(z.string()),
  frequency: frequencySchema,
  /** The days of each week, where there are several. */
  weekdays: z.optional(z.array(z.enum(WEEKDAYS))),
  occurrences: z.optional(z.nullable(z.int())),
  until: z.optional(z.nullable(z.string())),
  /** Pending plans wait for their owner's approval. */
  status: z.enum(['pending', 'scheduled']),
  content: z._default(z.string(), ''),
  /** A picture, a sound stands beside its words. */
  picture: z.optional(z.boolean()),
  sound: z.optional(z.boolean()),
});
export type PlanState = z.infer<typeof planSchema>;

/** A day, or a day and time, that was named in the matter: 'the day before' counts from it. */
const eventSchema = z.object({ what: z.string(), at: z.string() });
export type EventState = z.infer<typeof eventSchema>;

/** What is known of a request that was answered by a question: the next message tells the rest. */
const unwrittenSchema = z.object({
  subject: z.string(),
  platforms: z.array(platformSchema),
  /** The message that said when to post, before there was anything to post. */
  planned: z.string(),
  /** What was wanted beside the words. */
  beside: z._default(z.object(beside), {}),
});
export type UnwrittenPost = z.infer<typeof unwrittenSchema>;
export const NOTHING_UNWRITTEN: UnwrittenPost = { subject: '', platforms: [], planned: '', beside: {} };

/** What a conversation remembers; drafts and plans are in the order in which they were made, newest last. */
export const stateSchema = z.object({
  drafts: z._default(z.array(draftSchema), []),
  plans: z._default(z.array(planSchema), []),
  /** Plans that were made here and called off. */
  cancelled: z._default(z.array(planSchema), []),
  /** What was shown last, in its order: 'plan 3', 'draft 1'. */
  listed: z._default(z.array(z.string()), []),
  events: z._default(z.array(eventSchema), []),
  /** What was asked and not answered yet. */
  question: z._default(z.nullable(z.string()), null),
  /** The message that it was asked about: what is said next may only complete it. */
  asked: z._default(z.nullable(z.string()), null),
  /** What the last thing that was made is: 'again' and 'bigger' speak of it. */
  made: z._default(z.nullable(z.enum(['text', 'picture', 'sound'])), null),
  /** What was spoken, where a sound was made last, and by whom. */
  spoken: z._default(z.nullable(z.object({ words: z.string(), voice: voiceSchema })), null),
  /** The plan whose picture was shown after every other one: 'make the picture green' speaks of it. */
  pictured: z._default(z.nullable(z.int()), null),
  /** The drafts of the last answer that has any: 'that' may mean all of them. */
  latest: z._default(z.array(z.int()), []),
  /** The plan whose words are still asked for. */
  asking: z._default(z.nullable(z.int()), null),
  unwritten: z._default(unwrittenSchema, NOTHING_UNWRITTEN),
});
export type ConversationState = z.infer<typeof stateSchema>;

/** A conversation that has just begun. */
export const EMPTY_STATE: ConversationState = {
  drafts: [],
  plans: [],
  cancelled: [],
  listed: [],
  events: [],
  question: null,
  asked: null,
  made: null,
  spoken: null,
  pictured: null,
  latest: [],
  asking: null,
  unwritten: NOTHING_UNWRITTEN,
};

/** The plans in the order in which they were shown; those that were not shown follow. */
export function plansAsShown({ plans, listed }: ConversationState): PlanState[] {
  return asShown(plans, listed, 'plan');
}

/** The drafts in the order in which they were shown. */
export function draftsAsShown({ drafts, listed }: ConversationState): DraftState[] {
  return asShown(drafts, listed, 'draft');
}

function asShown<T extends { n: number }>(all: T[], listed: string[], kind: 'plan' | 'draft'): T[] {
  const shown = listed.flatMap((name) => all.filter(({ n }) => name === `${kind} ${n}`));
  const inOrder = all.toSorted((a, b) => a.n - b.n);
  // One alone is no list: 'the first' is then the first of all.
  return shown.length < 2 ? inOrder : [...shown, ...inOrder.filter((one) => !shown.includes(one))];
}
