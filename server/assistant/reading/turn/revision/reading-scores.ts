import { join } from 'node:path';
import { type LabelVotes, readLabelVotes, writeLabelVotes } from '../../spans/label-votes.ts';
import type { CorrectionSpan } from './cut-correction.ts';
import { evidenceOfReading, layOutReadings } from './reading-evidence.ts';
import type { CorrectionReading } from './readings.ts';

const FILE = join(import.meta.dirname, 'reading-votes.json.br');

/** The evidence of all readings: each is a few lists of names, and many share a list. */
export function evidenceOfReadings(
  say: string,
  draft: string,
  spans: CorrectionSpan[],
  readings: CorrectionReading[],
): string[][][] {
  const laid = layOutReadings(say, draft, spans, readings);
  const shared = new Map<string, Map<unknown, string[]>>();
  const seen = (kind: string, see: () => string[]): string[] => see().map((name) => `${kind.split(' ')[0]}:${name}`);
  return readings.map((reading) =>
    evidenceOfReading(reading, laid).map(([kind, of, see]) => {
      if (of === undefined) return seen(kind, see);
      const known = shared.get(kind) ?? new Map<unknown, string[]>();
      shared.set(kind, known);
      const names = known.get(of) ?? seen(kind, see);
      known.set(of, names);
      return names;
    }),
  );
}

/** The votes of each reading, added up; a list that many share is added up once. */
export function scoresOf(evidence: string[][][], { known, weights }: LabelVotes): number[] {
  const sums = new Map<string[], number>();
  const sumOf = (names: string[]): number => {
    const done = sums.get(names);
    if (done !== undefined) return done;
    let sum = 0;
    for (const name of names) sum += weights[known.get(name) ?? -1] ?? 0;
    sums.set(names, sum);
    return sum;
  };
  return evidence.map((lists) => lists.reduce((total, names) => total + sumOf(names), 0));
}

let learned: LabelVotes | null = null;

/** The votes that `npm run train -- corrections` wrote. */
export function readingVotes(): LabelVotes {
  learned ??= readLabelVotes(FILE);
  return learned;
}

export const writeReadingVotes = (votes: LabelVotes): void => writeLabelVotes(FILE, votes, 1);
