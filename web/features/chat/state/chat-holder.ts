/** What the browser's events ask of the chat. */
export interface ChatSteering {
  newChat(): void;
  openConversation(conversationId: string): unknown;
}

/** The chat once its code is here: whoever asks then is obeyed at once, before the next key is typed. */
export const holder: { chat: ChatSteering | null } = { chat: null };
