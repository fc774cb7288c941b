import type { Brand } from '../../../domain/brand.ts';
import { PLATFORMS, type Platform } from '../../../domain/post/platforms.ts';
import { escaped } from '../../lib/escaped.ts';
import { calledPattern, OWN_NOUN } from '../../lib/platform-words.ts';
import { EMOJI } from './layout/signs.ts';
import { pattern } from './patterns.ts';

/** What a brand's voice says about every text, as far as it can be obeyed without a writer. */
export interface VoiceRules {
  /** 'Says readers, never users': the word to take and the word to leave. */
  words: { says: string | null; never: string }[];
  noExclamation: boolean;
  noEmoji: boolean;
  noHashtags: boolean;
  /** Hashtags that stand in every text. */
  hashtags: string[];
  /** The emoji that stands in every text. */
  emoji: string | null;
  /** Words with which every text ends. */
  signOff: string | null;
  /** The name in place of 'we' and 'us'. */
  thirdPerson: string | null;
}

const IN_EVERY = `(?:every|each|all|any) (?:post|text|caption|${OWN_NOUN}|message|one)s?`;

export function voiceRules(brand: Brand, platform: Platform | 'none'): VoiceRules {
  const voice = (brand.voice ?? '').replace(/’/g, "'");
  const signOff = voice.match(
    pattern(
      `(?:${IN_EVERY}|always|sign(?:s)? off)[^.!?]*? (?:ends?|closes?|signs? off|finish(?:es)?|off) (?:with|on|as) ["'“]([^"”]+?)["'”](?=$|[\\s.,])`,
      'iu',
    ),
  )?.[1];
  return {
    words: wordRules(voice),
    noExclamation: /\b(?:no|never|without|zero)(?: any)? exclamation/i.test(voice),
    noEmoji:
      /\b(?:no|never|without|zero)(?: any)? (?:\w+, )?emojis?|\bno exclamation marks(?:,| or) (?:no )?emojis?/i.test(
        voice,
      ),
    noHashtags:
      /\b(?:no|never|without)(?: any)? hashtags?(?! (?:but|other))/i.test(voice) && !/no other hashtag/i.test(voice),
    hashtags: ownTags(voice, platform),
    emoji: /\b(?:per|every|each|all) post|always|at the (?:very )?end/i.test(voice)
      ? (voice.match(/\p{Extended_Pictographic}\uFE0F?/u)?.[0] ?? null)
      : null,
    signOff: signOff ?? null,
    thirdPerson: /third person/i.test(voice) || /never (?:we|us)\b/i.test(voice) ? brand.name : null,
  };
}

/** The hashtags that a brand names are in every text, but for those that it leaves or keeps for another place. */
function ownTags(voice: string, platform: Platform | 'none'): string[] {
  return voice.split(/(?<=[.!?;])\s+/).flatMap((rule) => {
    const places = PLATFORMS.filter((place) =>
      pattern(`\\b${calledPattern(place)}s?\\b`, 'iu').test(rule.replace(/#\S+/g, '')),
    );
    const isLeft = /\b(?:never|not|avoids?|without|stopped|dropped)\b[^.]*#/i.test(rule);
    const isElsewhere = places.length > 0 && (platform === 'none' || !places.includes(platform));
    return isLeft || isElsewhere ? [] : (rule.match(/#[\p{L}\p{N}_]+/gu) ?? []);
  });
}

function wordRules(voice: string): VoiceRules['words'] {
  const rules: VoiceRules['words'] = [];
  for (const match of voice.matchAll(
    /(?:says? ((?:[\p{L}-]+ ?){1,2}), )?never (?:says? )?(?:the word )?([\p{L} -]+?)(?=[.;!?]|,|$)/giu,
  )) {
    for (const never of (match[2] ?? '').split(/ or | nor | and /))
      if (!/^(?:we|us|says?|uses?)$/i.test(never.trim()))
        rules.push({ says: match[1]?.trim() ?? null, never: never.trim() });
  }
  return rules.filter(({ never }) => never !== '' && !/exclamation|emoji|hashtag|pushy|loud|shout/i.test(never));
}

/** The text in the brand's words; what was forbidden and has no other word is named. */
export function obeyVoice(text: string, rules: VoiceRules): { text: string; broken: string[] } {
  let out = text;
  const broken: string[] = [];
  for (const { says, never } of rules.words) {
    const stem = escaped(never.replace(/s$/i, ''));
    const banned = new RegExp(`(?<![\\p{L}@#/.])${stem}(s?)(?![\\p{L}@]|\\.\\p{L})`, 'iu');
    if (!banned.test(out)) continue;
    if (says === null) {
      // What only describes a thing can go: 'luxury straps' are straps.
      out = out.replace(
        new RegExp(
          `(?<=\\p{L}[,:]? )${stem} (?=(?!(?:and|or|is|are|was|of|for|in|on|to|with|at|by)\\b)\\p{Ll}{3})`,
          'giu',
        ),
        '',
      );
      if (banned.test(out)) broken.push(never);
      continue;
    }
    out = out.replace(new RegExp(banned, 'giu'), (word, plural: string) =>
      cased(word, plural !== '' || !/s$/i.test(never) ? says : singular(says)),
    );
  }
  if (rules.noExclamation)
    out = out
      .replace(/(?<=["”)]|[^\s])!+(?=\))/g, '')
      .replace(/!+/g, '.')
      .replace(/\.\.(?!\.)/g, '.');
  if (rules.noEmoji) out = out.replace(EMOJI, '');
  if (rules.thirdPerson) out = inThirdPerson(out, rules.thirdPerson);
  return { text: out, broken };
}

const singular = (word: string) => (word === 'people' ? 'person' : word.replace(/s$/, ''));
const cased = (like: string, word: string) =>
  /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

function inThirdPerson(text: string, name: string): string {
  const own = /s$/.test(name) ? `${name}'` : `${name}'s`;
  return text.replace(/\bour\b/gi, own).replace(/\b(?:us|we)\b/gi, name);
}
