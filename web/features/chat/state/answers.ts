import type { AnswerOf } from '../../../../domain/api/call.ts';
import type { executeChatWorkflow } from '../../../../domain/api/chat.ts';
import { type ChatOutput, workflowStatusOf } from '../../../../domain/chat.ts';
import type { SchedulePlan } from '../../../../domain/schedule/plan.ts';
import { type Output, type Slide, withPicture } from '../../../../domain/workflow/outputs.ts';
import { isConfirmedStatus } from '../plan/plan-rules.ts';
import type { ChatMessage, WorkflowData } from './chat-state.ts';

export type Answer = AnswerOf<typeof executeChatWorkflow>;

const NOTHING_SAID = 'An error occurred';
const NO_SET = 'Failed to create multiple schedule plans';
const NO_PLAN = 'Failed to create scheduling plan';

/** Why an answer is a failure, in the words that people see; null where it is none. */
export function faultOf({ status, message, outputs }: Answer): string | null {
  if (status === 'failed') return message.trim() || NOTHING_SAID;
  if (status === 'multiple_scheduling_plan' && plansOfAnswer(outputs).length === 0) return NO_SET;
  if (status === 'scheduling_plan' && plansOfAnswer(outputs).length === 0) return NO_PLAN;
  return null;
}

/** The message that takes the placeholder's place. */
export function messageOfAnswer(answer: Answer, about: { id: string; timestamp: string; isHistorical: boolean }) {
  const { isHistorical, ...identity } = about;
  const base = { ...identity, sender: 'assistant' as const, chatId: answer.chat_id };
  const fault = faultOf(answer);
  if (fault !== null) return { ...base, type: 'error', content: fault } satisfies ChatMessage;
  return {
    ...base,
    type: 'workflow',
    content: answer.message,
    workflowResponse: answer,
    workflowStatus: workflowStatusOf(answer.status),
    workflowData: workflowDataOf(answer, isHistorical),
  } satisfies ChatMessage;
}

/** The text, pictures and sound of an answer, without its plans. */
export function madeIn(outputs: ChatOutput[]): Output[] {
  return outputs.filter((output): output is Output => ['text', 'image', 'audio'].includes(output.output_type));
}

/** The answer with a picture in the place of the one at an address. */
export function withPictureIn(answer: Answer, address: string, picture: Slide): Answer {
  const outputs = answer.outputs.map((output) =>
    output.output_type === 'image' ? withPicture(output, address, picture) : output,
  );
  return { ...answer, outputs };
}

/** Whether a message asks for something, so that the next word is the user's. */
export function awaitsReply(message: ChatMessage | undefined): boolean {
  return madeIn(message?.workflowResponse?.outputs ?? []).some(({ question }) => question);
}

/** The plans of an answer: those of the set where there is one, else the single ones. */
export function plansOfAnswer(outputs: ChatOutput[]): SchedulePlan[] {
  const sets = outputs.flatMap((output) => (output.output_type === 'multiple_schedules_summary' ? [output.plans] : []));
  if (sets.length > 0) return sets.flat();
  return outputs.flatMap((output) => (output.output_type === 'schedule_plan' ? [output.planData] : []));
}

function workflowDataOf({ outputs, status }: Answer, isHistorical: boolean): WorkflowData | undefined {
  const plans = plansOfAnswer(outputs);
  const first = plans[0];
  if (!first) return undefined;
  const saysConfirmed = outputs.some((output) => 'confirmed' in output && output.confirmed);
  return {
    type: 'schedule_plan',
    planId: first.planId,
    planData: first,
    isMultipleSchedule: plans.length > 1,
    multipleIndex: 0,
    totalMultiple: plans.length,
    allPlans: plans,
    isConfirmed: saysConfirmed || isConfirmedStatus(status),
    isHistorical,
  };
}
