import type { InputOf } from '../../../domain/api/call.ts';
import type { executeChatWorkflow } from '../../../domain/api/chat.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type Answer, madeIn, messageOfAnswer, plansIn } from './answers.ts';
import { ask } from './ask.ts';
import type { ChatContext } from './chat-ports.ts';
import { type ChatMessage, PLACEHOLDER } from './chat-state.ts';
import { NO_LIVE_ANSWER, withOutput, withText } from './chat-store.ts';
import { addPending, plansOf } from './plan-rules.ts';
import { entryOf, withEntry } from './session-list.ts';

const NOTHING_SAID = 'An error occurred';
const HISTORY_TURNS = 40;
const TURN_LENGTH = 12_000;

/** What the assistant is told of the conversation so far. */
export function historyOf(messages: ChatMessage[]): InputOf<typeof executeChatWorkflow>['messageHistory'] {
  return messages
    .filter(({ type }) => type === 'text' || type === 'workflow')
    .slice(-HISTORY_TURNS)
    .map((message) => ({
      sender: message.sender,
      content: wordsOf(message).slice(0, TURN_LENGTH),
      timestamp: message.timestamp,
    }));
}

/** A message as plain words: what was said, what was written, what was planned. */
function wordsOf(message: ChatMessage): string {
  const written = madeIn(message.workflowResponse?.outputs ?? [])
    .filter(({ output_type }) => output_type === 'text')
    .map(({ output }) => output);
  const planned = plansOf(message).map(({ input }) => input);
  return [...new Set([message.content, ...written, ...planned])].filter((words) => words.trim() !== '').join('\n\n');
}

/** Sending, stopping and asking again. */
export function createSending(
  context: ChatContext,
  {
    onAnswered,
    onMissing,
  }: {
    onAnswered: (answer: Answer, isOnScreen: boolean) => void;
    /** The conversation was deleted elsewhere. */
    onMissing: (sessionId: string) => void;
  },
) {
  const { store, live } = context;
  /** The answers that run, each for the conversation that was on screen when it was asked for. */
  const running = new Map<number, AbortController>();
  const iso = () => new Date(context.now()).toISOString();

  async function run(asked: ChatMessage, before: ChatMessage[]): Promise<void> {
    const { activeChatId, view } = store.getState();
    const placeholder: ChatMessage = {
      id: context.newId(),
      content: PLACEHOLDER,
      sender: 'assistant',
      timestamp: iso(),
      type: 'processing',
    };
    const mine = new AbortController();
    running.set(view, mine);
    const isOnScreen = () => store.getState().view === view;
    const replacePlaceholder = (message: ChatMessage) => {
      store.setState(({ messages }) => ({
        messages: messages.map((each) => (each.id === placeholder.id ? message : each)),
      }));
    };
    live.setState(NO_LIVE_ANSWER, true);
    store.setState({ messages: [...before, asked], error: null, isLoading: true });
    store.setState(({ messages }) => ({ messages: [...messages, placeholder] }));
    try {
      const answer = await ask(
        context.respond,
        {
          originalMessage: asked.content,
          sessionId: activeChatId,
          isNewSession: activeChatId === null,
          messageHistory: historyOf(before),
          variant: asked.variant ?? 0,
          requestId: asked.id,
        },
        mine.signal,
        {
          onText: (agent, delta) => isOnScreen() && live.setState((now) => withText(now, agent, delta)),
          onOutput: (output) => isOnScreen() && live.setState((now) => withOutput(now, output)),
        },
      );
      if (mine.signal.aborted) return;
      if (isOnScreen()) {
        const message = messageOfAnswer(answer, { id: placeholder.id, timestamp: iso(), isHistorical: false });
        replacePlaceholder(message);
        adopt(answer);
      }
      onAnswered(answer, isOnScreen());
    } catch (error) {
      if (isOnScreen()) replacePlaceholder(afterFailure(error, mine.signal, placeholder));
      if (error instanceof ApiError && error.status === 404 && activeChatId !== null) onMissing(activeChatId);
    } finally {
      running.delete(view);
      if (isOnScreen()) {
        store.setState({ isLoading: false });
        live.setState(NO_LIVE_ANSWER, true);
      }
    }
  }

  function adopt(answer: Answer): void {
    store.setState((state) => ({
      activeChatId: answer.session_id,
      chatSessions: withEntry(state.chatSessions, entryOf(answer.session_id, state.messages, iso())),
      pendingSchedulePlans: addPending(
        state.pendingSchedulePlans,
        plansIn(answer.outputs).filter(({ state: planState }) => planState === 'pending'),
      ),
    }));
  }

  function afterFailure(error: unknown, signal: AbortSignal, placeholder: ChatMessage): ChatMessage {
    if (signal.aborted) {
      const { outputs, texts } = live.getState();
      const written = [...outputs.filter(({ output_type }) => output_type === 'text').map(({ output }) => output)];
      const content = [...written, ...texts.map(({ text }) => text)].join('\n\n');
      return { ...placeholder, type: 'text', content, wasStopped: true, timestamp: iso() };
    }
    const content = (error instanceof ApiError && error.message.trim()) || NOTHING_SAID;
    return { ...placeholder, type: 'error', content, timestamp: iso() };
  }

  const newQuestion = (content: string, variant?: number): ChatMessage => ({
    id: context.newId(),
    content,
    sender: 'user',
    timestamp: iso(),
    type: 'text',
    ...(variant ? { variant } : {}),
  });

  /** The question that a message answers, and what stood before it. */
  const questionOf = (messageId: string) => {
    const { messages } = store.getState();
    const end = messages.findIndex(({ id }) => id === messageId);
    const start = messages.slice(0, end).findLastIndex(({ sender }) => sender === 'user');
    return { asked: messages[start], before: messages.slice(0, Math.max(start, 0)), messages };
  };

  return {
    /** Sends what the user wrote; blank text and a second message while one runs are ignored. */
    send: async (text: string): Promise<void> => {
      const { isLoading, messages } = store.getState();
      if (text.trim() === '' || isLoading) return;
      store.setState({ inputValue: '' });
      await run(newQuestion(text.trim()), messages);
    },
    /** Ends the answer that runs; what was written so far stays. */
    stop: (): void => running.get(store.getState().view)?.abort(),
    /** Ends every answer that runs. */
    abandon: (): void => {
      for (const each of running.values()) each.abort();
    },
    /**
     * Sends a failed or stopped message again. One without an answer keeps its id, so that an answer which got lost on
     * its way is found; one whose answer was a failure is asked anew.
     */
    retry: async (messageId: string): Promise<void> => {
      const { asked, before, messages } = questionOf(messageId);
      if (!asked || store.getState().isLoading) return;
      const wasAnswered = messages.some(({ id, chatId }) => id === messageId && chatId !== undefined);
      await run(wasAnswered ? newQuestion(asked.content, asked.variant) : asked, before);
    },
    /** Asks for another version of an answer. */
    askForAnotherVersion: async (messageId: string): Promise<void> => {
      const { asked, messages } = questionOf(messageId);
      if (!asked || store.getState().isLoading) return;
      await run(newQuestion(asked.content, (asked.variant ?? 0) + 1), messages);
    },
  };
}
