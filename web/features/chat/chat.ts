import type { ChatContext, ChatPorts } from './chat-ports.ts';
import { createChatStore, createLiveStore } from './chat-store.ts';
import { createHistory } from './history.ts';
import { createScheduling } from './scheduling.ts';
import { createSending } from './sending.ts';

/** The chat without a screen: its state, and everything that can be done with it. */
export function createChat(ports: ChatPorts) {
  const context: ChatContext = {
    ...ports,
    store: createChatStore(ports.storage),
    live: createLiveStore(),
    aside: new Map(),
  };
  const { store } = context;
  const history = createHistory(context);
  const sending = createSending(context, {
    onAnswered: (answer, isOnScreen) => {
      if (!isOnScreen && store.getState().activeChatId === answer.session_id) void history.syncActiveChat();
      void history.refreshHistory({ isForced: !isOnScreen });
    },
    onMissing: history.detach,
  });
  const scheduling = createScheduling(context, () => void history.syncActiveChat());
  return {
    store,
    live: context.live,
    ...history,
    ...sending,
    ...scheduling,
    setInput: (inputValue: string): void => void store.setState({ inputValue }),
    /** Leaves nothing of this user on the page or in the browser. */
    forget: (): void => {
      sending.abandon();
      history.forget();
    },
  };
}
export type Chat = ReturnType<typeof createChat>;
