import type { Queries } from '../../platform/db/database.ts';
import { notify, tellChange } from '../../platform/db/notifications.ts';

/** After any change of the schedule: timers look again when the next moment is, and the owner's screens follow. */
export async function wakeScheduler(db: Queries, userId: string): Promise<void> {
  await notify(db, 'fanfare_schedule');
  await tellChange(db, userId, 'scheduled.changed');
}
