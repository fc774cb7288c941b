import type { Platform } from '../../../domain/post/platforms.ts';
import type { Operation } from '../operations.ts';

/** What a model is told of one operation: what came of it, in the numbers of the conversation. */
export interface OperationReport {
  drafts?: { draft: number; platform: Platform | null; text: string; notes?: string[] }[];
  /** A plan that was made just now gets its number when the answer is kept. */
  plans?: { plan?: number; platforms: Platform[]; when: string; text: string }[];
  /** What the product says about it, days resolved. */
  said?: string;
  /** What the product asks instead of doing it. */
  question?: string;
  /** Why nothing was done. */
  refused?: string;
}

/** Words that the model wrote itself, and what their author should know of them. */
export interface Words {
  text: string;
  notes: string[];
}

/** Performs one operation as it performs the built-in reader's; `words` where the model has written the text itself. */
export type Perform = (operation: Operation, words: Words | null, signal: AbortSignal) => Promise<OperationReport>;

/** A post of before, wherever it was made. */
export interface FoundPost {
  text: string;
  platforms: Platform[];
  /** As people say it: 'Friday 13 November, 9:00'. */
  when: string;
  state: 'draft' | 'waits for approval' | 'approved';
}
export type FindPosts = (about: string, signal: AbortSignal) => Promise<FoundPost[]>;
