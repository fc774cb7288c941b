import * as z from 'zod/mini';
import { UNANSWERED_KEY } from '../../../lib/session/session-shelf.ts';
import { answerIdOf, type ChatMessage, INTERRUPTED, isPassing } from './chat-state.ts';
import type { Shelf } from './deferred-storage.ts';

/** How many messages without an answer stay in the browser: the newest. */
const MOST = 30;
/** How much stays of what was said about one, or written before it was stopped. */
const SAID_LENGTH = 2_000;

/** A message that got no answer: no server knows it. */
const unansweredSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  text: z.string(),
  /** What went wrong, or what was written until it was stopped. */
  said: z.string(),
  wasStopped: z.boolean(),
  /** ISO 8601. */
  at: z.string(),
  variant: z.optional(z.int()),
});
type UnansweredMessage = z.infer<typeof unansweredSchema>;

/**
 * The conversations that were on screen before, as this page knew them. What no server knows of them, the messages that got
 * no answer, also outlives the page.
 */
export function createAside(shelf: () => Shelf) {
  const here = new Map<string, ChatMessage[]>();

  function kept(): UnansweredMessage[] {
    try {
      return z.array(unansweredSchema).parse(JSON.parse(shelf().getItem(UNANSWERED_KEY) ?? '[]'));
    } catch {
      return [];
    }
  }

  /** Keeps what is unanswered in one conversation; of the others, what this or another page has kept stays. */
  function keep(conversationId: string, unanswered: UnansweredMessage[]): void {
    const before = kept();
    const others = before.filter((each) => each.sessionId !== conversationId);
    if (others.length === before.length && unanswered.length === 0) return;
    const newest = [...others, ...unanswered].toSorted((a, b) => a.at.localeCompare(b.at)).slice(-MOST);
    try {
      if (newest.length === 0) shelf().removeItem(UNANSWERED_KEY);
      else shelf().setItem(UNANSWERED_KEY, JSON.stringify(newest));
    } catch {
      // A full or forbidden storage costs the memory of this page, not its work.
    }
  }

  function put(conversationId: string, messages: ChatMessage[]): void {
    here.set(
      conversationId,
      messages.filter((message) => !isPassing(message)),
    );
    keep(conversationId, unansweredIn(conversationId, messages));
  }

  return {
    /** Puts a conversation aside that leaves the screen. */
    put,
    /** What is known of a conversation that comes on screen. */
    get: (conversationId: string): ChatMessage[] =>
      here.get(conversationId) ?? kept().flatMap((each) => (each.sessionId === conversationId ? exchangeOf(each) : [])),
    /** Puts an answer in the place of its placeholder. */
    settle: (answer: ChatMessage): void => {
      for (const [conversationId, messages] of here)
        if (messages.some(({ id }) => id === answer.id))
          put(
            conversationId,
            messages.map((each) => (each.id === answer.id ? answer : each)),
          );
    },
    /** Forgets a conversation: it is gone, or kept as the one on screen. */
    forget: (conversationId: string): void => {
      here.delete(conversationId);
      keep(conversationId, []);
    },
    clear: (): void => {
      here.clear();
      try {
        shelf().removeItem(UNANSWERED_KEY);
      } catch {
        // What can't be reached can't be read either.
      }
    },
  };
}
export type Aside = ReturnType<typeof createAside>;

function unansweredIn(conversationId: string, messages: ChatMessage[]): UnansweredMessage[] {
  return messages.flatMap(({ id, sender, content: text, timestamp: at, variant }, index) => {
    const answer = messages[index + 1];
    if (sender !== 'user' || answer?.id !== answerIdOf(id) || answer.chatId !== undefined) return [];
    // Who comes back to a page that was left in the middle finds no answer.
    const said = answer.type === 'processing' ? INTERRUPTED : answer.content.slice(0, SAID_LENGTH);
    const { wasStopped = false } = answer;
    return [{ id, sessionId: conversationId, text, said, wasStopped, at, ...(variant ? { variant } : {}) }];
  });
}

function exchangeOf({ id, text, said, wasStopped, at: timestamp, variant }: UnansweredMessage): ChatMessage[] {
  const answer = { id: answerIdOf(id), content: said, sender: 'assistant', timestamp } as const;
  return [
    { id, content: text, sender: 'user', timestamp, type: 'text', ...(variant ? { variant } : {}) },
    wasStopped ? { ...answer, type: 'text', wasStopped } : { ...answer, type: 'error' },
  ];
}
