import { and, eq, gt, inArray, min, ne, notInArray } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod/mini';
import type { updateScheduledWorkflow } from '../../../../domain/api/schedule/scheduled.ts';
import { Failure } from '../../../../domain/errors.ts';
import { NO_WISH } from '../../../../domain/schedule/plan.ts';
import { instantToWall } from '../../../../domain/time.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { scheduledWorkflows, series } from '../../../platform/db/schema/scheduled.ts';
import { checkUpcoming, instantOf, momentAt, type ScheduledMoment, upcoming } from '../moments.ts';
import type { RuledRecurrence } from './recurrence-days.ts';
import { replacingRule, restOfRule } from './recurrence-edits.ts';
import {
  continueSeries,
  following,
  isSkipped,
  recurringOf,
  type ScheduledRow,
  type SeriesRow,
  skip,
} from './series.ts';

type Edit = z.output<typeof updateScheduledWorkflow.input>;
export type SeriesScope = Edit['scope'];

const WHICH_RHYTHM =
  'Another rhythm is for this post and all that follow. Choose that, or leave how often it comes as it is.';

/** When a row runs after an edit, the series that it belongs to, and how it comes again where it begins one. */
interface RowTiming extends Pick<ScheduledRow, 'seriesId' | 'occurrence' | 'scheduledFor' | 'timeZone'> {
  repeating: RuledRecurrence | null;
  /** Whether it may fall on other days than before. */
  isNewTime: boolean;
  /** Others of its series that stay where they were moved to, and else are changed as it is. */
  alike: string[];
}

/** When a row runs after an edit: alone, in its series as before, or as the first of a series of its own. */
export async function timeAfterEdit(tx: Transaction, row: ScheduledRow, edit: Edit, now: Date): Promise<RowTiming> {
  const [old] = row.seriesId === null ? [] : await tx.select().from(series).where(eq(series.id, row.seriesId));
  const scheduledFor = new Date(edit.scheduledFor);
  const timeZone = edit.timeZone ?? row.timeZone;
  const rule = edit.recurrence === undefined ? (old?.rule ?? null) : edit.recurrence;
  const isNewRule = rule !== (old?.rule ?? null);
  const isMoved = scheduledFor.getTime() !== row.scheduledFor.getTime();
  const isNewTime = isMoved || isNewRule || timeZone !== row.timeZone;
  const moment = momentAt(scheduledFor, timeZone, null);
  if (isMoved || row.status === 'failed') checkUpcoming(moment, now);
  const alone = { seriesId: null, occurrence: null, scheduledFor, timeZone, repeating: null, isNewTime, alike: [] };

  if (!old || !row.occurrence) {
    if (rule === null) return alone;
    const begun = momentAt(scheduledFor, timeZone, rule);
    const words = { fresh: false, wish: null, skipped: [] };
    return { ...alone, ...(await beginSeries(tx, { ...words, userId: row.userId }, begun, upcoming(begun, now))) };
  }
  if (edit.scope === 'this') {
    if (isNewRule && rule !== null) throw new Failure('VALIDATION', WHICH_RHYTHM);
    // What leaves its series does not end it.
    if (isNewRule && row.status === 'scheduled') await continueSeries(tx, [row], now);
    // The series has gone on when a failed one was taken: running again, it must not bring back what was deleted since.
    if (isNewRule || row.status === 'failed') return alone;
    if (passesNext(old, row.occurrence, scheduledFor)) {
      // The series does not wait for one that comes after those that follow it.
      await continueSeries(tx, [row], now);
      await skip(tx, old, row.occurrence);
    }
    return { ...alone, seriesId: row.seriesId, occurrence: row.occurrence };
  }
  const first = edit.scope === 'all' ? await firstToCome(tx, old, row.occurrence) : row.occurrence;
  const others = await lockOthers(tx, row, edit.scope);
  const stay = others.filter(({ occurrence }) => rule !== null && !isNewTime && isSkipped(old, occurrence));
  const alike = stay.map(({ id }) => id);
  const replaced = others.filter(({ id }) => !alike.includes(id));
  if (replaced.length > 0)
    await tx.delete(scheduledWorkflows).where(
      inArray(
        scheduledWorkflows.id,
        replaced.map(({ id }) => id),
      ),
    );
  if (rule === null) return alone;
  // What was moved by itself before is not where the others are.
  const begins = movedAlike(first, row.occurrence, isNewTime ? scheduledFor : row.occurrence, timeZone);
  const before = recurringOf(old);
  const wall = wallOf(begins, timeZone);
  const begun = isNewRule
    ? momentAt(begins, timeZone, replacingRule(before, first, rule, wall))
    : { ...momentAt(begins, timeZone, null), recurrence: restOfRule(before, first, wall) };
  const stays = !isNewTime && first.getTime() === row.occurrence.getTime();
  const isBack = (at: Date) => [row, ...replaced].some(({ occurrence }) => occurrence?.getTime() === at.getTime());
  const skipped = old.skipped
    .filter((at) => at > first && !isBack(at))
    .map((at) => (isNewRule ? at : movedAlike(at, first, begins, timeZone)));
  const made = await beginSeries(tx, { ...old, skipped }, begun, stays ? begins : upcoming(begun, now));
  if (alike.length > 0)
    await tx.update(scheduledWorkflows).set({ seriesId: made.seriesId }).where(inArray(scheduledWorkflows.id, alike));
  return { ...alone, ...made, ...(stays ? { scheduledFor } : {}), alike };
}

