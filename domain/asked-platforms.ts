import { PLATFORMS, type Platform } from './platforms.ts';
import { quotedTexts } from './references.ts';

const NAMES: Record<Platform, string> = {
  linkedin: 'linked-?in',
  twitter: 'twitter|x(?=[\\s,.!?]|$)',
  instagram: 'instagram|insta|ig',
  facebook: 'facebook|fb',
};
const ANY = Object.values(NAMES).join('|');
const KIND =
  '(?:posts?|captions?|updates?|stor(?:y|ies)|threads?|announcements?|versions?|ads?|copy|texts?|pictures?|images?|cards?|graphics?|banners?|reels?|articles?|messages?)(?! (?:ideas?|strateg|tips?|plans?|templates?))';
const TOWARDS = '\\b(?:for|on|to|in|as|into)\\s+(?:an?\\s+|my\\s+|our\\s+|the\\s+|both\\s+)*';
const LIST = `(?:(?:${ANY})\\s*(?:,|and|&|n|\\+|or|,\\s*and)\\s*(?:for\\s+|on\\s+|an?\\s+)?)*`;
const SUBJECT = '(?<!\\b(?:about|leaving|quitting|versus|vs|regarding)\\s(?:the\\s|our\\s|my\\s)?)';
const TWEET = /\b(?:an?|the|\d+)\s+(?:\w+\s+)?tweets?\b|^(?:please\s+)?tweet\b/i;
const EVERYWHERE =
  /\b(?:for|on|to|across)\s+(?:all|every|each)(?:\s+(?:of\s+)?(?:my|our|the|four|4))*\s+(?:social\s+)?(?:platforms?|channels?|networks?)\b/i;
const QUESTION = /^(?:what|why|who|when|where|how|should|is|are|do|does|did|which)\b[^\n]*\?\s*$/i;

/** Where a text is for is said at its beginning. */
const MOST_READ = 2_000;

const patternsOf = (platform: Platform): RegExp[] => {
  const name = `(?:${NAMES[platform]})`;
  return [
    new RegExp(`${TOWARDS}${LIST}${name}\\b`, 'i'),
    new RegExp(`${SUBJECT}\\b${name}\\b(?:\\s*(?:,|and|&|\\+|or)\\s*(?:an?\\s+)?(?:${ANY})\\b)*\\s+${KIND}\\b`, 'i'),
  ];
};
const PATTERNS = PLATFORMS.map((platform) => ({
  platform,
  patterns: platform === 'twitter' ? [...patternsOf(platform), TWEET] : patternsOf(platform),
}));

/**
 * The platforms that a message asks to write for: 'for LinkedIn and X', 'an Instagram caption', 'a tweet'. One that is only
 * what the text is about ('a post about leaving Facebook') is none, nor is one in a question or in quoted words.
 */
export function askedPlatforms(message: string): Platform[] {
  if (QUESTION.test(message.trim())) return [];
  const begin = message.slice(0, MOST_READ);
  const said = quotedTexts(begin).reduce((rest, quote) => rest.replace(quote, ' '), begin);
  if (EVERYWHERE.test(said)) return [...PLATFORMS];
  return PATTERNS.filter(({ patterns }) => patterns.some((pattern) => pattern.test(said))).map(
    ({ platform }) => platform,
  );
}
