import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Output } from '../../../../domain/workflow/outputs.ts';
import { type ChatState, EMPTY_CHAT, type KeptChat, keptParts, readKept } from './chat-state.ts';
import type { DeferredStorage } from './deferred-storage.ts';

export const CHAT_KEY = 'chat-storage';

/** The chat's state, of which six parts stay in the browser. */
export function createChatStore(storage: DeferredStorage<KeptChat>) {
  return createStore<ChatState>()(
    persist<ChatState, [], [], KeptChat>(() => EMPTY_CHAT, {
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
  /** What each agent has written so far, in the order in which they began. */
  texts: { agent: string; text: string }[];
  outputs: Output[];
  /** What the assistant has done on its way, and what it does now; null while it writes. */
  doneSteps: string[];
  step: string | null;
}
export const NO_LIVE_ANSWER: LiveAnswer = { texts: [], outputs: [], doneSteps: [], step: null };

/** The answer that is being made for the conversation on screen. */
export function createLiveStore() {
  return createStore<LiveAnswer>(() => NO_LIVE_ANSWER);
}
export type LiveStore = ReturnType<typeof createLiveStore>;

/** The answer with more words of one agent; after a step they are a paragraph of their own. */
export function withText(live: LiveAnswer, agent: string, delta: string): LiveAnswer {
  const at = live.texts.findIndex((each) => each.agent === agent);
  const before = live.texts[at];
  const texts = before
    ? live.texts.with(at, { agent, text: `${before.text}${live.step === null ? '' : '\n\n'}${delta}` })
    : [...live.texts, { agent, text: delta }];
  return { ...withStep(live, null), texts };
}

/** The answer with the assistant at its next step; a step that goes on is told once. */
export function withStep(live: LiveAnswer, step: string | null): LiveAnswer {
  if (step === live.step) return live;
  const doneSteps = live.step === null ? live.doneSteps : [...live.doneSteps, live.step];
  return { ...live, doneSteps, step };
}

/** The answer with something finished in it; what its agent wrote word by word stands in there now. */
export function withOutput(live: LiveAnswer, output: Output): LiveAnswer {
  return {
    ...live,
    outputs: [...live.outputs, output],
    texts: live.texts.filter(({ agent }) => agent !== output.agent),
  };
}
