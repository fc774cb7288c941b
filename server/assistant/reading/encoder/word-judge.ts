import { once } from '../../../../domain/once.ts';
import { layTransformer } from './transformer.ts';
import { kindWeights, readWeights } from './weights.ts';
import { wordPieces } from './word-pieces.ts';

/** A text word by word, with what stands before each of them and behind the last one. */
export interface WordsInPlace {
  words: string[];
  gaps: string[];
}

/** For each word the chances that it goes on with each label, then that it begins each, as logarithms; null for what was never taught. */
export type WordChances = (Float32Array | null)[];

/** What was tuned to judge single words of a text, by the weights in a file, which is read at the first text; of a longer one its beginning. */
export function layWordJudge(file: string, mostPieces: number): (text: WordsInPlace) => WordChances {
  const laid = once(() => {
    const weights = readWeights(file, kindWeights());
    return { ...weights, ...layTransformer(weights, mostPieces) };
  });
  return ({ words, gaps }) => {
    const { width, vocabulary, encode, judge } = laid();
    const [first, separator, unknown] = ['[CLS]', '[SEP]', '[UNK]'].map((name) => vocabulary.get(name)) as [
      number,
      number,
      number,
    ];
    const pieces = [first];
    const begins = words.map((word, i) => {
      pieces.push(...wordPieces(gaps[i] ?? '', vocabulary));
      const known = wordPieces(word, vocabulary);
      return pieces.push(...(known.length > 0 ? known : [unknown])) - Math.max(known.length, 1);
    });
    pieces.push(...wordPieces(gaps.at(-1) ?? '', vocabulary));
    const seen = encode([...pieces.slice(0, mostPieces - 1), separator]);
    // Of scripts that it was not taught it knows nothing.
    return begins
      .filter((row) => row < mostPieces - 1)
      .map((row) => (pieces[row] === unknown ? null : judge(seen.subarray(row * width, (row + 1) * width))));
  };
}
