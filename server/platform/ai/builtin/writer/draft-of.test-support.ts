import { NO_BRAND } from '../../../../../domain/brand.ts';
import type { WritingTask } from '../../tasks.ts';
import type { Draft } from './draft.ts';
import { write } from './write.ts';

/** What a task is made of where a test does not say otherwise. */
export function draftOf(brief: string, more: Partial<WritingTask> = {}): Draft {
  return write({
    brief,
    description: null,
    platform: null,
    agentType: null,
    brand: NO_BRAND,
    history: [],
    variant: 0,
    ...more,
  });
}
