import type { Platform } from '../../domain/post/platforms.ts';
import type { PostParts } from '../../domain/post/post.ts';
import type { Frequency } from '../../domain/schedule/plan.ts';
import type { Operation } from './operations.ts';
import type { Language } from './reading/language.ts';
import type { ConversationState, DraftState } from './state.ts';

/** What is to be done to plans when an answer is kept; plans are named by their number in the conversation. */
export type PlanEffect =
  | {
      type: 'create';
      draft: DraftState;
      platforms: Platform[];
      at: string;
      /** Whose clock it keeps, where it is not the user's; of a change, not the plan's own. */
      timeZone?: string | undefined;
      frequency: Frequency;
      recurrence: string | null;
    }
  | {
      type: 'change';
      n: number;
      at: string;
      timeZone?: string | undefined;
      frequency: Frequency;
      recurrence: string | null;
      platforms: Platform[];
      text: string | null;
      /** Beside its words, where that changes. */
      post?: PostParts;
      /** What should be known of the new text. */
      notes?: string[];
    }
  | { type: 'cancel'; n: number };

/** What came of operations: words, and what is to be done to plans. */
export interface PerformedOperations {
  message: string;
  effects: PlanEffect[];
  /** The plans that the answer names, in its order: 'it' and 'the second one' mean these. */
  listed: number[];
  /** The question that the answer asks. */
  question: string | null;
}

export interface Setting {
  state: ConversationState;
  /** The message: questions about what the conversation holds are answered from it. */
  say: string;
  /** The rules of recurring plans by number. */
  rules: Map<number, string | null>;
  /** The user's wall time. */
  now: string;
  timeZone: string;
  /** In which it is answered. */
  language: Language;
}

/** Operations that need no writer. */
export type Talk = Exclude<Operation, { op: 'write' | 'draw' | 'speak' | 'buildWorkflow' | 'revise' }>;

export const said = (message: string): PerformedOperations => ({ message, effects: [], listed: [], question: null });
export const asked = (question: string): PerformedOperations => ({ ...said(question), question });
