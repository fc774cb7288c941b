import { LIVE_CHANGES, type LiveChange } from '../../../domain/api/live.ts';

/** Waits between two attempts: short at first, never longer than half a minute. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** Many changes at once are told as one. */
const GATHER_MS = 400;

type Listener = () => void;

/**
 * A line that is open while anybody listens and opens again when it breaks. After a break it tells of every kind of
 * change, since some may have been missed.
 */
export function createLiveLine(open: (signal: AbortSignal) => AsyncIterable<LiveChange | 'ready'>) {
  const listeners = new Map<LiveChange, Set<Listener>>(LIVE_CHANGES.map((change) => [change, new Set()]));
  const gathered = new Map<LiveChange, ReturnType<typeof setTimeout>>();
  let line: AbortController | null = null;

  const tell = (change: LiveChange): void => {
    if (gathered.has(change)) return;
    const timer = setTimeout(() => {
      gathered.delete(change);
      for (const listener of listeners.get(change) ?? []) listener();
    }, GATHER_MS);
    gathered.set(change, timer);
  };

  async function keepOpen({ signal }: AbortController): Promise<void> {
    let hasBroken = false;
    let waitMs = FIRST_WAIT_MS;
    while (!signal.aborted) {
      try {
        for await (const event of open(signal)) {
          waitMs = FIRST_WAIT_MS;
          if (event !== 'ready') tell(event);
          else if (hasBroken) for (const change of LIVE_CHANGES) tell(change);
        }
      } catch {
        // The server is away, or the session has ended: try again, ever more slowly.
      }
      hasBroken = true;
      if (signal.aborted) return;
      await pause(waitMs, signal);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    }
  }

  /** Listens for one kind of change until the answer is called. */
  return (change: LiveChange, listener: Listener): (() => void) => {
    listeners.get(change)?.add(listener);
    if (!line) {
      line = new AbortController();
      void keepOpen(line);
    }
    return () => {
      listeners.get(change)?.delete(listener);
      if ([...listeners.values()].some(({ size }) => size > 0)) return;
      line?.abort();
      line = null;
      for (const timer of gathered.values()) clearTimeout(timer);
      gathered.clear();
    };
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
