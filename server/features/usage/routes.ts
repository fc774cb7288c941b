import { checkUsage } from '../../../domain/api/account/usage.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { usageOf } from './usage.ts';

export interface UsageDeps {
  db: Database;
  clock: Clock;
  /** The models' budget; null where the operator's serve nothing for a user, or nothing limits them. */
  budgetFor(userId: string): Promise<number | null>;
}

/** Serves what an account may still start. */
export function usageRoutes({ serve }: ApiRouter, { db, clock, budgetFor }: UsageDeps): void {
  serve(checkUsage, [], async ({ caller: { userId } }) => ({
    data: await usageOf(db, userId, clock(), await budgetFor(userId)),
  }));
}
