import type { FastifyInstance } from 'fastify';
import { LIVE_CHANGES, type LiveChange, liveChanges } from '../../../domain/api/live.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Notifications, UserChange } from '../../platform/db/notifications.ts';
import { whenClosed } from '../../platform/http/closing.ts';
import type { Authenticate } from '../../platform/http/context.ts';
import { type EventStream, openEventStream } from '../../platform/http/event-stream.ts';

/** How many screens of one user are served live; older ones fall back to asking now and then. */
const MOST_STREAMS = 20;
/** How many one user may have open at all: each is a socket, and there are so many for everybody. */
const MOST_OPEN = 100;

export interface LiveDeps {
  authenticate: Authenticate;
  notifications: Notifications;
  clock: Clock;
}

/** Serves GET /api/events: what of the caller's has changed, as it changes, and of nobody else's. */
export function liveRoutes(app: FastifyInstance, { authenticate, notifications, clock }: LiveDeps): void {
  /** Every open screen of each user, the oldest first. */
  const open = new Map<string, Set<EventStream>>();
  let isClosing = false;
  const tell = (screens: Iterable<EventStream>, changes: readonly LiveChange[]): void => {
    for (const { emit } of [...screens].slice(-MOST_STREAMS)) for (const change of changes) emit(change, {});
  };

  notifications.on('fanfare_changes', (payload) => {
    // An empty message: some may have been missed, so every screen looks again.
    if (payload === '') {
      for (const screens of open.values()) tell(screens, LIVE_CHANGES);
      return;
    }
    const { userId, change } = JSON.parse(payload) as { userId: string; change: UserChange };
    const screens = open.get(userId) ?? [];
    // Whoever still has a session comes back at once; the others learn that theirs is over.
    if (change === 'sessions.ended') for (const { end } of [...screens]) end();
    else tell(screens, [change]);
  });

  app.get('/api/events', async (request, reply) => {
    const { userId, expiresAt } = await authenticate(request, liveChanges);
    // Whoever comes back finds another process, or this one when it is there again.
    if (isClosing) throw new Failure('UNAVAILABLE');
    const screens = open.get(userId) ?? new Set();
    if (screens.size >= MOST_OPEN)
      throw new Failure('RATE_LIMITED', 'Fanfare is open on too many screens. Please close some of them.', {
        retryAfterSeconds: 60,
      });
    open.set(userId, screens);
    const screen = openEventStream(reply);
    screens.add(screen);
    const expiry = setTimeout(screen.end, expiresAt.getTime() - clock().getTime());
    whenClosed(reply, () => {
      clearTimeout(expiry);
      screens.delete(screen);
      if (screens.size === 0 && open.get(userId) === screens) open.delete(userId);
    });
    screen.emit('ready', {});
    return reply;
  });

  // No stream ends by itself: whoever ends the product would wait for the last screen to be closed.
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const screens of open.values()) for (const { end } of [...screens]) end();
  });
}
