import { type ChatSession, previewOf, TITLE_FALLBACK, titleOf } from '../../../domain/chat.ts';
import type { ChatMessage, ListEntry } from './chat-state.ts';

/** The list's entry of the conversation on screen. */
export function entryOf(id: string, messages: ChatMessage[], now: string): ListEntry {
  const asked = messages.filter(({ sender }) => sender === 'user');
  return {
    id,
    title: titleOf(asked[0]?.content ?? ''),
    timestamp: messages.at(-1)?.timestamp ?? now,
    lastMessage: previewOf(asked.at(-1)?.content ?? ''),
    messageCount: asked.length,
  };
}

/** The list with this entry in it, newest first; a name given by the user stays. */
export function withEntry(list: ListEntry[], entry: ListEntry): ListEntry[] {
  const before = list.find(({ id }) => id === entry.id);
  return newestFirst([{ ...entry, renamed: before?.renamed }, ...list.filter(({ id }) => id !== entry.id)]);
}

/** What the server lists, under the names that the user gave. */
export function refreshed(list: ListEntry[], fromServer: ChatSession[]): ListEntry[] {
  const names = new Map(list.map(({ id, renamed }) => [id, renamed]));
  return newestFirst(fromServer.map((session) => ({ ...session, renamed: names.get(session.id) })));
}

/** The list with older conversations at its end. */
export function withOlder(list: ListEntry[], older: ChatSession[]): ListEntry[] {
  const known = new Set(list.map(({ id }) => id));
  return newestFirst([...list, ...older.filter(({ id }) => !known.has(id))]);
}

/** What the list calls a conversation. */
export function nameOf({ renamed, title }: ListEntry): string {
  return renamed ?? (title || TITLE_FALLBACK);
}

function newestFirst(list: ListEntry[]): ListEntry[] {
  return list.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
}
