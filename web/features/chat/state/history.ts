import { deleteAllChats, deleteChat } from '../../../../domain/api/chat.ts';
import { plansOf } from '../plan/plan-rules.ts';
import type { ChatContext } from './chat-ports.ts';
import { EMPTY_CHAT } from './chat-state.ts';
import { NO_LIVE_ANSWER } from './chat-store.ts';
import { isMissing, showFailure } from './failures.ts';
import { createListing } from './listing.ts';
import { createNaming } from './naming.ts';
import { createScreen } from './screen.ts';

const DELETE_FAILED = 'Failed to delete chat session';
const CLEAR_FAILED = 'Failed to clear all chat history';

/** The user's conversations: their list, their names and the one on screen, kept in step with each other and the server. */
export function createHistory(context: ChatContext) {
  const { store, live, api, aside } = context;
  const { untilNextRefresh, forget: forgetListing, ...listing } = createListing(context);
  const { cleanUp, forgetConversation, ...screen } = createScreen(context);
  let isReturnDue = false;

  async function catchUp(): Promise<void> {
    await Promise.all([listing.refreshHistory({ isForced: true }), screen.syncActiveChat()]);
  }

  /** Asks for what other tabs and devices did meanwhile; within five seconds of the last time it waits until they are over. */
  async function comeBack(): Promise<void> {
    if (!context.isSignedIn()) return;
    const wait = untilNextRefresh();
    if (wait === 0) {
      isReturnDue = false;
      await catchUp();
    } else if (!isReturnDue) {
      isReturnDue = true;
      context.later(wait, () => void (isReturnDue && comeBack()));
    }
  }

  return {
    ...listing,
    ...createNaming(context),
    ...screen,
    comeBack,

    /** What happens once on every page: the list is fetched, what was left unfinished is put in order. */
    start: async (): Promise<void> => {
      store.setState({ isLoadingHistory: true });
      cleanUp();
      await catchUp();
      store.setState({ isLoadingHistory: false });
    },

    /** What happens when a conversation has changed elsewhere; a page that is in the middle of one hears of its own end. */
    lookAgain: async (): Promise<void> => {
      const { isLoading, isLoadingConversation } = store.getState();
      if (!context.isSignedIn() || isLoading || isLoadingConversation) return;
      await catchUp();
    },

    /** What happens when tasks have changed: an approval on screen may be past being taken back. */
    followTasks: async (): Promise<void> => {
      const { messages } = store.getState();
      if (context.isSignedIn() && messages.flatMap(plansOf).some(({ canUndo }) => canUndo))
        await screen.syncActiveChat();
    },

    deleteConversation: async (conversationId: string): Promise<void> => {
      try {
        await api(deleteChat, { id: conversationId });
      } catch (error) {
        if (!isMissing(error)) return showFailure(context, DELETE_FAILED);
      }
      forgetConversation(conversationId);
    },

    clearAll: async (): Promise<void> => {
      try {
        await api(deleteAllChats, {});
      } catch {
        return showFailure(context, CLEAR_FAILED);
      }
      store.setState({ chatSessions: [], hasOlderConversations: false, confirmedPlans: [], pendingSchedulePlans: [] });
      screen.newChat();
      aside.clear();
    },

    /** Leaves nothing of this user's conversations on the page or in the browser. */
    forget: (): void => {
      forgetListing();
      isReturnDue = false;
      aside.clear();
      live.setState(NO_LIVE_ANSWER, true);
      store.setState(({ view }) => ({ ...EMPTY_CHAT, view: view + 1 }), true);
      store.persist.clearStorage();
    },
  };
}
