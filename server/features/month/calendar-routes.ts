import type { FastifyInstance } from 'fastify';
import * as calls from '../../../domain/api/schedule/calendar-feed.ts';
import { Failure } from '../../../domain/errors.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import type { RateLimit } from '../../platform/rate-limits.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { calendarEventsOf } from './calendar/events.ts';
import { type FeedDeps, feedOf, ownerOfFeed, removeFeed, renewFeed } from './calendar/feed.ts';
import { icsOf } from './calendar/ics.ts';

export interface CalendarDeps extends FeedDeps {
  limits: { calendarReads: RateLimit; calendarGuesses: RateLimit };
}

/** As a secret is written; nothing else is looked for. */
const SECRET = /^([\w-]{43})\.ics$/;

/** Serves the schedule to calendars, and the secret address of it to its owner. */
export function calendarRoutes(app: FastifyInstance, { serve }: ApiRouter, deps: CalendarDeps): void {
  serve(calls.getCalendarFeed, [], async ({ caller }) => ({ data: await feedOf(deps, caller.userId) }));
  serve(calls.renewCalendarFeed, [], async ({ caller }) => ({
    message: 'This address is yours alone. Any earlier one no longer works.',
    data: await renewFeed(deps, caller.userId),
  }));
  serve(calls.deleteCalendarFeed, [], async ({ caller }) => ({
    message: 'The address no longer works.',
    data: await removeFeed(deps, caller.userId),
  }));

  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const secret = SECRET.exec(request.params.file)?.[1] ?? '';
    const userId = secret === '' ? null : await ownerOfFeed(deps, secret);
    if (userId === null) {
      await deps.limits.calendarGuesses.spend(networkOf(request.ip));
      throw new Failure('NOT_FOUND', 'There is no calendar at this address. It may have been renewed by its owner.');
    }
    await deps.limits.calendarReads.spend(userId);
    const now = deps.clock();
    const events = await calendarEventsOf(deps.db, userId, deps.appUrl.origin, now);
    // Weak, since the text also tells when it was written: what counts is what stands in it.
    const etag = `W/"${hashSecret(JSON.stringify(events))}"`;
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="fanfare.ics"',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.send(icsOf('Fanfare', events, now));
  });
}
