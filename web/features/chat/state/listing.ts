import { chatHistory } from '../../../../domain/api/chat.ts';
import { HISTORY_THROTTLE_MS } from '../../../../domain/chat.ts';
import type { ChatContext } from './chat-ports.ts';
import { refreshed, withOlder } from './conversation-list.ts';
import { isSignedOut, showFailure } from './failures.ts';

/** How many conversations the list asks for at once. */
const PAGE = 100;

/** How many are asked for at once when all of them are searched. */
const SEARCH_PAGE = 1_000;

const FETCH_FAILED = 'Failed to fetch chat sessions';

/** The list of conversations, fetched page by page: the newest again and again, the older ones when asked for. */
export function createListing(context: ChatContext) {
  const { store, api } = context;
  let lastRefresh = Number.NEGATIVE_INFINITY;
  let isFetchingAll = false;

  /** How many milliseconds a refresh that nobody forced has to wait. */
  function untilNextRefresh(): number {
    const elapsed = context.now() - lastRefresh;
    // A clock that was set back says nothing about the time since then.
    return elapsed < 0 ? 0 : Math.max(0, HISTORY_THROTTLE_MS - elapsed);
  }

  function noteFailure(error: unknown): void {
    if (!isSignedOut(error)) showFailure(context, FETCH_FAILED);
  }

  async function refreshHistory({ isForced = false } = {}): Promise<void> {
    if (!context.isSignedIn()) {
      store.setState({ chatSessions: [] });
      return;
    }
    if (!isForced && untilNextRefresh() > 0) return;
    lastRefresh = context.now();
    try {
      const { sessions } = await api(chatHistory, { limit: 0, sessions: PAGE });
      const hasOlderConversations = sessions.length === PAGE;
      store.setState(({ chatSessions }) => ({
        chatSessions: refreshed(chatSessions, sessions, hasOlderConversations),
        hasOlderConversations,
      }));
    } catch (error) {
      noteFailure(error);
    }
  }

  /** Fetches a page of conversations from where the list ends; says whether there may be more. */
  async function fetchOlder(count: number): Promise<boolean> {
    const oldest = store.getState().chatSessions.at(-1);
    if (!oldest) return false;
    try {
      const place = { before: oldest.timestamp, beforeId: oldest.id };
      const { sessions } = await api(chatHistory, { limit: 0, sessions: count, ...place });
      const hasOlderConversations = sessions.length === count;
      store.setState(({ chatSessions }) => ({
        chatSessions: withOlder(chatSessions, sessions),
        hasOlderConversations,
      }));
      return hasOlderConversations;
    } catch (error) {
      noteFailure(error);
      return false;
    }
  }

  return {
    untilNextRefresh,
    refreshHistory,

    loadOlderConversations: async (): Promise<void> => void (await fetchOlder(PAGE)),

    /** Fetches the names of all conversations, once: names given in this browser can only be searched here. */
    loadAllConversations: async (): Promise<void> => {
      if (isFetchingAll) return;
      isFetchingAll = true;
      while (store.getState().hasOlderConversations && (await fetchOlder(SEARCH_PAGE)));
      isFetchingAll = false;
    },

    /** Owes the next user of this page a list of their own, at once. */
    forget: (): void => {
      lastRefresh = Number.NEGATIVE_INFINITY;
      isFetchingAll = false;
    },
  };
}
