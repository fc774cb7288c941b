import { and, asc, eq, gte } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { Failure } from '../../../../domain/errors.ts';
import { occurrencesBetween } from '../../../../domain/time.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { scheduledWorkflows, series, taskEvents } from '../../../platform/db/schema/scheduled.ts';
import { ruleBefore } from './recurrence-edits.ts';
import {
  isSkipped,
  makeOccurrences,
  recurringOf,
  type ScheduledRow,
  type SeriesRow,
  seriesOf,
  skip,
} from './series.ts';
import { movedAlike, type SeriesScope } from './series-edits.ts';

const CHANGED_SINCE =
  'This series was changed meanwhile, and has nothing at that time any more. Please look at it again.';

/** What a change of a workflow is about. */
interface ChangeTarget {
  row: ScheduledRow;
  /** The moment that the row gets where the occurrence that was meant goes to another one. */
  movedTo: (scheduledFor: string) => string;
}

/**
 * The row that a change is about, held like all that waits of its series: of an occurrence that is none yet, one is made, by
 * itself or as the first of a series of all that follow. What is for all is done to the one from which the series goes on.
 */
export async function meantBy(
  tx: Transaction,
  named: ScheduledRow,
  { occurrence, scope }: { occurrence?: string | undefined; scope: SeriesScope },
  now: Date,
): Promise<ChangeTarget> {
  const as = (row: ScheduledRow): ChangeTarget => ({ row, movedTo: (scheduledFor) => scheduledFor });
  const one = (await seriesOf(tx, [named])).get(named.seriesId ?? '');
  const at = occurrence === undefined ? named.occurrence : new Date(occurrence);
  if (occurrence !== undefined && !one) throw new Failure('CONFLICT', CHANGED_SINCE);
  const isOwnRow = scope === 'this' || named.status !== 'scheduled' || !(one && isSkipped(one, named.occurrence));
  if (!one || !at || (occurrence === undefined && isOwnRow)) return as(named);

  const waiting = await lockWaiting(tx, one.id);
  const there = waiting.find((row) => row.occurrence?.getTime() === at.getTime());
  const next = waiting.findLast((row) => !isSkipped(one, row.occurrence));
  if (there && (!isSkipped(one, at) || scope === 'this' || !next?.occurrence)) return as(there);
  if (!next?.occurrence || !(there || comesAfter(one, next.occurrence, at)))
    throw new Failure('CONFLICT', CHANGED_SINCE);
  if (scope === 'all') {
    const shown = (there?.scheduledFor ?? at).getTime();
    const first = next.occurrence;
    const alike = (to: Date) => (to.getTime() === shown ? next.scheduledFor : movedAlike(first, at, to, one.timeZone));
    return { row: next, movedTo: (scheduledFor) => alike(new Date(scheduledFor)).toISOString() };
  }
  if (scope === 'this') return as(await takeOut(tx, one, next, at, now));
  return as(next.occurrence < at ? await splitBefore(tx, one, { next, there, at }, now) : (there ?? next));
}

/** All that waits of a series, in the order of its moments. A tick that takes one makes the next: waiting for it first shows that too. */
async function lockWaiting(tx: Transaction, seriesId: string): Promise<ScheduledRow[]> {
  const those = and(eq(scheduledWorkflows.seriesId, seriesId), eq(scheduledWorkflows.status, 'scheduled'));
  await tx.select({ id: scheduledWorkflows.id }).from(scheduledWorkflows).where(those).for('update');
  return tx.select().from(scheduledWorkflows).where(those).orderBy(asc(scheduledWorkflows.occurrence)).for('update');
}

function comesAfter(one: SeriesRow, next: Date, at: Date): boolean {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  return at > next && occurrencesBetween(recurringOf(one), instant, instant).length > 0;
}

/** An occurrence as a workflow that stands by itself; its series leaves it out and goes on as it is. */
async function takeOut(
  tx: Transaction,
  one: SeriesRow,
  next: ScheduledRow,
  at: Date,
  now: Date,
): Promise<ScheduledRow> {
  const [made] = await makeOccurrences(tx, [{ row: next, occurrence: at, one }], now);
  if (!made) throw new Failure('CONFLICT', CHANGED_SINCE);
  await skip(tx, one, at);
  await tellOf(tx, next, now, 'A later one of its series was changed by itself.');
  return made;
}

/** Ends a series before an occurrence, which becomes the first of a series of its own with all that follow. */
async function splitBefore(
  tx: Transaction,
  one: SeriesRow,
  { next, there, at }: { next: ScheduledRow; there: ScheduledRow | undefined; at: Date },
  now: Date,
): Promise<ScheduledRow> {
  const { id: _, createdAt: __, ...same } = one;
  const skipped = one.skipped.filter((moment) => moment.getTime() !== at.getTime());
  const [rest] = await tx
    .insert(series)
    .values({ ...same, skipped })
    .returning();
  if (!rest) throw new Error('The series was not stored');
  await tx
    .update(series)
    .set({ rule: ruleBefore(recurringOf(one), at) })
    .where(eq(series.id, one.id));
  await tx
    .update(scheduledWorkflows)
    .set({ seriesId: rest.id })
    .where(and(eq(scheduledWorkflows.seriesId, one.id), gte(scheduledWorkflows.occurrence, at)));
  await tellOf(tx, next, now, 'Its series ends before those that were changed.');
  if (there) return { ...there, seriesId: rest.id };
  const [made] = await makeOccurrences(tx, [{ row: next, occurrence: at, one: rest }], now);
  if (!made) throw new Error('The occurrence was not stored');
  return made;
}

async function tellOf(tx: Transaction, { id }: ScheduledRow, at: Date, detail: string): Promise<void> {
  await tx.insert(taskEvents).values({ scheduledWorkflowId: id, at, what: 'changed', detail });
}
