import { useEffect, useReducer, useRef, useState } from 'react';
import { generateContent } from '../../../../domain/api/schedule/scheduled.ts';
import type { Platform } from '../../../../domain/post/platforms.ts';
import { api } from '../../../lib/api/api.ts';
import { type ContentDraft, type DraftEvent, EMPTY_DRAFT, nextDraft } from './content-draft.ts';
import type { ScheduleFields } from './schedule-request.ts';

export const GENERATE_AFTER_MS = 1_000;

/** Drafts the content a second after what it is made from has stopped changing. */
export function useGeneratedContent({ description, agentType, platforms }: ScheduleFields, isOn: boolean) {
  const [draft, tell] = useReducer<ContentDraft, [DraftEvent]>(nextDraft, EMPTY_DRAFT);
  const [attempt, setAttempt] = useState(0);
  const generations = useRef(0);
  const brief = description.trim();
  const where = platforms.join();
  const isComplete = isOn && brief !== '' && agentType !== null && where !== '';
  const wanted = isComplete ? JSON.stringify([brief, agentType, where, attempt]) : null;
  /** What the last draft was made from, or could not be. */
  const [settled, setSettled] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is asked for by its number alone
  useEffect(() => {
    tell({ kind: 'dropped' });
    if (!isComplete) return;
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      const generation = ++generations.current;
      tell({ kind: 'began', generation });
      try {
        const input = { description: brief, platforms: where.split(',') as Platform[], agentType };
        const { data } = await api(generateContent, input, { signal: ending.signal });
        tell({ kind: 'arrived', generation, content: data });
      } catch {
        tell({ kind: 'failed', generation });
      }
      if (!ending.signal.aborted) setSettled(wanted);
    }, GENERATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [isOn, brief, agentType, where, attempt]);

  return {
    draft,
    tell,
    retry: () => setAttempt(attempt + 1),
    /** Whether a draft is still to come of what is filled in now. */
    isDue: wanted !== settled && wanted !== null,
  };
}
