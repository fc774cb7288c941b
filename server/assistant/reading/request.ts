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

/** A reading that is less likely than this is no reading. */
const LEAST_CHANCE = 0.04;
/** A reading that is likelier than this is sure. */
const SURE = 0.6;

/** The operations that some votes lead to: of the likeliest kind that the words can be read as, else a question. */
export function decide(say: string, state: ConversationState, moment: Moment, votes: KindVotes): Operation[] {
  for (const { kind, chance } of weigh(kindEvidence(say, state, moment), votes)) {
    if (chance < LEAST_CHANCE) break;
    const operations = operationsOf(kind, { say, state, moment });
    if (operations) return operations;
  }
  return [{ op: 'ask', about: 'I’m not sure what you mean. What exactly should change?' }];
}

/** The operations of a message whose kind is beyond doubt; none where it is not, or where a question would be left. */
export function readSurely(say: string, state: ConversationState, moment: Moment): Operation[] {
  const [best] = weigh(kindEvidence(say, state, moment), kindVotes());
  if (!best || best.chance < SURE) return [];
  const operations = operationsOf(best.kind, { say, state, moment }) ?? [];
  return operations.some(({ op }) => op === 'ask') ? [] : operations;
}
