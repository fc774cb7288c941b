import type { Language } from '../../../../../domain/languages.ts';
import { withoutAccents } from '../../../../lib/without-accents.ts';
import { FRENCH_ACCENTS } from './french.ts';
import { ITALIAN_ACCENTS } from './italian.ts';
import { PORTUGUESE_ACCENTS } from './portuguese.ts';
import { SPANISH_ACCENTS } from './spanish.ts';
import type { Accents, RewriteRule } from './table.ts';
import { withUmlauts } from './umlauts.ts';

const rewritten = (text: string, [found, meant]: RewriteRule) =>
  typeof meant === 'string' ? text.replace(found, meant) : text.replace(found, meant);

const listed = (words: string) => words.trim().split(/\s+/);

/** Words by what they are without their marks; what may be two of them ('étés', 'êtes') is left as typed. */
function unambiguous(words: string[]): Map<string, string> {
  const found = Map.groupBy(words, withoutAccents);
  return new Map(
    [...found].flatMap(([typed, [word, ...others]]) => (word && others.length === 0 ? [[typed, word]] : [])),
  );
}

/** A language's table, as it is looked up. */
const prepared = ({ words, endings, plain, phrases }: Accents) => ({
  written: unambiguous(listed(words)),
  plain: new Set(listed(plain)),
  endings,
  phrases,
});
const TABLES: Partial<Record<Language, ReturnType<typeof prepared>>> = {
  es: prepared(SPANISH_ACCENTS),
  fr: prepared(FRENCH_ACCENTS),
  pt: prepared(PORTUGUESE_ACCENTS),
  it: prepared(ITALIAN_ACCENTS),
};

const WORD = /(?<![\p{L}\p{N}@#/_.-])\p{L}{2,}(?![\p{L}\p{N}@/_]|\.\p{L})/gu;
/** Where a capital says only that a sentence begins. */
const BEGINS = /(?:^|[.!?…:]\s+|\n\s*|[¿¡«“"(]\s*)$/u;

/** A text with the accents that its writer left out; names, and words that are right without, stay as typed. */
export function withAccents(text: string, language: Language): string {
  if (language === 'de') return withUmlauts(text);
  const table = TABLES[language];
  if (!table) return text;
  const accented = (word: string): string => {
    const known = table.written.get(word);
    if (known !== undefined) return known;
    if (table.plain.has(word)) return word;
    const ending = table.endings.find(([end]) => end.test(word));
    return ending ? rewritten(word, ending) : word;
  };
  const spelled = text.replace(WORD, (word, at: number) => {
    const lower = word.toLowerCase();
    if (word === lower) return accented(word);
    const isFirst = word.slice(1) === lower.slice(1) && BEGINS.test(text.slice(Math.max(0, at - 4), at));
    const mended = isFirst ? accented(lower) : lower;
    return mended === lower ? word : mended.charAt(0).toUpperCase() + mended.slice(1);
  });
  return table.phrases.reduce(rewritten, spelled);
}
