import { cutAtWord } from '../../../domain/post/cut.ts';
import { sentencesIn } from '../reading/turn/text-parts.ts';

const LONGEST = 60;
const SHORTEST = 12;
/** Where a title may end: what follows only says when, where and with whom. */
const BORDER = /,\s|:\s|\s[–—-]\s|\s+(?=(?:on|at|in|with|for|from|by|until|and|that|which|where)\s)/gi;

/** The title that a text holds already: its first sentence, as far as it fits a headline. */
export function headlineOf(text: string): string {
  const [first = text] = sentencesIn(text);
  const plain = first.replace(/^#+\s*/, '').replace(/[.:;,\s]+$/, '');
  if (plain.length <= LONGEST) return plain;
  const borders = [...plain.matchAll(BORDER)].map(({ index }) => index);
  const end = borders.filter((at) => at >= SHORTEST && at <= LONGEST).at(-1);
  return end === undefined ? cutAtWord(plain, LONGEST) : plain.slice(0, end);
}

/** The first sentence as a line of its own above the others; one that is too long for that stays, below its title. */
export function withHeadline(text: string, isUpper: boolean): string {
  const [first = '', ...others] = sentencesIn(text);
  const title = headlineOf(text);
  const isWhole = first.startsWith(title) && first.length <= title.length + 1;
  const body = isWhole ? text.slice(text.indexOf(first) + first.length).trim() : text;
  const head = isUpper ? title.toUpperCase() : title;
  return others.length === 0 && isWhole ? head : `${head}\n\n${body}`;
}
