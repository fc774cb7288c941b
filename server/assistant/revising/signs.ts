import { hashtagsFrom } from '../editing/layout/hashtags.ts';
import { fittingEmoji } from '../editing/layout/signs.ts';
import { COUNTS } from '../editing/wishes/numbers.ts';
import { sentencesIn } from '../reading/turn/text-parts.ts';
import type { Outcome } from './outcome.ts';
import { tidySentences, withoutTags } from './sentences.ts';

const EMOJI = /\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*/gu;
const TAG = /#[\p{L}\p{N}_]+/gu;

/** The text without its emoji. */
export const withoutEmoji = (text: string): string => tidySentences(text.replace(EMOJI, ''));

/** The text without emoji, with certain ones only, or with some that fit its words. */
export function withEmoji(text: string, wish: string): Outcome {
  if (wish === 'none') return { text: withoutEmoji(text) };
  const most = countIn(/^at most (.+)$/.exec(wish)?.[1] ?? '');
  if (most !== null) return withAtMost(text, most);
  const wished = wish.match(EMOJI);
  if (wished && wish.endsWith('each')) return { text: beforeEach(withoutEmoji(text), wished.join('')) };
  if (wished) return { text: atEnd(withoutEmoji(text), wished) };
  const count = countIn(wish) ?? 1;
  const fitting = fittingEmoji(text, count);
  return { text: atEnd(text.trimEnd(), fitting.length > 0 ? fitting : ['🙂']) };
}

function withAtMost(text: string, most: number): Outcome {
  const count = text.match(EMOJI)?.length ?? 0;
  if (count <= most) return { text, note: `It has ${count} emoji.` };
  let n = 0;
  return { text: tidySentences(text.replace(EMOJI, (sign) => (n++ < most ? sign : ''))) };
}

function atEnd(text: string, signs: string[]): string {
  const [body, tags] = withoutTags(text);
  return `${body} ${signs.join('')}${tags}`;
}

/** The sign before each line of a list, else before each sentence. A line that ends like a sentence is none of a list's items. */
function beforeEach(text: string, sign: string): string {
  const isItem = (line: string): boolean => line.trim() !== '' && !/[.:!?]$/.test(line.trim());
  const lines = text.split('\n');
  if (lines.filter(isItem).length > 1) return lines.map((line) => (isItem(line) ? `${sign} ${line}` : line)).join('\n');
  return sentencesIn(text)
    .map((sentence) => `${sign} ${sentence}`)
    .join('\n');
}

/** The text without hashtags, with given ones, or with so many made of its own words. */
export function withHashtags(text: string, wish: string): string {
  const own = text.match(TAG) ?? [];
  const body = tidySentences(text.replace(TAG, ''));
  if (wish === 'none') return body;
  const given = wish.match(TAG) ?? [];
  const count = countIn(wish.replace(TAG, '').replace(/\bone of them\b/i, '')) ?? Math.max(given.length, 1);
  const made = own.length > 0 || /^at most\b/i.test(wish) ? [] : hashtagsFrom(body, count);
  if (/^alone\b/.test(wish)) return (own.length > 0 ? [...own] : hashtagsFrom(body, count)).join(' ');
  const tags = /^also\b/.test(wish)
    ? [...new Set([...own, ...given])]
    : [...new Set([...given, ...own, ...made])].slice(0, Math.max(count, given.length));
  return tags.length > 0 ? `${body}\n\n${tags.join(' ')}` : body;
}

function countIn(wish: string): number | null {
  const said = /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.exec(wish)?.[1]?.toLowerCase();
  return said ? (COUNTS[said] ?? Number(said)) : null;
}
