import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LinearLayer } from './weights.ts';

/** What `kernel.wat` exports. */
interface Kernel {
  memory: WebAssembly.Memory;
  multiply(x: number, weights: number, out: number, rows: number, columns: number, depth: number): void;
}

const PAGE = 65_536;
/** Activations as integers: 2,047 × 127 × 1,536 products still fit 32 bits. */
const FINEST = 2_047;
/** The kernel goes by two rows. */
const evenly = (rows: number): number => rows + (rows % 2);

/** A linear layer that lies ready: rows of activations in, rows out. */
export type LayerFunction = (x: Float32Array, rows: number) => Float32Array;

/** Lays linear layers into the kernel's memory as 16-bit integers. At most `mostRows` rows are multiplied at once. */
export function layMatrices(layers: LinearLayer[], mostRows: number): LayerFunction[] {
  const { exports } = new WebAssembly.Instance(
    new WebAssembly.Module(readFileSync(join(import.meta.dirname, 'kernel.wasm'))),
  );
  const { memory, multiply } = exports as unknown as Kernel;
  const deepest = Math.max(...layers.map(({ rows }) => rows.width));
  const widest = Math.max(...layers.map(({ rows }) => rows.count));
  const most = evenly(mostRows);
  const out = most * deepest * 2;
  const weightsFrom = out + most * widest * 4;
  const bytes = weightsFrom + layers.reduce((sum, { rows }) => sum + rows.bytes.length * 2, 0);
  memory.grow(Math.ceil(bytes / PAGE));

  let next = weightsFrom;
  return layers.map(({ rows: { count, width, factors, bytes: values }, bias }): LayerFunction => {
    const at = next;
    next += values.length * 2;
    new Int16Array(memory.buffer, at, values.length).set(values);
    return (x, rows) => {
      const steps = toIntegers(x, rows, width, new Int16Array(memory.buffer, 0, evenly(rows) * width));
      multiply(0, at, out, evenly(rows), count, width);
      const sums = new Int32Array(memory.buffer, out, rows * count);
      const result = new Float32Array(rows * count);
      for (let row = 0, k = 0; row < rows; row++) {
        const step = steps[row] as number;
        for (let column = 0; column < count; column++, k++)
          result[k] = (sums[k] as number) * step * (factors[column] as number) + (bias[column] as number);
      }
      return result;
    };
  });
}

/** Writes each row in steps of its own, as fine as integers allow; tells the steps. */
function toIntegers(x: Float32Array, rows: number, width: number, integers: Int16Array): Float32Array {
  const steps = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    const from = row * width;
    let [least, largest] = [-1e-9, 1e-9];
    for (let i = from; i < from + width; i++) {
      const value = x[i] as number;
      if (value > largest) largest = value;
      else if (value < least) least = value;
    }
    const fine = FINEST / Math.max(largest, -least);
    steps[row] = 1 / fine;
    // Rounded by cutting: all are above zero for a moment.
    for (let i = from; i < from + width; i++) integers[i] = (((x[i] as number) * fine + FINEST + 0.5) | 0) - FINEST;
  }
  return steps;
}
