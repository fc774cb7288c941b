import { notInArray } from 'drizzle-orm';
import type { Queries } from '../../platform/db/database.ts';
import { notify, tellChange } from '../../platform/db/notifications.ts';
import { taskEvents } from '../../platform/db/schema/scheduled.ts';

/** What has happened to a workflow beyond being scheduled: one without it waits as it was put there, whatever it is sorted under. */
export const isChange = notInArray(taskEvents.what, ['scheduled', 'labelled']);

/**
 * After any change of the schedule: timers look again when the next moment is, and the owner's screens follow. Where all that changed
 * is something new at a moment, only timers look that would sleep beyond it: every worker has one.
 */
export async function wakeScheduler(db: Queries, userId: string, moment?: Date): Promise<void> {
  await notify(db, 'fanfare_schedule', moment?.toISOString());
  await tellChange(db, userId, 'scheduled.changed');
}
