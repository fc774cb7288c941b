import { eq, sql } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { scheduledWorkflows, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { wakeScheduler } from './changes.ts';
import { checkUpcoming, momentAt } from './moments.ts';
import type { ScheduledRow } from './series/series.ts';

/**
 * Moves those of some workflows together that nothing stands against: they run once, they wait, their new moment is to come, and their
 * account has as many places as it likes. The transaction holds them; tells which were moved.
 */
export async function moveTasks(
  tx: Transaction,
  userId: string,
  rows: ScheduledRow[],
  targets: ReadonlyMap<string, Date | undefined>,
  now: Date,
): Promise<Set<string>> {
  const [account] = await tx.select({ premium: users.premium }).from(users).where(eq(users.id, userId));
  if (!account?.premium) return new Set();
  const moved = rows.flatMap(({ id, status, timeZone, seriesId }) => {
    const at = targets.get(id);
    // Of a series, one that is moved may leave others to be made.
    return at && seriesId === null && status === 'scheduled' && isUpcoming(at, timeZone, now)
      ? [{ id, at: at.toISOString() }]
      : [];
  });
  if (moved.length === 0) return new Set();
  const [ids, moments] = [sql.param(moved.map(({ id }) => id)), sql.param(moved.map(({ at }) => at))];
  await tx.execute(sql`
    update ${scheduledWorkflows} set scheduled_for = target.moment
    from unnest(${ids}::uuid[], ${moments}::timestamptz[]) as target (id, moment)
    where ${scheduledWorkflows.id} = target.id`);
  await tx
    .insert(taskEvents)
    .values(moved.map(({ id }) => ({ scheduledWorkflowId: id, at: now, what: 'changed' as const })));
  await wakeScheduler(tx, userId);
  return new Set(moved.map(({ id }) => id));
}

function isUpcoming(at: Date, timeZone: string, now: Date): boolean {
  try {
    checkUpcoming(momentAt(at, timeZone, null), now);
    return true;
  } catch (thrown) {
    if (thrown instanceof Failure) return false;
    throw thrown;
  }
}
