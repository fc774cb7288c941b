import { notInArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { notify, tellChange } from '../../platform/db/notifications.ts';
import { taskEvents } from '../../platform/db/schema/scheduled.ts';

/** What has happened to a workflow beyond being scheduled: one without it waits as it was put there, whatever it is sorted under. */
export const isChange = notInArray(taskEvents.what, ['scheduled', 'labelled']);

/** After any change of the schedule: timers look again when the next moment is, and the owner's screens follow. */
export async function wakeScheduler(db: Queries, userId: string): Promise<void> {
  await notify(db, 'fanfare_schedule');
  await tellChange(db, userId, 'scheduled.changed');
}
