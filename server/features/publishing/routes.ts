import * as calls from '../../../domain/api/post/publishing.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import { publicationList, recordPosted } from './hand-over.ts';
import { type ResolveDeps, resolveUnconfirmed, sendAgain } from './resolve.ts';

/** Serves what people do with their posts on the way out. */
export function publishingRoutes(
  { serve }: ApiRouter,
  deps: ResolveDeps & { limits: { resolutions: RateLimit } },
): void {
  const counted = perUser(deps.limits.resolutions);
  serve(calls.listPublications, [], ({ input, caller }) => publicationList(deps.db, caller.userId, input));
  serve(calls.markPosted, [], async ({ input, caller }) => ({
    data: await recordPosted(deps, caller.userId, input),
  }));
  serve(calls.retryPublication, [counted], ({ input, caller }) => sendAgain(deps, caller.userId, input.id));
  serve(calls.resolvePublication, [counted], ({ input, caller }) => resolveUnconfirmed(deps, caller.userId, input));
}
