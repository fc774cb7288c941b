import { PLATFORM_RULES, type Platform } from '../../../../../domain/platforms.ts';
import { cutAtWord, hashtagsIn, measure } from '../../../../../domain/text.ts';
import { limitTagsInText } from './layout.ts';
import { sentencesOf } from './sentences.ts';

/** A finished text parted into what it says and the hashtags at its end. */
export function partTags(text: string): { body: string; tags: string[] } {
  const match = /(?:\s*(?<![\p{L}\p{N}_&/#])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+)+\s*$/u.exec(text);
  return match
    ? { body: text.slice(0, match.index).trimEnd(), tags: hashtagsIn(match[0]) }
    : { body: text.trimEnd(), tags: [] };
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
