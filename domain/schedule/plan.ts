import * as z from 'zod/mini';
import { PLATFORM_RULES, type Platform, platformSchema } from '../post/platforms.ts';
import { NO_PARTS, type PostMedia, type PostParts, postPartsSchema } from '../post/post.ts';
import { AGENT_TYPE_LABELS, type AgentType, agentTypeSchema } from './agent-types.ts';

/** How often a plan runs; 'custom' where only the recurrence rule says it. */
export const FREQUENCIES = [
  'once',
  'hourly',
  'daily',
  'weekdays',
  'weekly',
  'biweekly',
  'monthly',
  'yearly',
  'custom',
] as const;
export const frequencySchema = z.enum(FREQUENCIES);
export type Frequency = z.infer<typeof frequencySchema>;

/** Pending plans wait for their owner; the other two are final. */
export const planStateSchema = z.enum(['pending', 'confirmed', 'rejected']);
export type PlanChoice = z.infer<typeof planStateSchema>;

/** What a plan makes when it runs. */
export const mediumSchema = z.enum(['text', 'image', 'audio']);
export type Medium = z.infer<typeof mediumSchema>;

const planFields = {
  planId: z.string(),
  workflowName: z.string(),
  /** How it should be done. */
  description: z.string(),
  /** The content: what the post is about, or its very words. */
  input: z.string(),
  /** Beside its words: pictures, and what single networks get of their own. */
  post: z._default(postPartsSchema, NO_PARTS),
  /** Of a series: whether each occurrence gets words of its own, made anew from the wish. */
  fresh: z._default(z.boolean(), false),
  /** What its words were written from; null where they were given as they are. */
  wish: z._default(z.nullable(z.string()), null),
  platforms: z.array(platformSchema),
  agentType: agentTypeSchema,
  frequency: frequencySchema,
  scheduledAt: z.iso.datetime(),
  /** Wall time YYYY-MM-DDTHH:mm in the plan's zone: the user's, or the one that a series was asked for in. */
  scheduledAtLocal: z.string(),
  /** US English long form with the zone's short name. */
  scheduledAtLocalFormatted: z.string(),
  timeZone: z.string(),
  /** An RFC 5545 RRULE, or null where it runs once. */
  recurrence: z.nullable(z.string()),
  /** The recurrence in words ('every Monday, 4 times'); null where it runs once. */
  recurrenceText: z.nullable(z.string()),
  medium: mediumSchema,
  /** What was not said and therefore assumed ('12:00 assumed'). */
  assumed: z.array(z.string()),
  /** What else is worth knowing before approving, in sentences ('Every post has this same text.'). */
  notes: z._default(z.array(z.string()), []),
  /** What the writer asked, where there was too little to write from. */
  question: z.optional(z.string()),
  state: planStateSchema,
  isConfirmed: z.boolean(),
  /** Whether its approval could be taken back: what that has scheduled waits as it was put there. */
  canUndo: z._default(z.boolean(), false),
  isPartOfMultiple: z.boolean(),
  isMultipleSchedules: z.boolean(),
  sessionId: z.nullable(z.string()),
  originalMessage: z.string(),
};

/** A schedule plan as its card shows it. */
export const planSchema = z.object({
  ...planFields,
  /** The plans of the set, on the one that stands for a whole set; empty otherwise. */
  plans: z.array(z.object(planFields)),
});
export type SchedulePlan = z.infer<typeof planSchema>;

/** A plan that waits for approval, as boards and calendars show it. */
export const pendingPlanSchema = z.object({
  id: z.string(),
  name: z.string(),
  scheduledFor: z.iso.datetime(),
  platforms: z.array(platformSchema),
  text: z.string(),
  recurrenceText: z.nullable(z.string()),
  /** The conversation in which it can be approved. */
  sessionId: z.string(),
});
export type PendingPlan = z.infer<typeof pendingPlanSchema>;

/** 'one time', or the frequency's own word. */
export function frequencyWords(plan: Pick<SchedulePlan, 'frequency' | 'recurrenceText'>): string {
  if (plan.frequency === 'once') return 'one time';
  return plan.recurrenceText ?? plan.frequency;
}

/** Said wherever a series is shown that has the same words again and again. */
export const SAME_TEXT = 'Every post has this same text.';

/** How a series whose words were written from a wish comes to others. */
export const ANOTHER_TEXT =
  'Edit single posts before they go out, or connect an AI model in Settings to get a new text each time.';
