import * as calls from '../../../domain/api/chat.ts';
import { HISTORY_THROTTLE_MS } from '../../../domain/chat.ts';
import { ApiError } from '../../lib/api-error.ts';
import type { ChatContext } from './chat-ports.ts';
import { EMPTY_CHAT } from './chat-state.ts';
import { NO_LIVE_ANSWER } from './chat-store.ts';
import { chatSessionMessages, messagesOf, reconcile } from './kept-records.ts';
import { addPending, pendingPlansOf } from './plan-rules.ts';
import { nameOf, refreshed, withOlder } from './session-list.ts';

/** How many conversations the list asks for at once. */
const PAGE = 100;

const TEXTS = {
  messages: 'Failed to load chat session messages',
  session: 'Failed to load chat session',
  list: 'Failed to fetch chat sessions',
  delete: 'Failed to delete chat session',
  clear: 'Failed to clear all chat history',
  rename: 'Failed to update chat name',
};

/** The conversations: listing, opening, naming and deleting them. */
export function createHistory(context: ChatContext) {
  const { store, live, api } = context;
  let lastRefresh = Number.NEGATIVE_INFINITY;

  function fail(text: string): void {
    store.setState({ error: text });
    context.tell(text);
  }

  function cleanUp(): void {
    if (!context.isSignedIn()) return;
    api(calls.cleanupIncompleteSessions, {}).catch((error) =>
      context.warn('Incomplete conversations were not cleaned up', error),
    );
  }

  /** Puts an empty conversation on screen; an answer that still runs for another one goes on unseen. */
  function newChat(): void {
    live.setState(NO_LIVE_ANSWER, true);
    store.setState(({ view }) => ({
      messages: [],
      activeChatId: null,
      inputValue: '',
      error: null,
      isLoading: false,
      isLoadingSession: false,
      view: view + 1,
    }));
    cleanUp();
  }

  async function refreshHistory({ isForced = false } = {}): Promise<void> {
    if (!context.isSignedIn()) {
      store.setState({ chatSessions: [] });
      return;
    }
    if (!isForced && context.now() - lastRefresh < HISTORY_THROTTLE_MS) return;
    lastRefresh = context.now();
    try {
      const { sessions } = await api(calls.chatHistory, { limit: 0, sessions: PAGE });
      store.setState(({ chatSessions }) => ({
        chatSessions: refreshed(chatSessions, sessions),
        hasOlderSessions: sessions.length === PAGE,
      }));
    } catch (error) {
      if (!isSignedOut(error)) fail(TEXTS.list);
    }
  }

  async function fetchMessages(sessionId: string) {
    const { data } = await api(chatSessionMessages, { id: sessionId });
    return messagesOf(sessionId, data);
  }

  function show(sessionId: string, messages: ReturnType<typeof messagesOf>): void {
    store.setState((state) => ({
      activeChatId: sessionId,
      messages,
      pendingSchedulePlans: addPending(
        state.pendingSchedulePlans.filter((plan) => plan.sessionId !== sessionId),
        pendingPlansOf(messages, state.confirmedPlans),
      ),
    }));
  }

  async function loadSession(sessionId: string): Promise<void> {
    const view = store.getState().view + 1;
    const isOnScreen = () => store.getState().view === view;
    live.setState(NO_LIVE_ANSWER, true);
    store.setState({ view, isLoading: false, isLoadingSession: true, error: null });
    try {
      const messages = await fetchMessages(sessionId);
      if (!isOnScreen()) return;
      if (messages.length === 0) return fail(TEXTS.session);
      store.setState({ inputValue: '' });
      show(sessionId, messages);
    } catch (error) {
      if (!isOnScreen() || isSignedOut(error)) return;
      fail(isMissing(error) ? TEXTS.session : TEXTS.messages);
      if (isMissing(error)) forgetSession(sessionId);
    } finally {
      if (isOnScreen()) store.setState({ isLoadingSession: false });
    }
  }

  /** Brings the conversation on screen up to date with the server, unseen; without an answer it stays as it is. */
  async function syncActiveChat(): Promise<void> {
    const { activeChatId, view } = store.getState();
    if (activeChatId === null) return;
    const isUntouched = () => store.getState().view === view && !store.getState().isLoading;
    try {
      const messages = await fetchMessages(activeChatId);
      if (isUntouched() && messages.length > 0) show(activeChatId, reconcile(store.getState().messages, messages));
    } catch (error) {
      // Deleted on another device.
      if (isUntouched() && isMissing(error)) newChat();
    }
  }

  function forgetSession(sessionId: string): void {
    store.setState((state) => ({
      chatSessions: state.chatSessions.filter(({ id }) => id !== sessionId),
      pendingSchedulePlans: state.pendingSchedulePlans.filter((plan) => plan.sessionId !== sessionId),
    }));
    if (store.getState().activeChatId === sessionId) newChat();
  }

  return {
    newChat,
    refreshHistory,
    loadSession,
    syncActiveChat,

    /** What happens once on every page: the list is fetched, what was left unfinished is put in order. */
    start: async (): Promise<void> => {
      store.setState({ isLoadingHistory: true });
      cleanUp();
      await Promise.all([refreshHistory({ isForced: true }), syncActiveChat()]);
      store.setState({ isLoadingHistory: false });
    },

    loadOlderSessions: async (): Promise<void> => {
      const oldest = store.getState().chatSessions.at(-1);
      if (!oldest) return;
      try {
        const { sessions } = await api(calls.chatHistory, { limit: 0, sessions: PAGE, before: oldest.timestamp });
        store.setState(({ chatSessions }) => ({
          chatSessions: withOlder(chatSessions, sessions),
          hasOlderSessions: sessions.length === PAGE,
        }));
      } catch (error) {
        if (!isSignedOut(error)) fail(TEXTS.list);
      }
    },

    deleteSession: async (sessionId: string): Promise<void> => {
      try {
        await api(calls.deleteChat, { id: sessionId });
      } catch (error) {
        if (!isMissing(error)) return fail(TEXTS.delete);
      }
      forgetSession(sessionId);
    },

    clearAll: async (): Promise<void> => {
      try {
        await api(calls.deleteAllChats, {});
      } catch {
        return fail(TEXTS.clear);
      }
      store.setState({ chatSessions: [], hasOlderSessions: false, confirmedPlans: [], pendingSchedulePlans: [] });
      newChat();
    },

    beginRename: (sessionId: string): void => {
      const entry = store.getState().chatSessions.find(({ id }) => id === sessionId);
      if (entry) store.setState({ editingSessionId: sessionId, sessionNameInput: nameOf(entry) });
    },
    changeName: (sessionNameInput: string): void => void store.setState({ sessionNameInput }),
    cancelRename: (): void => void store.setState({ editingSessionId: null, sessionNameInput: '' }),
    /** Keeps the new name in this browser. */
    saveName: (): void => {
      const { editingSessionId, sessionNameInput, chatSessions } = store.getState();
      if (editingSessionId === null) return;
      const renamed = sessionNameInput.trim();
      store.setState({ editingSessionId: null, sessionNameInput: '' });
      store.setState({
        chatSessions: chatSessions.map((entry) => (entry.id === editingSessionId ? { ...entry, renamed } : entry)),
      });
      if (renamed !== '' && context.storage.flush()) return;
      store.setState({ chatSessions });
      fail(TEXTS.rename);
    },

    forget: (): void => {
      lastRefresh = Number.NEGATIVE_INFINITY;
      live.setState(NO_LIVE_ANSWER, true);
      store.setState(({ view }) => ({ ...EMPTY_CHAT, view: view + 1 }), true);
      store.persist.clearStorage();
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
