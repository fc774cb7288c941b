import { join } from 'node:path';
import { chancesOf, type LabelVotes, readLabelVotes, writeLabelVotes } from '../../spans/label-votes.ts';
import { TURN_KINDS, type TurnKind } from './kinds.ts';

const FILE = join(import.meta.dirname, 'kind-votes.json.br');

/** A kind with how likely it is. */
export interface WeighedKind {
  kind: TurnKind;
  chance: number;
}

/** The chances of each kind, the likeliest first. */
export function weigh(evidence: string[], votes: LabelVotes): WeighedKind[] {
  return chancesOf(evidence, votes, TURN_KINDS.length)
    .map((chance, k) => ({ kind: TURN_KINDS[k] as TurnKind, chance }))
    .sort((a, b) => b.chance - a.chance);
}

let learned: LabelVotes | null = null;

/** The votes that `npm run train` wrote. */
export function kindVotes(): LabelVotes {
  learned ??= readLabelVotes(FILE);
  return learned;
}

export const writeKindVotes = (votes: LabelVotes): void => writeLabelVotes(FILE, votes, TURN_KINDS.length);
