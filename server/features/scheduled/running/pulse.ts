import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/db/database.ts';
import { schedulerPulse } from '../../../platform/db/schema/scheduled.ts';

const ONLY_ROW = 1;
const SILENT_AFTER_SECONDS = 20;

/** Writes down that somebody keeps the time; not more often than anybody would want to know. */
export async function beat(db: Queries): Promise<void> {
  await db
    .insert(schedulerPulse)
    .values({ id: ONLY_ROW, at: sql`clock_timestamp()` })
    .onConflictDoUpdate({
      target: schedulerPulse.id,
      set: { at: sql`clock_timestamp()` },
      setWhere: sql`${schedulerPulse.at} < clock_timestamp() - interval '3 seconds'`,
    });
}

/** Whether some process keeps the time. */
export async function isKeepingTime(db: Queries): Promise<boolean> {
  const [row] = await db
    .select({
      alive: sql<boolean>`${schedulerPulse.at} > clock_timestamp() - make_interval(secs => ${SILENT_AFTER_SECONDS})`,
    })
    .from(schedulerPulse)
    .where(eq(schedulerPulse.id, ONLY_ROW));
  return row?.alive ?? false;
}
