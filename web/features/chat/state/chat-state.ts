import * as z from 'zod/mini';
import { executeChatWorkflow } from '../../../../domain/api/chat.ts';
import { chatSessionSchema } from '../../../../domain/chat.ts';
import type { Photo } from '../../../../domain/post/photos.ts';
import { planSchema } from '../../../../domain/schedule/plan.ts';

export const PLACEHOLDER = 'Processing your request...';

/** What a message knows of the plan, or the set of plans, that it shows. */
const workflowDataSchema = z.object({
  type: z.literal('schedule_plan'),
  planId: z.string(),
  planData: planSchema,
  isMultipleSchedule: z.boolean(),
  multipleIndex: z.int(),
  totalMultiple: z.int(),
  allPlans: z.array(planSchema),
  isConfirmed: z.boolean(),
  /** Whether it was read from the history instead of being answered just now. */
  isHistorical: z.boolean(),
});
export type WorkflowData = z.infer<typeof workflowDataSchema>;

const messageSchema = z.object({
  id: z.string(),
  content: z.string(),
  sender: z.enum(['user', 'system', 'assistant']),
  /** ISO 8601. */
  timestamp: z.string(),
  type: z.enum(['text', 'processing', 'workflow', 'error']),
  workflowData: z.optional(workflowDataSchema),
  workflowResponse: z.optional(executeChatWorkflow.answer),
  chatId: z.optional(z.string()),
  workflowStatus: z.optional(z.nullable(z.enum(['scheduling', 'multiple_scheduling', 'completed']))),
  /** The photo that came with a user's message, as the id of its medium. */
  photo: z.optional(z.string()),
  /** Which version of its answer a user's message asked for; 0 or missing for the first. */
  variant: z.optional(z.int()),
  /** Whether the user stopped this answer. */
  wasStopped: z.optional(z.boolean()),
  /** The plans that a failure is about: the next word on one of them takes its place. */
  aboutPlans: z.optional(z.array(z.string())),
});
export type ChatMessage = z.infer<typeof messageSchema>;

/**
 * The id of the answer to a question. A question's id is chosen before it is sent and stays with it on the server, so that
 * both are known on every page, for good.
 */
export function answerIdOf(questionId: string): string {
  return `${questionId}-answer`;
}

/** Whether a message only tells that something failed just now: nobody needs it later. */
export function isPassing({ sender, type }: ChatMessage): boolean {
  return sender === 'system' && type === 'error';
}

/** A conversation of the list; a name given by the user lies beside the title, so that no refresh undoes it. */
const listEntrySchema = z.extend(chatSessionSchema, { renamed: z.optional(z.string()) });
export type ListEntry = z.infer<typeof listEntrySchema>;

const confirmedPlanSchema = z.object({ planId: z.string(), sessionId: z.nullable(z.string()) });
export type ConfirmedPlan = z.infer<typeof confirmedPlanSchema>;

/** What stays in the browser: exactly these six parts. */
export const keptSchema = z.object({
  messages: z.array(messageSchema),
  chatSessions: z.array(listEntrySchema),
  activeChatId: z.nullable(z.string()),
  inputValue: z.string(),
  pendingSchedulePlans: z.array(planSchema),
  confirmedPlans: z.array(confirmedPlanSchema),
});
export type KeptChat = z.infer<typeof keptSchema>;

export interface ChatState extends KeptChat {
  /** The photo that goes with what is being written. */
  photo: Photo | null;
  /** A request runs in the conversation on screen. */
  isLoading: boolean;
  /** The first load of the list on this page; later refreshes happen behind the scenes. */
  isLoadingHistory: boolean;
  isLoadingConversation: boolean;
  /** More conversations lie on the server than the list holds. */
  hasOlderConversations: boolean;
  editingSessionId: string | null;
  sessionNameInput: string;
  error: string | null;
  /** What runs for which plan. */
  scheduling: Record<string, 'approving' | 'rejecting' | 'undoing'>;
  schedulingError: string | null;
  /** Counts up with every conversation that comes on screen, so that late answers know whether they still belong there. */
  view: number;
}

export const EMPTY_CHAT: ChatState = {
  messages: [],
  chatSessions: [],
  activeChatId: null,
  inputValue: '',
  pendingSchedulePlans: [],
  confirmedPlans: [],
  photo: null,
  isLoading: false,
  isLoadingHistory: false,
  isLoadingConversation: false,
  hasOlderConversations: false,
  editingSessionId: null,
  sessionNameInput: '',
  error: null,
  scheduling: {},
  schedulingError: null,
  view: 0,
};

/** The parts of the state that stay in the browser. */
export function keptParts(state: ChatState): KeptChat {
  const { messages, chatSessions, activeChatId, inputValue, pendingSchedulePlans, confirmedPlans } = state;
  return { messages, chatSessions, activeChatId, inputValue, pendingSchedulePlans, confirmedPlans };
}

export const INTERRUPTED = 'The answer was interrupted because the page was left.';

/** What was kept, if it can be trusted to have the right shape; answers that were under way are marked as interrupted. */
export function readKept(kept: unknown): KeptChat | null {
  const parsed = keptSchema.safeParse(kept);
  if (!parsed.success) return null;
  const messages = parsed.data.messages
    .filter((message) => !isPassing(message))
    .map(
      (message): ChatMessage =>
        message.type === 'processing' ? { ...message, type: 'error', content: INTERRUPTED } : message,
    );
  return { ...parsed.data, messages };
}
