import type { OtherLanguage } from '../../../../domain/languages.ts';
import { withoutAccents } from '../../../lib/without-accents.ts';
import { MONTHS_ELSEWHERE } from '../calendar-words.ts';

/** What stands between the day and the month. */
const OF: Record<OtherLanguage, string> = { de: ' ', es: ' de ', fr: ' ', pt: ' de ', it: ' ' };
const SHORTEST = 3;

const plain = (word: string) => withoutAccents(word).toLowerCase();

/** The month that a word is or begins, where only one does; 'marzo', 'mars' and the like are no short forms of others. */
/** Short months that are words of their own: '2 set di piatti'. */
const IS_WORD = new Set(['set', 'mar', 'out', 'mai', 'mag']);

function monthOf(word: string, language: OtherLanguage): string | null {
  if (word.length < SHORTEST || IS_WORD.has(word.toLowerCase())) return null;
  const found = MONTHS_ELSEWHERE[language].filter((month) => plain(month).startsWith(plain(word)));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const DATE = /(?<![\p{L}\p{N}:.,/-])(\d{1,2})(\.?)( ?(?:de )?)(\p{L}{3,10})(\.?)(?![\p{L}\p{N}])(?=(\s*\p{Ll})?)/gu;
const LONGEST_SHORT = 5;

/** '10 déc' → '10 décembre', '30 november' → '30. November': a day and its month as they are written. */
export function mendDays(text: string, language: OtherLanguage): string {
  const out = text.replace(
    DATE,
    (whole, day: string, point: string, of: string, word: string, dot: string, goesOn: string | undefined) => {
      const month = monthOf(word, language);
      const isWhole = month !== null && month.length === word.length;
      if (month === null || Number(day) > 31 || (!isWhole && word.length > LONGEST_SHORT)) return whole;
      const between = isWhole && of.includes('de') ? of : OF[language];
      const ends = dot !== '' && (isWhole || goesOn === undefined) ? '.' : '';
      return `${day}${language === 'de' ? '.' : point}${between}${month}${ends}`;
    },
  );
  return language === 'de' ? out.replace(FIRST_OF_TWO, '$1.') : out;
}

/** 'vom 8 bis 12. Dezember', 'am 24 und 25. November': the first day is an ordinal too. */
const FIRST_OF_TWO =
  /(?<=(?:^|\s))(\d{1,2})(?=(?: und | bis | bis zum | oder |, )\d{1,2}\. (?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))/gu;
