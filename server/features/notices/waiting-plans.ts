import { and, eq, gt, lte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { tellChanges } from '../../platform/db/notifications.ts';
import { notices } from '../../platform/db/schema/notices.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import type { NoteDown } from './notes.ts';
import { approvalNote } from './words.ts';

/** So long before its time a plan that waits is told of; one that was made just now is still before its owner's eyes. */
const AHEAD = sql`interval '1 hour'`;
const JUST_NOW = sql`interval '15 minutes'`;
const MOST_AT_ONCE = 500;

/** Tells of the plans that still wait for approval while their time is near. Any process may look, as often as it likes. */
export async function tellOfWaitingPlans({
  db,
  noteDown,
  databaseNow,
}: {
  db: Database;
  noteDown: NoteDown;
  databaseNow: () => SQL<Date>;
}): Promise<void> {
  const { id, userId, workflowName, scheduledAt, timeZone } = schedulePlans;
  const plans = await db.transaction(async (tx) => {
    const now = sql`(select ${databaseNow()})`;
    // The very cause that its note has.
    const told = tx
      .select({ id: notices.id })
      .from(notices)
      .where(
        and(
          eq(notices.userId, userId),
          eq(notices.kind, 'approval'),
          sql`${notices.cause} = ${id} || ' ' || to_char(${scheduledAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
        ),
      );
    const waiting = await tx
      .select({ id, userId, workflowName, scheduledAt, timeZone })
      .from(schedulePlans)
      .where(
        and(
          // In the very words of the index that finds them.
          sql`${schedulePlans.state} = 'pending'`,
          gt(scheduledAt, now),
          lte(scheduledAt, sql`${now} + ${AHEAD}`),
          lte(schedulePlans.createdAt, sql`${now} - ${JUST_NOW}`),
          notExists(told),
        ),
      )
      .limit(MOST_AT_ONCE);
    await noteDown(tx, waiting.map(approvalNote));
    return waiting;
  });
  await tellChanges(
    db,
    plans.map((plan) => plan.userId),
    'notices.changed',
  );
}
