import { cleanupIncompleteSessions } from '../../../../domain/api/chat.ts';
import { addPending, pendingPlansOf } from '../plan/plan-rules.ts';
import type { ChatContext } from './chat-ports.ts';
import type { ChatMessage } from './chat-state.ts';
import { NO_LIVE_ANSWER } from './chat-store.ts';
import { isMissing, isSignedOut, showFailure } from './failures.ts';
import { lenientConversation, messagesOf } from './kept-records.ts';
import { reconcile } from './reconcile.ts';

const NOT_THERE = 'Failed to load chat session';
const LOAD_FAILED = 'Failed to load chat session messages';

/** The conversation on screen: which one it is, and how it keeps up with the server. */
export function createScreen(context: ChatContext) {
  const { store, live, api, aside } = context;

  /** Has the server put in order what was left unfinished. */
  function cleanUp(): void {
    if (!context.isSignedIn()) return;
    api(cleanupIncompleteSessions, {}).catch((error) =>
      context.warn('Incomplete conversations were not cleaned up', error),
    );
  }

  function putAside(): void {
    const { activeChatId, messages } = store.getState();
    if (activeChatId !== null) aside.put(activeChatId, messages);
  }

  /** Puts an empty conversation on screen; an answer that still runs for another one goes on unseen. */
  function newChat(): void {
    putAside();
    live.setState(NO_LIVE_ANSWER, true);
    store.setState(({ view }) => ({
      messages: [],
      activeChatId: null,
      inputValue: '',
      photo: null,
      error: null,
      isLoading: false,
      isLoadingConversation: false,
      view: view + 1,
    }));
    cleanUp();
  }

  async function fetchMessages(conversationId: string): Promise<ChatMessage[]> {
    const { data } = await api(lenientConversation, { id: conversationId });
    return messagesOf(conversationId, data);
  }

  function show(conversationId: string, messages: ChatMessage[]): void {
    store.setState((state) => ({
      activeChatId: conversationId,
      messages,
      isLoading: messages.some(({ type }) => type === 'processing'),
      pendingSchedulePlans: addPending(
        state.pendingSchedulePlans.filter((plan) => plan.sessionId !== conversationId),
        pendingPlansOf(messages, state.confirmedPlans),
      ),
    }));
  }

  /** A conversation that is gone leaves nothing here, neither in the list nor on screen. */
  function forgetConversation(conversationId: string): void {
    store.setState((state) => ({
      chatSessions: state.chatSessions.filter(({ id }) => id !== conversationId),
      pendingSchedulePlans: state.pendingSchedulePlans.filter((plan) => plan.sessionId !== conversationId),
    }));
    if (store.getState().activeChatId === conversationId) newChat();
    aside.forget(conversationId);
  }

  return {
    cleanUp,
    newChat,
    forgetConversation,

    openConversation: async (conversationId: string): Promise<void> => {
      const view = store.getState().view + 1;
      const isOnScreen = () => store.getState().view === view;
      live.setState(NO_LIVE_ANSWER, true);
      store.setState({ view, isLoadingConversation: true, error: null });
      try {
        const messages = await fetchMessages(conversationId);
        if (!isOnScreen()) return;
        if (messages.length === 0) return showFailure(context, NOT_THERE);
        putAside();
        store.setState({ inputValue: '', photo: null });
        show(conversationId, reconcile(aside.get(conversationId), messages));
        if (context.storage.flush()) aside.forget(conversationId);
      } catch (error) {
        if (!isOnScreen() || isSignedOut(error)) return;
        showFailure(context, isMissing(error) ? NOT_THERE : LOAD_FAILED);
        if (isMissing(error)) forgetConversation(conversationId);
      } finally {
        if (isOnScreen()) store.setState({ isLoadingConversation: false });
      }
    },

    /** Brings the conversation on screen up to date with the server, unseen; without an answer it stays as it is. */
    syncActiveChat: async (): Promise<void> => {
      const { activeChatId, view, messages: before } = store.getState();
      if (activeChatId === null) return;
      // What was asked or decided meanwhile is newer than what the server told.
      const isUntouched = () => {
        const { messages, isLoading } = store.getState();
        return store.getState().view === view && messages === before && !isLoading;
      };
      try {
        const messages = await fetchMessages(activeChatId);
        if (isUntouched() && messages.length > 0) show(activeChatId, reconcile(store.getState().messages, messages));
      } catch (error) {
        // Deleted on another device.
        if (isUntouched() && isMissing(error)) newChat();
      }
    },

    /** A conversation that was deleted elsewhere while something was asked in it: what stands here goes on as a new one. */
    detach: (conversationId: string): void => {
      store.setState(({ chatSessions, activeChatId }) => ({
        chatSessions: chatSessions.filter(({ id }) => id !== conversationId),
        activeChatId: activeChatId === conversationId ? null : activeChatId,
      }));
      aside.forget(conversationId);
    },
  };
}
