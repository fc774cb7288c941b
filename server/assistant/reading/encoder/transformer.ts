import { layAttention } from './attention.ts';
import { type LayerFunction, layMatrices } from './matrices.ts';
import type { LinearLayer, Norm, Rows, Weights } from './weights.ts';

const EPSILON = 1e-12;

/** What was learned, laid ready to be asked. */
export interface Transformer {
  /** What each piece means where it stands, a row for each; `each` is shown the rows behind every layer. */
  encode(pieces: number[], each?: (rows: Float32Array, layer: number) => void): Float32Array;
  /** The chances of each label for what one row means, as logarithms. */
  judge(row: Float32Array): Float32Array;
}

/** Lays a transformer ready: texts of at most `mostRows` pieces. */
export function layTransformer(
  { width, words, places, entered, layers, head }: Weights,
  mostRows: number,
): Transformer {
  const laid = layMatrices(
    layers.flatMap(({ attend, gather, widen, narrow }) => [attend, gather, widen, narrow]),
    mostRows,
  );
  const attend = layAttention(width, mostRows);
  const apply = (number: number): LayerFunction => laid[number] as LayerFunction;

  return {
    encode,
    judge: (row) => asLogarithms(Float32Array.from(head.bias, (_, n) => times(head, n, row))),
  };

  function encode(pieces: number[], each?: (rows: Float32Array, layer: number) => void): Float32Array {
    const rows = pieces.length;
    let x = new Float32Array(rows * width);
    pieces.forEach((piece, row) => {
      addRow(x, row, words, piece);
      addRow(x, row, places, row);
    });
    normalise(x, entered);
    layers.forEach(({ gathered, narrowed }, n) => {
      const looked = apply(n * 4 + 1)(attend(apply(n * 4)(x, rows), rows), rows);
      x = plus(x, looked, gathered);
      const wide = apply(n * 4 + 2)(x, rows);
      for (let i = 0; i < wide.length; i++) wide[i] = bend(wide[i] as number);
      x = plus(x, apply(n * 4 + 3)(wide, rows), narrowed);
      each?.(x, n);
    });
    return x;
  }
}

/** One row of a linear layer. */
function times({ rows: { width, bytes, factors }, bias }: LinearLayer, row: number, x: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < width; i++) sum += (bytes[row * width + i] as number) * (x[i] as number);
  return sum * (factors[row] as number) + (bias[row] as number);
}

function addRow(x: Float32Array, row: number, { width, bytes, factors }: Rows, from: number): void {
  const factor = factors[from] as number;
  for (let i = 0; i < width; i++)
    x[row * width + i] = (x[row * width + i] as number) + (bytes[from * width + i] as number) * factor;
}

function plus(x: Float32Array, y: Float32Array, norm: Norm): Float32Array<ArrayBuffer> {
  const sum = new Float32Array(x.length);
  for (let i = 0; i < x.length; i++) sum[i] = (x[i] as number) + (y[i] as number);
  return normalise(sum, norm);
}

function normalise(x: Float32Array<ArrayBuffer>, { factor, shift }: Norm): Float32Array<ArrayBuffer> {
  const width = factor.length;
  for (let from = 0; from < x.length; from += width) {
    let [mean, spread] = [0, 0];
    for (let i = 0; i < width; i++) mean += (x[from + i] as number) / width;
    for (let i = 0; i < width; i++) spread += ((x[from + i] as number) - mean) ** 2 / width;
    const scale = 1 / Math.sqrt(spread + EPSILON);
    for (let i = 0; i < width; i++)
      x[from + i] = ((x[from + i] as number) - mean) * scale * (factor[i] as number) + (shift[i] as number);
  }
  return x;
}

/** GELU from a table: its 1,536 values a piece would cost more than all else. */
const REACH = 8;
const STEPS = 256;
const BENT = Float32Array.from({ length: 2 * REACH * STEPS + 1 }, (_, n) => {
  const x = n / STEPS - REACH;
  return (x / 2) * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3)));
});
function bend(x: number): number {
  if (x >= REACH) return x;
  return x <= -REACH ? 0 : (BENT[((x + REACH) * STEPS + 0.5) | 0] as number);
}

function asLogarithms(scores: Float32Array): Float32Array {
  const top = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
  return scores.map((score) => score - top - Math.log(total));
}
