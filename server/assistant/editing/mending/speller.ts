import { isCommonWord, isName, isWord } from './words.ts';

/** Shorter words are too near to others: 'oud' is no misspelt 'out', 'thame' no 'theme'. */
const SHORTEST = 5;
const SHORTEST_BUT_DOUBLES = 6;
/** No common word is longer, and the slips of a long run of letters are without number. */
const LONGEST = 20;
/** A letter too many is a slip only in long words: 'shouty' is a word that no list has. */
const LONG = 8;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const VOWELS = [...'aeiou'];

/** What fingers do, the likeliest first: the first letter is hardly ever wrong, the last one hardly ever missing. */
const DOUBLES = (word: string) =>
  places(word).flatMap((i) => [put(word, i, word.charAt(i)), isDouble(word, i) ? take(word, i) : word]);
const SLIPS: ((word: string) => string[])[] = [
  (word) => [word.replace(/(?<=[^aeiou])ys$/, 'ies'), word.replace(/e(?=ing$)/, '')],
  (word) => places(word).map((i) => put(take(word, i), i + 1, word.charAt(i))),
  (word) => places(word).flatMap((i) => LETTERS.map((letter) => put(word, i, letter))),
  (word) =>
    places(word)
      .filter((i) => VOWELS.includes(word.charAt(i)) || word.charAt(i) === 'y')
      .flatMap((i) => VOWELS.map((vowel) => put(take(word, i), i, vowel))),
  (word) => DOUBLES(word).flatMap(DOUBLES),
  (word) =>
    word.length < LONG
      ? []
      : places(word)
          .slice(0, -2)
          .map((i) => take(word, i)),
];

/** The common word that was meant by one that is none; null where it is a word, a name, or could mean several. */
export function spelled(word: string): string | null {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word) || isKnown(word)) return null;
  for (const slip of word.length < SHORTEST_BUT_DOUBLES ? [DOUBLES] : [DOUBLES, ...SLIPS]) {
    const meant = [...new Set(slip(word))].filter(isCommonWord);
    if (meant.length > 0) return meant.length === 1 ? (meant[0] ?? null) : null;
  }
  return null;
}

/** A word or a name; 'sundays' is one too. */
const isKnown = (word: string) => isWord(word) || isName(word) || (word.endsWith('s') && isName(word.slice(0, -1)));

/** So many words tell which language a text is in. */
const LOOKED_AT = 40;

/** Many words that no list has: they are of another language, or a trade's own. */
export function isForeign(text: string): boolean {
  const words = text.match(/(?<![\p{L}\p{N}@#/._-])\p{Ll}{5,}(?![\p{L}\p{N}@#/_-])/gu) ?? [];
  const some = words.slice(0, LOOKED_AT);
  return some.filter((word) => !isKnown(word) && spelled(word) === null).length * 4 > some.length;
}

const places = (word: string) => Array.from({ length: word.length - 1 }, (_, i) => i + 1);
const isDouble = (word: string, i: number) => word.charAt(i) === word.charAt(i - 1);
const put = (word: string, i: number, letter: string) => word.slice(0, i) + letter + word.slice(i);
const take = (word: string, i: number) => word.slice(0, i) + word.slice(i + 1);