/** A series that begins with one of its occurrences; what ran before stays with the old one. */
async function beginSeries(
  tx: Transaction,
  { userId, fresh, wish, skipped }: Pick<SeriesRow, 'userId' | 'fresh' | 'wish' | 'skipped'>,
  { wallTime, timeZone, recurrence }: ScheduledMoment,
  occurrence: Date,
) {
  const rule = recurrence ?? '';
  const [made] = await tx
    .insert(series)
    .values({ userId, rule, wallTime, timeZone, fresh, wish, skipped })
    .returning({ id: series.id });
  if (!made) throw new Error('The series was not stored');
  return {
    seriesId: made.id,
    occurrence,
    scheduledFor: occurrence,
    repeating: { start: wallTime, timeZone, rule, except: skipped },
  };
}

/** Chooses whether the occurrences of a series that are still to come get new words each, or the same. */
export async function chooseFresh(tx: Transaction, seriesId: string | null, fresh: boolean): Promise<void> {
  const [one] = seriesId === null ? [] : await tx.select().from(series).where(eq(series.id, seriesId));
  if (!one && !fresh) return;
  if (!one?.wish && fresh) throw new Failure('VALIDATION', NO_WISH);
  if (one) await tx.update(series).set({ fresh }).where(eq(series.id, one.id));
}

/** Whether an occurrence that goes to another moment comes after the one that follows it. */
function passesNext(old: SeriesRow, occurrence: Date, scheduledFor: Date): boolean {
  const next = isSkipped(old, occurrence) ? null : following(recurringOf(old), occurrence, occurrence);
  return next !== null && next <= scheduledFor;
}

/** The first occurrence from which a series goes on, at the latest this one. */
async function firstToCome(tx: Transaction, { id, skipped }: SeriesRow, occurrence: Date): Promise<Date> {
  const [found] = await tx
    .select({ first: min(scheduledWorkflows.occurrence) })
    .from(scheduledWorkflows)
    .where(
      and(
        eq(scheduledWorkflows.seriesId, id),
        eq(scheduledWorkflows.status, 'scheduled'),
        skipped.length === 0 ? undefined : notInArray(scheduledWorkflows.occurrence, skipped),
      ),
    );
  return found?.first && found.first < occurrence ? found.first : occurrence;
}

/** Where an occurrence comes to be that is moved as another one was, by the clock of a zone. */
export function movedAlike(occurrence: Date, other: Date, movedTo: Date, timeZone: string): Date {
  if (occurrence.getTime() === other.getTime()) return movedTo;
  const by = plainOf(other, timeZone).until(plainOf(movedTo, timeZone));
  return instantOf(plainOf(occurrence, timeZone).add(by).toString().slice(0, 16), timeZone);
}

const wallOf = (instant: Date, timeZone: string) => instantToWall(instant.toISOString(), timeZone);
const plainOf = (instant: Date, timeZone: string) => Temporal.PlainDateTime.from(wallOf(instant, timeZone));

/** What else is scheduled of a series, held: after this occurrence, or all; of one that has run, that is where the series goes on. */
export async function lockOthers(
  tx: Transaction,
  { id, seriesId, occurrence }: ScheduledRow,
  scope: 'following' | 'all',
): Promise<Pick<ScheduledRow, 'id' | 'occurrence'>[]> {
  if (seriesId === null || occurrence === null) return [];
  const others = and(
    eq(scheduledWorkflows.seriesId, seriesId),
    eq(scheduledWorkflows.status, 'scheduled'),
    scope === 'all' ? ne(scheduledWorkflows.id, id) : gt(scheduledWorkflows.occurrence, occurrence),
  );
  // A tick that is taking one of them makes the next: waiting for it first, the deletion sees that one too.
  await tx.select({ id: scheduledWorkflows.id }).from(scheduledWorkflows).where(others).for('update');
  return tx
    .select({ id: scheduledWorkflows.id, occurrence: scheduledWorkflows.occurrence })
    .from(scheduledWorkflows)
    .where(others)
    .for('update');
}
