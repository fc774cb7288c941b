import { join } from 'node:path';
import { layWordJudge } from '../../encoder/word-judge.ts';
import type { ReadingMoment } from '../../grammar/reading.ts';
import type { Candidate } from './candidates.ts';
import { layCandidates } from './lay-candidates.ts';

export const POINTING_LABELS = ['other', 'meant'] as const;
const MEANT = POINTING_LABELS.indexOf('meant');

/** A message, its candidates and marks between them. */
const MOST_PIECES = 255;

const judge = layWordJudge(join(import.meta.dirname, 'weights.bin'), MOST_PIECES);

/** How likely a message means each of several candidates, which are in the order in which they were shown; null where that can't be told. */
export function chancesOfCandidates(say: string, shown: Candidate[], moment: ReadingMoment): number[] | null {
  const laid = layCandidates(say, shown, moment);
  if (!laid) return null;
  const chances = judge(laid);
  if (chances.length < shown.length || chances.includes(null)) return null;
  return (chances as Float32Array[]).map(
    (one) => Math.exp(one[MEANT] as number) + Math.exp(one[POINTING_LABELS.length + MEANT] as number),
  );
}
