import * as calls from '../../../domain/api/schedule/posting-slots.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { perUser, type RateLimit } from '../../platform/rate-limits.ts';
import { nextFreeSlot, saveSlots, slotsOf } from './posting-slots.ts';

/** Serves the weekly moments at which people post. */
export function slotRoutes(
  { serve }: ApiRouter,
  deps: { db: Database; clock: Clock; limits: { slotSearches: RateLimit } },
): void {
  const { db } = deps;
  serve(calls.getPostingSlots, [], async ({ caller }) => ({ data: await slotsOf(db, caller.userId) }));
  serve(calls.savePostingSlots, [], async ({ input, caller }) => ({
    data: await saveSlots(db, caller.userId, input.slots),
  }));
  serve(calls.nextPostingSlot, [perUser(deps.limits.slotSearches)], async ({ input, caller }) => ({
    data: await nextFreeSlot(deps, caller.userId, input.platforms, input.asking),
  }));
}
