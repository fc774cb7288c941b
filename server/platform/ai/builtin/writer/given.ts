import { PLATFORM_RULES, type Platform } from '../../../../../domain/platforms.ts';
import { cutAtWord, hashtagsIn, measure } from '../../../../../domain/text.ts';
import { limitTagsInText } from './layout.ts';
import { sentencesOf } from './sentences.ts';

/** A finished text parted into what it says and the hashtags at its end. */
export function partTags(text: string): { body: string; tags: string[] } {
  // Word by word from the end: one pattern for the whole ending would walk every run of spaces again and again.
  let body = text.trimEnd();
  for (;;) {
    const word = body.slice(lastGap(body) + 1);
    if (!/^(?:#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+)+$/u.test(word)) break;
    body = body.slice(0, body.length - word.length).trimEnd();
  }
  return { body, tags: hashtagsIn(text.slice(body.length)) };
}

/** Where the last white space stands; -1 where there is none. */
function lastGap(text: string): number {
  for (let i = text.length - 1; i >= 0; i--) if (/\s/.test(text[i] ?? '')) return i;
  return -1;
}

/** A person's own text as it is, only shortened by whole sentences where the platform can't take it. */
export function fitGiven(text: string, platform: Platform | null): string {
  if (!platform) return text.trim();
  const { maxLength, maxHashtags, counting } = PLATFORM_RULES[platform];
  const length = measure(counting);
  const { body, tags } = partTags(text.trim());
  const ending = tags.slice(0, maxHashtags).join(' ');
  const whole = limitTagsInText(tags.length <= maxHashtags ? text.trim() : `${body}\n\n${ending}`.trim(), maxHashtags);
  if (length(whole) <= maxLength) return whole;
  let kept = '';
  for (const one of sentencesOf(body.slice(0, maxLength * 4))) {
    const next = kept === '' ? one : `${kept} ${one}`;
    if (length(next) > maxLength) break;
    kept = next;
  }
  const short = kept === '' ? cutAtWord(body, maxLength, length) : kept;
  const tagged = [...tags.slice(0, maxHashtags)];
  while (tagged.length > 0 && length(`${short} ${tagged.join(' ')}`) > maxLength) tagged.pop();
  return limitTagsInText([short, ...tagged].join(' '), maxHashtags);
}
