import { topicWords } from '../reading/turn/said.ts';
import { tidy, upperFirst } from './sentences.ts';

const EMOJI = /\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;
const TAG = /#[\p{L}\p{N}_]+/gu;
const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** The text without emoji, with certain ones only, or with one more. */
export function withEmoji(text: string, wish: string): string {
  const bare = tidy(text.replace(EMOJI, ''));
  if (wish === 'none') return bare;
  const wished = wish.match(EMOJI);
  const before = wished && wish.endsWith('each') ? beforeEach(bare, wished.join('')) : null;
  if (before) return before;
  return wished ? `${bare} ${wished.join('')}` : `${text.trimEnd()} 🙂`;
}

/** The sign before each line of a list; null where the text has none. A line that ends like a sentence is none of its items. */
function beforeEach(text: string, sign: string): string | null {
  const isItem = (line: string): boolean => line.trim() !== '' && !/[.:!?]$/.test(line.trim());
  const lines = text.split('\n');
  if (lines.filter(isItem).length < 2) return null;
  return lines.map((line) => (isItem(line) ? `${sign} ${line}` : line)).join('\n');
}

/** The text without hashtags, with given ones, or with so many made of its own words. */
export function withHashtags(text: string, wish: string): string {
  const own = text.match(TAG) ?? [];
  const body = tidy(text.replace(TAG, ''));
  if (wish === 'none') return body;
  const given = wish.match(TAG) ?? [];
  const said = /\b(\d+|one|two|three|four|five|six)\b/i
    .exec(wish.replace(TAG, '').replace(/\bone of them\b/i, ''))?.[1]
    ?.toLowerCase();
  const count = said ? (NUMBERS[said] ?? Number(said)) : Math.max(given.length, 1);
  const made = own.length > 0 ? [] : madeOf(body);
  const tags = [...new Set([...given, ...own, ...made])].slice(0, Math.max(count, given.length));
  return `${body}\n\n${tags.join(' ')}`;
}

/** Hashtags of the words that tell most: names first, then the longest. */
function madeOf(text: string): string[] {
  const words = topicWords(text).filter(({ word, isCalendar }) => word.length > 3 && !isCalendar && !/\d/.test(word));
  const isName = ({ from }: { from: number }): boolean =>
    /\p{Lu}/u.test(text.charAt(from)) && from > 0 && !/[.!?]\s$/.test(text.slice(0, from));
  return [...words.filter(isName), ...words.toSorted((a, b) => b.word.length - a.word.length)].map(
    ({ from, to }) => `#${upperFirst(text.slice(from, to).replace(/['’].*$/, ''))}`,
  );
}
