import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type ChatMessage, type ChatState, EMPTY_CHAT, type Kept, keptParts, readKept } from './chat-state.ts';
import type { DeferredStorage } from './deferred-storage.ts';

export const CHAT_KEY = 'chat-storage';

/** The chat's state, of which six parts stay in the browser. */
export function createChatStore(storage: DeferredStorage<Kept>) {
  return createStore<ChatState>()(
    persist<ChatState, [], [], Kept>(() => EMPTY_CHAT, {
      name: CHAT_KEY,
      storage,
      partialize: keptParts,
      merge: (kept, current) => ({ ...current, ...readKept(kept) }),
    }),
  );
}
export type ChatStore = ReturnType<typeof createChatStore>;

/** What is known of an answer while it is made: kept apart, since it changes many times a second. */
export interface LiveAnswer {
  text: string;
  outputs: NonNullable<ChatMessage['workflowResponse']>['outputs'];
  status: string | null;
}
export const NO_LIVE_ANSWER: LiveAnswer = { text: '', outputs: [], status: null };

/** The answer that is being made for the conversation on screen. */
export function createLiveStore() {
  return createStore<LiveAnswer>(() => NO_LIVE_ANSWER);
}
export type LiveStore = ReturnType<typeof createLiveStore>;
