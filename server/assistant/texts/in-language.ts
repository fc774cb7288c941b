import type { Language } from '../reading/language.ts';
import { FRENCH_SENTENCES } from './french.ts';
import { GERMAN_SENTENCES, type Sentence } from './german.ts';
import { ITALIAN_SENTENCES } from './italian.ts';
import { PORTUGUESE_SENTENCES } from './portuguese.ts';
import { SPANISH_SENTENCES } from './spanish.ts';

const TABLES: Record<Exclude<Language, 'en'>, Record<Sentence, string>> = {
  de: GERMAN_SENTENCES,
  es: SPANISH_SENTENCES,
  fr: FRENCH_SENTENCES,
  pt: PORTUGUESE_SENTENCES,
  it: ITALIAN_SENTENCES,
};

interface Form {
  sentence: Sentence;
  pattern: RegExp;
  names: string[];
}

/** Sentences with words in braces, those that say most of their own first. */
const FORMS: Form[] = (Object.keys(GERMAN_SENTENCES) as Sentence[])
  .filter((sentence) => sentence.includes('{'))
  .sort((a, b) => b.length - a.length)
  .map((sentence) => ({
    sentence,
    pattern: new RegExp(`^${sentence.replace(/[.?*+()[\]]/g, '\\$&').replace(/\{\w+\}/g, '(.+)')}$`, 's'),
    names: [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  }));

/** Says what the assistant has to say in the language of whoever is spoken to; what no table knows stays English. */
export function inLanguage(said: string, language: Language): string {
  if (language === 'en') return said;
  const table = TABLES[language];
  if (said in table) return table[said as Sentence];
  for (const { sentence, pattern, names } of FORMS) {
    const found = pattern.exec(said);
    if (found)
      return table[sentence].replace(/\{(\w+)\}/g, (_, name: string) => {
        const words = found[names.indexOf(name) + 1] ?? '';
        return name === 'month' ? monthIn(words, language) : words;
      });
  }
  return said;
}

/** The name of a month, by its English one. */
function monthIn(english: string, language: Language): string {
  const months = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2026, i, 1)));
  const named = (month: Date, locale: string) => month.toLocaleString(locale, { month: 'long', timeZone: 'UTC' });
  const month = months.find((one) => named(one, LOCALES.en) === english);
  return month ? named(month, LOCALES[language]) : english;
}

/** Where dates are written as in each language. */
export const LOCALES: Record<Language, string> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  pt: 'pt-PT',
  it: 'it-IT',
};
