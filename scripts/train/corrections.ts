import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelVotes } from '../../server/assistant/reading/spans/label-votes.ts';
import type { Votes } from '../../server/assistant/reading/spans/votes.ts';
import {
  CORRECTION_ROLES,
  type CorrectionRole,
  cutCorrection,
  placeOfCorrection,
} from '../../server/assistant/reading/turn/revision/cut-correction.ts';
import { inFigures } from '../../server/assistant/reading/turn/revision/fitted-words.ts';
import {
  type CorrectionLabel,
  type DraftChange,
  fatesOf,
  type LaidCorrection,
  layCorrection,
} from '../../server/assistant/reading/turn/revision/lay-correction.ts';
import { evidenceOfReadings } from '../../server/assistant/reading/turn/revision/reading-scores.ts';
import {
  type CorrectionChange,
  type CorrectionReading,
  readingsOf,
  wordsOfReading,
} from '../../server/assistant/reading/turn/revision/readings.ts';
import { revise } from '../../server/assistant/revising/revise.ts';
import type { DraftState } from '../../server/assistant/state.ts';
import type { LaidMessage } from './corpus.ts';
import { type TurnLine, turnOf } from './kinds.ts';
import { randomFrom, shuffled } from './learn.ts';

const folder = join(import.meta.dirname, '../../server/assistant/reading/turn/revision/corpus');

/** A correction of a draft as people cut it, with the text that a good editor makes of it. */
export interface CorrectionLine {
  id: string;
  draft: string;
  say: string;
  spans: [CorrectionRole, string][];
  ops: CorrectionOperation[];
  result: string;
}

interface CorrectionOperation {
  change: CorrectionChange;
  /** The words of the draft that are meant, as they stand there. */
  from: string | null;
  to: string | null;
  at: 'start' | 'end' | null;
}

export function readCorrections(): CorrectionLine[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as CorrectionLine);
}

/** The corrections among the turns of conversations that say which words change: nobody cut them, but what becomes of the draft is known. */
export function correctionsInTurns(lines: TurnLine[]): Omit<CorrectionLine, 'spans'>[] {
  return lines.flatMap((line) => {
    const { operation } = line;
    if (operation.op !== 'revise' || !CHANGES.includes(operation.change) || !(operation.from || operation.to))
      return [];
    const { say, typed, state } = turnOf(line);
    const draft = state.drafts.find(({ n }) => n === operation.draft);
    if (!draft || say !== typed || (operation.change === 'replace' && !operation.from)) return [];
    const { text: result } = revise(draft, operation).draft;
    const { from = null, to = null, at = null } = operation;
    const ops = [{ change: operation.change as CorrectionChange, from, to, at }];
    return result === draft.text ? [] : [{ id: line.id, draft: draft.text, say, ops, result }];
  });
}
const CHANGES: string[] = ['replace', 'remove', 'add', 'order'];

/** A correction laid out, with the role of every word. */
export function layOutCorrection({ say, draft, spans }: CorrectionLine): LaidMessage {
  const place = placeOfCorrection(say, draft);
  const ends: number[] = [];
  for (const [, text] of spans) ends.push((ends.at(-1) ?? 0) + text.length);
  const roleAt = (at: number): CorrectionRole => spans[ends.findIndex((end) => at < end)]?.[0] ?? 'cue';
  return { place, roles: place.cut.words.map(({ from }) => CORRECTION_ROLES.indexOf(roleAt(from))) };
}

/** A correction word by word with what each word is for and what becomes of it, as the encoder is tuned on it; null for what nobody told. */
export function laidCorrectionLesson({
  draft,
  say,
  spans,
  ops,
  result,
}: Omit<CorrectionLine, 'id' | 'spans'> & { spans?: CorrectionLine['spans'] }):
  | (Pick<LaidCorrection, 'words' | 'gaps'> & { parts: (CorrectionLabel | null)[] })
  | null {
  const laid = layCorrection(say, draft);
  const fates = new Map<number, CorrectionLabel>();
  for (const op of ops) {
    const change = changeOf(op, draft, result, ops.length === 1);
    if (!change) return null;
    for (const [i, fate] of fatesOf(laid, change)) fates.set(i, fate);
  }
  const ends: number[] = [];
  for (const [, text] of spans ?? []) ends.push((ends.at(-1) ?? 0) + text.length);
  const roleAt = (at: number) => spans?.[ends.findIndex((end) => at < end)]?.[0] ?? null;
  return {
    words: laid.words,
    gaps: laid.gaps,
    parts: [...laid.said.map(({ from }) => roleAt(from)), ...laid.draft.map((_, i) => fates.get(i) ?? 'stays')],
  };
}

/** Where an operation of a lesson changes its draft: what is added stands where draft and result part. */
function changeOf(
  { change, from, to, at }: CorrectionOperation,
  draft: string,
  result: string,
  isAlone: boolean,
): DraftChange | null {
  const text = to ?? '';
  if (change !== 'add') {
    const start = from ? draft.indexOf(from) : -1;
    return from && start >= 0 ? { change, from: start, to: start + from.length, text, at: 'after' } : null;
  }
  if (at === 'start') return { change, from: 0, to: 0, text, at: 'before' };
  if (at === 'end') return { change, from: draft.length, to: draft.length, text, at: 'after' };
  if (!isAlone) return null;
  let same = 0;
  while (same < draft.length && draft[same]?.toLowerCase() === result[same]?.toLowerCase()) same++;
  return { change, from: same, to: same, text, at: 'after' };
}

