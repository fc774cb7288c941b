import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { Temporal } from 'temporal-polyfill';
import { type Day, dayOf, monthAndDay } from '../../../domain/days.ts';
import { Failure } from '../../../domain/errors.ts';
import { FREE_SCHEDULES_PER_DAY } from '../../../domain/free-plan.ts';
import { occurrencesBetween } from '../../../domain/time.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { runs, scheduledWorkflows, series } from '../../platform/db/schema/scheduled.ts';
import { spentPlaces } from '../../platform/db/schema/usage.ts';
import type { ScheduledRow } from './series.ts';

/** Lets a free account set so many schedules for one of its days and no more, however many approvals come at once. */
export async function takePlaceOnDay(tx: Transaction, userId: string, scheduledFor: Date): Promise<void> {
  const account = await holdAccount(tx, userId);
  if (account.premium) return;
  const day = dayOf(scheduledFor, account.timeZone);
  if ((await schedulesOn(tx, userId, day)) < FREE_SCHEDULES_PER_DAY) return;
  throw new Failure(
    'CONFLICT',
    `You can schedule up to ${FREE_SCHEDULES_PER_DAY} workflows per day on the free plan. ${monthAndDay(day.date)} is full.`,
  );
}

/** Before a workflow that has run at its time is deleted, or scheduled again: the place that it has used stays used. */
export async function keepUsedPlace(tx: Transaction, row: ScheduledRow, next: 'deleted' | 'again'): Promise<void> {
  const { timeZone } = await holdAccount(tx, row.userId);
  // A run that somebody asked for was counted as a workflow instead.
  const [run] = await tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.scheduledWorkflowId, row.id), eq(runs.firing, row.scheduledFor)));
  if (!run) return;
  const place = next === 'deleted' ? (row.seriesId ?? row.id) : run.id;
  await tx
    .insert(spentPlaces)
    .values({ userId: row.userId, day: dayOf(row.scheduledFor, timeZone).date, place })
    .onConflictDoNothing();
}

/** Held until the transaction ends: what takes and frees places of one account comes one after the other. */
async function holdAccount(tx: Transaction, userId: string): Promise<{ premium: boolean; timeZone: string }> {
  const [account] = await tx
    .select({ premium: users.premium, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!account) throw new Failure('NOT_SIGNED_IN');
  return account;
}

/** How many schedules touch a day: those that have a row on it or had one, and the series that will reach it. */
async function schedulesOn(tx: Transaction, userId: string, day: Day): Promise<number> {
  const ofUser = eq(scheduledWorkflows.userId, userId);
  const places = await union(
    tx
      .select({ place: sql<string>`coalesce(${scheduledWorkflows.seriesId}, ${scheduledWorkflows.id})` })
      .from(scheduledWorkflows)
      .where(
        and(ofUser, gte(scheduledWorkflows.scheduledFor, day.begins), lt(scheduledWorkflows.scheduledFor, day.ends)),
      ),
    tx
      .select({ place: sql<string>`${spentPlaces.place}` })
      .from(spentPlaces)
      .where(and(eq(spentPlaces.userId, userId), eq(spentPlaces.day, day.date))),
  );
  const earlier = await tx
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
  return places.length + earlier.filter((recurring) => occurrencesBetween(recurring, from, to).length > 0).length;
}
