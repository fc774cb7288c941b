/** What a brand's voice (or a wish such as 'more casual') asks of wording. */
export interface Wording {
  contractions: boolean;
  exclamation: boolean;
  emoji: 'none' | 'some' | 'many' | null;
  /** Short, blunt sentences. */
  brief: boolean;
  tones: Tone[];
}

const TONES = ['formal', 'friendly', 'playful', 'bold', 'calm', 'elegant', 'expert', 'plain'] as const;
export type Tone = (typeof TONES)[number];

const TONE_WORDS: Record<Tone, RegExp> = {
  formal: /\b(?:formal|professional|corporate|business-?like|serious|respectful|polished)\b/,
  friendly:
    /\b(?:friendly|warm|casual|conversational|approachable|welcoming|relaxed|caring|kind|down.to.earth|human)\b/,
  playful: /\b(?:playful|fun|funny|witty|humou?rous|quirky|cheeky|cheerful|lively|youthful|upbeat)\b/,
  bold: /\b(?:bold|confident|energetic|direct|punchy|daring|strong|edgy|provocative|loud)\b/,
  calm: /\b(?:calm|gentle|soothing|quiet|mindful|peaceful|soft|understated|minimal(?:ist)?)\b/,
  elegant: /\b(?:elegant|luxur(?:y|ious)|refined|sophisticated|premium|exclusive|classy|timeless)\b/,
  expert: /\b(?:expert|authoritative|knowledgeable|trustworthy|trusted|factual|informative|technical|educational)\b/,
  plain: /\b(?:plain|simple|clear|honest|straightforward|no.nonsense|matter.of.fact)\b/,
};

const NOT_BEFORE =
  /(?:\bnot|\bnever|\bwithout being|\bavoid(?: being)?|\bno|n't be|\bless|n't sound|\bnever too|\bnot too)\s+(?:too |overly |so )?$/;

/** The tones a text asks for; a negated one ('never formal') is not asked for. */
export function tonesIn(text: string): { wanted: Tone[]; unwanted: Tone[] } {
  const lower = text.toLowerCase();
  const wanted: Tone[] = [];
  const unwanted: Tone[] = [];
  for (const tone of TONES) {
    const match = TONE_WORDS[tone].exec(lower);
    if (!match) continue;
    (NOT_BEFORE.test(lower.slice(0, match.index)) ? unwanted : wanted).push(tone);
  }
  return { wanted, unwanted };
}

const EMOJI_WISHES: [RegExp, Wording['emoji']][] = [
  [
    /\b(?:no|without|never(?: use)?|avoid|skip|don'?t use|do not use|zero|remove(?: the)?) (?:any )?emojis?\b|\bemoji.free\b/i,
    'none',
  ],
  [/\b(?:lots of|many|plenty of|more) emojis?\b|\blove emojis?\b/i, 'many'],
  [/\b(?:use|with|add|include|some|few|an?) (?:some |a few |one )?emojis?\b/i, 'some'],
];

/** Whether and how many emojis a text asks for; null where it says nothing. */
export function emojiWish(text: string): Wording['emoji'] {
  return EMOJI_WISHES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

const NO_EXCLAMATION =
  /\b(?:no|without|never(?: use)?|avoid|skip|don'?t use|do not use) (?:any )?exclamation(?: mark| point)?s?\b/i;
const NO_CONTRACTIONS = /\b(?:no|without|avoid|never(?: use)?) contractions\b/i;

/** Whether a text forbids exclamation marks. */
export function forbidsExclamation(text: string): boolean {
  return NO_EXCLAMATION.test(text);
}

/** The wording that a description of a voice asks for; later words of the same text never contradict earlier ones. */
export function readWording(text: string | null): Wording {
  const said = text ?? '';
  const { wanted } = tonesIn(said);
  const has = (tone: Tone) => wanted.includes(tone);
  const stiff = has('formal') && !has('friendly') && !has('playful');
  const quiet = stiff || has('calm') || has('elegant') || (has('expert') && !has('friendly'));
  return {
    contractions: !stiff && !NO_CONTRACTIONS.test(said),
    exclamation: !quiet && (has('playful') || has('friendly') || has('bold')) && !forbidsExclamation(said),
    emoji: emojiWish(said) ?? (quiet ? 'none' : has('playful') ? 'many' : null),
    brief: has('bold') || has('plain') || /\b(?:short|brief|concise|terse|to the point)\b/i.test(said),
    tones: wanted,
  };
}
