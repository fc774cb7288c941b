import { DEFAULT_VOICE, VOICES, type Voice } from './agents.ts';
import { quotedTexts } from './references.ts';

/** The very words that a request for sound wants spoken, or null where it only names a subject. */
export function spokenWords(message: string): string | null {
  const quote = quotedTexts(message).sort((a, b) => b.length - a.length)[0];
  if (quote) return quote;
  const afterColon = /^[^:\n]{0,160}(?::|\n)\s*([\s\S]+)$/.exec(message.trim())?.[1]?.trim();
  return afterColon && /\s/.test(afterColon) ? afterColon : null;
}

/** The voice that a message names, else the default. */
export function askedVoice(message: string): Voice {
  const said = message.toLowerCase();
  return VOICES.find((voice) => said.includes(voice.toLowerCase())) ?? DEFAULT_VOICE;
}
