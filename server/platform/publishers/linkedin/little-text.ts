import { HASHTAG } from '../../../../domain/post/text.ts';

/** What LinkedIn's 'little' text format reserves (Posts API, 'little Text Format'); unescaped, a text is cut there without a word. */
const RESERVED = /[\\|{}@[\]()<>#*_~]/g;

/** A text as LinkedIn takes it: every sign as it is, hashtags as hashtags. */
export function littleText(text: string): string {
  let [little, from] = ['', 0];
  for (const { 0: hashtag, index } of text.matchAll(HASHTAG)) {
    little += `${escaped(text.slice(from, index))}{hashtag|\\#|${escaped(hashtag.slice(1))}}`;
    from = index + hashtag.length;
  }
  return little + escaped(text.slice(from));
}

const escaped = (text: string): string => text.replace(RESERVED, '\\$&');
