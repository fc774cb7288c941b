export const POLL_EVERY_MS = 5_000;
export const MOST_POLLS = 30;
export const TIMED_OUT = 'Timed out checking workflow status.';

const FINAL = new Set(['completed', 'failed']);

interface Ports {
  /** Asks the server where the task stands. */
  ask: () => Promise<string>;
  onStatus: (status: string) => void;
  signal: AbortSignal;
}

/** Asks every five seconds how a task that was started stands; says false where it has not ended after thirty times. */
export async function watchExecution({ ask, onStatus, signal }: Ports): Promise<boolean> {
  for (let polls = 0; polls < MOST_POLLS; polls++) {
    await wait(POLL_EVERY_MS, signal);
    if (signal.aborted) return true;
    // A question that gets no answer is asked again with the next one.
    const status = await ask().catch(() => null);
    if (signal.aborted) return true;
    if (status === null) continue;
    onStatus(status);
    if (FINAL.has(status)) return true;
  }
  return false;
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
