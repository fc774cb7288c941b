import { KNOWN_NAMES } from './lexicon.ts';
import { isCommonWord, isName, isWord } from './words.ts';

/** Shorter words are too near to others: 'oud' is no misspelt 'out', 'thame' no 'theme'. */
const SHORTEST = 5;
const SHORTEST_BUT_DOUBLES = 6;
/** Longer words are hardly ever misspelt in one place only, and the slips of a long run of letters are without number. */
const LONGEST = 16;
/** A letter too many is a slip only in long words: 'shouty' is a word that no list has. */
const LONG = 8;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const VOWELS = [...'aeiou'];

/** What fingers do, the likeliest first: the first letter is hardly ever wrong, the last one hardly ever missing. */
const DOUBLES = (word: string) =>
  places(word).flatMap((i) => [put(word, i, word.charAt(i)), isDouble(word, i) ? take(word, i) : word]);
/** Two letters in the wrong order. */
const TURNED = (word: string) => places(word).map((i) => put(take(word, i), i + 1, word.charAt(i)));
const SLIPS: ((word: string) => string[])[] = [
  (word) => [word.replace(/(?<=[^aeiou])ys$/, 'ies'), word.replace(/e(?=ing$)/, '')],
  TURNED,
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
export function spelled(word: string, isCommon = isCommonWord): string | null {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word) || isListed(word)) return null;
  for (const slip of word.length < SHORTEST_BUT_DOUBLES ? [DOUBLES, TURNED] : [DOUBLES, ...SLIPS]) {
    const meant = [...new Set(slip(word))].filter(isCommon);
    if (meant.length > 0) return meant.length === 1 ? (meant[0] ?? null) : null;
  }
  return null;
}

/** A word or a name; 'sundays' is one too. */
const NO_NAMES: ReadonlySet<string> = new Set();
const isListed = (word: string) =>
  isWord(word) || Object.hasOwn(KNOWN_NAMES, word) || isName(word) || (word.endsWith('s') && isName(word.slice(0, -1)));

/** So many words tell which language a text is in. */
const LOOKED_AT = 40;
/** So many unknown words of one text are thought about, at about a thousand looks each: who waits for it waits a moment. */
const MOST_GUESSED = 20;

/** What is known about the words of one text. */
export interface Speller {
  /** Many of its words are on no list: they are of another language, or a trade's own. */
  isForeign: boolean;
  spelled(word: string): string | null;
}

/** The speller of one text: it looks at each word once, and at no more words than anybody misspells. */
export function spellerOf(text: string, isCommon = isCommonWord, names: ReadonlySet<string> = NO_NAMES): Speller {
  const isKnown = (word: string) => isListed(word) || names.has(word) || names.has(word.replace(/s$/, ''));
  const guessed = new Map<string, string | null>();
  const guess = (word: string): string | null => {
    const known = guessed.get(word);
    if (known !== undefined || guessed.size >= MOST_GUESSED) return known ?? null;
    const meant = isKnown(word) ? null : spelled(word, isCommon);
    if (!isKnown(word)) guessed.set(word, meant);
    return meant;
  };
  const words = (text.match(/(?<![\p{L}\p{N}@#/._-])\p{Ll}{5,}(?![\p{L}\p{N}@#/_-])/gu) ?? []).slice(0, LOOKED_AT);
  const unknown = words.filter((word) => !isKnown(word));
  const isMost = (some: number) => some * 4 > words.length;
  let strange = 0;
  if (isMost(unknown.length)) for (const word of unknown) if (!isMost(strange) && guess(word) === null) strange += 1;
  return { isForeign: isMost(strange), spelled: guess };
}

/** The words of an English text that are on no list and were not mended: its author looks at them; none where many are foreign. */
export function unknownIn(text: string): string[] {
  if (spellerOf(text).isForeign) return [];
  const words = text.match(/(?<![\p{L}\p{N}@#/._'’-])\p{Ll}{4,}(?![\p{L}\p{N}@#/_'’-]|\.\p{L})/gu) ?? [];
  return [...new Set(words)].filter((word) => !isListed(word)).slice(0, MOST_GUESSED);
}

const places = (word: string) => Array.from({ length: word.length - 1 }, (_, i) => i + 1);
const isDouble = (word: string, i: number) => word.charAt(i) === word.charAt(i - 1);
const put = (word: string, i: number, letter: string) => word.slice(0, i) + letter + word.slice(i);
const take = (word: string, i: number) => word.slice(0, i) + word.slice(i + 1);
