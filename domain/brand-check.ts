import type { Brand } from './brand.ts';
import { hasEmoji, hashtagsIn } from './post/text.ts';
import { emojiWish, forbidsExclamation, type Tone, tonesIn } from './wording.ts';

/** One way in which a text breaks a brand's rules. */
export interface BrandBreach {
  rule: 'forbidden-word' | 'emoji' | 'exclamation' | 'name' | 'capitals' | 'hashtags' | 'tone';
  /** What in the text breaks it. */
  found: string;
  /** The reason, as shown to people. */
  reason: string;
}

/** The rules that a brand's own words state. */
export interface BrandRules {
  forbidden: string[];
  noEmoji: boolean;
  noExclamation: boolean;
  noCapitals: boolean;
  noHashtags: boolean;
  /** The name must stand in every text. */
  nameRequired: boolean;
  /** Only the whole name may be used. */
  fullNameOnly: boolean;
  tones: Tone[];
}

const FORBIDDING =
  /\b(?:never|don'?t|do not|avoid|no|not|without)\s+(?:ever\s+)?(?:say(?:ing)?|us(?:e|ing)|writ(?:e|ing)|mention(?:ing)?|call(?:ing)? (?:it|us|them)|the words?|words? like|words? such as|phrases? like|terms? like)\s+(?:the (?:words?|terms?|phrases?)\s+)?([^.;!?\n]+)/gi;
/** What such a sentence may forbid that is no word: these have rules of their own. */
const NOT_A_WORD =
  /^(?:any |all |too many |more than .*)?(?:emojis?|exclamation (?:marks?|points?)|exclamations?|hashtags?|all caps|capitals?|capital letters|jargon|slang|contractions|abbreviations|short(?:ened)? (?:names?|forms?))$/i;
const NAME_REQUIRED =
  /\b(?:always|must) (?:use|mention|include|say|name|write|show|spell)(?: out)? (?:our |the )?(?:full |brand |company |whole )*name\b/i;
const FULL_NAME =
  /\bfull (?:brand |company )?name\b|\bnever (?:abbreviate|shorten)\b|\b(?:don'?t|do not) (?:abbreviate|shorten)\b|\bno abbreviations?\b|\bspell(?:ed)? out\b/i;
const NO_CAPITALS =
  /\b(?:no|never(?: use| write in)?|avoid|without|don'?t use) (?:any )?(?:all.?caps|capitals|shouting|capital letters)\b/i;
const NO_HASHTAGS = /\b(?:no|never(?: use)?|avoid|without|don'?t use|do not use) (?:any )?hashtags?\b/i;

function forbiddenWords(text: string): string[] {
  const words: string[] = [];
  for (const match of text.matchAll(FORBIDDING)) {
    for (const part of (match[1] ?? '').split(/,|\/|\band\b|\bor\b|\bnor\b/i)) {
      const word = part.replace(/["'“”‘’]/g, '').trim();
      if (word === '' || word.split(/\s+/).length > 4) break;
      if (NOT_A_WORD.test(word)) continue;
      words.push(word);
    }
  }
  return [...new Set(words)];
}

/** The rules that can be read from voice, usage guidelines, keywords and mission. */
export function brandRules(brand: Brand): BrandRules {
  const said = [brand.voice, brand.logoUsage, brand.keywords.join(', '), brand.mission]
    .filter((text) => text !== null && text !== '')
    .join('. ');
  return {
    forbidden: forbiddenWords(said),
    noEmoji: emojiWish(said) === 'none',
    noExclamation: forbidsExclamation(said),
    noCapitals: NO_CAPITALS.test(said),
    noHashtags: NO_HASHTAGS.test(said),
    nameRequired: NAME_REQUIRED.test(said),
    fullNameOnly: FULL_NAME.test(said),
    tones: tonesIn(brand.voice ?? '').wanted,
  };
}

/** A whole-word pattern that also takes the plural and -er, -est, -ly, so 'cheap' finds 'cheaper'. */
export function wordPattern(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?:s|es|er|est|ly)?(?![\\p{L}\\p{N}])`, 'iu');
}

const SLANG = /\b(?:gonna|wanna|gotta|lol|omg|yay|yeah|hey|y'all|dude|awesome|super cool|btw|tbh)\b/i;
const STIFF =
  /\b(?:hereby|pursuant|aforementioned|henceforth|kindly be advised|please be advised|we regret to|therein|utili[sz]e)\b/i;
const LOUD = /!{2,}|[A-Z]{4,}\s+[A-Z]{4,}/;

function toneBreaches(text: string, tones: Tone[]): BrandBreach[] {
  const breaches: BrandBreach[] = [];
  const add = (found: string, reason: string) => breaches.push({ rule: 'tone', found, reason });
  const slang = SLANG.exec(text)?.[0];
  const stiff = STIFF.exec(text)?.[0];
  const loud = LOUD.exec(text)?.[0];
  const reserved = tones.find((tone) => tone === 'formal' || tone === 'elegant' || tone === 'expert');
  const quiet = tones.find((tone) => tone === 'calm' || tone === 'elegant' || tone === 'formal');
  const warm = tones.find((tone) => tone === 'friendly' || tone === 'playful');
  if (reserved && slang && !warm) add(slang, `'${slang}' is slang; the brand's voice is ${reserved}.`);
  if (warm && stiff) add(stiff, `'${stiff}' sounds stiff; the brand's voice is ${warm}.`);
  if (quiet && loud) add(loud, `'${loud}' is loud; the brand's voice is ${quiet}.`);
  return breaches;
}

/** Words of a name that mean nothing alone: 'The', 'Co.'. */
const NAME_FILLERS = /^(?:the|and|of|&|co\.?|ltd\.?|inc\.?|gmbh|llc)$/i;

function nameBreaches(text: string, name: string, rules: BrandRules): BrandBreach[] {
  if (text.toLowerCase().includes(name.toLowerCase())) return [];
  const first = name.split(/\s+/).find((word) => !NAME_FILLERS.test(word));
  const short = first && first !== name ? wordPattern(first).exec(text)?.[0] : undefined;
  if (rules.fullNameOnly && short) {
    return [{ rule: 'name', found: short, reason: `Write the full name, '${name}', instead of '${short}'.` }];
  }
  return rules.nameRequired
    ? [{ rule: 'name', found: '', reason: `The brand asks for its name in every text: '${name}' is missing.` }]
    : [];
}

/** What in a text breaks the brand's rules, each with its reason; an empty list means it may go out. */
export function checkBrand(text: string, brand: Brand): BrandBreach[] {
  if (text.trim() === '') return [];
  const rules = brandRules(brand);
  const breaches: BrandBreach[] = [];
  for (const word of rules.forbidden) {
    const found = wordPattern(word).exec(text)?.[0];
    if (found) breaches.push({ rule: 'forbidden-word', found, reason: `The brand never says '${word}'.` });
  }
  const emoji = hasEmoji(text) ? (/\p{Extended_Pictographic}/u.exec(text)?.[0] ?? '') : '';
  if (rules.noEmoji && emoji) breaches.push({ rule: 'emoji', found: emoji, reason: 'The brand uses no emojis.' });
  if (rules.noExclamation && text.includes('!')) {
    breaches.push({ rule: 'exclamation', found: '!', reason: 'The brand uses no exclamation marks.' });
  }
  const capitals = /\b[A-Z]{3,}(?:\s+[A-Z]{3,})+\b/.exec(text)?.[0];
  if (rules.noCapitals && capitals) {
    breaches.push({ rule: 'capitals', found: capitals, reason: 'The brand never writes in capitals.' });
  }
  const hashtag = hashtagsIn(text)[0];
  if (rules.noHashtags && hashtag) {
    breaches.push({ rule: 'hashtags', found: hashtag, reason: 'The brand uses no hashtags.' });
  }
  if (brand.name) breaches.push(...nameBreaches(text, brand.name, rules));
  return [...breaches, ...toneBreaches(text, rules.tones)];
}
