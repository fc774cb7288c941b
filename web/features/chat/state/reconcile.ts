import type { ChatMessage } from './chat-state.ts';

/**
 * The conversation as the server has it; what only this page knows, such as a failed message, stays where it stood. Without
 * a message in common it stands where its time puts it.
 */
export function reconcile(here: ChatMessage[], there: ChatMessage[]): ChatMessage[] {
  const places = new Map(there.flatMap(({ id, chatId }, at) => [[chatId ?? id, at] as const, [id, at] as const]));
  const placeOf = ({ id, chatId }: ChatMessage) => places.get(id) ?? places.get(chatId ?? id);
  const isJoined = here.some((message) => placeOf(message) !== undefined);
  let at = isJoined ? -1 : there.length - 1;
  const behind = new Map<number, ChatMessage[]>();
  for (const [index, message] of here.entries()) {
    const place = placeOf(message);
    if (place !== undefined) at = place;
    if (place !== undefined || isKept(message, here[index + 1])) continue;
    // An answer stands below its question, whenever it failed.
    if (!isJoined && message.sender === 'user')
      at = there.findLastIndex(({ timestamp }) => timestamp <= message.timestamp);
    behind.set(at, [...(behind.get(at) ?? []), message]);
  }
  return [...(behind.get(-1) ?? []), ...there.flatMap((message, place) => [message, ...(behind.get(place) ?? [])])];
}

/** Whether a message came from the server, or was answered by it: without it there, it is gone. */
function isKept({ sender, chatId }: ChatMessage, next: ChatMessage | undefined): boolean {
  return chatId !== undefined || (sender === 'user' && next?.chatId !== undefined);
}
