import { type ChatSession, conversationTitle, headingOf, previewOf, TITLE_FALLBACK } from '../../../../domain/chat.ts';
import type { ChatMessage, ListEntry } from './chat-state.ts';

/** The list's entry of the conversation on screen. */
export function entryOf(id: string, messages: ChatMessage[], now: string): ListEntry {
  // What got no answer is not on the server, and gives the conversation neither its name nor its last word.
  const asked = messages.filter(({ sender }, at) => sender === 'user' && messages[at + 1]?.chatId !== undefined);
  return {
    id,
    title: conversationTitle(asked[0]?.content ?? ''),
    heading: headingOf(asked[0]?.content ?? ''),
    timestamp: messages.at(-1)?.timestamp ?? now,
    lastMessage: previewOf(asked.at(-1)?.content ?? ''),
    messageCount: asked.length,
  };
}

/** The list with this entry at its head, whatever this browser's clock says; a name given by the user stays. */
export function withEntry(list: ListEntry[], entry: ListEntry): ListEntry[] {
  const before = list.find(({ id }) => id === entry.id);
  const newest = list[0]?.timestamp ?? '';
  const timestamp = entry.timestamp > newest ? entry.timestamp : newest;
  return newestFirst([{ ...entry, timestamp, renamed: before?.renamed }, ...list.filter(({ id }) => id !== entry.id)]);
}

/** What the server lists, under the names that the user gave; older ones that were fetched before stay behind a full page. */
export function refreshed(list: ListEntry[], fromServer: ChatSession[], isFullPage: boolean): ListEntry[] {
  const names = new Map(list.map(({ id, renamed }) => [id, renamed]));
  const fetched = fromServer.map((session) => ({ ...session, renamed: names.get(session.id) }));
  // Without a conversation in common nobody knows what lies between the page and the rest.
  const isJoined = isFullPage && fromServer.some(({ id }) => names.has(id));
  const end = fromServer.at(-1)?.timestamp ?? '';
  // Several may share the page's last moment; those that are on the page are not taken twice.
  const older = isJoined ? list.filter(({ timestamp }) => timestamp <= end) : [];
  return withOlder(fetched, older);
}

/** The list with older conversations at its end. */
export function withOlder(list: ListEntry[], older: ListEntry[]): ListEntry[] {
  const known = new Set(list.map(({ id }) => id));
  return newestFirst([...list, ...older.filter(({ id }) => !known.has(id))]);
}

/** The list with a name that the user gave. */
export function withName(list: ListEntry[], sessionId: string, renamed: string): ListEntry[] {
  return list.map((entry) => (entry.id === sessionId ? { ...entry, renamed } : entry));
}

/** What the list calls a conversation. */
export function conversationName({ renamed, heading, title }: ListEntry): string {
  return renamed ?? heading ?? (title || TITLE_FALLBACK);
}

function newestFirst(list: ListEntry[]): ListEntry[] {
  return list.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
}
