import * as z from 'zod/mini';
import { agentTypeSchema } from './agents.ts';
import { platformSchema } from './platforms.ts';

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
export type PlanState = z.infer<typeof planStateSchema>;

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
  platforms: z.array(platformSchema),
  agentType: agentTypeSchema,
  frequency: frequencySchema,
  scheduledAt: z.iso.datetime(),
  /** Wall time in the user's zone, YYYY-MM-DDTHH:mm. */
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
  state: planStateSchema,
  isConfirmed: z.boolean(),
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

/** 'one time', or the frequency's own word. */
export function frequencyWords(plan: Pick<SchedulePlan, 'frequency' | 'recurrenceText'>): string {
  if (plan.frequency === 'once') return 'one time';
  return plan.recurrenceText ?? plan.frequency;
}
