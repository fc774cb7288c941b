import { LIVE_CHANGES, type LiveChange, liveChanges } from '../../../domain/api/live.ts';
import { respond } from './api.ts';
import { readEvents } from './event-stream.ts';
import { createLiveLine } from './live-line.ts';

async function* events(signal: AbortSignal): AsyncGenerator<LiveChange | 'ready'> {
  const response = await respond(liveChanges, {}, { signal, isStream: true, accept: 'text/event-stream' });
  if (!response.body) return;
  for await (const { event } of readEvents(response.body)) {
    const known = ['ready' as const, ...LIVE_CHANGES].find((name) => name === event);
    if (known) yield known;
  }
}

const line = createLiveLine(events);

/**
 * Calls back whenever something of this user's has changed, until the answer is called; one open connection serves the
 * whole page. A hidden page has none, since a browser opens only six to one place for all its tabs: it looks again when it
 * is seen again.
 */
export function onLiveChange(change: LiveChange, listener: (why: 'told' | 'seen-again') => void): () => void {
  const listen = () => (document.visibilityState === 'visible' ? line(change, () => listener('told')) : null);
  let stop = listen();
  const follow = (): void => {
    stop?.();
    stop = listen();
    if (stop) listener('seen-again');
  };
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop?.();
  };
}

/** Like the above, but while the page is hidden too: for the one page of all tabs that tells of things by itself. */
export function whileTold(change: LiveChange, listener: () => void): () => void {
  return line(change, listener);
}
