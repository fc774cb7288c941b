import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import wabt from 'wabt';
import { layAttention } from './attention.ts';
import { encoder } from './encoder.ts';
import { layMatrices } from './matrices.ts';
import { wordPieces } from './word-pieces.ts';

test.for(['kernel', 'attention'])('the machine code of %s is what its source says', async (name) => {
  const source = readFileSync(join(import.meta.dirname, `${name}.wat`), 'utf8');
  const { buffer } = (await wabt()).parseWat(`${name}.wat`, source, { simd: true }).toBinary({});
  expect(Buffer.from(buffer).equals(readFileSync(join(import.meta.dirname, `${name}.wasm`)))).toBe(true);
});

test('a product of integers is the product of the numbers that they stand for', () => {
  const [count, width, rows] = [8, 16, 3];
  const bytes = Int8Array.from({ length: count * width }, (_, i) => ((i * 37) % 255) - 127);
  const factors = Float32Array.from({ length: count }, (_, i) => 0.01 * (i + 1));
  const bias = Float32Array.from({ length: count }, (_, i) => i - 4);
  const x = Float32Array.from({ length: rows * width }, (_, i) => Math.sin(i));
  const [apply] = layMatrices([{ rows: { count, width, bytes, factors }, bias }], rows);
  const out = apply?.(x, rows) ?? [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < count; column++) {
      let sum = bias[column] as number;
      for (let i = 0; i < width; i++)
        sum += (bytes[column * width + i] as number) * (factors[column] as number) * (x[row * width + i] as number);
      expect(out[row * count + column]).toBeCloseTo(sum, 1);
    }
});

test('each row sees the values of all others, as much as their keys answer its query, with each head by itself', () => {
  const [width, size] = [64, 32];
  const attend = layAttention(width, 5);
  // Fewer rows behind more: nothing of those before is left.
  for (const rows of [5, 3, 1]) {
    const asked = Float32Array.from({ length: rows * width * 3 }, (_, i) => Math.sin(i * 1.7) * 2);
    const at = (row: number, i: number) => asked[row * width * 3 + i] as number;
    const seen = attend(asked, rows);
    for (let row = 0; row < rows; row++)
      for (let i = 0; i < width; i++) {
        const head = i - (i % size);
        const answers = Array.from({ length: rows }, (_, other) => {
          let sum = 0;
          for (let k = head; k < head + size; k++) sum += at(row, k) * at(other, width + k);
          return Math.exp(sum / Math.sqrt(size));
        });
        const total = answers.reduce((sum, answer) => sum + answer);
        const wanted = answers.reduce((sum, answer, other) => sum + (answer / total) * at(other, width * 2 + i), 0);
        expect(seen[row * width + i]).toBeCloseTo(wanted, 5);
      }
  }
});

test('words are cut into the longest pieces that are known, without case and accents', () => {
  const known = new Map(['[UNK]', 'cafe', 'un', '##fold', '##ing', "'", 's', '!'].map((piece, n) => [piece, n]));
  expect(wordPieces('Café’s unfolding!', known)).toEqual([1, 5, 6, 2, 3, 4, 7]);
  expect(wordPieces('日本 x', known)).toEqual([0, 0]);
  expect(wordPieces(`${'s'.repeat(101)} s`, known)).toEqual([0, 6]);
  expect(wordPieces('', known)).toEqual([]);
});

test('chances of all labels sum to one, whatever is said', () => {
  const { labels, chances } = encoder();
  for (const say of ['', '🎉', 'move it to friday', 'word '.repeat(5_000), '\u0000\uD800', 'ё'.repeat(300)]) {
    const sums = chances(say, '1 draft 1 plan');
    expect(sums).toHaveLength(labels.length);
    expect(sums.reduce((sum, chance) => sum + Math.exp(chance), 0)).toBeCloseTo(1, 3);
  }
});
