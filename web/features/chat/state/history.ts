import * as calls from '../../../../domain/api/chat.ts';
import { HISTORY_THROTTLE_MS } from '../../../../domain/chat.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { addPending, pendingPlansOf } from '../plan/plan-rules.ts';
import type { ChatContext } from './chat-ports.ts';
import { EMPTY_CHAT } from './chat-state.ts';
import { NO_LIVE_ANSWER } from './chat-store.ts';
import { lenientSessionMessages, messagesOf } from './kept-records.ts';
import { reconcile } from './reconcile.ts';
import { conversationName, refreshed, withName, withOlder } from './session-list.ts';

/** How many conversations the list asks for at once. */
const PAGE = 100;

/** How many are asked for at once when all of them are searched. */
const SEARCH_PAGE = 1_000;

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
  const { store, live, api, aside } = context;
  let lastRefresh = Number.NEGATIVE_INFINITY;
  let isFetchingAll = false;
  let isReturnDue = false;

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
      isLoadingSession: false,
      view: view + 1,
    }));
    cleanUp();
  }

  /** How many milliseconds a refresh that nobody forced has to wait. */
  function untilNextRefresh(): number {
    const elapsed = context.now() - lastRefresh;
    // A clock that was set back says nothing about the time since then.
    return elapsed < 0 ? 0 : Math.max(0, HISTORY_THROTTLE_MS - elapsed);
  }

  async function refreshHistory({ isForced = false } = {}): Promise<void> {
    if (!context.isSignedIn()) {
      store.setState({ chatSessions: [] });
      return;
    }
    if (!isForced && untilNextRefresh() > 0) return;
    lastRefresh = context.now();
    try {
      const { sessions } = await api(calls.chatHistory, { limit: 0, sessions: PAGE });
      store.setState(({ chatSessions }) => ({
        chatSessions: refreshed(chatSessions, sessions, sessions.length === PAGE),
        hasOlderSessions: sessions.length === PAGE,
      }));
    } catch (error) {
      if (!isSignedOut(error)) fail(TEXTS.list);
    }
  }

  /** Fetches a page of conversations from where the list ends; says whether there may be more. */
  async function fetchOlder(count: number): Promise<boolean> {
    const oldest = store.getState().chatSessions.at(-1);
    if (!oldest) return false;
    try {
      const place = { before: oldest.timestamp, beforeId: oldest.id };
      const { sessions } = await api(calls.chatHistory, { limit: 0, sessions: count, ...place });
      const hasOlderSessions = sessions.length === count;
      store.setState(({ chatSessions }) => ({ chatSessions: withOlder(chatSessions, sessions), hasOlderSessions }));
      return hasOlderSessions;
    } catch (error) {
      if (!isSignedOut(error)) fail(TEXTS.list);
      return false;
    }
  }

  async function fetchMessages(sessionId: string) {
    const { data } = await api(lenientSessionMessages, { id: sessionId });
    return messagesOf(sessionId, data);
  }

  function show(sessionId: string, messages: ReturnType<typeof messagesOf>): void {
    store.setState((state) => ({
      activeChatId: sessionId,
      messages,
      isLoading: messages.some(({ type }) => type === 'processing'),
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
    store.setState({ view, isLoadingSession: true, error: null });
    try {
      const messages = await fetchMessages(sessionId);
      if (!isOnScreen()) return;
      if (messages.length === 0) return fail(TEXTS.session);
      putAside();
      store.setState({ inputValue: '', photo: null });
      show(sessionId, reconcile(aside.get(sessionId), messages));
      if (context.storage.flush()) aside.forget(sessionId);
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
  }

  function forgetSession(sessionId: string): void {
    store.setState((state) => ({
      chatSessions: state.chatSessions.filter(({ id }) => id !== sessionId),
      pendingSchedulePlans: state.pendingSchedulePlans.filter((plan) => plan.sessionId !== sessionId),
    }));
    if (store.getState().activeChatId === sessionId) newChat();
    aside.forget(sessionId);
  }

  /** Asks for what other tabs and devices did meanwhile; within five seconds of the last time it waits until they are over. */
  async function comeBack(): Promise<void> {
    if (!context.isSignedIn()) return;
    const wait = untilNextRefresh();
    if (wait === 0) {
      isReturnDue = false;
      await Promise.all([refreshHistory(), syncActiveChat()]);
    } else if (!isReturnDue) {
      isReturnDue = true;
      context.later(wait, () => void (isReturnDue && comeBack()));
    }
  }

  return {
    newChat,
    refreshHistory,
    loadSession,
    syncActiveChat,
    comeBack,

    /** What happens once on every page: the list is fetched, what was left unfinished is put in order. */
    start: async (): Promise<void> => {
      store.setState({ isLoadingHistory: true });
      cleanUp();
      await Promise.all([refreshHistory({ isForced: true }), syncActiveChat()]);
      store.setState({ isLoadingHistory: false });
    },

    /** What happens when a conversation has changed elsewhere; a page that is in the middle of one hears of its own end. */
    lookAgain: async (): Promise<void> => {
      const { isLoading, isLoadingSession } = store.getState();
      if (!context.isSignedIn() || isLoading || isLoadingSession) return;
      await Promise.all([refreshHistory({ isForced: true }), syncActiveChat()]);
    },

    /** A conversation that was deleted elsewhere while something was asked in it: what stands here goes on as a new one. */
    detach: (sessionId: string): void => {
      store.setState(({ chatSessions, activeChatId }) => ({
        chatSessions: chatSessions.filter(({ id }) => id !== sessionId),
        activeChatId: activeChatId === sessionId ? null : activeChatId,
      }));
      aside.forget(sessionId);
    },

    loadOlderSessions: async (): Promise<void> => void (await fetchOlder(PAGE)),

    /** Fetches the names of all conversations, once: names given in this browser can only be searched here. */
    loadAllSessions: async (): Promise<void> => {
      if (isFetchingAll) return;
      isFetchingAll = true;
      while (store.getState().hasOlderSessions && (await fetchOlder(SEARCH_PAGE)));
      isFetchingAll = false;
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
      aside.clear();
    },

    beginRename: (sessionId: string): void => {
      const entry = store.getState().chatSessions.find(({ id }) => id === sessionId);
      if (entry) store.setState({ editingSessionId: sessionId, sessionNameInput: conversationName(entry) });
    },
    changeName: (sessionNameInput: string): void => void store.setState({ sessionNameInput }),
    cancelRename: (): void => void store.setState({ editingSessionId: null, sessionNameInput: '' }),
    /** Keeps the new name in this browser. */
    saveName: (): void => {
      const { editingSessionId, sessionNameInput, chatSessions } = store.getState();
      if (editingSessionId === null) return;
      const renamed = sessionNameInput.trim();
      store.setState({ editingSessionId: null, sessionNameInput: '' });
      store.setState({ chatSessions: withName(chatSessions, editingSessionId, renamed) });
      if (renamed !== '' && context.storage.flush()) {
        context.shareName(editingSessionId, renamed);
        return;
      }
      store.setState({ chatSessions });
      fail(TEXTS.rename);
    },

    /** Takes over a name that was given in another tab, which would otherwise be lost with the next write of this one. */
    takeName: (sessionId: string, name: string): void => {
      store.setState(({ chatSessions }) => ({ chatSessions: withName(chatSessions, sessionId, name) }));
    },

    forget: (): void => {
      lastRefresh = Number.NEGATIVE_INFINITY;
      isReturnDue = false;
      isFetchingAll = false;
      aside.clear();
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
