import * as z from 'zod/mini';
import type { ChatOutput } from '../../../domain/chat.ts';
import { platformSchema } from '../../../domain/post/platforms.ts';
import { frequencyWords, platformWords, type SchedulePlan } from '../../../domain/schedule/plan.ts';

/** A plan as an assistant gets it. */
export const toldPlanSchema = z.object({
  planId: z.string(),
  state: z.enum(['pending', 'confirmed', 'rejected']),
  name: z.string(),
  text: z.string(),
  platforms: z.array(platformSchema),
  scheduledAt: z.string(),
  /** The same moment in words, with its zone. */
  when: z.string(),
  recurrence: z.nullable(z.string()),
  /** What its owner should know before approving. */
  notes: z.array(z.string()),
});
type ToldPlan = z.infer<typeof toldPlanSchema>;

/** What an assistant gets of a plan. */
export function toldPlan(plan: Omit<SchedulePlan, 'plans'>): ToldPlan {
  const { planId, state, workflowName, input, platforms, scheduledAt, scheduledAtLocalFormatted } = plan;
  const asked = plan.question === undefined ? [] : [plan.question];
  return {
    ...{ planId, state, platforms, scheduledAt },
    name: workflowName,
    text: input,
    when: scheduledAtLocalFormatted,
    recurrence: plan.recurrenceText,
    notes: [...plan.assumed, ...plan.notes, ...asked],
  };
}

/** A plan in words. */
export function planInWords(plan: Omit<SchedulePlan, 'plans'>): string {
  const { planId, state, name, text, platforms, when, notes } = toldPlan(plan);
  return [
    `"${name}" (plan ${planId}, ${state}): ${when}, ${frequencyWords(plan)}, on ${platformWords(platforms)}.`,
    ...(text.trim() === '' ? [] : [`Text: ${text}`]),
    ...(notes.length === 0 ? [] : [`To know: ${notes.join(' · ')}`]),
  ].join('\n');
}

/** The plans among the outputs of an answer. */
export function plansAmong(outputs: ChatOutput[]): SchedulePlan[] {
  return outputs.flatMap((output) => {
    if (output.output_type === 'schedule_plan') return [output.planData];
    return output.output_type === 'multiple_schedules_summary' ? output.plans : [];
  });
}

/** Something that was made, as an assistant gets it. */
export const madeSchema = z.object({
  type: z.enum(['text', 'image', 'audio']),
  /** The text itself, or where the picture or the sound is; it is loaded with the same token. */
  content: z.string(),
  /** Of a picture: what it shows. */
  alt: z.optional(z.string()),
  agent: z.string(),
});
type OutputWords = z.infer<typeof madeSchema>;

/** What was made among the outputs of an answer or a run. */
export function describedOutputs(outputs: ChatOutput[], appUrl: URL): OutputWords[] {
  return outputs.flatMap((output) => {
    if (output.output_type === 'schedule_plan' || output.output_type === 'multiple_schedules_summary') return [];
    const { output_type: type, output: content, alt, agent } = output;
    const where = type === 'text' ? content : new URL(content, appUrl).href;
    return [{ type, content: where, agent, ...(alt === undefined ? {} : { alt }) }];
  });
}

/** What was made, in words. */
export const madeInWords = ({ type, content, agent }: OutputWords): string => `${agent} (${type}):\n${content}`;
