import type { ChatStatus } from '../../../../domain/chat.ts';
import type { PlanChoice, SchedulePlan } from '../../../../domain/schedule/plan.ts';
import type { ChatMessage, ConfirmedPlan, WorkflowData } from '../state/chat-state.ts';

const CONFIRMED_STATUSES: (ChatStatus | undefined)[] = ['scheduling_plan_confirmed', 'multiple_schedules_confirmed'];

/** Whether a record's status says that its plans are confirmed. */
export function isConfirmedStatus(status: ChatStatus | undefined): boolean {
  return CONFIRMED_STATUSES.includes(status);
}

/** What a plan's card shows. A rejection is final; otherwise any of the five signs of a confirmation is enough. */
export function planStateOf(
  plan: Pick<SchedulePlan, 'planId' | 'isConfirmed' | 'state'>,
  message: Pick<ChatMessage, 'workflowData' | 'workflowResponse' | 'workflowStatus'>,
  confirmedPlans: ConfirmedPlan[],
): PlanChoice {
  if (plan.state === 'rejected') return 'rejected';
  const isConfirmed =
    message.workflowData?.isConfirmed === true ||
    isConfirmedStatus(message.workflowResponse?.status) ||
    confirmedPlans.some(({ planId }) => planId === plan.planId) ||
    plan.isConfirmed ||
    plan.state === 'confirmed' ||
    message.workflowStatus === 'completed';
  return isConfirmed ? 'confirmed' : 'pending';
}

/** The plans that a message shows, one or a set. */
export function plansOf({ workflowData }: Pick<ChatMessage, 'workflowData'>): SchedulePlan[] {
  if (!workflowData) return [];
  return workflowData.isMultipleSchedule ? workflowData.allPlans : [workflowData.planData];
}

/** Whether a later message shows the same plan, as one that moved it does. */
export function isShownAgain(messages: ChatMessage[], messageId: string, planId: string): boolean {
  const at = messages.findIndex(({ id }) => id === messageId);
  const shows = (message: ChatMessage) => plansOf(message).some((plan) => plan.planId === planId);
  return at >= 0 && messages.slice(at + 1).some(shows);
}

/** The messages with one plan changed, wherever it is shown. */
export function withPlan(messages: ChatMessage[], planId: string, change: Partial<SchedulePlan>): ChatMessage[] {
  const changed = (plan: SchedulePlan) => (plan.planId === planId ? { ...plan, ...change } : plan);
  return messages.map((message) => {
    const data = message.workflowData;
    if (!data || !plansOf(message).some((plan) => plan.planId === planId)) return message;
    const workflowData: WorkflowData = {
      ...data,
      planData: changed(data.planData),
      allPlans: data.allPlans.map(changed),
      isConfirmed: data.isMultipleSchedule ? data.isConfirmed : (change.isConfirmed ?? data.isConfirmed),
    };
    return { ...message, workflowData };
  });
}

/** The messages with one plan waiting again: nothing of a message that shows it may say that all is confirmed. */
export function withPlanWaiting(messages: ChatMessage[], plan: SchedulePlan): ChatMessage[] {
  return withPlan(messages, plan.planId, plan).map((message) => {
    const { workflowData, workflowResponse } = message;
    if (!workflowData || !plansOf(message).some(({ planId }) => planId === plan.planId)) return message;
    const status = workflowData.isMultipleSchedule ? 'multiple_scheduling_plan' : 'scheduling_plan';
    return {
      ...message,
      workflowData: { ...workflowData, isConfirmed: false },
      workflowResponse: workflowResponse && { ...workflowResponse, status },
    };
  });
}

/** The plans of the messages that still wait for approval. */
export function pendingPlansOf(messages: ChatMessage[], confirmedPlans: ConfirmedPlan[]): SchedulePlan[] {
  return messages.flatMap((message) =>
    plansOf(message).filter((plan) => planStateOf(plan, message, confirmedPlans) === 'pending'),
  );
}

/** The list with these plans in it, each once, the newer version winning. */
export function addPending(pending: SchedulePlan[], plans: SchedulePlan[]): SchedulePlan[] {
  const added = new Set(plans.map(({ planId }) => planId));
  return [...pending.filter(({ planId }) => !added.has(planId)), ...plans];
}

/** The list without a plan whose approval was taken back. */
export function withoutConfirmed(confirmed: ConfirmedPlan[], planId: string): ConfirmedPlan[] {
  return confirmed.filter((plan) => plan.planId !== planId);
}

/** The list with one more confirmed plan in it, once. */
export function addConfirmed(confirmed: ConfirmedPlan[], plan: SchedulePlan): ConfirmedPlan[] {
  return [...withoutConfirmed(confirmed, plan.planId), { planId: plan.planId, sessionId: plan.sessionId }];
}
