import type { ConversationState } from '../../../state.ts';
import type { Stretch } from '../said.ts';
import { foundIn } from '../text-parts.ts';

const QUOTED = /["“„«]([^"”“»]+)["”“»]|(?<!\S)['‘](\S.*?\S)['’](?=[\s,.;!?]|$)/s;

/** Words that a message quotes and no draft has: the very words of a post. Words of a draft only say which one is meant. */
export function newQuote(say: string, { drafts }: ConversationState): { words: string; stretch: Stretch } | null {
  const quote = QUOTED.exec(say);
  const words = (quote?.[1] ?? quote?.[2])?.trim() ?? '';
  if (!quote || drafts.some(({ text }) => foundIn(text, words))) return null;
  return { words, stretch: [quote.index, quote.index + quote[0].length] };
}
