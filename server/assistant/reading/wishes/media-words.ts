import { VOICES, type Voice } from '../../../../domain/workflow/agents.ts';

/** How people call what stands beside the words of a post. */
export const NOUNS = {
  picture: '(?:pictures?|images?|photos?|photographs?|pics?|graphics?|visuals?|illustrations?)',
  sound:
    '(?:(?:voice[ -]?(?:notes?|overs?|messages?|memos?|clips?|recordings?))|(?:audio|sound)s?(?:[ -](?:clips?|versions?|notes?|files?|messages?|recordings?))?|recordings?|narrations?|spoken versions?)',
} as const;

/** 'Sarah', 'Sarah Professional', 'storyteller': what a voice may be called where somebody speaks of voices. */
export const VOICE_NAMES = `(?:${VOICES.join('|')}|${VOICES.flatMap((voice) => voice.split(' ')).join('|')})`;

/** Who is to speak: 'by Sarah', 'in Emma’s voice', 'in the Michael News voice'. */
const SPEAKER = new RegExp(
  `\\b(?:by|from|let|of)\\s+(?:the\\s+)?(?<by>${VOICE_NAMES})\\b|\\b(?<own>${VOICE_NAMES})(?:['’]s)?\\s+voice\\b`,
  'iu',
);

/** The voice that words about a sound name. */
export function speakerIn(words: string): Voice | undefined {
  const { by, own } = SPEAKER.exec(words)?.groups ?? {};
  const name = (by ?? own)?.toLowerCase();
  return VOICES.find((voice) => name && ` ${voice.toLowerCase()} `.includes(` ${name} `));
}