/** Said wherever a series is shown whose words are made anew each time. */
export const FRESH_TEXT = 'Every post gets a new text, written an hour before its time; this is the first.';
/** Why nothing can be written anew. */
export const NO_WISH = 'There is nothing to write new texts from: say in the chat what each post should be about.';
export const NEEDS_MODEL = 'A new text each time needs a connected AI model. Connect one in Settings.';

/** What is to be said of the words of a series: whether they are the same again and again. */
export function seriesNotes(plan: {
  recurrence: string | null;
  medium: Medium;
  input: string;
  fresh?: boolean | undefined;
  wish?: string | null | undefined;
  post?: PostParts | undefined;
}): string[] {
  if (plan.recurrence === null || plan.medium === 'image' || plan.input.trim() === '') return [];
  if (plan.fresh) return [FRESH_TEXT, ...freshPictures(plan.post?.media ?? [])];
  return plan.wish ? [SAME_TEXT, ANOTHER_TEXT] : [SAME_TEXT];
}

/** What becomes of the pictures of a series whose words are made anew. */
function freshPictures(media: PostMedia[]): string[] {
  const pictures = media.filter(({ kind }) => kind === 'image');
  const [drawn, own] = [pictures.some((one) => one.drawn), pictures.some((one) => !one.drawn)];
  if (drawn && own) return ['Its picture is drawn anew each time; a picture of your own stays the same.'];
  if (drawn) return ['Its picture is drawn anew each time.'];
  return own ? ['Every post has this same picture.'] : [];
}

/** How a plan's description says that its text stays unchanged. */
export const AS_WRITTEN = 'These words, as they are.';

/** Stands among a plan's notes where nothing is known that could be posted. */
export const NOTHING_TO_POST = 'nothing to post yet';
/** Stands there where too little was said to write from: the post is what was said. */
export const OWN_WORDS = 'your own words';
/** Stands there where the text was not written yet. */
export const WRITTEN_LATER = 'written when it runs';

/** Whether there is anything in a plan that could be approved. */
export function hasNothingToPost({ assumed }: Pick<SchedulePlan, 'assumed'>): boolean {
  return assumed.includes(NOTHING_TO_POST);
}

/** How a plan without content gets some. */
export const SAY_WHAT = 'for example "Post our new menu on LinkedIn tomorrow at 9am".';

/** Asked where words would have to be thought up, and nobody is there who could. */
export const ASK_WORDS =
  'What should it say? I post your own words and think up none: tell me the text, or connect an AI model in Settings, which writes it for you.';

export const PLAN_NOT_FOUND = 'Schedule plan not found';
export const PLAN_CANCELLED = '❌ Schedule plan cancelled.';

/** 'LinkedIn and Twitter'; 'all platforms' where none is named. */
export function platformWords(platforms: Platform[]): string {
  const labels = platforms.map((platform) => PLATFORM_RULES[platform].label);
  return labels.length === 0 ? 'all platforms' : new Intl.ListFormat('en-US').format(labels);
}

/** 'custom workflow' unless another agent type was chosen. */
export function agentTypeWords(agentType: AgentType | null): string {
  return agentType === null || agentType === 'custom' ? 'custom workflow' : AGENT_TYPE_LABELS[agentType].label;
}

/** What people read when something was scheduled: its name, how often, by which agent, where and when. */
export function confirmationMessage(
  scheduled: Pick<SchedulePlan, 'workflowName' | 'frequency' | 'recurrenceText' | 'platforms'> & {
    agentType: AgentType | null;
    scheduledAtLocalFormatted: string;
  },
): string {
  const { workflowName, platforms, agentType, scheduledAtLocalFormatted } = scheduled;
  const facts = [frequencyWords(scheduled), platformWords(platforms), agentTypeWords(agentType)].join(', ');
  return [
    `✅ "${workflowName}" is scheduled for ${scheduledAtLocalFormatted} (${facts}).`,
    'At that time it goes out through your connected accounts; where you have none, it waits for you under Ready to post.',
  ].join(' ');
}

/** What a second approval says once what the first has scheduled is no longer as it was put there. */
export function approvedBeforeMessage({ workflowName }: Pick<SchedulePlan, 'workflowName'>): string {
  return `"${workflowName}" was approved before, and has run, been changed or been deleted since. Scheduled Tasks shows how it stands.`;
}
