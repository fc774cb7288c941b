import * as z from 'zod/mini';

/** Where a scheduled workflow stands; the last two are final. */
export const taskStatusSchema = z.enum(['scheduled', 'executing', 'completed', 'failed']);
export type TaskStatus = z.infer<typeof taskStatusSchema>;

/** How far ahead something may be scheduled. */
export const SCHEDULE_AHEAD_YEARS = 5;
/** How many schedules a free account may set for one day. */
export const FREE_SCHEDULES_PER_DAY = 10;
