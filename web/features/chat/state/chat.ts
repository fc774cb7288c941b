import type { Photo } from '../../../../domain/post/photos.ts';
import type { Slide } from '../../../../domain/workflow/outputs.ts';
import { withPictureIn } from './answers.ts';
import { createAside } from './aside.ts';
import type { ChatContext, ChatPorts } from './chat-ports.ts';
import type { ChatMessage } from './chat-state.ts';
import { createChatStore, createLiveStore } from './chat-store.ts';
import { createHistory } from './history.ts';
import { createSending } from './sending.ts';

/** The chat without a screen: its state, and everything that can be done with it but deciding on plans. */
export function createChat(ports: ChatPorts) {
  /** Counts the users of this page. */
  let user = 0;
  const api: ChatPorts['api'] = async (...asked) => {
    const asking = user;
    try {
      return await ports.api(...asked);
    } finally {
      // Nothing goes on for somebody who has left: what it would write would be the next one's.
      if (asking !== user) await new Promise(() => {});
    }
  };
  const context: ChatContext = {
    ...ports,
    api,
    store: createChatStore(ports.storage),
    live: createLiveStore(),
    aside: createAside(ports.shelf),
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
  return {
    store,
    live: context.live,
    /** What plans are decided with, by whoever shows them. */
    context,
    ...history,
    ...sending,
    /** Shows a picture of an exchange in the place of another one. */
    replacePicture: (chatId: string, address: string, picture: Slide): void => {
      const replaced = (message: ChatMessage): ChatMessage =>
        message.chatId === chatId && message.workflowResponse
          ? { ...message, workflowResponse: withPictureIn(message.workflowResponse, address, picture) }
          : message;
      store.setState(({ messages }) => ({ messages: messages.map(replaced) }));
    },
    setInput: (inputValue: string): void => void store.setState({ inputValue }),
    setPhoto: (photo: Photo | null): void => void store.setState({ photo }),
    /** Leaves nothing of this user on the page or in the browser. */
    forget: (): void => {
      user += 1;
      sending.abandon();
      history.forget();
    },
  };
}
export type Chat = ReturnType<typeof createChat>;
