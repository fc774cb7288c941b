import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import { FREE_SCHEDULES_PER_DAY } from '../../../domain/free-plan.ts';
import { dayOf, monthAndDay } from '../../lib/days.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { runs } from '../../platform/db/schema/scheduled.ts';
import { spentPlaces } from '../../platform/db/schema/usage.ts';
import { firstFullDay, type WantedPlaces } from './places.ts';
import type { ScheduledRow } from './series/series.ts';

/** Lets a free account set so many schedules for each of its days and no more, however many approvals come at once. */
export async function takePlaces(tx: Transaction, userId: string, wanted: WantedPlaces): Promise<void> {
  const { premium, timeZone } = await holdAccount(tx, userId);
  if (premium) return;
  const day = await firstFullDay(tx, userId, timeZone, wanted);
  if (day === null) return;
  throw new Failure(
    'CONFLICT',
    `You can schedule up to ${FREE_SCHEDULES_PER_DAY} workflows per day on the free plan. ${monthAndDay(day)} is full.`,
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
export async function holdAccount(tx: Transaction, userId: string): Promise<{ premium: boolean; timeZone: string }> {
  const [account] = await tx
    .select({ premium: users.premium, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!account) throw new Failure('NOT_SIGNED_IN');
  return account;
}
