import type { Temporal } from 'temporal-polyfill';
import type { Medium } from '../../../../../domain/schedule/plan.ts';
import type { Phrase } from '../phrases.ts';
import type { Token } from '../tokens.ts';

/** Everything that is known of a message when its plans are made. */
export interface PlanDraft {
  text: string;
  tokens: Token[];
  phrases: Phrase[];
  /** The stretches of the text that are to be posted. */
  matter: [from: number, to: number][];
  targets: Phrase[];
  /** Days and spans that are over. */
  past: Phrase[];
  medium: Medium;
  now: Temporal.Instant;
  timeZone: string;
}
