import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { MEANING_WIDTH } from '../../reading/encoder/encoder.ts';
import { WISH_KINDS } from './kinds.ts';

/** What was learned of wishes, a row for each kind: a vote for each piece of evidence, and for each number of the meaning. */
export interface WishVotes {
  /** Where a piece of evidence stands in a row. */
  known: Map<string, number>;
  seen: Float32Array;
  meant: Float32Array;
}

const KINDS = WISH_KINDS.length;
/** A row of the meaning ends on what is added wherever there is one. */
export const MEANING_ROW = MEANING_WIDTH + 1;
const FILE = join(import.meta.dirname, 'wish-votes.bin');

/** The chance of each kind, in the kinds' own order, for what is seen of a wish (by its places) and for what it means. */
export function chancesOfKinds(
  evidence: number[],
  meaning: Float32Array | null,
  { known, seen, meant }: WishVotes,
): Float64Array {
  const sums = Float64Array.from(WISH_KINDS, (_, kind) => {
    let sum = 0;
    for (const place of evidence) sum += seen[kind * known.size + place] as number;
    if (!meaning) return sum;
    const row = kind * MEANING_ROW;
    for (let i = 0; i < MEANING_WIDTH; i++) sum += (meant[row + i] as number) * (meaning[i] as number);
    return sum + (meant[row + MEANING_WIDTH] as number);
  });
  const top = Math.max(...sums);
  const total = sums.reduce((sum, score) => sum + Math.exp(score - top), 0);
  return sums.map((score) => Math.exp(score - top) / total);
}

let learned: WishVotes | null = null;

/** The votes that `npm run train -- wishes` wrote: names as lines, then their votes and those of the meaning. */
export function wishVotes(): WishVotes {
  if (learned) return learned;
  const data = brotliDecompressSync(readFileSync(FILE));
  const end = data.indexOf(0);
  const names = data.toString('utf8', 0, end).split('\n');
  // A copy: the place of a number in the file is no multiple of four.
  const floats = new Float32Array(new Uint8Array(data.subarray(end + 1)).buffer);
  learned = {
    known: new Map(names.map((name, row) => [name, row])),
    seen: floats.subarray(0, names.length * KINDS),
    meant: floats.subarray(names.length * KINDS, (names.length + MEANING_ROW) * KINDS),
  };
  return learned;
}

/** One vote is kept as a multiple of this. */
const UNIT = 1 / 512;
const rounded = (votes: Float32Array) => votes.map((vote) => Math.round(vote / UNIT) * UNIT);

export function writeWishVotes({ known, seen, meant }: WishVotes): void {
  const names = Buffer.from(`${[...known.keys()].join('\n')}\0`);
  const floats = [rounded(seen), rounded(meant)].map(({ buffer }) => Buffer.from(buffer));
  writeFileSync(FILE, brotliCompressSync(Buffer.concat([names, ...floats])));
}
