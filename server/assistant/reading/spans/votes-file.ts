import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { EvidenceKind } from './evidence.ts';
import { EvidenceTable } from './evidence-table.ts';
import { EVIDENCE_KINDS, type Votes, votesOf } from './votes.ts';

/** What `npm run train` learned: of what a message is made, of what a picture, of what a document, and of what a correction. */
const VOTES_FILES = {
  spans: join(import.meta.dirname, 'votes.json.br'),
  parts: join(import.meta.dirname, '../../picture/votes.json.br'),
  documents: join(import.meta.dirname, '../../editing/documents/votes.json.br'),
  corrections: join(import.meta.dirname, '../turn/revision/votes.json.br'),
};
export type VotesFile = keyof typeof VOTES_FILES;
/** One vote in the file is this much. */
const UNIT = 1 / 64;

/** Every piece of evidence by its name with its votes, in whole numbers. */
interface Packed {
  evidence: Record<EvidenceKind, { names: string[]; votes: string }>;
  stretch: string;
  first: string;
}

/** Keeps votes as bytes; evidence that says next to nothing is left out. */
export function writeVotes(file: VotesFile, votes: Votes): void {
  const packed: Packed = {
    evidence: Object.fromEntries(
      EVIDENCE_KINDS.map((kind) => {
        const size = votesOf(kind, votes.first.length);
        const kept = [...votes.known[kind].names.entries()].filter(([number]) =>
          votes.weights[kind].subarray(number * size, (number + 1) * size).some((vote) => Math.abs(vote) >= 2 * UNIT),
        );
        const weights = new Float32Array(kept.length * size);
        kept.forEach(([number], i) => {
          weights.set(votes.weights[kind].subarray(number * size, (number + 1) * size), i * size);
        });
        return [kind, { names: kept.map(([, name]) => name), votes: toText(weights) }];
      }),
    ) as Packed['evidence'],
    stretch: toText(votes.stretch),
    first: toText(votes.first),
  };
  writeFileSync(VOTES_FILES[file], brotliCompressSync(JSON.stringify(packed)));
}

/** Reads the votes back. */
export function readVotes(file: VotesFile): Votes {
  const packed = JSON.parse(brotliDecompressSync(readFileSync(VOTES_FILES[file])).toString()) as Packed;
  const known = {} as Votes['known'];
  const weights = {} as Votes['weights'];
  for (const kind of EVIDENCE_KINDS) {
    const { names, votes } = packed.evidence[kind];
    known[kind] = new EvidenceTable(kind, names);
    weights[kind] = fromText(votes);
  }
  return { known, weights, stretch: fromText(packed.stretch), first: fromText(packed.first) };
}

function toText(weights: Float32Array): string {
  return Buffer.from(
    Int8Array.from(weights, (vote) => Math.max(-127, Math.min(127, Math.round(vote / UNIT)))).buffer,
  ).toString('base64');
}

function fromText(text: string): Float32Array {
  const bytes = Buffer.from(text, 'base64');
  const votes = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const weights = new Float32Array(votes.length);
  for (let i = 0; i < votes.length; i++) weights[i] = (votes[i] as number) * UNIT;
  return weights;
}
