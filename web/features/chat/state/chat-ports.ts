import type { AnswerOf, Call, InputOf } from '../../../../domain/api/call.ts';
import type { ApiOptions } from '../../../lib/api/api-client.ts';
import type { Aside } from './aside.ts';
import type { Respond } from './ask.ts';
import type { KeptChat } from './chat-state.ts';
import type { ChatStore, LiveStore } from './chat-store.ts';
import type { DeferredStorage, Shelf } from './deferred-storage.ts';

/** What the chat needs of the world around it. */
export interface ChatPorts {
  api<C extends Call>(call: C, input: InputOf<C>, options?: ApiOptions): Promise<AnswerOf<C>>;
  respond: Respond;
  isSignedIn(): boolean;
  now(): number;
  /** Does something after so many milliseconds. */
  later(ms: number, work: () => void): void;
  newId(): string;
  storage: DeferredStorage<KeptChat>;
  /** Where small things are kept at once. */
  shelf: () => Shelf;
  /** Tells the other tabs of this browser that a conversation has a new name. */
  shareName(conversationId: string, name: string): void;
  /** Shows a failure that belongs to no message. */
  tell(text: string): void;
  /** Notes a failure that nobody needs to see. */
  warn(text: string, error: unknown): void;
}

/** What the chat's parts share. */
export interface ChatContext extends ChatPorts {
  store: ChatStore;
  live: LiveStore;
  /** The conversations that were on screen before: some of it may be nowhere else. */
  aside: Aside;
}
