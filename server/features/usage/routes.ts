import { checkUsage } from '../../../domain/api/usage.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Router } from '../../platform/http/route.ts';
import { usageOf } from './usage.ts';

/** Serves what an account may still start. */
export function usageRoutes({ serve }: Router, { db, clock }: { db: Database; clock: Clock }): void {
  serve(checkUsage, [], async ({ caller }) => ({ data: await usageOf(db, caller.userId, clock()) }));
}
