import { graphemes, PLAIN } from './cut.ts';
import { PLATFORM_RULES, type Platform, type PlatformRules } from './platforms.ts';

/** Twitter counts every link as this long, whatever its length. */
const LINK_WEIGHT = 23;

const LINK =
  /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]|(?<![@\w.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|io|co|uk|de|fr|es|it|nl|eu|us|ca|au|ie|in|app|dev|shop|store|cafe|info|biz|me|ai|studio|design|blog)(?![\w.-]{0,64}@)\b(?:\/[^\s<>"']*[^\s<>"'.,;:!?)\]])?/giu;

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
export const HASHTAG = /(?<![\p{L}\p{N}_&/#])#(?=[\p{N}_]*\p{L})[\p{L}\p{N}_]+/gu;

/** The links in a text, written with or without https://. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(LINK)].map((match) => match[0]);
}

export interface TextPart {
  kind: 'plain' | 'link' | 'hashtag' | 'mention';
  text: string;
}

const MENTION = /(?<![\w@/.])@[\w.]*\w/gu;

/** A text in parts as networks show it: links, hashtags and mentions stand out. */
export function textParts(text: string): TextPart[] {
  const found = (['link', 'hashtag', 'mention'] as const).flatMap((kind) =>
    [...text.matchAll({ link: LINK, hashtag: HASHTAG, mention: MENTION }[kind])].map((match) => ({
      kind,
      text: match[0],
      at: match.index,
    })),
  );
  const parts: TextPart[] = [];
  let at = 0;
  for (const part of found.toSorted((a, b) => a.at - b.at)) {
    // A # inside a link is the link's.
    if (part.at < at) continue;
    if (part.at > at) parts.push({ kind: 'plain', text: text.slice(at, part.at) });
    parts.push({ kind: part.kind, text: part.text });
    at = part.at + part.text.length;
  }
  return at < text.length ? [...parts, { kind: 'plain', text: text.slice(at) }] : parts;
}

/** Where the first link of a text leads, as people read it: its host, and the path behind it; null where there is none. */
export function linkCard(text: string): { host: string; path: string } | null {
  const link = textParts(text).find(({ kind }) => kind === 'link')?.text;
  if (!link) return null;
  try {
    const { hostname, pathname } = new URL(/^https?:/i.test(link) ? link : `https://${link}`);
    return { host: hostname.replace(/^www\./, ''), path: pathname === '/' ? '' : decodeURI(pathname) };
  } catch {
    return null;
  }
}

/** What is seen of a text before its reader unfolds it, ended at a word; null where all of it is seen. */
export function folded(text: string, hookLength: number): string | null {
  if (text.length <= hookLength) return null;
  const seen = text.slice(0, hookLength + 1);
  const lastGap = seen.search(/\s\S*$/u);
  // A single long word is parted between two of its characters.
  const end =
    lastGap > hookLength / 2 ? seen.slice(0, lastGap) : graphemes(text.slice(0, hookLength)).slice(0, -1).join('');
  return end.trimEnd();
}

/** Whether a text shows any emoji. */
export function hasEmoji(text: string): boolean {
  return EMOJI.test(text);
}

function codePointWeight(codePoint: number): number {
  const light =
    codePoint <= 0x10ff ||
    (codePoint >= 0x2000 && codePoint <= 0x200d) ||
    (codePoint >= 0x2010 && codePoint <= 0x201f) ||
    (codePoint >= 0x2032 && codePoint <= 0x2037);
  return light ? 1 : 2;
}

function graphemeWeight(grapheme: string): number {
  if (EMOJI.test(grapheme) && !/^[\d#*©®]$/.test(grapheme)) return 2;
  let weight = 0;
  for (const character of grapheme) weight += codePointWeight(character.codePointAt(0) ?? 0);
  return weight;
}

/** Twitter's way of counting: links 23, CJK and emoji 2, everything else 1. */
export function weightedLength(text: string): number {
  const normal = text.normalize('NFC');
  let links = 0;
  const rest = normal.replace(LINK, () => {
    links += 1;
    return '';
  });
  const weight = PLAIN.test(rest) ? rest.length : graphemes(rest).reduce((sum, one) => sum + graphemeWeight(one), 0);
  return weight + links * LINK_WEIGHT;
}

/** How long a text is in a platform's own way of counting. */
export function lengthOn(text: string, platform: Platform): number {
  return measure(PLATFORM_RULES[platform].counting)(text);
}

/** The function that counts as a platform does. */
export function measure(counting: PlatformRules['counting']): (text: string) => number {
  return counting === 'weighted' ? weightedLength : (text) => text.length;
}

/** The hashtags of a text, with their #, in order. */
export function hashtagsIn(text: string): string[] {
  return text.match(HASHTAG) ?? [];
}

/** Whether a platform takes the text as it is: length and number of hashtags. */
export function fits(text: string, platform: Platform): boolean {
  const rules = PLATFORM_RULES[platform];
  return lengthOn(text, platform) <= rules.maxLength && hashtagsIn(text).length <= rules.maxHashtags;
}

/** Words as one hashtag in CamelCase, or null where nothing usable is left: 'oat milk latte' → #OatMilkLatte. */
export function toHashtag(words: string): string | null {
  const parts = words
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const tag = parts.map((part) => (part[0] ?? '').toUpperCase() + part.slice(1)).join('');
  return /\p{L}/u.test(tag) && tag.length <= 40 ? `#${tag}` : null;
}
