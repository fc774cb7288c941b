import { checkUsage } from '../../../domain/api/usage.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Router } from '../../platform/http/route.ts';
import { usageOf } from './usage.ts';

export interface UsageDeps {
  db: Database;
  clock: Clock;
  /** The models' budget; null where no model is connected or nothing limits it. */
  shownBudget: number | null;
}

/** Serves what an account may still start. */
export function usageRoutes({ serve }: Router, { db, clock, shownBudget }: UsageDeps): void {
  serve(checkUsage, [], async ({ caller }) => ({ data: await usageOf(db, caller.userId, clock(), shownBudget) }));
}
