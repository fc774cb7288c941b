import type { Moment } from '../../../domain/understanding/understand.ts';
import type { Operation } from '../operations.ts';
import type { ConversationState } from '../state.ts';
import { asTyped, inEnglish } from './languages/turn-in-english.ts';
import { kindEvidence } from './turn/kind-evidence.ts';
import { type KindVotes, kindVotes, weigh } from './turn/kind-votes.ts';
import { operationsOf } from './turn/operation-of.ts';

/** Reads a message inside its conversation: the operations it asks for, or one question. It performs nothing. */
export function readTurn(say: string, state: ConversationState, moment: Moment): Operation[] {
  const gloss = inEnglish(say, state);
  if (gloss.text === say) return decide(say, state, moment, kindVotes());
  const operations = decide(gloss.text, state, moment, kindVotes(), say);
  return operations.map((operation) => asTyped(operation, gloss));
}

/** A reading that is less likely than this is no reading. */
const LEAST_CHANCE = 0.04;

/** The operations that some votes lead to: of the likeliest kind that the words can be read as, else a question. */
export function decide(
  say: string,
  state: ConversationState,
  moment: Moment,
  votes: KindVotes,
  typed = say,
): Operation[] {
  for (const { kind, chance } of weigh(kindEvidence(say, state, moment), votes)) {
    if (chance < LEAST_CHANCE) break;
    const operations = operationsOf(kind, { say, typed, state, moment });
    if (operations) return operations;
  }
  return [{ op: 'ask', about: 'what exactly should change' }];
}
