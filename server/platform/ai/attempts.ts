import { setTimeout as sleep } from 'node:timers/promises';
import type { Redact } from './connected/redact.ts';

export interface AttemptOptions {
  /** The caller's: aborting it ends the work. */
  signal: AbortSignal | undefined;
  /** For all tries together. */
  timeoutMs: number;
  retries: number;
  backoffMs: number;
  redact: Redact;
  /** Whether another try is still harmless, e.g. nothing was shown yet. */
  mayRetry?: () => boolean;
}

const ENDED = new Error('The work has ended');

/** Runs the work until it succeeds, fails for good, is aborted or runs out of time; throws nothing but AiFailure. */
export async function attempt<T>(work: (signal: AbortSignal) => Promise<T>, options: AttemptOptions): Promise<T> {
  const { signal: caller, timeoutMs, retries, backoffMs, redact, mayRetry = () => true } = options;
  // One controller for both ends, by hand: joined signals cost more than a trivial agent's work.
  const ending = new AbortController();
  const { signal } = ending;
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    ending.abort();
  }, timeoutMs);
  const giveUp = (): void => ending.abort(caller?.reason);
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp, { once: true });
  const endsAt = performance.now() + timeoutMs;
  try {
    for (let tries = 0; ; tries++) {
      try {
        return await untilAborted(work, signal);
      } catch (error) {
        // The makers' library comes with the first model, or here: most starts need neither.
        const { toAiFailure } = await import('./connected/to-failure.ts');
        const failure = toAiFailure(error, { aborted: caller?.aborted ?? false, timedOut }, redact);
        const delay = failure.retryAfterMs ?? backoffMs * 2 ** tries;
        const isWorthwhile = failure.retryable && failure.kind !== 'timeout' && performance.now() + delay < endsAt;
        if (!isWorthwhile || tries >= retries || !mayRetry()) throw failure;
        // An abort while waiting is told by the next try, which then starts no work.
        await sleep(delay, null, { signal }).catch(() => {});
      }
    }
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
    // Whatever the work left open ends with it; a reason of its own for each would cost more than the work.
    ending.abort(ENDED);
  }
}

/** Ends with the signal even where the work itself does not listen to it. */
async function untilAborted<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const stop = (): void => aborted.reject(signal.reason);
  if (signal.aborted) throw signal.reason;
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work(signal), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
