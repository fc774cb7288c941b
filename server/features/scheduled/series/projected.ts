import { and, eq, type SQL } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { AnswerOf } from '../../../../domain/api/call.ts';
import type { listScheduledWorkflows } from '../../../../domain/api/schedule/scheduled.ts';
import { SCHEDULE_AHEAD_YEARS } from '../../../../domain/schedule/scheduled.ts';
import { firstOccurrencesBetween } from '../../../../domain/time.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { scheduledWorkflows, series } from '../../../platform/db/schema/scheduled.ts';
import { isSkipped, recurringOf } from './series.ts';

/** No calendar shows more of a series than this. */
const MAX_PROJECTED = 400;
/** Nor more of all series together. */
const MAX_IN_ALL = 10_000;
const YEAR_MS = 366 * 24 * 60 * 60_000;

/** When the series among some workflows run again between two moments (in milliseconds). */
export async function projected(
  db: Queries,
  wanted: SQL | undefined,
  [from, to]: [number, number],
): Promise<AnswerOf<typeof listScheduledWorkflows>['projected']> {
  const { id, name, occurrence, scheduledFor, platforms } = scheduledWorkflows;
  const living = await db
    .select({ row: { id, name, occurrence, scheduledFor, platforms }, repeated: series })
    .from(scheduledWorkflows)
    .innerJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .where(and(wanted, eq(scheduledWorkflows.status, 'scheduled')));
  let left = MAX_IN_ALL;
  return living.flatMap(({ row, repeated }) => {
    if (isSkipped(repeated, row.occurrence)) return [];
    const next = (row.occurrence ?? row.scheduledFor).getTime() + 1;
    const begins = Math.max(from, next);
    const ends = Math.min(to, begins + YEAR_MS, next + SCHEDULE_AHEAD_YEARS * YEAR_MS);
    if (begins > ends || left <= 0) return [];
    const [first, last] = [
      Temporal.Instant.fromEpochMilliseconds(begins),
      Temporal.Instant.fromEpochMilliseconds(ends),
    ];
    const found = firstOccurrencesBetween(recurringOf(repeated), first, last, Math.min(MAX_PROJECTED, left));
    left -= found.length;
    return found.map((instant) => ({
      id: row.id,
      seriesId: repeated.id,
      name: row.name,
      platforms: row.platforms,
      scheduledFor: instant.toString({ smallestUnit: 'millisecond' }),
    }));
  });
}
