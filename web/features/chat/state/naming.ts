import type { ChatContext } from './chat-ports.ts';
import { conversationName, withName } from './conversation-list.ts';
import { showFailure } from './failures.ts';

const RENAME_FAILED = 'Failed to update chat name';

const NOT_RENAMING = { editingSessionId: null, sessionNameInput: '' };

/** The names that the user gives to conversations; they stay in this browser. */
export function createNaming(context: ChatContext) {
  const { store } = context;
  return {
    beginRename: (conversationId: string): void => {
      const entry = store.getState().chatSessions.find(({ id }) => id === conversationId);
      if (entry) store.setState({ editingSessionId: conversationId, sessionNameInput: conversationName(entry) });
    },
    changeName: (sessionNameInput: string): void => void store.setState({ sessionNameInput }),
    cancelRename: (): void => void store.setState(NOT_RENAMING),

    /** Keeps the new name in this browser. */
    saveName: (): void => {
      const { editingSessionId, sessionNameInput, chatSessions } = store.getState();
      if (editingSessionId === null) return;
      const renamed = sessionNameInput.trim();
      store.setState({ ...NOT_RENAMING, chatSessions: withName(chatSessions, editingSessionId, renamed) });
      if (renamed !== '' && context.storage.flush()) {
        context.shareName(editingSessionId, renamed);
        return;
      }
      store.setState({ chatSessions });
      showFailure(context, RENAME_FAILED);
    },

    /** Takes over a name that was given in another tab, which would otherwise be lost with the next write of this one. */
    takeName: (conversationId: string, name: string): void => {
      store.setState(({ chatSessions }) => ({ chatSessions: withName(chatSessions, conversationId, name) }));
    },
  };
}
