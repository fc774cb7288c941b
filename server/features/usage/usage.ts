import { and, eq, sql } from 'drizzle-orm';
import type { checkUsage } from '../../../domain/api/account/usage.ts';
import type { AnswerOf } from '../../../domain/api/call.ts';
import { Failure } from '../../../domain/errors.ts';
import { FREE_RUNS_PER_DAY } from '../../../domain/free-plan.ts';
import { formatLong } from '../../../domain/time.ts';
import { type Day, dayOf } from '../../lib/days.ts';
import type { Queries } from '../../platform/db/database.ts';
import { noticeOf, tellChange } from '../../platform/db/notifications.ts';
import { preparedOn } from '../../platform/db/prepared.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { usageDays } from '../../platform/db/schema/usage.ts';
import { togetherBy } from '../../platform/together.ts';

/** A run that was counted. */
export interface Debit {
  /** The account's own zone, by whose days it is counted. */
  timeZone: string;
  /** Takes it back; only for a run of which nothing was started. */
  refund(): Promise<void>;
}

/** One statement: however many come at once, the row lets exactly the limit pass, and what passes is told. */
const countRuns = preparedOn((db) =>
  db
    .insert(usageDays)
    .values({ userId: sql.placeholder('userId'), day: sql.placeholder('day'), used: sql.placeholder('runs') })
    .onConflictDoUpdate({
      target: [usageDays.userId, usageDays.day],
      set: { used: sql`${usageDays.used} + excluded.used` },
      setWhere: sql`${sql.placeholder('premium')}::boolean or ${usageDays.used} + excluded.used <= ${FREE_RUNS_PER_DAY}`,
    })
    .returning({ told: sql`pg_notify('fanfare_changes', ${sql.placeholder('notice')})` })
    .prepare('count_runs'),
);

/** Counts one run of an account before its work starts, or fails with QUOTA_EXCEEDED. */
export async function debitRun(db: Queries, userId: string, now: Date): Promise<Debit> {
  const counted = await countingOn(db)({ userId, now });
  if (counted instanceof Failure) throw counted;
  return counted;
}

/** Runs that an account starts at once are counted at once: each alone would wait for the same row, on a connection of its own. */
const countingOn = preparedOn((db) =>
  togetherBy(
    ({ userId }: { userId: string; now: Date }) => userId,
    async (asked, userId) => {
      const now = new Date(Math.max(...asked.map((one) => one.now.getTime())));
      const { premium, timeZone, day } = await accountDay(db, userId, now);
      const count = async (runs: number): Promise<boolean> => {
        const notice = noticeOf(userId, 'usage.changed');
        return (await countRuns(db).execute({ userId, day: day.date, runs, premium, notice })).length > 0;
      };
      const debit = { timeZone, refund: () => refund(db, userId, day) };
      const mayAllPass = premium || asked.length <= FREE_RUNS_PER_DAY;
      if (mayAllPass && (await count(asked.length))) return asked.map(() => debit);
      const results: (Debit | Failure)[] = [];
      for (const _ of asked) results.push((await count(1)) ? debit : quotaExceeded(day, timeZone, now));
      return results;
    },
  ),
);

async function refund(db: Queries, userId: string, day: Day): Promise<void> {
  await db
    .update(usageDays)
    .set({ used: sql`${usageDays.used} - 1` })
    .where(and(eq(usageDays.userId, userId), eq(usageDays.day, day.date), sql`${usageDays.used} > 0`));
  // Whoever saw it counted sees it given back.
  await tellChange(db, userId, 'usage.changed');
}

/** What an account may still start today, and what connected models may still make for it within their budget. */
export async function usageOf(
  db: Queries,
  userId: string,
  now: Date,
  budget: number | null,
): Promise<AnswerOf<typeof checkUsage>['data']> {
  const { premium, day } = await accountDay(db, userId, now);
  const resetsAt = day.ends.toISOString();
  if (premium) return { isPremium: true, remainingUsage: null, limit: null, modelBudget: null, resetsAt };
  const [row] = await db
    .select({ used: usageDays.used, generated: usageDays.generated })
    .from(usageDays)
    .where(and(eq(usageDays.userId, userId), eq(usageDays.day, day.date)));
  const remainingUsage = Math.max(0, FREE_RUNS_PER_DAY - (row?.used ?? 0));
  const modelBudget =
    budget === null ? null : { remaining: Math.max(0, budget - (row?.generated ?? 0)), limit: budget };
  return { isPremium: false, remainingUsage, limit: FREE_RUNS_PER_DAY, modelBudget, resetsAt };
}

const accountOf = preparedOn((db) =>
  db
    .select({ premium: users.premium, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('account_of'),
);

/** An account's plan and the day of its own zone. */
export async function accountDay(
  db: Queries,
  userId: string,
  now: Date,
): Promise<{ premium: boolean; timeZone: string; day: Day }> {
  const [account] = await accountOf(db).execute({ userId });
  if (!account) throw new Failure('NOT_SIGNED_IN');
  return { ...account, day: dayOf(now, account.timeZone) };
}

function quotaExceeded(day: Day, timeZone: string, now: Date): Failure {
  const again = formatLong(day.ends.toISOString(), timeZone);
  return new Failure(
    'QUOTA_EXCEEDED',
    `You have used all ${FREE_RUNS_PER_DAY} free workflows of today. You get new ones on ${again}.`,
    { retryAfterSeconds: Math.max(1, Math.ceil((day.ends.getTime() - now.getTime()) / 1000)) },
  );
}
