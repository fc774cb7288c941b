import type { Language } from '../../../../../domain/languages.ts';

/** A sentence as it is read aloud: what is said, and how it stands among its neighbours. */
export interface SpokenSentence {
  words: string;
  tone: 'statement' | 'exclamation' | 'question' | 'open question';
  /** How many of the same thought, a line of the text, were said before it. */
  place: number;
  endsThought: boolean;
}

/** Questions that ask for more than yes or no are not sung upwards: the words that open them, after the one that joins them on. */
const OPENERS: Record<Language, string> = {
  en: '(?:(?:and|but|so|or) )?(?:who|whom|whose|what|when|where|why|which|how)',
  de: '(?:(?:und|aber|also|oder) )?(?:wer|wen|wem|wessen|was|wann|wo|woher|wohin|warum|wieso|weshalb|welche[rsnm]?|wie|wie viele?)',
  es: '(?:(?:y|pero|o) )?(?:(?:a|de|con|por|para|en) )?(?:quién|quiénes|qué|cuándo|dónde|cuál|cuáles|cómo|cuánt[oa]s?)',
  fr: '(?:(?:et|mais|ou) )?(?:(?:à|de|avec|pour|en) )?(?:qui|que|quoi|quand|où|pourquoi|quel|quelle|quels|quelles|comment|combien|qu)',
  it: '(?:(?:e|ma|o) )?(?:(?:a|di|con|per|da) )?(?:chi|che|cosa|cos|quando|dove|dov|perché|quale|quali|come|com|quant[oaie]|qual)',
  pt: '(?:(?:e|mas|ou) )?(?:(?:a|de|com|por|para|em) )?(?:o )?(?:quem|que|quando|onde|qual|quais|como|quant[oa]s?)',
};

const MONTHS = 'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
const SHORT = 'Tel|Nr|No|ca|bzw|z|B|d|h|Dr|Dra|Prof|Str|St|Sr|Sra|Av|núm|Mme|M|Sig|inkl|max|min|tel|nr';
/** Behind a mark, but not behind the point of 'am 5. Juli', 'Nr. 5' or 'z. B.'. */
const BORDER = new RegExp(`(?<=[!?]|(?<!(?<!\\p{L})(?:${SHORT}))\\.)\\s+(?!(?<=\\d\\.\\s+)(?:${MONTHS}|\\p{Ll}))`, 'u');

/** The sentences of a text, of which each line is a thought. */
export function spokenSentences(text: string, language: Language): SpokenSentence[] {
  const open = new RegExp(`^[^\\p{L}]*${OPENERS[language]}(?!\\p{L})`, 'iu');
  return text.split('\n').flatMap((line) => {
    const sentences = line.split(BORDER).filter((words) => /[\p{L}\d]/u.test(words));
    return sentences.map((words, place) => ({
      words,
      tone: toneOf(words, open),
      place,
      endsThought: place === sentences.length - 1,
    }));
  });
}

function toneOf(words: string, open: RegExp): SpokenSentence['tone'] {
  if (words.endsWith('?')) return open.test(words) ? 'open question' : 'question';
  return words.endsWith('!') ? 'exclamation' : 'statement';
}
