import type { InputOf } from '../../../../domain/api/call.ts';
import type { executeChatWorkflow } from '../../../../domain/api/chat.ts';
import { previewOf } from '../../../../domain/chat.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { reasonOf } from '../../../lib/api/reason-of.ts';
import { addPending, plansOf } from '../plan/plan-rules.ts';
import { type Answer, madeIn, messageOfAnswer, plansOfAnswer } from './answers.ts';
import { ask } from './ask.ts';
import type { ChatContext } from './chat-ports.ts';
import { answerIdOf, type ChatMessage, PLACEHOLDER } from './chat-state.ts';
import { NO_LIVE_ANSWER, withOutput, withStep, withText } from './chat-store.ts';
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
  const { store, live, aside } = context;
  /** The answers that are being made, by the ids of their messages. */
  const running = new Map<string, AbortController>();
  const iso = () => new Date(context.now()).toISOString();

  const isShown = (id: string) => store.getState().messages.some((message) => message.id === id);

  /** Puts an answer in the place of its placeholder, on screen or in a conversation that was put aside. */
  function settle(answer: ChatMessage): void {
    const settled = (messages: ChatMessage[]) => messages.map((each) => (each.id === answer.id ? answer : each));
    if (isShown(answer.id)) store.setState(({ messages }) => ({ messages: settled(messages) }));
    aside.settle(answer);
  }

  async function run(asked: ChatMessage, before: ChatMessage[], replaces?: string): Promise<void> {
    const { activeChatId, view } = store.getState();
    const id = answerIdOf(asked.id);
    const placeholder: ChatMessage = {
      id,
      content: PLACEHOLDER,
      sender: 'assistant',
      timestamp: iso(),
      type: 'processing',
    };
    const mine = new AbortController();
    running.set(id, mine);
    // Whoever comes back in the middle sees the placeholder again, and then the whole answer.
    const isFollowed = () => store.getState().view === view;
    live.setState(NO_LIVE_ANSWER, true);
    store.setState({ messages: [...before, asked], error: null, isLoading: true });
    store.setState(({ messages }) => ({ messages: [...messages, placeholder] }));
    try {
      const answer = await ask(
        context.respond,
        {
          originalMessage: asked.content,
          photo: asked.photo,
          sessionId: activeChatId,
          isNewSession: activeChatId === null,
          messageHistory: historyOf(before),
          variant: asked.variant ?? 0,
          requestId: asked.id,
          replaces,
        },
        mine.signal,
        {
          onText: (agent, delta) => isFollowed() && live.setState((now) => withText(now, agent, delta)),
          onOutput: (output) => isFollowed() && live.setState((now) => withOutput(now, output)),
          onStep: (message) => isFollowed() && live.setState((now) => withStep(now, message)),
        },
      );
      if (mine.signal.aborted) throw mine.signal.reason;
      const isOnScreen = isShown(id);
      settle(messageOfAnswer(answer, { id, timestamp: iso(), isHistorical: false }));
      if (isOnScreen) adopt(answer);
      onAnswered(answer, isOnScreen);
    } catch (error) {
      const failed = afterFailure(error, mine.signal, placeholder);
      settle(failed);
      if (!isShown(id) && !mine.signal.aborted)
        context.tell(`“${previewOf(asked.content)}” was not answered. ${failed.content}`);
      if (error instanceof ApiError && error.status === 404 && activeChatId !== null) onMissing(activeChatId);
    } finally {
      running.delete(id);
      if (isShown(id)) store.setState({ isLoading: false });
      if (isFollowed()) live.setState(NO_LIVE_ANSWER, true);
    }
  }

  function adopt(answer: Answer): void {
    store.setState((state) => ({
      activeChatId: answer.session_id,
      chatSessions: withEntry(state.chatSessions, entryOf(answer.session_id, state.messages, iso())),
      pendingSchedulePlans: addPending(
        state.pendingSchedulePlans,
        plansOfAnswer(answer.outputs).filter(({ state: planState }) => planState === 'pending'),
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
    const content = error instanceof ApiError ? reasonOf(error) : NOTHING_SAID;
    return { ...placeholder, type: 'error', content, timestamp: iso() };
  }

  const newQuestion = (content: string, { variant, photo }: Pick<ChatMessage, 'variant' | 'photo'>): ChatMessage => ({
    id: context.newId(),
    content,
    sender: 'user',
    timestamp: iso(),
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
    /** Sends what the user wrote, with the photo that goes with it; nothing at all and a second message while one runs are ignored. */
    send: async (text: string): Promise<void> => {
      const { isLoading, messages, photo } = store.getState();
      if ((text.trim() === '' && !photo) || isLoading) return;
      store.setState({ inputValue: '', photo: null });
      await run(newQuestion(text.trim(), { photo: photo?.mediaId }), messages);
    },
    /** Ends the answer that runs; what was written so far stays. */
    stop: (): void => {
      for (const { id } of store.getState().messages) running.get(id)?.abort();
    },
    /** Ends every answer that runs. */
    abandon: (): void => {
      for (const each of running.values()) each.abort();
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
