import type { Moment } from '../../../domain/understanding/understand.ts';
import type { Operation } from '../operations.ts';
import type { ConversationState } from '../state.ts';
import { kindEvidence } from './turn/kind-evidence.ts';
import { type KindVotes, kindVotes, weigh } from './turn/kind-votes.ts';
import { operationsOf } from './turn/operation-of.ts';

/** Reads a message inside its conversation: the operations it asks for, or one question. It performs nothing. */
export function readTurn(say: string, state: ConversationState, moment: Moment): Operation[] {
  return decide(say, state, moment, kindVotes());
}

/** The operations that some votes lead to. */
export function decide(say: string, state: ConversationState, moment: Moment, votes: KindVotes): Operation[] {
  const [best] = weigh(kindEvidence(say, state, moment), votes);
  return operationsOf(best?.kind ?? 'ask', { say, state, moment });
}
