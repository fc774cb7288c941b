import { DEFAULT_VOICE, VOICES, type Voice } from './agents.ts';
import { quotedTexts } from './references.ts';

/** The very words that a request for sound wants spoken, or null where it only names a subject. */
export function spokenWords(message: string): string | null {
  const quote = quotedTexts(message).sort((a, b) => b.length - a.length)[0];
  if (quote) return quote;
  const afterColon = /^[^:\n]{0,160}(?::|\n)\s*([\s\S]+)$/.exec(message.trim())?.[1]?.trim();
  return afterColon && /\s/.test(afterColon) ? afterColon : null;
}

const SOUND =
  /\b(?:an?\s+)?(?:(?:short|quick|friendly|nice|little|warm)\s+)*(?:voice-?overs?|podcast (?:intro|outro|episode|teaser)|voice messages?|audio (?:ads?|clips?|versions?|posts?|messages?)|sound ?bites?|recordings?|audio(?! \w))/gi;

/** A request for sound as the request for the words that are to be spoken. */
export function scriptBrief(message: string): string {
  return message
    .replace(SOUND, 'a post')
    .replace(/\ban audio\s+/gi, 'a ')
    .replace(/\baudio\s+/gi, '')
    .replace(/^((?:please |can you |could you )*)(?:record|make|create|produce|generate)\b/i, '$1write');
}

/** The voice that a message names, else the default. */
export function askedVoice(message: string): Voice {
  const said = message.toLowerCase();
  return VOICES.find((voice) => said.includes(voice.toLowerCase())) ?? DEFAULT_VOICE;
}
