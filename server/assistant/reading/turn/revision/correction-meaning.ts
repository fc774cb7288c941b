import { join } from 'node:path';
import { keepRecent } from '../../../../lib/keep-recent.ts';
import { layWordJudge } from '../../encoder/word-judge.ts';
import { CORRECTION_LABELS, type CorrectionLabel, type DraftChange, fatesOf, layCorrection } from './lay-correction.ts';
import type { CorrectionReading } from './readings.ts';

/** The message and its draft; of a longer text only the beginning is seen. */
const MOST_PIECES = 255;
/** No single word speaks louder for or against a reading. */
const LOUDEST = 6;

const judge = layWordJudge(join(import.meta.dirname, 'weights.bin'), MOST_PIECES);
const judged = keepRecent((key: string) => {
  const [say = '', draft = ''] = key.split('\0');
  const laid = layCorrection(say, draft);
  return { laid, chances: judge(laid) };
});

/** How much likelier each reading is than that nothing changes, by what was learned of the words of the message and the draft together. */
export function meaningOfReadings(say: string, draft: string, readings: CorrectionReading[]): number[] {
  const { laid, chances } = judged(`${say}\0${draft}`);
  const chanceOf = (at: number, label: CorrectionLabel): number | null => {
    const own = chances[at];
    const role = CORRECTION_LABELS.indexOf(label);
    return own
      ? Math.log(Math.exp(own[role] as number) + Math.exp(own[CORRECTION_LABELS.length + role] as number))
      : null;
  };
  const held = (sum: number): number => Math.max(-LOUDEST, Math.min(LOUDEST, sum));
  const over = (at: number, label: CorrectionLabel, other: CorrectionLabel): number => {
    const [own, rest] = [chanceOf(at, label), chanceOf(at, other)];
    return own === null || rest === null ? 0 : held(own - rest);
  };
  const news = laid.said.map((_, i) => {
    const chance = chanceOf(i, 'new');
    return chance === null ? 0 : held(chance - Math.log(Math.max(1 - Math.exp(chance), 1e-6)));
  });
  return readings.map((reading) => {
    const { fresh } = reading;
    const words = fresh
      ? laid.said.reduce((sum, { from, to }, i) => (from < fresh.to && to > fresh.from ? sum + (news[i] ?? 0) : sum), 0)
      : 0;
    const fates = [...fatesOf(laid, draftChange(reading, draft))];
    return fates.reduce((sum, [i, fate]) => sum + over(laid.said.length + i, fate, 'stays'), words);
  });
}

/** What a reading does to the letters of its draft. */
function draftChange({ change, piece, to: text, at }: CorrectionReading, draft: string): DraftChange {
  if (change !== 'add') return { change, from: piece?.from ?? 0, to: piece?.to ?? 0, text, at: 'after' };
  const place = piece ? (at === 'before' ? piece.from : piece.to) : at === 'start' ? 0 : draft.length;
  return { change, from: place, to: place, text, at: at === 'start' || at === 'before' ? 'before' : 'after' };
}
