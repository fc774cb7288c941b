import { setTimeout as sleep } from 'node:timers/promises';
import type { Redact } from './redact.ts';
import { toFailure } from './to-failure.ts';

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
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  const signal = caller ? AbortSignal.any([caller, deadline.signal]) : deadline.signal;
  const endsAt = performance.now() + timeoutMs;
  try {
    for (let tries = 0; ; tries++) {
      try {
        return await untilAborted(work, signal);
      } catch (error) {
        const ending = { aborted: caller?.aborted ?? false, timedOut: deadline.signal.aborted };
        const failure = toFailure(error, ending, redact);
        const delay = failure.retryAfterMs ?? backoffMs * 2 ** tries;
        const isWorthwhile = failure.retryable && failure.kind !== 'timeout' && performance.now() + delay < endsAt;
        if (!isWorthwhile || tries >= retries || !mayRetry()) throw failure;
        // An abort while waiting is told by the next try, which then starts no work.
        await sleep(delay, null, { signal }).catch(() => {});
      }
    }
  } finally {
    clearTimeout(timer);
    // Whatever the work left open ends with it; a reason of its own for each would cost more than the work.
    deadline.abort(ENDED);
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
