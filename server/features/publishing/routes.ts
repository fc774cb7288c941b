import * as calls from '../../../domain/api/publishing.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Router } from '../../platform/http/route.ts';
import { publicationList, recordPosted } from './hand-over.ts';

/** Serves what people do with their posts on the way out. */
export function publishingRoutes({ serve }: Router, deps: { db: Database; clock: Clock }): void {
  serve(calls.listPublications, [], ({ input, caller }) => publicationList(deps.db, caller.userId, input));
  serve(calls.markPosted, [], async ({ input, caller }) => ({
    data: await recordPosted(deps, caller.userId, input),
  }));
}
