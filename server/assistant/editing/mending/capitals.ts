import { capital } from '../capital.ts';
import { isOrdinal } from '../spoken/clauses.ts';
import { ACRONYMS, KNOWN_NAMES, NOT_NAMES, NOT_RAISED, SHORTHAND, SHOUTED } from './lexicon.ts';
import { isCommonWord, isName, isWord } from './words.ts';

const WORD = /(?<![\p{L}\p{N}'’@#/_.-])[\p{L}][\p{L}\p{M}]*(?:['’]\p{L}+)?/gu;
/** A word that is all capitals and no single letter. */
const SHOUT = /^\p{Lu}{2,}(?:['’]\p{Lu}+)?$/u;
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|approx|incl|etc|vs|st|dr|mr|mrs|ms|prof|min|max|tel|ref|a\.m|p\.m|op|ca|str))\.$/i;

/** Lowers what is shouted: a whole text in capitals, or single words for weight. Acronyms stay. */
export function calmDown(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const loud = letters.length > 12 && letters.filter((letter) => /\p{Lu}/u.test(letter)).length > letters.length * 0.7;
  if (loud)
    return text
      .replace(WAY, (whole, name: string, way: string) =>
        /^(?:the|our|my|your|a|this|that|main|next)$/i.test(name)
          ? whole
          : `${capital(name.toLowerCase())} ${capital(way.toLowerCase())}`,
      )
      .replace(/\p{L}*\p{Lu}{2}\p{L}*|[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, (word) =>
        /\p{Ll}/u.test(word) ? word : calmed(word),
      );
  return text
    .replace(
      /(?<![\p{L}\p{N}])\p{Lu}{2,}(?:['’]\p{Lu}+)?(?: \p{Lu}{1,}(?:['’]\p{Lu}+)?){2,}(?![\p{L}\p{N}])/gu,
      (run) =>
        run.split(' ').filter((word) => SHOUTED.has(word.toLowerCase()) || word.length > 5).length * 2 >=
        run.split(' ').length
          ? run.replace(/\p{L}[\p{L}'’]*/gu, (word) => (ACRONYMS.has(word.toLowerCase()) ? word : word.toLowerCase()))
          : run,
    )
    .replace(
      /(?<!\p{Lu}{2} )(?<![\p{L}\p{N}])\p{Lu}{3,} \p{Lu}{3,}(?! ?[\p{Lu}\p{N}])/gu,
      (run, at: number, whole: string) => {
        const words = run.toLowerCase().split(' ');
        // 'LOST CAT': what stands beside a shouted word is shouted with it.
        const isLoud = whole[at + run.length] === '!' || words.some((word) => SHOUTED.has(word));
        return isLoud && words.every((word) => isCommonWord(word) && !ACRONYMS.has(word)) ? run.toLowerCase() : run;
      },
    )
    .replace(WORD, (word, at: number, whole: string) =>
      SHOUT.test(word) && !/^(?:IT|US)$/.test(word) && isShouted(word, whole.slice(0, at)) ? word.toLowerCase() : word,
    );
}

/** A long common word is shouted too, unless it may be a name or a code. */
const isShouted = (word: string, before: string) =>
  SHOUTED.has(word.toLowerCase()) ||
  (word.length > 5 && isCommonWord(word.toLowerCase()) && !/(?:^|[\s“"'(])(?:\p{Lu}{2,}|[\p{Ll}'’]+) $/u.test(before));

/** A word of a text in capitals as it is written otherwise: acronyms stay, names keep one capital. */
function calmed(word: string): string {
  if (/\d/.test(word)) return /^\d+(?:AM|PM|ST|ND|RD|TH)$/.test(word) ? word.toLowerCase() : word;
  const plain = word.toLowerCase();
  if (ACRONYMS.has(plain)) return NOT_RAISED.has(plain) ? plain : word;
  if (SHOUTED.has(plain) || /['’]/.test(word) || isCommonWord(plain)) return plain;
  if (SHORTHAND[plain] !== undefined) return plain;
  if (word.length < 4) return DAY_OR_MONTH.test(plain) || word.length < 3 ? plain : word;
  // Nobody can say 'rspca': it is an acronym.
  return isWord(plain) ? plain : /^[^aeiouy]{3}/.test(plain) && plain.length < 7 ? word : capital(plain);
}
const DAY_OR_MONTH = /^(?:mon|tue|thu|fri|pls|thx|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)$/;
/** 'MILL LANE' is a name: a word of a way or a house, and the word before it that names it. */
const WAY =
  /(?<=\b(?:on|at|in|off|from|to|of|by|near|into|\d+) )(\p{L}+) (street|road|lane|avenue|drive|close|square|terrace|row|hill|park|hall|bridge|court|crescent|gardens|mews|wharf|station|church|school|primary)\b/giu;

/** Capitals of names: weekdays, months, known names and acronyms, and what the user wrote with a capital elsewhere. */
export function raiseNames(text: string, said: string, isForeign: boolean): string {
  const own = ownNames(said);
  return text.replace(WORD, (word) => {
    if (/\p{Lu}/u.test(word)) return /^(?:Id|Cv|Dj|Dm|Tv|Faq)$/.test(word) ? word.toUpperCase() : word;
    const [, stem = word, end = ''] = word.match(/^(.*?)(['’]s)?$/u) ?? [];
    if (ACRONYMS.has(stem) && !NOT_RAISED.has(stem)) return raised(stem) + end;
    return (
      (KNOWN_NAMES[stem] ??
        own.get(stem) ??
        (!isForeign && isName(stem) && !NOT_NAMES.has(stem) ? capital(stem) : stem)) + end
    );
  });
}
const raised = (stem: string) =>
  /^(?:faq|cv|dj|dm|id|tv|dvd)s$/.test(stem)
    ? `${stem.slice(0, -1).toUpperCase()}s`
    : stem === 'iphone'
      ? 'iPhone'
      : stem.toUpperCase();

/** Words that the user wrote with a capital inside a sentence and that are no common word. */
function ownNames(said: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const match of said.matchAll(/(?<=[\p{Ll}\p{N},;)] )\p{Lu}\p{Ll}{2,}(?![\p{L}])/gu))
    if (!SHOUTED.has(match[0].toLowerCase()) && !isCommonWord(match[0].toLowerCase()))
      names.set(match[0].toLowerCase(), match[0]);
  for (const [, word = ''] of said.matchAll(/(?:^|[\s(])(?:a|an|the|of|our|my|some|every) (\p{Ll}+)/gu))
    names.delete(word);
  return names;
}

/** Every word that the user wrote with a capital, in lower case and without its genitive: none of them is a slip. */
export const writtenNames = (said: string): Set<string> =>
  new Set([...said.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name.toLowerCase()));

const inBrackets = (text: string, at: number) => {
  const open = text.lastIndexOf('(', at);
  return open > text.lastIndexOf(')', at - 1) && /\p{Ll}/u.test(text.charAt(open + 1));
};

/** The first letter of every sentence and line. */
export function raiseSentences(text: string, english = true): string {
  // 'Vom 4. bis 22. August': elsewhere a number with a point is an ordinal.
  const isCounted = (offset: number) =>
    isOrdinal(text, offset) || (!english && /(?<![\d:.,])\d{1,2}\.(?:\d{1,2}\.)?$/u.test(text.slice(0, offset)));
  const raise = (before: string, letter: string, offset: number) =>
    !before.includes('\n') &&
    (ABBREVIATION.test(text.slice(0, offset)) || isCounted(offset) || inBrackets(text, offset))
      ? before + letter
      : before + letter.toUpperCase();
  const start =
    /((?:^|\n)[\s"“„«‘'(¿¡•–*-]*(?:\d+[.)] (?!(?:und|bis) ))?|(?<=[\p{L}\p{N}\uE000-\uF8FF)"”’'%€£:](?:[.!?…]["”’']*|\.\)))\s+["“„«‘'(¿¡]*|[\uE000-\uF8FF]["”]? *\n+)(\p{Ll})(?!\d|[\p{L}\p{N}]*\p{Lu})/gu;
  const out = text.replace(start, (_, before: string, letter: string, offset: number) => raise(before, letter, offset));
  return english
    ? out.replace(
        /((?:^|\n)\p{Extended_Pictographic}\uFE0F? *)(\p{Ll})/gu,
        (_, before: string, letter: string) => before + letter.toUpperCase(),
      )
    : out;
}
