import { OWN_NOUN } from '../../../../lib/platform-words.ts';
import type { ConversationState } from '../../../state.ts';
import type { Stretch } from '../said.ts';
import { foundIn } from '../text-parts.ts';

const QUOTED = /["“„«]([^"”“»]+)["”“»]|(?<!\S)['‘](\S.*?\S)['’](?=[\s,.;!?]|$)/s;
/** 'And one on Facebook on Friday 8am: bring the manual if you have it'. A colon inside a time or before a figure opens nothing. */
const BROUGHT = new RegExp(
  String.raw`^\W*(?:(?:and|also|plus|then|now|next|ok(?:ay)?)\W+)*((?:one|another|an? (?:\p{L}+ )?(?:post|reminder|${OWN_NOUN}))\b)[^:\n]{0,60}:\s+((?!\d)\S+(?:\s+\S+){2,})\s*$`,
  'disu',
);

/** Whether a message opens with one more post and brings its words. */
export const bringsPost = (say: string): boolean => !QUOTED.test(say) && BROUGHT.test(say);

/** Words that a message brings, in quotation marks or behind a colon, and no draft has: the very words of a post. Words of a draft only say which one is meant. */
export function newQuote(say: string, { drafts }: ConversationState): { words: string; stretches: Stretch[] } | null {
  const quote = QUOTED.exec(say);
  const brought = quote ? null : BROUGHT.exec(say);
  const words = (quote?.[1] ?? quote?.[2] ?? brought?.[2])?.trim() ?? '';
  if (words === '' || drafts.some(({ text }) => foundIn(text, words))) return null;
  if (quote) return { words, stretches: [[quote.index, quote.index + quote[0].length]] };
  // 'One' names the post here, not an hour.
  return { words, stretches: (brought?.indices?.slice(1) ?? []).flatMap((stretch) => (stretch ? [stretch] : [])) };
}
