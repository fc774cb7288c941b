import { and, eq, sql } from 'drizzle-orm';
import type { Meter } from '../../platform/ai/ai.ts';
import { AiFailure } from '../../platform/ai/failures.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db/database.ts';
import { noticeOf, tellChange } from '../../platform/db/notifications.ts';
import { preparedOn } from '../../platform/db/prepared.ts';
import { usageDays } from '../../platform/db/schema/usage.ts';
import { accountDay } from './usage.ts';

export interface BudgetDeps {
  db: Queries;
  clock: Clock;
  /** For one free account and day; null where nothing is limited. */
  dailyBudget: number | null;
}

/** Who has a model make something: a person at the screen, or a post that was approved and runs at its time. */
export type Occasion = 'asked' | 'scheduled';

/** One statement, as for runs: however many agents come at once, exactly the budget passes. */
const countGenerated = preparedOn((db) =>
  db
    .insert(usageDays)
    .values({ userId: sql.placeholder('userId'), day: sql.placeholder('day'), used: 0, generated: 1 })
    .onConflictDoUpdate({
      target: [usageDays.userId, usageDays.day],
      set: { generated: sql`${usageDays.generated} + 1` },
      setWhere: sql`${sql.placeholder('premium')}::boolean or ${usageDays.generated} < ${sql.placeholder('most')}::int`,
    })
    .returning({ told: sql`pg_notify('fanfare_changes', ${sql.placeholder('notice')})` })
    .prepare('count_generated'),
);

/** The meter of what connected models make for one account; undefined where nothing is limited. */
export function meterFor(
  { db, clock, dailyBudget }: BudgetDeps,
  userId: string,
  occasion: Occasion,
): Meter | undefined {
  if (dailyBudget === null) return undefined;
  // A day of asking must not stop the posts that were approved for it: those have as much again in reserve.
  const most = occasion === 'scheduled' ? 2 * dailyBudget : dailyBudget;
  return async () => {
    const now = clock();
    const { premium, day } = await accountDay(db, userId, now);
    const notice = noticeOf(userId, 'usage.changed');
    const counted = await countGenerated(db).execute({ userId, day: day.date, premium, most, notice });
    if (counted.length === 0) throw new AiFailure('over-budget', { retryAfterMs: day.ends.getTime() - now.getTime() });
    return {
      refund: async () => {
        await db
          .update(usageDays)
          .set({ generated: sql`${usageDays.generated} - 1` })
          .where(and(eq(usageDays.userId, userId), eq(usageDays.day, day.date), sql`${usageDays.generated} > 0`));
        await tellChange(db, userId, 'usage.changed');
      },
    };
  };
}
