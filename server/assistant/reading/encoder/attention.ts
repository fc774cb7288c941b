import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `attention.wat` exports. */
interface Kernel {
  memory: WebAssembly.Memory;
  compare(query: number, keys: number, out: number, rows: number, stride: number): void;
  gather(shares: number, values: number, out: number, rows: number, stride: number, width: number): void;
}

const PAGE = 65_536;
/** The floats of one head, as the kernel has them. */
const SIZE = 32;

/** Each row's query, key and value, all heads side by side in each, to what the row sees in the others. */
type AttentionFunction = (asked: Float32Array, rows: number) => Float32Array<ArrayBuffer>;

/** Lays attention ready for rows of this width: each row looks at all others, with each head by itself. */
export function layAttention(width: number, mostRows: number): AttentionFunction {
  const { exports } = new WebAssembly.Instance(
    new WebAssembly.Module(readFileSync(join(import.meta.dirname, 'attention.wasm'))),
  );
  const { memory, compare, gather } = exports as unknown as Kernel;
  const out = mostRows * width * 3 * 4;
  const shares = out + mostRows * width * 4;
  memory.grow(Math.ceil((shares + mostRows ** 2 * 4) / PAGE));
  const stride = width * 3 * 4;

  return (asked, rows) => {
    new Float32Array(memory.buffer, 0, asked.length).set(asked);
    const compared = new Float32Array(memory.buffer, shares, rows ** 2);
    for (let head = 0; head < width; head += SIZE) {
      compare(head * 4, (width + head) * 4, shares, rows, stride);
      for (let from = 0; from < compared.length; from += rows) toShares(compared, from, from + rows);
      gather(shares, (width * 2 + head) * 4, out + head * 4, rows, stride, width * 4);
    }
    return new Float32Array(memory.buffer, out, rows * width).slice();
  };
}

/** The softmax of some products of queries and keys. */
function toShares(products: Float32Array, from: number, to: number): void {
  const scale = 1 / Math.sqrt(SIZE);
  let top = Number.NEGATIVE_INFINITY;
  for (let i = from; i < to; i++) if ((products[i] as number) > top) top = products[i] as number;
  let total = 0;
  for (let i = from; i < to; i++) {
    const share = Math.exp(((products[i] as number) - top) * scale);
    products[i] = share;
    total += share;
  }
  for (let i = from; i < to; i++) products[i] = (products[i] as number) / total;
}
