import type { FastifyInstance } from 'fastify';
import { LIVE_CHANGES, type LiveChange } from '../../../domain/api/live.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Change, Notifications } from '../../platform/db/notifications.ts';
import { whenClosed } from '../../platform/http/closing.ts';
import type { Authenticate } from '../../platform/http/context.ts';
import { openEventStream } from '../../platform/http/event-stream.ts';

/** How many screens of one user are served live; older ones fall back to asking now and then. */
const MOST_STREAMS = 20;
/** How many one user may have open at all: each is a socket, and there are so many for everybody. */
const MOST_OPEN = 100;

/** Serves GET /api/events: what of the caller's has changed, as it changes, and of nobody else's. */
export function liveRoutes(app: FastifyInstance, authenticate: Authenticate, notifications: Notifications): void {
  const open = new Map<string, Set<{ tell(change: LiveChange | ''): void; end(): void }>>();
  const ends = new Set<() => void>();
  const counts = new Map<string, number>();

  notifications.on('fanfare_changes', (payload) => {
    // An empty message: some may have been missed, so every screen looks again.
    if (payload === '') {
      for (const screens of open.values()) for (const { tell } of screens) tell('');
      return;
    }
    const { userId, change } = JSON.parse(payload) as { userId: string; change: Change };
    for (const { tell, end } of [...(open.get(userId) ?? [])]) {
      // Whoever still has a session comes back at once; the others learn that theirs is over.
      if (change === 'sessions.ended') end();
      else tell(change);
    }
  });

  app.get('/api/events', async (request, reply) => {
    const { userId } = await authenticate(request);
    const count = counts.get(userId) ?? 0;
    if (count >= MOST_OPEN)
      throw new Failure('RATE_LIMITED', 'Fanfare is open on too many screens.', { retryAfterSeconds: 60 });
    counts.set(userId, count + 1);
    const screens = open.get(userId) ?? new Set();
    open.set(userId, screens);
    const { emit, end } = openEventStream(reply);
    const screen = {
      tell: (change: LiveChange | ''): void => {
        for (const one of change === '' ? LIVE_CHANGES : [change]) emit(one, {});
      },
      end,
    };
    const [oldest] = screens;
    if (screens.size >= MOST_STREAMS && oldest) screens.delete(oldest);
    screens.add(screen);
    ends.add(end);
    whenClosed(reply, () => {
      ends.delete(end);
      const left = (counts.get(userId) ?? 1) - 1;
      if (left > 0) counts.set(userId, left);
      else counts.delete(userId);
      screens.delete(screen);
      if (screens.size === 0 && open.get(userId) === screens) open.delete(userId);
      end();
    });
    emit('ready', {});
    return reply;
  });

  // No stream ends by itself: whoever ends the product would wait for the last screen to be closed.
  app.addHook('preClose', async () => {
    for (const end of ends) end();
  });
}
