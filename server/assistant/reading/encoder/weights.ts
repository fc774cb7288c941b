import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PieceNumbers } from './word-pieces.ts';

/** A matrix of bytes, each row with a factor of its own (symmetric quantisation by row). */
export interface Rows {
  count: number;
  width: number;
  bytes: Int8Array;
  factors: Float32Array;
}

/** A linear layer. */
export interface LinearLayer {
  rows: Rows;
  bias: Float32Array;
}

/** What a layer normalisation multiplies by and adds. */
export interface Norm {
  factor: Float32Array;
  shift: Float32Array;
}

/** One layer of the encoder: attention, then two linear layers with a bend between them. */
export interface Layer {
  /** Queries, keys and values at once. */
  attend: LinearLayer;
  gather: LinearLayer;
  gathered: Norm;
  widen: LinearLayer;
  narrow: LinearLayer;
  narrowed: Norm;
}

/** All that was learned, as `scripts/train/encoder/tune.py` writes it. */
export interface Weights {
  width: number;
  vocabulary: PieceNumbers;
  words: Rows;
  places: Rows;
  entered: Norm;
  layers: Layer[];
  labels: string[];
  head: LinearLayer;
}

let kinds: Weights | null = null;

/** What tells the kinds of turns, and holds the words for whatever else was tuned. */
export function kindWeights(): Weights {
  kinds ??= readWeights(join(import.meta.dirname, 'weights.bin'), null);
  return kinds;
}

/** Reads a file from its beginning to its end: sizes, texts, rows, floats, in the order in which they were written. Tuning leaves words as they were, so only one file has them. */
export function readWeights(file: string, known: Pick<Weights, 'vocabulary' | 'words'> | null): Weights {
  const data = readFileSync(file);
  let at = 0;
  const size = (): number => {
    at += 4;
    return data.readUInt32LE(at - 4);
  };
  const lines = (): string[] => {
    const length = size();
    at += length;
    return data.toString('utf8', at - length, at).split('\n');
  };
  const floats = (count: number): Float32Array => {
    at += count * 4;
    // A copy: the place of a number in a file is no multiple of four.
    return new Float32Array(new Uint8Array(data.subarray(at - count * 4, at)).buffer);
  };
  const rows = (): Rows => {
    const [count, width] = [size(), size()];
    const factors = floats(count);
    at += count * width;
    return {
      count,
      width,
      factors,
      bytes: new Int8Array(data.buffer, data.byteOffset + at - count * width, count * width),
    };
  };
  const linear = (): LinearLayer => {
    const matrix = rows();
    return { rows: matrix, bias: floats(matrix.count) };
  };

  const vocabulary = known?.vocabulary ?? new Map(lines().map((piece, number) => [piece, number]));
  const labels = lines();
  const words = known?.words ?? rows();
  const { width } = words;
  const norm = (): Norm => ({ factor: floats(width), shift: floats(width) });
  const places = rows();
  const entered = norm();
  const layers = Array.from({ length: size() }, (): Layer => {
    const [attend, gather, gathered] = [linear(), linear(), norm()];
    return { attend, gather, gathered, widen: linear(), narrow: linear(), narrowed: norm() };
  });
  return { width, vocabulary, labels, words, places, entered, layers, head: linear() };
}
