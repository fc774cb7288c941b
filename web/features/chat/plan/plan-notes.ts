import { storeConfirmationMessage, updateScheduleConfirmationStatus } from '../../../../domain/api/schedule/plans.ts';
import type { SchedulePlan } from '../../../../domain/schedule/plan.ts';
import type { ChatContext } from '../state/chat-ports.ts';
import type { ChatMessage } from '../state/chat-state.ts';

interface PlanNote {
  id?: string | null;
  counts?: { confirmed: number; total: number };
}

/** What the conversation says about the decisions on its plans. */
export function createPlanNotes(context: ChatContext) {
  const { store, api } = context;

  const isOnScreen = ([plan]: Pick<SchedulePlan, 'sessionId'>[]) =>
    !plan?.sessionId || plan.sessionId === store.getState().activeChatId;

  /** Adds a word on these plans to the conversation, in the place of what went wrong with them before. */
  function say(
    content: string,
    type: 'text' | 'error',
    plans: Pick<SchedulePlan, 'planId'>[],
    id = context.newId(),
  ): ChatMessage {
    const planIds = plans.map(({ planId }) => planId);
    const message: ChatMessage = {
      id,
      content,
      sender: 'system',
      timestamp: new Date(context.now()).toISOString(),
      type,
      ...(type === 'error' ? { aboutPlans: planIds } : {}),
    };
    const isOver = (before: ChatMessage) =>
      before.id === id || before.aboutPlans?.some((planId) => planIds.includes(planId));
    store.setState(({ messages }) => ({
      messages: [...messages.filter((each) => !isOver(each)), message],
      schedulingError: type === 'error' ? content : null,
    }));
    return message;
  }

  return {
    /** Tells what went wrong, where the plan stands or else in passing: the user may have gone to another conversation. */
    sayFailure: (content: string, plans: Pick<SchedulePlan, 'planId' | 'sessionId'>[]): void => {
      if (isOnScreen(plans)) say(content, 'error', plans);
      else context.tell(content);
    },

    /** Shows a message to whoever sits here. */
    sayHere: (content: string, plans: SchedulePlan[]): void => {
      if (isOnScreen(plans)) say(content, 'text', plans);
      else context.tell(content);
    },

    /** Shows a message and keeps it in the conversation, so that other devices show it too; with an id, once. */
    sayAndKeep: (content: string, plans: SchedulePlan[], { id, counts }: PlanNote = {}): void => {
      const requestId = isOnScreen(plans) ? say(content, 'text', plans, id ?? undefined).id : (id ?? undefined);
      const sessionId = plans[0]?.sessionId ?? null;
      if (sessionId === null) return;
      const { confirmed: confirmedCount, total: totalCount } = counts ?? {};
      const kept = { sessionId, message: content, requestId, confirmedCount, totalCount };
      api(storeConfirmationMessage, kept).catch((error) => context.warn('The message was not kept', error));
    },

    /** Has the server bring the conversation's records in line with what was approved. */
    bringRecordsInLine: (sessionId: string | null): void => {
      if (sessionId === null) return;
      api(updateScheduleConfirmationStatus, { sessionId }).catch((error) =>
        context.warn('The confirmation status was not updated', error),
      );
    },
  };
}
