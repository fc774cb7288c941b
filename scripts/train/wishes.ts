import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WISH_KINDS, type WishKind } from '../../server/assistant/editing/wishes/kinds.ts';
import { withoutNames } from '../../server/assistant/editing/wishes/named.ts';
import { chancesOfKinds, MEANING_ROW, type WishVotes } from '../../server/assistant/editing/wishes/weigh-wish.ts';
import { wishEvidence } from '../../server/assistant/editing/wishes/wish-evidence.ts';
import { encoder, MEANING_WIDTH } from '../../server/assistant/reading/encoder/encoder.ts';
import { randomFrom, shuffled } from './learn.ts';

const folder = join(import.meta.dirname, '../../server/assistant/editing/wishes/corpus');
const KINDS = WISH_KINDS.length;

/** A single wish with what it wants. */
export interface WishLine {
  kind: WishKind;
  say: string;
}

/** Every wish of the corpus, a line each: language, kind and words between tabs. */
export function readWishes(): WishLine[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => {
      const [, kind = '', say = ''] = line.split('\t');
      if (!WISH_KINDS.includes(kind as WishKind)) throw new Error(`No wish is of the kind '${kind}': ${line}`);
      return { kind: kind as WishKind, say };
    });
}

export interface WishLesson {
  evidence: string[];
  meaning: Float32Array | null;
  label: number;
}

export function wishLesson({ kind, say }: WishLine): WishLesson {
  const frame = withoutNames(say);
  return { evidence: wishEvidence(frame), meaning: encoder().meaning(frame), label: WISH_KINDS.indexOf(kind) };
}

const EPOCHS = 12;
/** How far one lesson moves a vote at the beginning; at the end hardly any more. */
const RATES = { seen: 0.05, meant: 0.002 };
const DECAY = 0.1;
const LEAST_SEEN = 2;

/** Learns the votes by which the kinds of the lessons become most likely (multinomial logistic regression); the same each time. */
export function learnWishes(lessons: WishLesson[]): WishVotes {
  const counts = new Map<string, number>();
  for (const { evidence } of lessons) for (const name of evidence) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name);
  const known = new Map(names.map((name, row) => [name, row]));
  const { mean, spread } = spreadOf(lessons);
  const even = lessons.map(({ evidence, meaning, label }) => ({
    places: evidence.flatMap((name) => known.get(name) ?? []),
    label,
    meaning: meaning?.map((value, i) => (value - (mean[i] as number)) / (spread[i] as number)) ?? null,
  }));
  const seen = new Float32Array(KINDS * names.length);
  const meant = new Float32Array(KINDS * MEANING_ROW);
  const random = randomFrom(11);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const pace = 1 - epoch / EPOCHS;
    for (const { places, meaning, label } of shuffled(even, random)) {
      chancesOfKinds(places, meaning, { known, seen, meant }).forEach((chance, kind) => {
        const gradient = chance - (kind === label ? 1 : 0);
        if (Math.abs(gradient) < 1e-3) return;
        for (const place of places) {
          const at = kind * names.length + place;
          seen[at] = (seen[at] as number) - pace * RATES.seen * gradient;
        }
        if (meaning === null) return;
        const held = 1 - pace * RATES.meant * DECAY;
        const step = pace * RATES.meant * gradient;
        for (let i = 0, at = kind * MEANING_ROW; i < MEANING_WIDTH; i++, at++)
          meant[at] = (meant[at] as number) * held - step * (meaning[i] as number);
      });
    }
  }
  return asSaid({ known, seen, meant }, mean, spread);
}

/** The mean and the spread of each number of the meaning: learned evenly, they are worth alike at the beginning. */
function spreadOf(lessons: WishLesson[]): { mean: Float64Array; spread: Float64Array } {
  const known = lessons.flatMap(({ meaning }) => (meaning ? [meaning] : []));
  const meanOf = (value: (meaning: Float32Array, i: number) => number) =>
    Float64Array.from({ length: MEANING_WIDTH }, (_, i) =>
      known.reduce((sum, meaning) => sum + value(meaning, i) / known.length, 0),
    );
  const mean = meanOf((meaning, i) => meaning[i] as number);
  const variance = meanOf((meaning, i) => ((meaning[i] as number) - (mean[i] as number)) ** 2);
  return { mean, spread: variance.map((value) => Math.sqrt(value) + 1e-3) };
}

/** Votes for meanings as the encoder tells them: what was taken off for learning stands at the end of each row. */
function asSaid({ known, seen, meant }: WishVotes, mean: Float64Array, spread: Float64Array): WishVotes {
  const own = Float32Array.from(meant);
  for (let row = 0; row < own.length; row += MEANING_ROW)
    for (let i = 0; i < MEANING_WIDTH; i++) {
      const vote = (meant[row + i] as number) / (spread[i] as number);
      own[row + i] = vote;
      own[row + MEANING_WIDTH] = (own[row + MEANING_WIDTH] as number) - vote * (mean[i] as number);
    }
  return { known, seen, meant: own };
}

/** How many kinds are told right, of wishes that nothing was learned from. */
export function rightKinds(lessons: WishLesson[], votes: WishVotes): string {
  const right = lessons.filter(({ evidence, meaning, label }) => {
    const places = evidence.flatMap((name) => votes.known.get(name) ?? []);
    const chances = chancesOfKinds(places, meaning, votes);
    return chances.indexOf(Math.max(...chances)) === label;
  });
  const wanting = (some: WishLesson[]) => some.filter(({ label }) => label > 0).length;
  return `${right.length} of ${lessons.length} unseen wishes with the right kind, ${wanting(right)} of ${wanting(lessons)} of those that want something`;
}
