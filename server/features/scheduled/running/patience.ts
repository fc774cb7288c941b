import { setTimeout as pause } from 'node:timers/promises';
import { AiFailure } from '../../../platform/ai/failures.ts';

/** How long a run waits before each further try: an outage of seconds, or of a minute or two, costs nobody a post. */
const PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000];
const LONGEST_PAUSE_MS = 60_000;

/** Does an agent's work, and again after a while where what it threw may pass by itself. */
export async function withPatience<T>(
  work: () => Promise<T>,
  mayPass: (thrown: unknown) => boolean,
  signal: AbortSignal,
): Promise<T> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work();
    } catch (thrown) {
      if (signal.aborted || !mayPass(thrown)) throw thrown;
      const wished = thrown instanceof AiFailure ? (thrown.retryAfterMs ?? 0) : 0;
      // A run that is called off while it waits learns so from its next try.
      await pause(Math.min(Math.max(pauseMs, wished), LONGEST_PAUSE_MS), undefined, { signal }).catch(() => {});
    }
  }
  return work();
}
