import type { Platform } from '../../../../../domain/post/platforms.ts';

/** The arguments of a revision; null where the message does not say enough. */
export interface RevisionWords {
  from?: string;
  to?: string;
  platform?: Platform;
  /** Where words that are added stand by themselves. */
  at?: 'start' | 'end';
  keeps?: boolean;
}

/** What is replaced in a draft, and by what. */
export type Replacement = Pick<RevisionWords, 'from' | 'to'>;

/** Reads what a change needs to know from the message and the draft that it means. */
export type Reader = (say: string, draft: string, others: string[]) => RevisionWords | null;
