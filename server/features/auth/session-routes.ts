import * as calls from '../../../domain/api/account/sessions.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { whenceOf } from '../../platform/http/device-of.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import type { RecordEvent } from '../../platform/security-events.ts';
import { securityEventsOf } from './events.ts';
import { endListed, endSessionsOf, openSessions } from './sessions.ts';

export interface SessionRouteDeps {
  db: Database;
  clock: Clock;
  record: RecordEvent;
}

/** Serves where somebody is signed in, and what happened to their account. */
export function sessionRoutes({ serve }: ApiRouter, { db, clock, record }: SessionRouteDeps): void {
  serve(calls.listSessions, [], async ({ caller }) => ({ data: await openSessions(db, caller, clock()) }));

  serve(calls.endOneSession, [], async ({ caller, input, request }) => {
    await db.transaction(async (tx) => {
      const [ended] = await endListed(tx, caller.userId, input.id);
      if (ended === undefined) throw new Failure('NOT_FOUND', 'This session has ended already.');
      await record(tx, { userId: caller.userId, kind: 'session-ended', ...whenceOf(request), device: ended });
    });
    return { message: 'Signed out there', data: await openSessions(db, caller, clock()) };
  });

  serve(calls.endOtherSessions, [], async ({ caller, request }) => {
    await db.transaction(async (tx) => {
      for (const device of await endSessionsOf(tx, caller.userId, caller.sessionId))
        await record(tx, { userId: caller.userId, kind: 'session-ended', ...whenceOf(request), device });
    });
    return { message: 'Signed out everywhere else', data: await openSessions(db, caller, clock()) };
  });

  serve(calls.listSecurityEvents, [], async ({ caller }) => ({ data: await securityEventsOf(db, caller.userId) }));
}
