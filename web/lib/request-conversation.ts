/** Asks the chat to show a conversation, from whichever page. */
export function requestConversation(conversationId: string): void {
  window.dispatchEvent(new CustomEvent('loadChatSession', { detail: { sessionId: conversationId } }));
}
