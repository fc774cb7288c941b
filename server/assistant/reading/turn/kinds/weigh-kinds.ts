import type { ConversationState } from '../../../state.ts';
import type { ReadingMoment } from '../../grammar/reading.ts';
import { kindMeaning } from './kind-encoder.ts';
import { kindEvidence } from './kind-evidence.ts';
import { kindVotes, type WeighedKind, weigh } from './kind-votes.ts';
import type { TurnKind } from './kinds.ts';

/** How much the meaning counts beside the votes of what is seen; chosen on turns that neither had learned from. */
const MEANING = 0.7;

/** What a message inside a conversation may ask for, the likeliest first: what is seen of it, and what its words mean. */
export function weighKinds(say: string, state: ConversationState, moment: ReadingMoment): WeighedKind[] {
  const scored = weigh(kindEvidence(say, state, moment), kindVotes()).map(({ kind, chance }) => ({
    kind,
    score: Math.log(chance) + meaningWorth(kind, say, state),
  }));
  const top = Math.max(...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - top), 0);
  return scored
    .map(({ kind, score }) => ({ kind, chance: Math.exp(score - top) / total }))
    .sort((a, b) => b.chance - a.chance);
}

/** What the meaning of a message is worth for a kind, beside votes. */
export const meaningWorth = (kind: TurnKind, say: string, state: ConversationState): number =>
  MEANING * kindMeaning(kind, say, state);
