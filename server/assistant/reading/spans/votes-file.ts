import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EvidenceKind } from './evidence.ts';
import { EvidenceTable } from './evidence-table.ts';
import { STRETCH_KINDS } from './stretch.ts';
import { EVIDENCE_KINDS, type Votes, votesOf } from './votes.ts';

/** What `npm run train` learned: of what a message is made, of what a picture, of what a document, and of what a correction. */
const VOTES_FILES = {
  spans: join(import.meta.dirname, 'votes.bin'),
  parts: join(import.meta.dirname, '../../picture/votes.bin'),
  documents: join(import.meta.dirname, '../../editing/documents/votes.bin'),
  corrections: join(import.meta.dirname, '../turn/revision/votes.bin'),
};
export type VotesFile = keyof typeof VOTES_FILES;
/** One vote in the file is this much. */
const UNIT = 1 / 64;

/**
 * Keeps votes as they are used, so that a thread reads by them at once: how many roles there are and how much is known
 * of each kind of evidence, the hashes of all of it, and the votes as bytes. Evidence that says next to nothing is left out.
 */
export function writeVotes(file: VotesFile, votes: Votes): void {
  const roles = votes.first.length;
  const kept = EVIDENCE_KINDS.map((kind) => telling(kind, votes));
  const numbers = Int32Array.from([
    roles,
    ...kept.map((evidence) => evidence.length),
    ...kept.flatMap((evidence) => evidence.flatMap(({ hashes }) => hashes)),
  ]);
  const weights = [...kept.flatMap((evidence) => evidence.map((one) => one.votes)), votes.stretch, votes.first];
  const parts = [new Uint8Array(numbers.buffer), ...weights.map((part) => inUnits(part, votes.unit))];
  writeFileSync(VOTES_FILES[file], Buffer.concat(parts));
}

/** The evidence of one kind that says something. */
function telling(kind: EvidenceKind, { known, weights, first, unit }: Votes) {
  const size = votesOf(kind, first.length);
  return Array.from({ length: known[kind].size }, (_, n) => ({
    hashes: [...known[kind].hashes.subarray(n * 2, n * 2 + 2)],
    votes: weights[kind].subarray(n * size, (n + 1) * size),
  })).filter(({ votes }) => votes.some((vote) => Math.abs(vote * unit) >= 2 * UNIT));
}

const inUnits = (votes: Votes['first'], unit: number): Uint8Array =>
  Uint8Array.from(votes, (vote) => Math.max(-127, Math.min(127, Math.round((vote * unit) / UNIT))));

/** The votes of a file, used as they lie in it. */
export function readVotes(file: VotesFile): Votes {
  const { buffer } = new Uint8Array(readFileSync(VOTES_FILES[file]));
  const [roles = 0, ...counts] = new Int32Array(buffer, 0, 1 + EVIDENCE_KINDS.length);
  let at = 4 * (1 + counts.length);
  const known = {} as Votes['known'];
  EVIDENCE_KINDS.forEach((kind, i) => {
    const hashes = new Int32Array(buffer, at, 2 * (counts[i] as number));
    known[kind] = new EvidenceTable(kind, hashes);
    at += hashes.byteLength;
  });
  const bytes = (count: number): Int8Array => {
    at += count;
    return new Int8Array(buffer, at - count, count);
  };
  const weights = {} as Votes['weights'];
  for (const kind of EVIDENCE_KINDS) weights[kind] = bytes(known[kind].size * votesOf(kind, roles));
  const votes = { known, weights, stretch: bytes(STRETCH_KINDS * roles), first: bytes(roles), unit: UNIT };
  if (at !== buffer.byteLength) throw new Error(`The votes for ${file} are of another shape: run npm run train.`);
  return votes;
}
