import type { WordsInPlace } from '../../encoder/word-judge.ts';
import { cutWords, type Word } from '../../spans/words.ts';
import { CORRECTION_ROLES } from './cut-correction.ts';
import type { CorrectionChange } from './readings.ts';

/** What becomes of a word of the draft; new words come behind or before one. */
const FATES = ['stays', 'replaced', 'removed', 'moved', 'after', 'before'] as const;
type Fate = (typeof FATES)[number];

/** What a word of a correction is for, or what becomes of a word of its draft. */
export const CORRECTION_LABELS = [...CORRECTION_ROLES, ...FATES] as const;
export type CorrectionLabel = (typeof CORRECTION_LABELS)[number];

/** A correction with its draft behind it, as one text. */
export interface LaidCorrection extends WordsInPlace {
  said: Word[];
  draft: Word[];
}

/** Between the message and its draft. */
const BORDER = ' | ';

export function layCorrection(say: string, draft: string): LaidCorrection {
  const [first, second] = [cutWords(say), cutWords(draft)];
  return {
    said: first.words,
    draft: second.words,
    words: [...first.words, ...second.words].map(({ text }) => text),
    gaps: [
      ...first.gaps.slice(0, -1),
      `${first.gaps.at(-1) ?? ''}${BORDER}${second.gaps[0] ?? ''}`,
      ...second.gaps.slice(1),
    ],
  };
}

/** What a change does to a stretch of the draft: which of its words have which fate; all others stay. */
export function fatesOf(
  { draft }: Pick<LaidCorrection, 'draft'>,
  { change, from, to, text, at }: DraftChange,
): Map<number, Fate> {
  const inside = draft.flatMap((word, i) => (word.from < to && word.to > from ? [i] : []));
  if (change === 'replace') return new Map(changed(draft, inside, text).map((i) => [i, 'replaced']));
  if (change !== 'add') return new Map(inside.map((i) => [i, change === 'order' ? 'moved' : 'removed']));
  // Between two words it comes behind the first.
  const behind =
    at === 'before' ? draft.findLastIndex((word) => word.to <= from) : draft.findLastIndex((word) => word.to <= to);
  return new Map([behind < 0 ? [0, 'before'] : [behind, 'after']]);
}

/** A change of the letters from `from` to `to` of a draft into a text; what is added comes before or behind them. */
export interface DraftChange {
  change: CorrectionChange;
  from: number;
  to: number;
  text: string;
  at: 'before' | 'after';
}

/** 'Free half hour' into 'Free 20 minutes' changes no 'Free'; where all its words stand again, all are meant. */
function changed(draft: Word[], inside: number[], text: string): number[] {
  const fresh = cutWords(text).words.map(({ lower }) => lower);
  const old = inside.map((i) => draft[i]?.lower);
  let [start, end] = [0, 0];
  while (start < old.length && old[start] === fresh[start]) start++;
  while (end < old.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  const left = inside.slice(start, inside.length - end);
  return left.length > 0 ? left : inside;
}
