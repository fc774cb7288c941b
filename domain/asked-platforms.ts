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
  '(?:posts?|captions?|updates?|stor(?:y|ies)|threads?|announcements?|versions?|ads?|copy|texts?|pictures?|images?|cards?|graphics?|banners?|reels?|articles?|messages?)';
const TOWARDS = `\\b(?:for|on|to|in|as|into)\\s+(?:an?\\s+|my\\s+|our\\s+|the\\s+|both\\s+)*`;
const LIST = `(?:(?:${ANY})(?:\\s*(?:,|and|&|n|\\+|or|,\\s*and)\\s*(?:for\\s+|on\\s+|an?\\s+)?)?)*`;

/**
 * The platforms that a message asks to write for: 'for LinkedIn and X', 'an Instagram caption', 'a tweet'. One that is only
 * what the text is about ('a post about leaving Facebook') is none, and quoted words are nobody's wish.
 */
export function askedPlatforms(message: string): Platform[] {
  const said = quotedTexts(message).reduce((rest, quote) => rest.replace(quote, ' '), message.slice(0, 2_000));
  return PLATFORMS.filter((platform) => {
    const name = `(?:${NAMES[platform]})`;
    const towards = new RegExp(`${TOWARDS}${LIST}${name}\\b`, 'i');
    const kind = new RegExp(
      `(?<!\\b(?:about|leaving|quitting|versus|vs|regarding)\\s(?:the\\s|our\\s|my\\s)?)\\b${name}\\b(?:\\s*(?:,|and|&|\\+|or)\\s*(?:an?\\s+)?(?:${ANY})\\b)*\\s+${KIND}\\b`,
      'i',
    );
    return (
      towards.test(said) ||
      kind.test(said) ||
      (platform === 'twitter' && /\b(?:an?|the|\d+)\s+(?:\w+\s+)?tweets?\b|^(?:please\s+)?tweet\b/i.test(said))
    );
  });
}
