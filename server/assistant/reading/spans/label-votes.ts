import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** What was learned: the votes of each known piece of evidence, one for each label. */
export interface LabelVotes {
  known: Map<string, number>;
  weights: Float32Array;
}

/** One vote in a file is this much. */
const UNIT = 1 / 64;

/** The chance of each label, in the labels' own order. */
export function chancesOf(evidence: string[], { known, weights }: LabelVotes, labels: number): number[] {
  const sums = new Float64Array(labels);
  for (const name of evidence) {
    const at = known.get(name);
    if (at !== undefined)
      for (let k = 0; k < labels; k++) sums[k] = (sums[k] as number) + (weights[at * labels + k] as number);
  }
  const top = Math.max(...sums);
  const total = sums.reduce((sum, score) => sum + Math.exp(score - top), 0);
  return Array.from(sums, (score) => Math.exp(score - top) / total);
}

/** The votes that `npm run train` wrote. */
export function readLabelVotes(file: string): LabelVotes {
  const { names, votes } = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as {
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
export function writeLabelVotes(file: string, { known, weights }: LabelVotes, labels: number): void {
  const kept = [...known].filter(([, n]) =>
    weights.subarray(n * labels, (n + 1) * labels).some((vote) => Math.abs(vote) >= UNIT),
  );
  const bytes = Int8Array.from(
    kept.flatMap(([, n]) => [...weights.subarray(n * labels, (n + 1) * labels)]),
    (vote) => Math.max(-127, Math.min(127, Math.round(vote / UNIT))),
  );
  const packed = { names: kept.map(([name]) => name), votes: Buffer.from(bytes.buffer).toString('base64') };
  writeFileSync(file, brotliCompressSync(JSON.stringify(packed)));
}
