import { EVIDENCE, type EvidenceKind, Look, lookAt } from './evidence.ts';
import type { EvidenceTable } from './evidence-table.ts';
import type { Place } from './place.ts';
import { STRETCH_EVIDENCE, STRETCH_KINDS, Stretches } from './stretch.ts';

export const EVIDENCE_KINDS = Object.keys(EVIDENCE) as EvidenceKind[];

/** How many votes one piece of evidence has: one for each role, or for each pair of roles at a border. */
export function votesOf(kind: EvidenceKind, roles: number): number {
  return kind === 'border' ? roles * roles : roles;
}

/** What was learned: for each known piece of evidence its votes, counted in units. */
export interface Votes<Table extends Float32Array | Int8Array = Float32Array | Int8Array> {
  known: Record<EvidenceKind, EvidenceTable>;
  weights: Record<EvidenceKind, Table>;
  stretch: Table;
  first: Table;
  unit: number;
}

/** The known evidence of a message as numbers, so that scoring is arithmetic only. */
export interface SeenEvidence {
  count: number;
  evidence: Record<EvidenceKind, number[][]>;
  stretches: Stretches;
}

/** Looks at a message with what is known. */
export function see(place: Place, known: Votes['known']): SeenEvidence {
  const looks = place.lower.map((_, at) => new Look(place, at));
  const evidence = Object.fromEntries(
    EVIDENCE_KINDS.map((kind) => [kind, looks.map((look) => numbersAt(look, kind, known[kind]))]),
  ) as Record<EvidenceKind, number[][]>;
  return { count: place.lower.length, evidence, stretches: new Stretches(place) };
}

function numbersAt(look: Look, kind: EvidenceKind, known: EvidenceTable): number[] {
  const numbers: number[] = [];
  lookAt(look, kind, (row, what) => {
    const number = known.find(row, what);
    if (number >= 0) numbers.push(number);
  });
  return numbers;
}

/** Scores of one message: `spans` for every stretch and role, `borders` for every pair of roles before each word. */
export interface Scores {
  count: number;
  /** How many roles there are. */
  roles: number;
  /** At (from * (count + 1) + to) * roles + role. */
  spans: Float64Array;
  /** At at * roles² + before * roles + role. */
  borders: Float64Array;
  first: Float64Array;
}

/** Adds up the votes. */
export function score({ count, evidence, stretches }: SeenEvidence, { weights, stretch, first, unit }: Votes): Scores {
  const roles = first.length;
  const words = new Float64Array((count + 1) * roles);
  const starts = new Float64Array(count * roles);
  const ends = new Float64Array(count * roles);
  const borders = new Float64Array(count * roles * roles);
  for (let at = 0; at < count; at++) {
    words.copyWithin((at + 1) * roles, at * roles, (at + 1) * roles);
    add(words, (at + 1) * roles, evidence.word[at], weights.word, roles);
    add(starts, at * roles, evidence.start[at], weights.start, roles);
    add(ends, at * roles, evidence.end[at], weights.end, roles);
    if (at > 0) add(borders, at * roles * roles, evidence.border[at], weights.border, roles * roles);
  }
  const spans = new Float64Array(count * (count + 1) * roles);
  const kinds = new Int32Array(STRETCH_EVIDENCE);
  const base = new Float64Array(roles);
  for (let from = 0; from < count; from++) {
    for (let role = 0; role < roles; role++)
      base[role] = (starts[from * roles + role] as number) - (words[from * roles + role] as number);
    for (let to = from + 1; to <= count; to++) {
      stretches.see(from, to, kinds);
      const at = (from * (count + 1) + to) * roles;
      for (let role = 0; role < roles; role++)
        spans[at + role] =
          (base[role] as number) + (ends[(to - 1) * roles + role] as number) + (words[to * roles + role] as number);
      for (let k = 0; k < STRETCH_EVIDENCE; k++) {
        const row = (kinds[k] as number) * roles;
        for (let role = 0; role < roles; role++)
          spans[at + role] = (spans[at + role] as number) + (stretch[row + role] as number);
      }
    }
  }
  return {
    count,
    roles,
    spans: times(unit, spans),
    borders: times(unit, borders),
    first: times(unit, Float64Array.from(first)),
  };
}

/** In place: the spans of a long text fill megabytes. */
function times(unit: number, sums: Float64Array): Float64Array {
  if (unit !== 1) for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] as number) * unit;
  return sums;
}

function add(sums: Float64Array, at: number, seen: number[] | undefined, weights: Votes['first'], size: number): void {
  for (const number of seen ?? [])
    for (let k = 0; k < size; k++) sums[at + k] = (sums[at + k] as number) + (weights[number * size + k] as number);
}

/** Votes that know nothing yet. */
export function noVotes(known: Votes['known'], roles: number): Votes<Float32Array> {
  const weights = Object.fromEntries(
    EVIDENCE_KINDS.map((kind) => [kind, new Float32Array(known[kind].size * votesOf(kind, roles))]),
  ) as Votes<Float32Array>['weights'];
  return {
    known,
    weights,
    stretch: new Float32Array(STRETCH_KINDS * roles),
    first: new Float32Array(roles),
    unit: 1,
  };
}
