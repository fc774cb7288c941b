import type { AnswerOf, InputOf } from '../../../../domain/api/call.ts';
import * as calls from '../../../../domain/api/schedule/plans.ts';
import type { SchedulePlan } from '../../../../domain/schedule/plan.ts';
import type { ChatContext } from '../state/chat-ports.ts';
import type { ChatState } from '../state/chat-state.ts';
import { addConfirmed, addPending, withoutConfirmed, withPlan, withPlanWaiting } from './plan-rules.ts';

/** The plans as the chat knows them: each change is made on the server first, then wherever the plan is shown. */
export function createKnownPlans({ store, api }: Pick<ChatContext, 'store' | 'api'>) {
  const pendingWithout = (state: ChatState, plan: SchedulePlan) =>
    state.pendingSchedulePlans.filter(({ planId }) => planId !== plan.planId);

  return {
    pending: (planId: string): SchedulePlan | undefined =>
      store.getState().pendingSchedulePlans.find((plan) => plan.planId === planId),

    isBusy: (planId: string): boolean => store.getState().scheduling[planId] !== undefined,

    /** Runs the work while the plans count as busy. */
    whileBusy: async (
      planIds: string[],
      step: ChatState['scheduling'][string],
      work: () => Promise<void>,
    ): Promise<void> => {
      const marks = Object.fromEntries(planIds.map((planId) => [planId, step]));
      store.setState(({ scheduling }) => ({ scheduling: { ...scheduling, ...marks } }));
      try {
        await work();
      } finally {
        store.setState(({ scheduling }) => ({
          scheduling: Object.fromEntries(Object.entries(scheduling).filter(([planId]) => !planIds.includes(planId))),
        }));
      }
    },

    /** Gives what the server says of it: somebody may have approved it before, in other words and long ago. */
    confirm: async (plan: SchedulePlan): Promise<AnswerOf<typeof calls.confirmSchedulePlan>> => {
      const answer = await api(calls.confirmSchedulePlan, { planId: plan.planId, planData: plan });
      store.setState((state) => ({
        pendingSchedulePlans: pendingWithout(state, plan),
        confirmedPlans: addConfirmed(state.confirmedPlans, plan),
        messages: withPlan(state.messages, plan.planId, answer.planData),
      }));
      return answer;
    },

    /** Lets a confirmed plan wait again; gives it as it waits now, with what the server says of it. */
    unconfirm: async ({ planId }: SchedulePlan): Promise<{ message: string; planData: SchedulePlan }> => {
      const { message, planData } = await api(calls.undoScheduleConfirmation, { planId });
      store.setState((state) => ({
        pendingSchedulePlans: addPending(state.pendingSchedulePlans, [planData]),
        confirmedPlans: withoutConfirmed(state.confirmedPlans, planId),
        messages: withPlanWaiting(state.messages, planData),
      }));
      return { message, planData };
    },

    cancel: async (plan: SchedulePlan): Promise<void> => {
      await api(calls.cancelSchedulePlan, { planId: plan.planId });
      store.setState((state) => ({
        pendingSchedulePlans: pendingWithout(state, plan),
        messages: withPlan(state.messages, plan.planId, { isConfirmed: false, state: 'rejected' }),
      }));
    },

    changePost: async (change: InputOf<typeof calls.updatePlanPost>): Promise<void> => {
      const { planData } = await api(calls.updatePlanPost, change);
      store.setState((state) => ({
        pendingSchedulePlans: state.pendingSchedulePlans.map((plan) => (plan.planId === change.id ? planData : plan)),
        messages: withPlan(state.messages, change.id, planData),
      }));
    },
  };
}
