import type { OtherLanguage } from '../../../../../domain/languages.ts';
import { readable } from '../../readable.ts';

interface SignWords {
  and: string;
  or: string;
  dot: string;
  at: string;
  plus: string;
  /** Of prices with cents, of which the voice would read a fraction. */
  euros: string;
}

const WORDS: Record<OtherLanguage, SignWords> = {
  de: { and: 'und', or: 'oder', dot: 'Punkt', at: 'ät', plus: 'plus', euros: 'Euro' },
  es: { and: 'y', or: 'o', dot: 'punto', at: 'arroba', plus: 'más', euros: 'euros' },
  fr: { and: 'et', or: 'ou', dot: 'point', at: 'arobase', plus: 'plus', euros: 'euros' },
  it: { and: 'e', or: 'o', dot: 'punto', at: 'chiocciola', plus: 'più', euros: 'euro' },
  pt: { and: 'e', or: 'o', dot: 'ponto', at: 'arroba', plus: 'mais', euros: 'euros' },
};

/** A text for a recording that reads its language itself, figures and abbreviations included: only signs become words. */
export function withSigns(text: string, language: OtherLanguage): string {
  const { and, or, dot, at, plus, euros } = WORDS[language];
  return (
    readable(text, { dot, at })
      .normalize('NFC')
      .replace(/(?<=\p{L}\s?)&(?=\s?\p{L})/gu, ` ${and} `)
      .replace(/(?<=\p{L}\s?)\/(?=\s?\p{L})/gu, ` ${or} `)
      .replace(/(?:€\s?)?(\d+)[.,](\d\d)(?:\s?(?:€|euros?(?!\p{L})))/giu, (_, whole: string, cents: string) =>
        cents === '00' ? `${whole} ${euros}` : `${whole} ${euros} ${cents}`,
      )
      .replace(/(?<=\p{L}|\d)\s?\+\s?/gu, ` ${plus} `)
      .replace(/[“”„«»"]/gu, '')
      .replace(/’/gu, "'")
      .replace(/(?<=\d)\s?[–-]\s?(?=\d)/gu, '-')
      .replace(/\s[–—-]\s|—/gu, ', ')
      .replace(/…|\.{2,}/gu, '. ')
      .replace(/[()[\]{}]/gu, ', ')
      // Shouted words would be spelled.
      .replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, (word) =>
        /[AEIOUÄÖÜÁÉÍÓÚÀÈÊ]/u.test(word) && word.length > 2 ? word.toLowerCase() : word,
      )
      .replace(/[^\p{Script=Latin}\d\s.,;:!?'%°€$£-]/gu, ' ')
  );
}
