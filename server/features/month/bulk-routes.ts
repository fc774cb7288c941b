import { bulkScheduledWorkflows } from '../../../domain/api/schedule/bulk.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import type { EditDeps } from '../scheduled/edits.ts';
import { bulk } from './bulk.ts';

/** Serves what is done with many posts at once. */
export function bulkRoutes({ serve }: ApiRouter, deps: EditDeps & { limits: { bulk: RateLimit } }): void {
  serve(bulkScheduledWorkflows, [perUser(deps.limits.bulk)], ({ input, caller, timeZone }) =>
    bulk(deps, caller.userId, input, timeZone),
  );
}
