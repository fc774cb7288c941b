import { toast } from 'react-toastify/unstyled';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { api, respond } from '../../../lib/api/api.ts';
import { onLiveChange } from '../../../lib/api/live-changes.ts';
import { newId } from '../../../lib/new-id.ts';
import { keeper, onForget } from '../../../lib/session/session.ts';
import { createChat } from './chat.ts';
import { holder } from './chat-holder.ts';
import type { ChatState, KeptChat } from './chat-state.ts';
import type { LiveAnswer } from './chat-store.ts';
import { createDeferredStorage } from './deferred-storage.ts';
import { createResults } from './results.ts';

const WRITE_DELAY_MS = 250;

const shelf = () => window.localStorage;
const storage = createDeferredStorage<KeptChat>(shelf, (work) => {
  const timer = setTimeout(work, WRITE_DELAY_MS);
  return () => clearTimeout(timer);
});

/** Where tabs tell each other what the user called a conversation; older browsers do without. */
const names = 'BroadcastChannel' in window ? new BroadcastChannel('fanfare.names') : null;
// Tabs of an earlier version may still be open: what is told keeps its shape.
const nameSchema = z.object({ sessionId: z.string(), name: z.string() });

/** Tells what went wrong, once. */
export function tellFailure(text: string): void {
  toast.error(text, { toastId: text });
}

/** The chat of this page. */
export const chat = createChat({
  api,
  respond,
  isSignedIn: () => keeper.current() !== null,
  now: Date.now,
  later: (ms, work) => void setTimeout(work, ms),
  newId,
  storage,
  shelf,
  shareName: (conversationId, name) => names?.postMessage({ sessionId: conversationId, name }),
  tell: tellFailure,
  // biome-ignore lint/suspicious/noConsole: what is only warned about is for whoever looks into the console
  warn: (text, error) => console.warn(text, error),
});

/** The results that the side panel shows. */
export const results = createResults({ api, tell: tellFailure });

names?.addEventListener('message', ({ data }) => {
  const told = nameSchema.safeParse(data);
  if (told.success) chat.takeName(told.data.sessionId, told.data.name);
});
onForget(chat.forget);
onForget(results.close);
window.addEventListener('pagehide', () => void storage.flush());

let startedFor: string | null = null;
let stopFollowing: (() => void)[] = [];

/** Fetches the list once for every user of this page. */
export function startChat(): void {
  const userId = keeper.current()?.userId ?? null;
  if (userId === null || userId === startedFor) return;
  startedFor = userId;
  void chat.start();
  stopFollowing = [
    onLiveChange('chat.changed', (why) => void (why === 'told' ? chat.lookAgain() : chat.comeBack())),
    onLiveChange('scheduled.changed', (why) => void (why === 'told' && chat.followTasks())),
  ];
}
onForget(() => {
  startedFor = null;
  for (const stop of stopFollowing) stop();
});

/** A part of the chat's state. */
export function useChat<T>(part: (state: ChatState) => T): T {
  return useStore(chat.store, part);
}

/** A part of the answer that is being made. */
export function useLiveAnswer<T>(part: (live: LiveAnswer) => T): T {
  return useStore(chat.live, part);
}

holder.chat = chat;
