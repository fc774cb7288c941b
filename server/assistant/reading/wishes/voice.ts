import { VOICES, type Voice } from '../../../../domain/workflow/agents.ts';
import type { SpeakOperation } from '../../operations.ts';
import type { ConversationState } from '../../state.ts';
import { languageOf } from '../language.ts';
import { glossTalk } from '../languages/gloss.ts';
import { VOICE_NAMES } from './media-words.ts';

/** The voice that a message names. */
export function voiceNamed(message: string): Voice | undefined {
  const said = message.toLowerCase();
  return VOICES.find((voice) => said.includes(voice.toLowerCase()));
}

/** What may stand around the name of a voice where nothing else is said. */
const ABOUT_VOICES =
  /\b(?:now|and|please|pls|ok|okay|try|use|with|in|as|by|let|take|the|a|an|voice|speaker|instead|it|this|that|read|speak|say|spoken|make|again|switch|change|to|do|once|more|can|could|you|out|aloud|loud|of|from|have|hear|i|want|would|like|me|s)\b/giu;
const NAMED = new RegExp(`^${VOICE_NAMES}(?: ${VOICE_NAMES})?$`, 'iu');
const OTHER = /\b(?:another|other|different|new)\b.*\b(?:voice|speaker|narrator)\b|\bsomeone else\b/iu;
const OF_A_MAN = /\b(?:male|man|man['’]s|masculine|deeper)\b/iu;
const OF_A_WOMAN = /\b(?:female|woman|woman['’]s|feminine|lady['’]s)\b/iu;
const MEN: readonly Voice[] = ['James Casual', 'Michael News'];
/** Who says more than this brings something else. */
const MOST_WORDS = 80;

/** 'With Emma Storyteller', 'another voice', said of what was spoken last: the same words by another voice. */
export function readVoiceChange(typed: string, { spoken, drafts }: ConversationState): SpeakOperation | null {
  if (typed.length > MOST_WORDS) return null;
  const newest = drafts.at(-1)?.text;
  if (spoken === null) {
    // Before anything was spoken, only a voice by its whole name is one.
    const voice = newest === undefined ? undefined : VOICES.find((name) => restOf(typed) === name.toLowerCase());
    return voice && newest !== undefined ? { op: 'speak', about: typed, words: newest, voice } : null;
  }
  const say = glossTalk(typed, languageOf(typed, languageOf(spoken.words))).text;
  const voice = voiceAsked(say, spoken.voice);
  return voice ? { op: 'speak', about: say, words: spoken.words, voice } : null;
}

/** What is left of a message without the words that may stand around the name of a voice. */
function restOf(say: string): string {
  const words = say.replace(/['’]s\b/gu, '').replace(/[^\p{L}\s]/gu, ' ');
  return words.replace(ABOUT_VOICES, ' ').replace(/\s+/gu, ' ').trim().toLowerCase();
}

/** 'Read this aloud: …': what stands behind it is spoken, whatever the conversation is about. */
const READ_ALOUD =
  /^\W*(?:(?:please|now|and|can you|could you) )*read (?:(?:it|this|that|the following|me) )*(?:out )?(?:aloud|out loud|loud)\b[^:\n]{0,40}:\s*\S/iu;
export const asksToRead = (typed: string): boolean => READ_ALOUD.test(glossTalk(typed, languageOf(typed)).text);

function voiceAsked(say: string, before: Voice): Voice | undefined {
  const rest = restOf(say);
  if (NAMED.test(rest)) return VOICES.find((voice) => ` ${voice.toLowerCase()} `.includes(` ${rest} `));
  // The next one round the table, so that every voice is heard once.
  const others = [...VOICES, ...VOICES].slice(VOICES.indexOf(before) + 1).filter((voice) => voice !== before);
  const ofVoice = /\b(?:voice|speaker|narrator)\b/iu.test(say);
  if (ofVoice && OF_A_WOMAN.test(say)) return others.find((voice) => !MEN.includes(voice));
  if (ofVoice && OF_A_MAN.test(say)) return others.find((voice) => MEN.includes(voice));
  return OTHER.test(say) ? others[0] : undefined;
}
