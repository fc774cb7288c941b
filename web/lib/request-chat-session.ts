/** Asks the chat to show a conversation, from whichever page. */
export function requestChatSession(sessionId: string): void {
  window.dispatchEvent(new CustomEvent('loadChatSession', { detail: { sessionId } }));
}