/** A text as people compare it: marks, capitals and articles do not count. */
const compared = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(mon|tue|wed|thu|fri|sat|sun)\w*/g, '$1')
    .replace(/\b(?:the|an?)\b/g, '')
    .replace(/(\d) ?(am|pm)/g, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim();

/** How many letters a good reading may be off before it is performed: slips are mended then. */
const SLIPS = 12;

/** The readings of a correction by which the draft becomes what a good editor makes of it. */
export function rightReadings(readings: CorrectionReading[], draft: string, result: string): boolean[] {
  const wanted = compared(result);
  const [before, after] = [draft.toLowerCase(), result.toLowerCase()];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  let tail = 0;
  while (tail < before.length - same && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return readings.map((reading) => {
    const { change, piece, to } = reading;
    const isHere = piece !== null && (change === 'replace' || change === 'remove');
    if (isHere && (piece.from > same + SLIPS || piece.to < draft.length - tail - SLIPS)) return false;
    const left = isHere ? piece.text.length : 0;
    if (Math.abs(draft.length - left + to.length - result.length) > SLIPS) return false;
    if (change === 'add' && !isPlaced(reading, same, draft.length)) return false;
    const state: DraftState = {
      n: 1,
      platform: 'facebook',
      text: draft,
      matter: '',
      constraints: [],
      versions: [],
      isOnlyPlanned: false,
    };
    const { draft: revised } = revise(state, { op: 'revise', draft: 1, ...wordsOfReading(reading, draft) });
    return compared(revised.text) === wanted;
  });
}

/** Whether added words may stand where the two texts part. */
function isPlaced({ piece, at }: CorrectionReading, same: number, length: number): boolean {
  if (at === 'start') return same < SLIPS;
  if (piece === null) return same > length - SLIPS;
  return Math.abs((at === 'after' ? piece.to : piece.from) - same) < SLIPS;
}

/** A correction with the evidence of all its readings, and which of them are right. */
export interface ReadingLesson {
  evidence: string[][][];
  right: boolean[];
}

export function readingLesson(
  { say: said, draft, result }: Omit<CorrectionLine, 'spans'>,
  votes: Votes,
): ReadingLesson {
  const say = inFigures(said);
  const spans = cutCorrection(say, draft, votes);
  const all = readingsOf(say, draft, spans);
  const isRight = rightReadings(all, draft, result);
  const random = randomFrom(say.length);
  const share = MOST_WRONG / all.length;
  const kept = all
    .map((reading, i) => ({ reading, right: isRight[i] ?? false }))
    .filter(({ right }) => right || random() < share);
  const readings = kept.map(({ reading }) => reading);
  return { evidence: evidenceOfReadings(say, draft, spans, readings), right: kept.map(({ right }) => right) };
}

/** Wrong readings beyond this many teach nothing new. */
const MOST_WRONG = 220;
const EPOCHS = 16;
const RATE = 0.1;
const DECAY = 1e-4;
const LEAST_SEEN = 3;

/** Learns which reading is right: a softmax over all readings of one correction (AdaGrad, the same order each time). */
export function learnReadings(lessons: ReadingLesson[]): LabelVotes {
  const known = new Map<string, number>();
  const counts: number[] = [];
  const numbered = lessons
    .filter(({ right }) => right.includes(true))
    .map(({ evidence, right }) => {
      const lists = new Map<string[], Int32Array>();
      const numbersOf = (names: string[]): Int32Array => {
        const done = lists.get(names);
        if (done) return done;
        const numbers = Int32Array.from(names, (name) => {
          const at = known.get(name) ?? known.size;
          known.set(name, at);
          return at;
        });
        lists.set(names, numbers);
        return numbers;
      };
      const readings = evidence.map((parts) => parts.map(numbersOf));
      for (const at of new Set([...lists.values()].flatMap((list) => [...list]))) counts[at] = (counts[at] ?? 0) + 1;
      return { readings, right };
    });
  const weights = new Float32Array(known.size);
  const squares = new Float32Array(known.size).fill(1e-4);
  const total = new Float64Array(known.size);
  const random = randomFrom(5);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { readings, right } of shuffled(numbered, random)) {
      const sums = new Map<Int32Array, number>();
      const sumOf = (list: Int32Array): number => {
        let sum = sums.get(list);
        if (sum === undefined) {
          sum = 0;
          for (const at of list) sum += weights[at] as number;
          sums.set(list, sum);
        }
        return sum;
      };
      const scores = readings.map((parts) => parts.reduce((sum, list) => sum + sumOf(list), 0));
      const top = Math.max(...scores);
      const chances = scores.map((score) => Math.exp(score - top));
      const all = chances.reduce((sum, chance) => sum + chance, 0);
      const good = chances.reduce((sum, chance, i) => sum + (right[i] ? chance : 0), 0) || 1e-30;
      const gradients = new Map<Int32Array, number>();
      readings.forEach((parts, i) => {
        const gradient = (chances[i] as number) / all - (right[i] ? (chances[i] as number) / good : 0);
        if (Math.abs(gradient) > 1e-4)
          for (const list of parts) gradients.set(list, (gradients.get(list) ?? 0) + gradient);
      });
      for (const [list, gradient] of gradients)
        for (const at of list) {
          if ((counts[at] ?? 0) < LEAST_SEEN) continue;
          const whole = gradient + DECAY * (weights[at] as number);
          squares[at] = (squares[at] as number) + whole * whole;
          weights[at] = (weights[at] as number) - (RATE * whole) / Math.sqrt(squares[at] as number);
        }
    }
    if (epoch >= EPOCHS / 2)
      for (let i = 0; i < weights.length; i++) total[i] = (total[i] as number) + (weights[i] as number);
  }
  return { known, weights: Float32Array.from(total, (sum) => sum / (EPOCHS / 2)) };
}
