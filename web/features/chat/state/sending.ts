import { type AnswerListeners, createAnswering } from './answering.ts';
import type { ChatContext } from './chat-ports.ts';
import type { ChatMessage } from './chat-state.ts';

/** Sending, stopping and asking again. */
export function createSending(context: ChatContext, listeners: AnswerListeners) {
  const { store } = context;
  const { run, stop, abandon } = createAnswering(context, listeners);

  const newQuestion = (content: string, { variant, photo }: Pick<ChatMessage, 'variant' | 'photo'>): ChatMessage => ({
    id: context.newId(),
    content,
    sender: 'user',
    timestamp: new Date(context.now()).toISOString(),
    type: 'text',
    ...(variant ? { variant } : {}),
    ...(photo ? { photo } : {}),
  });

  /** The question that a message answers, which stands right before it. */
  const questionOf = (messageId: string): ChatMessage | undefined => {
    const { messages, isLoading } = store.getState();
    const before = messages[messages.findIndex(({ id }) => id === messageId) - 1];
    return before?.sender === 'user' && !isLoading ? before : undefined;
  };

  return {
    stop,
    abandon,
    /** Sends what the user wrote, with the photo that goes with it; nothing at all and a second message while one runs are ignored. */
    send: async (text: string): Promise<void> => {
      const { isLoading, messages, photo } = store.getState();
      if ((text.trim() === '' && !photo) || isLoading) return;
      store.setState({ inputValue: '', photo: null });
      await run(newQuestion(text.trim(), { photo: photo?.mediaId }), messages);
    },
    /**
     * Sends a failed or stopped message again, as the last one. One without an answer keeps its id, so that an answer which
     * got lost on its way is found; one whose answer was a failure is asked anew, in the place of that.
     */
    retry: async (messageId: string): Promise<void> => {
      const asked = questionOf(messageId);
      if (!asked) return;
      const { messages } = store.getState();
      const others = messages.filter(({ id }) => id !== asked.id && id !== messageId);
      const failedId = messages.find(({ id }) => id === messageId)?.chatId;
      if (failedId === undefined) await run(asked, others);
      else await run(newQuestion(asked.content, asked), others, failedId);
    },
    /** Asks for another version of an answer. */
    askForAnotherVersion: async (messageId: string): Promise<void> => {
      const asked = questionOf(messageId);
      if (!asked) return;
      const next = newQuestion(asked.content, { ...asked, variant: (asked.variant ?? 0) + 1 });
      await run(next, store.getState().messages);
    },
  };
}
