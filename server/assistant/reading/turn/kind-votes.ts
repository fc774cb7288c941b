import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { KINDS, type Kind } from './kinds.ts';

/** What was learned: the votes of each known piece of evidence, one for each kind. */
export interface KindVotes {
  known: Map<string, number>;
  weights: Float32Array;
}

const FILE = join(import.meta.dirname, 'kind-votes.json.br');
const UNIT = 1 / 64;

/** The chances of each kind, the likeliest first. */
export function weigh(evidence: string[], { known, weights }: KindVotes): { kind: Kind; chance: number }[] {
  const sums = new Float64Array(KINDS.length);
  for (const name of evidence) {
    const at = known.get(name);
    if (at !== undefined)
      for (let k = 0; k < KINDS.length; k++) sums[k] = (sums[k] as number) + (weights[at * KINDS.length + k] as number);
  }
  const top = Math.max(...sums);
  const total = sums.reduce((sum, score) => sum + Math.exp(score - top), 0);
  return KINDS.map((kind, k) => ({ kind, chance: Math.exp((sums[k] as number) - top) / total })).sort(
    (a, b) => b.chance - a.chance,
  );
}

let learned: KindVotes | null = null;

/** The votes that `npm run train` wrote. */
export function kindVotes(): KindVotes {
  learned ??= readKindVotes();
  return learned;
}

function readKindVotes(): KindVotes {
  const { names, votes } = JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString()) as {
    names: string[];
    votes: string;
  };
  const bytes = Buffer.from(votes, 'base64');
  return {
    known: new Map(names.map((name, number) => [name, number])),
    weights: Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), (vote) => vote * UNIT),
  };
}

/** Keeps votes as bytes; evidence that says next to nothing is left out. */
export function writeKindVotes({ known, weights }: KindVotes): void {
  const size = KINDS.length;
  const kept = [...known].filter(([, n]) =>
    weights.subarray(n * size, (n + 1) * size).some((vote) => Math.abs(vote) >= UNIT),
  );
  const bytes = Int8Array.from(
    kept.flatMap(([, n]) => [...weights.subarray(n * size, (n + 1) * size)]),
    (vote) => Math.max(-127, Math.min(127, Math.round(vote / UNIT))),
  );
  const packed = { names: kept.map(([name]) => name), votes: Buffer.from(bytes.buffer).toString('base64') };
  writeFileSync(FILE, brotliCompressSync(JSON.stringify(packed)));
}
