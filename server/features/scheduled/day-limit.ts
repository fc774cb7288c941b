import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { type Day, dayOf, monthAndDay } from '../../../domain/days.ts';
import { Failure } from '../../../domain/errors.ts';
import { FREE_SCHEDULES_PER_DAY } from '../../../domain/scheduled.ts';
import { occurrencesBetween } from '../../../domain/time.ts';
import type { Queries, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { scheduledWorkflows, series } from '../../platform/db/schema/scheduled.ts';

/** Lets a free account set so many schedules for one of its days and no more, however many approvals come at once. */
export async function takePlaceOnDay(tx: Transaction, userId: string, scheduledFor: Date): Promise<void> {
  // Held until the transaction ends: approvals of one account count one after the other.
  const [account] = await tx
    .select({ premium: users.premium, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!account) throw new Failure('NOT_SIGNED_IN');
  if (account.premium) return;
  const day = dayOf(scheduledFor, account.timeZone);
  if ((await schedulesOn(tx, userId, day)) < FREE_SCHEDULES_PER_DAY) return;
  throw new Failure(
    'CONFLICT',
    `You can schedule up to ${FREE_SCHEDULES_PER_DAY} workflows per day on the free plan. ${monthAndDay(day.date)} is full.`,
  );
}

/** How many schedules touch a day: those that have a row on it, and the series that will reach it. */
async function schedulesOn(db: Queries, userId: string, day: Day): Promise<number> {
  const ofUser = eq(scheduledWorkflows.userId, userId);
  const [rows] = await db
    .select({
      count: sql<number>`count(distinct coalesce(${scheduledWorkflows.seriesId}, ${scheduledWorkflows.id}))::int`,
    })
    .from(scheduledWorkflows)
    .where(
      and(ofUser, gte(scheduledWorkflows.scheduledFor, day.begins), lt(scheduledWorkflows.scheduledFor, day.ends)),
    );
  const earlier = await db
    .select({ rule: series.rule, start: series.wallTime, timeZone: series.timeZone })
    .from(scheduledWorkflows)
    .innerJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .where(
      and(
        ofUser,
        inArray(scheduledWorkflows.status, ['scheduled', 'executing']),
        lt(scheduledWorkflows.scheduledFor, day.begins),
      ),
    );
  const from = Temporal.Instant.fromEpochMilliseconds(day.begins.getTime());
  const to = Temporal.Instant.fromEpochMilliseconds(day.ends.getTime() - 1);
  return (rows?.count ?? 0) + earlier.filter((recurring) => occurrencesBetween(recurring, from, to).length > 0).length;
}
