import * as z from 'zod/mini';
import { cutAtWord, graphemes } from './post/cut.ts';
import { platformSchema } from './post/platforms.ts';
import { agentTypeSchema } from './schedule/agent-types.ts';
import { planSchema } from './schedule/plan.ts';
import { outputSchema } from './workflow/outputs.ts';

const TITLE_LENGTH = 30;
export const HEADING_LENGTH = 80;
export const PREVIEW_LENGTH = 50;
export const TITLE_FALLBACK = 'New Chat';
/** A history refresh that nobody forced is skipped when the last one is younger than this. */
export const HISTORY_THROTTLE_MS = 5_000;
export const MESSAGE_MAX_LENGTH = 20_000;
/** What the conversation shows while an answer is made. */
export const PROCESSING_TEXT = 'Processing your request...';

/** How an exchange ended: the answer's status, or a record's after its plans were confirmed. */
export const chatStatusSchema = z.enum([
  'completed',
  'scheduling_plan',
  'multiple_scheduling_plan',
  'scheduled',
  'failed',
  // Refused for good: the same words again change nothing, and the message says what does.
  'declined',
  'scheduling_plan_confirmed',
  'multiple_schedules_confirmed',
]);
export type ChatStatus = z.infer<typeof chatStatusSchema>;

export type WorkflowStatus = 'scheduling' | 'multiple_scheduling' | 'completed' | null;

/** The status that the conversation shows for an answer's or a record's; everything unknown shows none. */
export function workflowStatusOf(status: string): WorkflowStatus {
  if (status === 'scheduling_plan') return 'scheduling';
  if (status === 'multiple_scheduling_plan') return 'multiple_scheduling';
  if (status === 'scheduled') return 'completed';
  return null;
}

/** The conversation's name by its first message. */
export function conversationTitle(firstMessage: string): string {
  return cut(firstMessage, TITLE_LENGTH) || TITLE_FALLBACK;
}

/** What screens call a conversation by its first message: longer than its title, and where it was cut, cut at a word with '…'. */
export function headingOf(firstMessage: string): string {
  const whole = onOneLine(firstMessage, HEADING_LENGTH);
  const kept = cutAtWord(whole, HEADING_LENGTH);
  // Also where the cut fell on the end of a sentence.
  const goesOn = kept.length < whole.length && !kept.endsWith('…');
  return (goesOn ? `${kept.replace(/[.!?]+$/, '')}…` : kept) || TITLE_FALLBACK;
}

/** What the list shows of the last message. */
export function previewOf(message: string): string {
  return cut(message, PREVIEW_LENGTH);
}

/** The first so many characters as people see them, on one line: no emoji is ever cut in half. */
function cut(text: string, length: number): string {
  return graphemes(onOneLine(text, length)).slice(0, length).join('').trim();
}

/** The beginning of a text on one line, with room for so many characters as people see them. */
function onOneLine(text: string, length: number): string {
  // A character that people see can be made of many; sixty times as many are more than enough to look at.
  return text
    .slice(0, length * 60)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim();
}

const planItemSchema = z.object({
  output_type: z.literal('schedule_plan'),
  output: z.string(),
  planId: z.string(),
  planData: planSchema,
  confirmed: z.boolean(),
  platforms: z.array(platformSchema),
  agentType: agentTypeSchema,
});

const planSetItemSchema = z.object({
  output_type: z.literal('multiple_schedules_summary'),
  output: z.string(),
  plans: z.array(planSchema),
  totalPlans: z.int(),
  /** Whether every plan of the set is confirmed. */
  confirmed: z.boolean(),
  platforms: z.array(platformSchema),
  agentType: agentTypeSchema,
});

/** One part of an answer: what an agent made, one plan, or a set of plans. */
export const chatOutputSchema = z.discriminatedUnion('output_type', [outputSchema, planItemSchema, planSetItemSchema]);
export type ChatOutput = z.infer<typeof chatOutputSchema>;

/** An exchange, or the words that a confirmation left in the conversation (nobody asked for those). */
export const recordKindSchema = z.enum(['exchange', 'confirmation']);
export type RecordKind = z.infer<typeof recordKindSchema>;

/** One exchange as it is kept: what was asked and what was answered. */
export const chatRecordSchema = z.object({
  id: z.string(),
  kind: recordKindSchema,
  /** The client's own id of the message, where it chose one. */
  requestId: z.nullable(z.string()),
  sessionId: z.nullable(z.string()),
  userMessage: z.string(),
  /** The photo that came with it, as the id of its medium. */
  photo: z._default(z.nullable(z.string()), null),
  /** The assistant's own words beside the outputs. */
  message: z.string(),
  timestamp: z.iso.datetime(),
  outputs: z.array(chatOutputSchema),
  status: chatStatusSchema,
  workflow_status: z.nullable(z.enum(['scheduling', 'multiple_scheduling', 'completed'])),
});
export type ChatRecord = z.infer<typeof chatRecordSchema>;

/** A conversation as the list shows it. */
export const chatSessionSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** What screens call it, where nobody named it: the first message's beginning, cut at a word with '…' where it goes on. */
  heading: z.optional(z.string()),
  timestamp: z.iso.datetime(),
  lastMessage: z.string(),
  /** How many records it holds. */
  messageCount: z.int(),
});
export type ChatSession = z.infer<typeof chatSessionSchema>;
