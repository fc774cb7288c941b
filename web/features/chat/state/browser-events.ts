import * as z from 'zod/mini';
import { type ChatSteering, holder } from './chat-holder.ts';

const detailSchema = z.object({ sessionId: z.string().check(z.minLength(1)) });

/** Obeys the two events of the browser that steer the chat, from whichever page they come. */
export function obeyBrowserEvents(): void {
  window.addEventListener('newChatRequested', () => void withChat((chat) => chat.newChat()));
  window.addEventListener('loadChatSession', (event) => {
    const detail = detailSchema.safeParse(event instanceof CustomEvent ? event.detail : null);
    if (detail.success) void withChat((chat) => chat.openConversation(detail.data.sessionId));
  });
}

// Other pages do without the chat's code until it is asked for.
async function withChat(work: (chat: ChatSteering) => void): Promise<void> {
  work(holder.chat ?? (await import('./chat-here.ts')).chat);
}
