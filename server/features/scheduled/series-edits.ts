import { and, eq, gt, inArray, min, ne } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod/mini';
import type { updateScheduledWorkflow } from '../../../domain/api/scheduled.ts';
import { Failure } from '../../../domain/errors.ts';
import { NO_WISH } from '../../../domain/plan.ts';
import type { Repeating } from '../../../domain/recurrence-days.ts';
import { replacingRule, restOfRule } from '../../../domain/recurrence-edits.ts';
import { instantToWall } from '../../../domain/time.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { scheduledWorkflows, series } from '../../platform/db/schema/scheduled.ts';
import { checkUpcoming, instantOf, type Moment, momentAt, upcoming } from './moments.ts';
import { continueSeries, recurringOf, type ScheduledRow, type SeriesRow } from './series.ts';

type Edit = z.output<typeof updateScheduledWorkflow.input>;
export type Scope = Edit['scope'];

const WHICH_RHYTHM =
  'Another rhythm is for this post and all that follow. Choose that, or leave how often it comes as it is.';

/** When a row runs after an edit, the series that it belongs to, and how it comes again where it begins one. */
interface Timed extends Pick<ScheduledRow, 'seriesId' | 'occurrence' | 'scheduledFor' | 'timeZone'> {
  repeating: Repeating | null;
  /** Whether it may fall on other days than before. */
  isNewTime: boolean;
}

/** When a row runs after an edit: alone, in its series as before, or as the first of a series of its own. */
export async function timeAfterEdit(tx: Transaction, row: ScheduledRow, edit: Edit, now: Date): Promise<Timed> {
  const [old] = row.seriesId === null ? [] : await tx.select().from(series).where(eq(series.id, row.seriesId));
  const scheduledFor = new Date(edit.scheduledFor);
  const timeZone = edit.timeZone ?? row.timeZone;
  const rule = edit.recurrence === undefined ? (old?.rule ?? null) : edit.recurrence;
  const isNewRule = rule !== (old?.rule ?? null);
  const isMoved = scheduledFor.getTime() !== row.scheduledFor.getTime();
  const isNewTime = isMoved || isNewRule || timeZone !== row.timeZone;
  const moment = momentAt(scheduledFor, timeZone, null);
  if (isMoved || row.status === 'failed') checkUpcoming(moment, now);
  const alone = { seriesId: null, occurrence: null, scheduledFor, timeZone, repeating: null, isNewTime };

  if (!old || !row.occurrence) {
    if (rule === null) return alone;
    const begun = momentAt(scheduledFor, timeZone, rule);
    const words = { fresh: false, wish: null };
    return { ...alone, ...(await beginSeries(tx, { ...words, userId: row.userId }, begun, upcoming(begun, now))) };
  }
  if (edit.scope === 'this') {
    if (isNewRule && rule !== null) throw new Failure('VALIDATION', WHICH_RHYTHM);
    // What leaves its series does not end it.
    if (isNewRule && row.status === 'scheduled') await continueSeries(tx, [row], now);
    // The series has gone on when a failed one was taken: running again, it must not bring back what was deleted since.
    if (isNewRule || row.status === 'failed') return alone;
    return { ...alone, seriesId: row.seriesId, occurrence: row.occurrence };
  }
  const first = edit.scope === 'all' ? await firstToCome(tx, old.id, row.occurrence) : row.occurrence;
  const others = await lockOthers(tx, row, edit.scope);
  if (others.length > 0) await tx.delete(scheduledWorkflows).where(inArray(scheduledWorkflows.id, others));
  if (rule === null) return alone;
  // What was moved by itself before is not where the others are.
  const begins = movedAlike(first, row.occurrence, isNewTime ? scheduledFor : row.occurrence, timeZone);
  const before = { ...recurringOf(old), rule: old.rule };
  const begun = isNewRule
    ? momentAt(begins, timeZone, replacingRule(before, first, rule))
    : { ...momentAt(begins, timeZone, null), recurrence: restOfRule(before, first, wallOf(begins, timeZone)) };
  const stays = !isNewTime && first.getTime() === row.occurrence.getTime();
  const made = await beginSeries(tx, old, begun, stays ? begins : upcoming(begun, now));
  return { ...alone, ...made, ...(stays ? { scheduledFor } : {}) };
}

/** A series that begins with one of its occurrences; what ran before stays with the old one. */
async function beginSeries(
  tx: Transaction,
  { userId, fresh, wish }: Pick<SeriesRow, 'userId' | 'fresh' | 'wish'>,
  { wallTime, timeZone, recurrence }: Moment,
  occurrence: Date,
) {
  const rule = recurrence ?? '';
  const [made] = await tx
    .insert(series)
    .values({ userId, rule, wallTime, timeZone, fresh, wish })
    .returning({ id: series.id });
  if (!made) throw new Error('The series was not stored');
  return { seriesId: made.id, occurrence, scheduledFor: occurrence, repeating: { start: wallTime, timeZone, rule } };
}

/** Chooses whether the occurrences of a series that are still to come get new words each, or the same. */
export async function chooseFresh(tx: Transaction, seriesId: string | null, fresh: boolean): Promise<void> {
  const [one] = seriesId === null ? [] : await tx.select().from(series).where(eq(series.id, seriesId));
  if (!one && !fresh) return;
  if (!one?.wish && fresh) throw new Failure('VALIDATION', NO_WISH);
  if (one) await tx.update(series).set({ fresh }).where(eq(series.id, one.id));
}

/** The first occurrence of a series that is scheduled, at the latest this one. */
async function firstToCome(tx: Transaction, seriesId: string, occurrence: Date): Promise<Date> {
  const [found] = await tx
    .select({ first: min(scheduledWorkflows.occurrence) })
    .from(scheduledWorkflows)
    .where(and(eq(scheduledWorkflows.seriesId, seriesId), eq(scheduledWorkflows.status, 'scheduled')));
  return found?.first && found.first < occurrence ? found.first : occurrence;
}

/** Where an occurrence comes to be that is moved as another one was, by the clock of a zone. */
function movedAlike(occurrence: Date, other: Date, movedTo: Date, timeZone: string): Date {
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
): Promise<string[]> {
  if (seriesId === null || occurrence === null) return [];
  const others = and(
    eq(scheduledWorkflows.seriesId, seriesId),
    eq(scheduledWorkflows.status, 'scheduled'),
    scope === 'all' ? ne(scheduledWorkflows.id, id) : gt(scheduledWorkflows.occurrence, occurrence),
  );
  // A tick that is taking one of them makes the next: waiting for it first, the deletion sees that one too.
  await tx.select({ id: scheduledWorkflows.id }).from(scheduledWorkflows).where(others).for('update');
  const rows = await tx.select({ id: scheduledWorkflows.id }).from(scheduledWorkflows).where(others).for('update');
  return rows.map((row) => row.id);
}
