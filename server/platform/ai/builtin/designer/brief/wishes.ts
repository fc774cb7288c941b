import { COLOUR_WORDS } from '../../../../../../domain/colour-words.ts';

/** What is wished of the look of a picture, as far as the designer can obey. */
export interface Wishes {
  /** The colour asked for, as hex. */
  colour: string | null;
  tone: 'dark' | 'light' | null;
  /** Whether it is to stand on the brand's own colour. */
  isBranded: boolean;
  isMinimal: boolean;
  isTextless: boolean;
}

const COLOUR = new RegExp(`#[0-9a-f]{6}\\b|\\b(?:${Object.keys(COLOUR_WORDS).join('|')})\\b`, 'iu');

/** Reads wishes for the look, in plain words. */
export function readWishes(said: string): Wishes {
  const named = COLOUR.exec(said)?.[0].toLowerCase() ?? null;
  const isDark = /\b(?:dark|deep|moody|night)\b/iu.test(said) || (named === null && /\bblack\b/iu.test(said));
  const isLight =
    named === null && /\b(?:white|bright|airy|(?<!(?:warm|natural|soft|golden|morning) )light)\b/iu.test(said);
  return {
    colour: named === null ? null : (COLOUR_WORDS[named] ?? named),
    tone: isDark ? 'dark' : isLight ? 'light' : null,
    isBranded: /\b(?:brand|own|our|my|company)(?:[’']s)? colou?rs?\b/iu.test(said),
    isMinimal: /\b(?:minimal\w*|uncluttered|clean|simple)\b/iu.test(said),
    isTextless:
      /\b(?:no|without(?: any)?|zero) (?:text|words|writing|typography|letters)\b|\btext[- ](?:free|less)\b|\bwordless\b/iu.test(
        said,
      ),
  };
}
