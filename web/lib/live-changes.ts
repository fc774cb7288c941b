import { LIVE_CHANGES, type LiveChange, liveChanges } from '../../domain/api/live.ts';
import { respond } from './api.ts';
import { readEvents } from './event-stream.ts';
import { createLiveLine } from './live-line.ts';

async function* events(signal: AbortSignal): AsyncGenerator<LiveChange | 'ready'> {
  const response = await respond(liveChanges, {}, { signal, timeoutMs: null, accept: 'text/event-stream' });
  if (!response.body) return;
  for await (const { event } of readEvents(response.body)) {
    const known = ['ready' as const, ...LIVE_CHANGES].find((name) => name === event);
    if (known) yield known;
  }
}

/** Calls back whenever something of this user's has changed; one open connection serves the whole page. */
export const onLiveChange = createLiveLine(events);
