import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a connection, now and from now on. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;

/** How many parts of the page wait for a server that does not answer. */
const useWaiting = create(() => ({ count: 0 }));

const waitsFor = (more: 1 | -1): void => useWaiting.setState(({ count }) => ({ count: count + more }));

/** Whether a part of this page waits for a server that does not answer, now and from now on. */
export function useIsServerAway(): boolean {
  return useWaiting(({ count }) => count > 0);
}

/**
 * Fetches a part of the page. Where that fails for want of a connection or of a server it is tried again once they are
 * back: what fails for good stays broken until the whole page is loaded anew. Only a server that answers, and does not have
 * the part, has failed.
 */
export function patiently<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    let isSecondTry = false;
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (await isServerThere()) {
          // A connection that has just come back may cut one more file off.
          if (isSecondTry) throw error;
          isSecondTry = true;
        } else await untilServerIsThere();
        askAgainForStyles();
      }
    }
  };
}

async function untilServerIsThere(): Promise<void> {
  waitsFor(1);
  let wait = FIRST_WAIT_MS;
  do {
    await someTimeOrOnline(wait);
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
  } while (!(await isServerThere()));
  waitsFor(-1);
}

/** Whether the server gives out files: the smallest of them is asked for, without its content. */
async function isServerThere(): Promise<boolean> {
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}

/** Whether the server answers calls, with all that it needs for that. */
async function areCallsAnswered(): Promise<boolean> {
  const answer = await fetch('/api/health-check', { cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}

/**
 * Does something again, less and less often, as soon as calls are answered; until it says that nothing is left to do. What
 * fails for other reasons while calls are answered costs little.
 */
export async function untilAnswered(doAgain: () => Promise<boolean>): Promise<void> {
  let wait = FIRST_WAIT_MS;
  let isDone = false;
  while (!isDone) {
    await someTimeOrOnline(wait);
    wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    isDone = (await areCallsAnswered()) && (await doAgain());
  }
}

function someTimeOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    window.addEventListener('online', goOn);
  });
}

/** A style sheet that failed to load is not asked for a second time by itself. */
function askAgainForStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}
