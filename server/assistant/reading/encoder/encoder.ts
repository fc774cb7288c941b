import { layTransformer } from './transformer.ts';
import { kindWeights } from './weights.ts';
import { wordPieces } from './word-pieces.ts';

/** A message of more pieces is told by its beginning. */
const MOST_PIECES = 64;
/** The pieces of the message, of its surroundings, and three marks. */
const MOST_ROWS = MOST_PIECES + 32;

/**
 * The chances of each label for a message and the surroundings that it stands in, in the labels' own order, as logarithms.
 * A small transformer (all-MiniLM-L6-v2, tuned on our turns) that knows which words mean alike: what votes of words
 * can't learn from a few thousand lines. Decision 051 tells what it brings and costs.
 */
export interface Encoder {
  labels: string[];
  chances(message: string, surroundings: string): Float32Array;
  /** What a few words mean, by an early layer, which knows them, and the last, which knows what is wanted; null for what it was not taught. */
  meaning(words: string): Float32Array | null;
}

/** The layers whose rows are the meaning of a few words. */
const TELLING = [1, 5];
export const MEANING_WIDTH = TELLING.length * 2 * 384;

let ready: Encoder | null = null;

/** The encoder, laid ready at its first use. */
export function encoder(): Encoder {
  ready ??= makeEncoder();
  return ready;
}

function makeEncoder(): Encoder {
  const weights = kindWeights();
  const { width, vocabulary, labels } = weights;
  const [first, separator, unknown] = ['[CLS]', '[SEP]', '[UNK]'].map((name) => vocabulary.get(name)) as [
    number,
    number,
    number,
  ];
  const isWord = [...vocabulary.keys()].map((piece) => /[\p{L}\p{N}]/u.test(piece) && !piece.startsWith('['));
  const { encode, judge } = layTransformer(weights, MOST_ROWS);
  const unsure = new Float32Array(labels.length).fill(-Math.log(labels.length));

  const knows = (said: number[]): boolean =>
    said.filter((piece) => isWord[piece]).length > said.filter((piece) => piece === unknown).length;
  /** The first mark, and the mean of what was said behind it. */
  const pooled = (rows: Float32Array, said: number): Float32Array => {
    const both = new Float32Array(width * 2);
    both.set(rows.subarray(0, width));
    for (let row = 1; row <= said; row++)
      for (let i = 0; i < width; i++)
        both[width + i] = (both[width + i] as number) + (rows[row * width + i] as number) / said;
    return both;
  };

  return {
    labels,
    chances: (message, surroundings) => {
      const said = wordPieces(message, vocabulary).slice(0, MOST_PIECES);
      // Of emoji and of scripts that it was not taught it knows nothing: all is as likely as all else.
      if (!knows(said)) return unsure;
      const around = wordPieces(surroundings, vocabulary).slice(0, MOST_ROWS - MOST_PIECES - 3);
      return judge(pooled(encode([first, ...said, separator, ...around, separator]), said.length));
    },
    meaning: (words) => {
      const said = wordPieces(words, vocabulary).slice(0, MOST_PIECES);
      if (!knows(said)) return null;
      const meant = new Float32Array(MEANING_WIDTH);
      encode([first, ...said, separator], (rows, layer) => {
        const at = TELLING.indexOf(layer);
        if (at >= 0) meant.set(pooled(rows, said.length), at * width * 2);
      });
      return meant;
    },
  };
}
