import type { Platform } from '../../../../domain/post/platforms.ts';
import type { PostDraft } from '../../../../domain/post/post.ts';
import { PLAN_NOT_FOUND, type SchedulePlan } from '../../../../domain/schedule/plan.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { ChatContext } from '../state/chat-ports.ts';
import type { ChatState } from '../state/chat-state.ts';
import { chatFailureText } from '../state/failures.ts';
import { createKnownPlans } from './known-plans.ts';
import { createPlanNotes } from './plan-notes.ts';
import { allConfirmedText, cancellationText, NO_SET_FOUND, type PlanFault, partlyConfirmedText } from './plan-texts.ts';

const CONFIRM_FAILED = 'Failed to confirm schedule plan';
const CONFIRM_ALL_FAILED = 'Failed to confirm all schedule plans';
const SAVE_FAILED = 'Failed to save the post';
const UNDO_FAILED = 'Failed to take the approval back';
const CANCEL_FAILED = 'Failed to cancel schedule plan';

/** Approving and rejecting plans. */
export function createScheduling(context: ChatContext, onOutdated: () => void) {
  const plansHere = createKnownPlans(context);
  const notes = createPlanNotes(context);
  const { sayFailure, sayHere, sayAndKeep, bringRecordsInLine } = notes;

  /** Somebody decided elsewhere, so what stands here is old. */
  function noteConflict(error: unknown): void {
    if (error instanceof ApiError && (error.status === 404 || error.status === 409)) onOutdated();
  }

  /** Decides on one plan, once at a time; a failure is told where the plan stands. */
  async function decide(
    plan: SchedulePlan,
    step: ChatState['scheduling'][string],
    failure: string,
    decision: () => Promise<void>,
  ): Promise<void> {
    if (plansHere.isBusy(plan.planId)) return;
    await plansHere.whileBusy([plan.planId], step, async () => {
      try {
        await decision();
      } catch (error) {
        sayFailure(chatFailureText(error, failure), [plan]);
        noteConflict(error);
      }
    });
  }

  return {
    approve: async (planId: string): Promise<void> => {
      const plan = plansHere.pending(planId);
      if (!plan) return sayFailure(PLAN_NOT_FOUND, [{ planId, sessionId: null }]);
      await decide(plan, 'approving', CONFIRM_FAILED, async () => {
        const { message, planData, scheduledWorkflowId } = await plansHere.confirm(plan);
        // Named after what it made: approved in two tabs at once, the conversation says it once.
        if (planData.canUndo) sayAndKeep(message, [plan], { id: scheduledWorkflowId });
        else sayHere(message, [plan]);
        bringRecordsInLine(plan.sessionId);
      });
    },

    /** Saves the post of a plan that waits; gives the reason where it could not be. */
    savePost: async (
      planId: string,
      draft: PostDraft,
      more: { platforms?: Platform[]; fresh?: boolean; scheduledAt?: string } = {},
    ): Promise<string | null> => {
      try {
        await plansHere.changePost({ id: planId, ...draft, ...more });
        return null;
      } catch (error) {
        noteConflict(error);
        return chatFailureText(error, SAVE_FAILED);
      }
    },

    /** Takes an approval back: the plan waits again. */
    undoApproval: (plan: SchedulePlan): Promise<void> =>
      decide(plan, 'undoing', UNDO_FAILED, async () => {
        const { message, planData } = await plansHere.unconfirm(plan);
        sayAndKeep(message, [planData]);
      }),

    reject: async (planId: string): Promise<void> => {
      const plan = plansHere.pending(planId);
      if (!plan) return sayFailure(PLAN_NOT_FOUND, [{ planId, sessionId: null }]);
      await decide(plan, 'rejecting', CANCEL_FAILED, async () => {
        await plansHere.cancel(plan);
        sayAndKeep(cancellationText(1), [plan], { id: plan.planId });
      });
    },

    ...createSetDecisions({ plansHere, notes, noteConflict, onOutdated }),
  };
}

interface DecisionTools {
  plansHere: ReturnType<typeof createKnownPlans>;
  notes: ReturnType<typeof createPlanNotes>;
  noteConflict: (error: unknown) => void;
  onOutdated: () => void;
}

/** Deciding on all plans of a set with one press. */
function createSetDecisions({ plansHere, notes, noteConflict, onOutdated }: DecisionTools) {
  const { sayFailure, sayAndKeep, bringRecordsInLine } = notes;
  const pendingOf = (planIds: string[]) => planIds.flatMap((planId) => plansHere.pending(planId) ?? []);
  /** A second press while the first one is at work asks for nothing new. */
  const isAnyBusy = (planIds: string[]) => planIds.some(plansHere.isBusy);

  return {
    /** Approves those of the given plans that wait and are part of a set, one by one. */
    approveAll: async (planIds: string[]): Promise<void> => {
      if (isAnyBusy(planIds)) return;
      const plans = pendingOf(planIds).filter(({ isPartOfMultiple }) => isPartOfMultiple);
      if (plans.length === 0) return sayFailure(NO_SET_FOUND, []);
      const faults: PlanFault[] = [];
      let wasAnswered = false;
      // As with one plan, named after what it made last: in two tabs at once, the conversation says it once.
      let id: string | null = null;
      const ids = plans.map(({ planId }) => planId);
      await plansHere.whileBusy(ids, 'approving', async () => {
        for (const plan of plans) {
          try {
            ({ scheduledWorkflowId: id } = await plansHere.confirm(plan));
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
      if (faults.length === 0) return sayAndKeep(allConfirmedText(plans.length), plans, { id, counts });
      sayFailure(partlyConfirmedText(counts.confirmed, counts.total, faults), plans);
      onOutdated();
    },

    rejectAll: async (planIds: string[]): Promise<void> => {
      if (isAnyBusy(planIds)) return;
      const plans = pendingOf(planIds);
      if (plans.length === 0) return sayFailure(PLAN_NOT_FOUND, []);
      const reasons = new Set<string>();
      let cancelled = 0;
      await plansHere.whileBusy(planIds, 'rejecting', async () => {
        for (const plan of plans) {
          try {
            await plansHere.cancel(plan);
            cancelled += 1;
          } catch (error) {
            reasons.add(chatFailureText(error, CANCEL_FAILED));
            noteConflict(error);
          }
        }
      });
      if (cancelled > 0) sayAndKeep(cancellationText(cancelled), plans, { id: plans.at(-1)?.planId });
      if (reasons.size > 0) sayFailure([...reasons].join('\n\n'), plans);
    },
  };
}
