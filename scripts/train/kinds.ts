import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wallToInstant } from '../../domain/time.ts';
import type { Operation } from '../../server/assistant/operations.ts';
import { inEnglish } from '../../server/assistant/reading/languages/turn-in-english.ts';
import type { LabelVotes } from '../../server/assistant/reading/spans/label-votes.ts';
import { BELIEFS } from '../../server/assistant/reading/turn/kinds/kind-beliefs.ts';
import { kindEvidence } from '../../server/assistant/reading/turn/kinds/kind-evidence.ts';
import { weigh } from '../../server/assistant/reading/turn/kinds/kind-votes.ts';
import { TURN_KINDS, type TurnKind, turnKindOf } from '../../server/assistant/reading/turn/kinds/kinds.ts';
import { operationsOf } from '../../server/assistant/reading/turn/operation-of.ts';
import type { Turn } from '../../server/assistant/reading/turn/turn.ts';
import { stateSchema } from '../../server/assistant/state.ts';
import { type LabelBelief, learnLabels } from './labels.ts';

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
  kind: TurnKind;
}

export function lessonOf(line: TurnLine): Lesson {
  const turn = withPlannedWords(turnOf(line));
  return { turn, evidence: kindEvidence(turn.say, turn.state, turn.moment), kind: turnKindOf(line.operation) };
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

const DECAY = 0.05;

/** Learns the votes for the kinds of operations (multinomial logistic regression, AdaGrad, the same order each time). */
export const learnKinds = (lessons: Lesson[]): LabelVotes => learn(lessonsOfKinds(lessons));

/** A question that the arguments lead to by themselves ('which of the two?') is no lesson for the kind: a first pass finds those. */
export function lessonsOfKinds(lessons: Lesson[]): Lesson[] {
  const first = learn(lessons.filter(({ kind }) => kind !== 'ask'));
  return lessons.filter(({ turn, evidence, kind }) => {
    if (kind !== 'ask') return true;
    const guess = weigh(evidence, first)[0]?.kind ?? 'ask';
    return operationsOf(guess, turn)?.[0]?.op !== 'ask';
  });
}

const beliefs = BELIEFS.map(([name, votes]): LabelBelief => [name, TURN_KINDS.map((kind) => votes[kind] ?? 0)]);

function learn(lessons: Lesson[]): LabelVotes {
  const labelled = lessons.map(({ evidence, kind }) => ({ evidence, label: TURN_KINDS.indexOf(kind) }));
  return learnLabels(labelled, TURN_KINDS.length, DECAY, beliefs);
}
