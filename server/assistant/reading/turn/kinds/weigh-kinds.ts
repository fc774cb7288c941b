import type { ConversationState } from '../../../state.ts';
import type { ReadingMoment } from '../../grammar/reading.ts';
import { kindEvidence } from './kind-evidence.ts';
import { kindVotes, type WeighedKind, weigh } from './kind-votes.ts';
import type { KindMeaning } from './kinds.ts';

/** How much the meaning counts beside the votes of what is seen; chosen on turns that neither had learned from. */
export const MEANING = 0.7;

/** What a message inside a conversation may ask for, the likeliest first: what is seen of it, and what its words mean. */
export function weighKinds(
  say: string,
  state: ConversationState,
  moment: ReadingMoment,
  meaning: KindMeaning,
): WeighedKind[] {
  const scored = seenKinds(say, state, moment).map(({ kind, chance }) => ({
    kind,
    score: Math.log(chance) + MEANING * meaning(kind),
  }));
  const top = Math.max(...scored.map(({ score }) => score));
  const total = scored.reduce((sum, { score }) => sum + Math.exp(score - top), 0);
  return scored
    .map(({ kind, score }) => ({ kind, chance: Math.exp(score - top) / total }))
    .sort((a, b) => b.chance - a.chance);
}

/** By what is seen alone: parts of a message are tried so, for each of which the encoder would cost as much as for the whole. */
export function seenKinds(say: string, state: ConversationState, moment: ReadingMoment): WeighedKind[] {
  return weigh(kindEvidence(say, state, moment), kindVotes());
}
