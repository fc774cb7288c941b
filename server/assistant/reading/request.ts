import type { Operation } from '../operations.ts';
import type { ConversationState } from '../state.ts';
import type { Moment } from './grammar/reading.ts';
import { glossOrders, glossTalk } from './languages/gloss.ts';
import { asTyped, talkLanguage } from './languages/turn-in-english.ts';
import { kindEvidence } from './turn/kind-evidence.ts';
import { kindVotes, weigh } from './turn/kind-votes.ts';
import { operationsOf } from './turn/operation-of.ts';

/** A reading that is less likely than this is no reading. */
const LEAST_CHANCE = 0.04;
/** A reading that is likelier than this is sure. */
const SURE = 0.6;

/**
 * Reads a message inside its conversation: the operations of the likeliest kind that its words can be read as, else one
 * question. It performs nothing.
 */
export function readTurn(typed: string, state: ConversationState, moment: Moment): Operation[] {
  const language = talkLanguage(typed, state);
  const whole = glossTalk(typed, language);
  for (const { kind, chance } of weigh(kindEvidence(whole.text, state, moment), kindVotes())) {
    if (chance < LEAST_CHANCE) break;
    // A time that stands in a draft is found there only as it was written.
    const gloss = kind.startsWith('revise ') ? glossOrders(typed, language) : whole;
    const operations = operationsOf(kind, { say: gloss.text, typed, state, moment });
    if (operations) return operations.map((operation) => asTyped(operation, gloss));
  }
  return [{ op: 'ask', about: 'I’m not sure what you mean. What exactly should change?' }];
}

/** The operations of a message whose kind is beyond doubt; none where it is not, or where a question would be left. */
export function readSurely(typed: string, state: ConversationState, moment: Moment): Operation[] {
  const gloss = glossTalk(typed, talkLanguage(typed, state));
  const [best] = weigh(kindEvidence(gloss.text, state, moment), kindVotes());
  if (!best || best.chance < SURE) return [];
  const operations = operationsOf(best.kind, { say: gloss.text, typed, state, moment }) ?? [];
  return operations.some(({ op }) => op === 'ask') ? [] : operations.map((operation) => asTyped(operation, gloss));
}
