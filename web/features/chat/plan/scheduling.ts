import * as calls from '../../../../domain/api/schedule/plans.ts';
import type { Platform } from '../../../../domain/post/platforms.ts';
import type { PostDraft } from '../../../../domain/post/post.ts';
import { PLAN_NOT_FOUND, type SchedulePlan } from '../../../../domain/schedule/plan.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { ChatContext } from '../state/chat-ports.ts';
import type { ChatMessage, ChatState } from '../state/chat-state.ts';
import { chatFailureText } from '../state/failure-texts.ts';
import { addConfirmed, addPending, withoutConfirmed, withPlan, withPlanWaiting } from './plan-rules.ts';
import { allConfirmedText, cancellationText, NO_SET_FOUND, type PlanFault, partlyConfirmedText } from './plan-texts.ts';

const CONFIRM_FAILED = 'Failed to confirm schedule plan';
const CONFIRM_ALL_FAILED = 'Failed to confirm all schedule plans';
const SAVE_FAILED = 'Failed to save the post';
const UNDO_FAILED = 'Failed to take the approval back';
const CANCEL_FAILED = 'Failed to cancel schedule plan';

/** Approving and rejecting plans. */
export function createScheduling(context: ChatContext, onOutdated: () => void) {
  const { store, api } = context;

  /** Adds a word on these plans to the conversation, in the place of what went wrong with them before. */
  function say(content: string, type: 'text' | 'error', planIds: string[]): ChatMessage {
    const message: ChatMessage = {
      id: context.newId(),
      content,
      sender: 'system',
      timestamp: new Date(context.now()).toISOString(),
      type,
      ...(type === 'error' ? { aboutPlans: planIds } : {}),
    };
    const isOver = ({ aboutPlans = [] }: ChatMessage) => aboutPlans.some((planId) => planIds.includes(planId));
    store.setState(({ messages }) => ({
      messages: [...messages.filter((each) => !isOver(each)), message],
      schedulingError: type === 'error' ? content : null,
    }));
    return message;
  }

  /** Tells what went wrong, where the plan stands or else in passing: the user may have gone to another conversation. */
  function sayFailure(content: string, plans: Pick<SchedulePlan, 'planId' | 'sessionId'>[]): void {
    if (isOnScreen(plans)) say(content, 'error', idsOf(plans));
    else context.tell(content);
  }

  const isOnScreen = ([plan]: Pick<SchedulePlan, 'sessionId'>[]) =>
    !plan?.sessionId || plan.sessionId === store.getState().activeChatId;

  /** Shows a message and keeps it in the conversation, so that other devices show it too. */
  function sayAndKeep(content: string, plans: SchedulePlan[], counts?: { confirmed: number; total: number }): void {
    const requestId = isOnScreen(plans) ? say(content, 'text', idsOf(plans)).id : undefined;
    const sessionId = plans[0]?.sessionId ?? null;
    if (sessionId === null) return;
    const { confirmed: confirmedCount, total: totalCount } = counts ?? {};
    const kept = { sessionId, message: content, requestId, confirmedCount, totalCount };
    api(calls.storeConfirmationMessage, kept).catch((error) => context.warn('The message was not kept', error));
  }

  const pending = (planId: string) => store.getState().pendingSchedulePlans.find((plan) => plan.planId === planId);

  /** Runs the work while the plans count as busy. */
  async function whileBusy(planIds: string[], step: ChatState['scheduling'][string], work: () => Promise<void>) {
    const marks = Object.fromEntries(planIds.map((planId) => [planId, step]));
    store.setState(({ scheduling }) => ({ scheduling: { ...scheduling, ...marks } }));
    try {
      await work();
    } finally {
      store.setState(({ scheduling }) => ({
        scheduling: Object.fromEntries(Object.entries(scheduling).filter(([planId]) => !planIds.includes(planId))),
      }));
    }
  }

  async function confirm(plan: SchedulePlan): Promise<string> {
    const { message } = await api(calls.confirmSchedulePlan, { planId: plan.planId, planData: plan });
    store.setState((state) => ({
      pendingSchedulePlans: state.pendingSchedulePlans.filter(({ planId }) => planId !== plan.planId),
      confirmedPlans: addConfirmed(state.confirmedPlans, plan),
      messages: withPlan(state.messages, plan.planId, { isConfirmed: true, state: 'confirmed' }),
    }));
    return message;
  }

  async function cancel(plan: SchedulePlan): Promise<void> {
    await api(calls.cancelSchedulePlan, { planId: plan.planId });
    store.setState((state) => ({
      pendingSchedulePlans: state.pendingSchedulePlans.filter(({ planId }) => planId !== plan.planId),
      messages: withPlan(state.messages, plan.planId, { isConfirmed: false, state: 'rejected' }),
    }));
  }

  function bringRecordsInLine(sessionId: string | null): void {
    if (sessionId === null) return;
    api(calls.updateScheduleConfirmationStatus, { sessionId }).catch((error) =>
      context.warn('The confirmation status was not updated', error),
    );
  }

  /** Somebody decided elsewhere, so what stands here is old. */
  function noteConflict(error: unknown): void {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409)) onOutdated();
  }

  return {
    approve: async (planId: string): Promise<void> => {
      const plan = pending(planId);
      if (!plan) return sayFailure(PLAN_NOT_FOUND, [{ planId, sessionId: null }]);
      if (store.getState().scheduling[planId]) return;
      await whileBusy([planId], 'approving', async () => {
        try {
          sayAndKeep(await confirm(plan), [plan]);
          bringRecordsInLine(plan.sessionId);
        } catch (error) {
          sayFailure(chatFailureText(error, CONFIRM_FAILED), [plan]);
          noteConflict(error);
        }
      });
    },

    /** Saves the post of a plan that waits; gives the reason where it could not be. */
    savePost: async (
      planId: string,
      draft: PostDraft,
      more: { platforms?: Platform[]; fresh?: boolean; scheduledAt?: string } = {},
    ): Promise<string | null> => {
      try {
        const { planData } = await api(calls.updatePlanPost, { id: planId, ...draft, ...more });
        store.setState((state) => ({
          pendingSchedulePlans: state.pendingSchedulePlans.map((plan) => (plan.planId === planId ? planData : plan)),
          messages: withPlan(state.messages, planId, planData),
        }));
        return null;
      } catch (error) {
        noteConflict(error);
        return chatFailureText(error, SAVE_FAILED);
      }
    },

    /** Takes an approval back: the plan waits again. */
    undoApproval: async (plan: SchedulePlan): Promise<void> => {
      const { planId } = plan;
      if (store.getState().scheduling[planId]) return;
      await whileBusy([planId], 'undoing', async () => {
        try {
          const { message, planData } = await api(calls.undoScheduleConfirmation, { planId });
          store.setState((state) => ({
            pendingSchedulePlans: addPending(state.pendingSchedulePlans, [planData]),
            confirmedPlans: withoutConfirmed(state.confirmedPlans, planId),
            messages: withPlanWaiting(state.messages, planData),
          }));
          sayAndKeep(message, [planData]);
        } catch (error) {
          sayFailure(chatFailureText(error, UNDO_FAILED), [plan]);
          noteConflict(error);
        }
      });
    },

    reject: async (planId: string): Promise<void> => {
      const plan = pending(planId);
      if (!plan) return sayFailure(PLAN_NOT_FOUND, [{ planId, sessionId: null }]);
      if (store.getState().scheduling[planId]) return;
      await whileBusy([planId], 'rejecting', async () => {
        try {
          await cancel(plan);
          sayAndKeep(cancellationText(1), [plan]);
        } catch (error) {
          sayFailure(chatFailureText(error, CANCEL_FAILED), [plan]);
          noteConflict(error);
        }
      });
    },

    /** Approves those of the given plans that wait and are part of a set, one by one. */
    approveAll: async (planIds: string[]): Promise<void> => {
      const plans = planIds
        .flatMap((planId) => pending(planId) ?? [])
        .filter(({ isPartOfMultiple }) => isPartOfMultiple);
      if (plans.length === 0) return sayFailure(NO_SET_FOUND, []);
      const faults: PlanFault[] = [];
      let wasAnswered = false;
      await whileBusy(idsOf(plans), 'approving', async () => {
        for (const plan of plans) {
          try {
            await confirm(plan);
            wasAnswered = true;
          } catch (error) {
            wasAnswered ||= error instanceof ApiError && error.serverMessage !== null;
            faults.push({
              post: planIds.indexOf(plan.planId) + 1,
              workflowName: plan.workflowName,
              reason: chatFailureText(error, CONFIRM_FAILED),
            });
          }
        }
      });
      const counts = { confirmed: plans.length - faults.length, total: plans.length };
      if (!wasAnswered) return sayFailure(CONFIRM_ALL_FAILED, plans);
      bringRecordsInLine(plans[0]?.sessionId ?? null);
      if (faults.length === 0) return sayAndKeep(allConfirmedText(plans.length), plans, counts);
      sayFailure(partlyConfirmedText(counts.confirmed, counts.total, faults), plans);
      onOutdated();
    },

    rejectAll: async (planIds: string[]): Promise<void> => {
      const plans = planIds.flatMap((planId) => pending(planId) ?? []);
      if (plans.length === 0) return sayFailure(PLAN_NOT_FOUND, []);
      const reasons = new Set<string>();
      let cancelled = 0;
      await whileBusy(planIds, 'rejecting', async () => {
        for (const plan of plans) {
          try {
            await cancel(plan);
            cancelled += 1;
          } catch (error) {
            reasons.add(chatFailureText(error, CANCEL_FAILED));
            noteConflict(error);
          }
        }
      });
      if (cancelled > 0) sayAndKeep(cancellationText(cancelled), plans);
      if (reasons.size > 0) sayFailure([...reasons].join('\n\n'), plans);
    },
  };
}

function idsOf(plans: Pick<SchedulePlan, 'planId'>[]): string[] {
  return plans.map(({ planId }) => planId);
}
