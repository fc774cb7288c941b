import * as calls from '../../../domain/api/chat.ts';
import { drawPicture } from '../../../domain/api/post/media.ts';
import {
  chatScheduleWorkflow,
  createSchedulePlan,
  storeConfirmationMessage,
  updateScheduleConfirmationStatus,
} from '../../../domain/api/schedule/plans.ts';
import type { ChatOutput } from '../../../domain/chat.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { withImageData } from '../../platform/media/image-data.ts';
import { answerMessage } from './answer.ts';
import type { ChatDeps, ConversingModel } from './answering.ts';
import { counted, makeMedia, variantAfter } from './answers/make-media.ts';
import {
  deleteIncomplete,
  deleteSession,
  deleteSessions,
  findResponse,
  listHistory,
  listSession,
  renameSession,
} from './kept/history.ts';
import { keepConfirmation, scheduleFromChat, settleStatuses } from './plan/confirmations.ts';
import { createPlan } from './plan/plan-by-hand.ts';

/** Who reads and writes is each user's own choice. */
type ChatRouteDeps = Omit<ChatDeps, 'isEdited' | 'converse'> & {
  converseFor(userId: string): Promise<ConversingModel | null>;
  /** Makes ready what reads messages. */
  prepareToRead(): void;
};

/** Serves the conversation: answers, history, and what confirmations leave in it. */
export function chatRoutes({ serve }: ApiRouter, deps: ChatRouteDeps): void {
  const { db, clock } = deps;
  const pictured = <Part extends { outputs: ChatOutput[] }>(userId: string, wished: boolean, parts: Part[]) =>
    withImageData(deps.readMedia, { userId, wished }, parts);

  serve(calls.executeChatWorkflow, [], async ({ input, caller, timeZone, signal, emit }) => {
    const { userId } = caller;
    const converse = await deps.converseFor(userId);
    const chat = { ...deps, converse, isEdited: converse === null };
    const answer = await answerMessage(chat, input, { userId, timeZone, signal, emit });
    return (await pictured(userId, input.imageData, [answer]))[0] ?? answer;
  });

  serve(drawPicture, [], async ({ input, caller, signal }) => {
    const by = { userId: caller.userId, signal };
    const { text, platforms, insteadOf } = input;
    const variant = insteadOf === undefined ? 0 : variantAfter(insteadOf);
    const wanted = { kind: 'image' as const, input: text, platforms, wishes: [text], variant };
    const { media, remarks } = await counted(deps, by, () => makeMedia(deps, by, wanted));
    const [data] = media;
    if (!data) throw new Error('Nothing was drawn');
    return { data, remarks };
  });

  serve(calls.chatHistory, [], ({ input, caller }) => {
    deps.prepareToRead();
    return listHistory(db, caller.userId, input);
  });
  serve(calls.chatSessionMessages, [], async ({ input, caller }) => ({
    data: await pictured(caller.userId, input.imageData, await listSession(db, caller.userId, input.id)),
  }));
  serve(calls.chatResponse, [], async ({ input, caller }) => {
    const data = await findResponse(db, caller.userId, input.id);
    return { data: (await pictured(caller.userId, input.imageData, [data]))[0] ?? data };
  });
  serve(calls.updateChatSession, [], async ({ input, caller }) => ({
    data: await renameSession(db, caller.userId, input.sessionId, input.title),
  }));

  serve(calls.deleteAllChats, [], async ({ caller }) => ({ deleted: await deleteSessions(db, caller.userId) }));
  serve(calls.deleteChat, [], async ({ input, caller }) => {
    await deleteSession(db, caller.userId, input.id);
    return {};
  });
  serve(calls.cleanupIncompleteSessions, [], async ({ caller }) => ({
    deleted: await deleteIncomplete(db, caller.userId, clock()),
  }));

  serve(updateScheduleConfirmationStatus, [], async ({ input, caller }) => {
    const updated = input.confirmed ? await settleStatuses(deps, caller.userId, input.sessionId) : 0;
    return { message: updated === 0 ? 'Nothing to update.' : 'Confirmation status updated.', updated };
  });
  serve(storeConfirmationMessage, [], async ({ input, caller }) => ({
    message: 'Confirmation message stored.',
    ...(await keepConfirmation(deps, caller.userId, input)),
  }));
  serve(createSchedulePlan, [], ({ input, caller, timeZone }) => createPlan(deps, caller.userId, input, timeZone));
  serve(chatScheduleWorkflow, [], ({ input, caller, timeZone }) =>
    scheduleFromChat(deps, caller.userId, input, timeZone),
  );
}
