import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wallToInstant } from '../../domain/time.ts';
import type { Operation } from '../../server/assistant/operations.ts';
import { inEnglish } from '../../server/assistant/reading/languages/turn-in-english.ts';
import { BELIEFS } from '../../server/assistant/reading/turn/kind-beliefs.ts';
import { kindEvidence } from '../../server/assistant/reading/turn/kind-evidence.ts';
import { type KindVotes, weigh } from '../../server/assistant/reading/turn/kind-votes.ts';
import { KINDS, type Kind, kindOf } from '../../server/assistant/reading/turn/kinds.ts';
import { operationsOf } from '../../server/assistant/reading/turn/operation-of.ts';
import type { Turn } from '../../server/assistant/reading/turn/turn.ts';
import { stateSchema } from '../../server/assistant/state.ts';
import { randomFrom, shuffled } from './learn.ts';

/** A message inside a conversation with the operation that people say it asks for. */
export interface TurnLine {
  id: string;
  now: string;
  timeZone: string;
  state: unknown;
  say: string;
  operation: Operation;
}

const folder = join(import.meta.dirname, '../../server/assistant/reading/corpus/turns');

/** Every turn of the corpus, in the order of files and lines. */
export function readTurns(): TurnLine[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => turnLines(readFileSync(join(folder, name), 'utf8')));
}

export function turnLines(text: string): TurnLine[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as TurnLine);
}

/** A line as the reader takes it. */
export function turnOf({ say: typed, state: kept, now, timeZone }: TurnLine): Turn {
  const state = stateSchema.parse(kept);
  const { text: say } = inEnglish(typed, state);
  return { say, typed, state, moment: { now: wallToInstant(now, timeZone), timeZone } };
}

/** A turn with what is seen of it and the kind that it is. */
export interface Lesson {
  turn: Turn;
  evidence: string[];
  kind: Kind;
}

export function lessonOf(line: TurnLine): Lesson {
  const turn = withPlannedWords(turnOf(line));
  return { turn, evidence: kindEvidence(turn.say, turn.state, turn.moment), kind: kindOf(line.operation) };
}

/** In the product the words of a plan are always there to be talked about, like those of a draft. */
function withPlannedWords(turn: Turn): Turn {
  const { drafts, plans } = turn.state;
  if (drafts.length > 0) return turn;
  const words = plans.map(({ n, title, content, platforms }) => ({
    n,
    platform: platforms.length === 1 ? (platforms[0] ?? null) : null,
    text: content || title,
    matter: '',
    constraints: [],
    versions: [],
    isOnlyPlanned: true,
  }));
  return { ...turn, state: { ...turn.state, drafts: words } };
}

const EPOCHS = 30;
const RATE = 0.02;
const DECAY = 0.05;
const DROPOUT = 0.3;
const LEAST_SEEN = 2;

/**
 * Learns the votes for the kinds of operations (multinomial logistic regression, AdaGrad, the same order each time). A
 * question that the arguments lead to by themselves ('which of the two?') is no lesson for the kind: a first pass finds those.
 */
export function learnKinds(lessons: Lesson[]): KindVotes {
  const first = learn(lessons.filter(({ kind }) => kind !== 'ask'));
  const isLesson = ({ turn, evidence, kind }: Lesson): boolean => {
    if (kind !== 'ask') return true;
    const guess = weigh(evidence, first)[0]?.kind ?? 'ask';
    return operationsOf(guess, turn)?.[0]?.op !== 'ask';
  };
  return learn(lessons.filter(isLesson));
}

function learn(lessons: Lesson[]): KindVotes {
  const counts = new Map<string, number>();
  for (const { evidence } of lessons) for (const name of evidence) counts.set(name, (counts.get(name) ?? 0) + 1);
  const believed = BELIEFS.map(([name]) => name);
  const seenOften = [...counts].filter(([, count]) => count >= LEAST_SEEN).map(([name]) => name);
  const names = [...new Set([...believed, ...seenOften])];
  const known = new Map(names.map((name, number) => [name, number]));
  const size = KINDS.length;
  const beliefs = new Float32Array(names.length * size);
  for (const [name, votes] of BELIEFS)
    KINDS.forEach((kind, k) => {
      const at = (known.get(name) as number) * size + k;
      beliefs[at] = (beliefs[at] as number) + (votes[kind] ?? 0);
    });
  const weights = Float32Array.from(beliefs);
  const sum = new Float64Array(names.length * size);
  const random = randomFrom(7);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { evidence, kind } of shuffled(lessons, random)) {
      const seen = evidence.filter((name) => known.has(name) && random() > DROPOUT);
      const chances = new Map(weigh(seen, { known, weights }).map((one) => [one.kind, one.chance]));
      KINDS.forEach((label, k) => {
        const gradient = (chances.get(label) ?? 0) - (label === kind ? 1 : 0);
        if (Math.abs(gradient) < 1e-4) return;
        for (const name of seen) {
          const at = (known.get(name) as number) * size + k;
          const whole = gradient + DECAY * ((weights[at] as number) - (beliefs[at] as number));
          weights[at] = (weights[at] as number) - RATE * whole;
        }
      });
    }
    if (epoch >= EPOCHS / 2)
      for (let i = 0; i < weights.length; i++) sum[i] = (sum[i] as number) + (weights[i] as number);
  }
  return { known, weights: Float32Array.from(sum, (total) => total / (EPOCHS / 2)) };
}
