import type { ChatMessage } from './chat-state.ts';

/** The conversation as the server has it; what only this page knows, such as a failed message, stays where it stood. */
export function reconcile(here: ChatMessage[], there: ChatMessage[]): ChatMessage[] {
  const places = new Map(there.flatMap(({ id, chatId }, at) => [[chatId ?? id, at] as const, [id, at] as const]));
  const placeOf = ({ id, chatId }: ChatMessage) => places.get(id) ?? places.get(chatId ?? id);
  // Without a message in common, what is here came last.
  let at = here.some((message) => placeOf(message) !== undefined) ? -1 : there.length - 1;
  const behind = new Map<number, ChatMessage[]>();
  for (const [index, message] of here.entries()) {
    const place = placeOf(message);
    if (place !== undefined) at = place;
    else if (!isKept(message, here[index + 1])) behind.set(at, [...(behind.get(at) ?? []), message]);
  }
  return [...(behind.get(-1) ?? []), ...there.flatMap((message, place) => [message, ...(behind.get(place) ?? [])])];
}

/** Whether a message came from the server, or was answered by it: without it there, it is gone. */
function isKept({ sender, chatId }: ChatMessage, next: ChatMessage | undefined): boolean {
  return chatId !== undefined || (sender === 'user' && next?.chatId !== undefined);
}
