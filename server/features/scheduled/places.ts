import { and, eq, gte, inArray, lt, max, ne, type SQL, sql } from 'drizzle-orm';
import { FREE_SCHEDULES_PER_DAY } from '../../../domain/free-plan.ts';
import { dayOf } from '../../lib/days.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { scheduledWorkflows, series } from '../../platform/db/schema/scheduled.ts';
import { spentPlaces } from '../../platform/db/schema/usage.ts';
import {
  clockOf,
  type DayNumber,
  dateOf,
  dayNumber,
  daysOfSeries,
  dayTeller,
  type RuledRecurrence,
} from './series/recurrence-days.ts';

/** A schedule for which places are wanted. */
export interface WantedPlaces {
  /** Whose place it is on each of its days: the series', or the one workflow's. */
  place: string;
  scheduledFor: Date;
  /** How it comes again from there on; null where it does not. */
  repeating: RuledRecurrence | null;
  /** The row that is moved, whose old place is free; null where it is new. */
  rowId: string | null;
}

/** The place of what has no row yet: nobody else's. */
export const NEW_PLACE = 'new';

/** Once everything has begun, weeks, months and years come round within these days. */
const ROUND_DAYS = 366;

/** The first of a schedule's days, by its date, on which others have all the places; null where there is none. */
export async function firstFullDay(
  tx: Transaction,
  userId: string,
  timeZone: string,
  { place, scheduledFor, repeating, rowId }: WantedPlaces,
): Promise<string | null> {
  const dayIn = dayTeller();
  const { date, begins, ends } = dayOf(scheduledFor, timeZone);
  const first = dayNumber(date);
  const others = and(
    eq(scheduledWorkflows.userId, userId),
    rowId === null ? undefined : ne(scheduledWorkflows.id, rowId),
  );
  const rows = (await placesOfRows(tx, others, begins, repeating ? null : ends)).map((row) => ({
    place: row.place,
    day: dayIn(row.at, timeZone),
  }));
  const spent = (await placesSpent(tx, userId, date)).map((row) => ({ place: row.place, day: dayNumber(row.date) }));
  const running = (await liveSeries(tx, others)).map((one) => ({ ...one, from: dayIn(one.occurrence, timeZone) }));
  const daysBetween = daysBetweenIn(timeZone, dayIn);
  const started = Math.max(first, ...rows.map(({ day }) => day), ...running.map(({ from }) => from));
  const days = repeating ? daysBetween(repeating, scheduledFor, first, started + ROUND_DAYS) : [first];
  const placesOn = new Map([...days].map((day) => [day, new Set([place])]));

  let last = Math.max(...placesOn.keys());
  let full: DayNumber | null = null;
  const take = (day: DayNumber, taken: string): void => {
    const places = placesOn.get(day)?.add(taken);
    if (!places || places.size <= FREE_SCHEDULES_PER_DAY || day > last) return;
    // Behind a full day there is nothing more to look for.
    last = full = day;
  };
  for (const { day, place: taken } of [...rows, ...spent]) take(day, taken);
  // Of the occurrence that has a row, the row tells the day.
  for (const { seriesId, occurrence, from, ...one } of running)
    for (const day of daysBetween(one, occurrence, Math.max(first, from + 1), last)) take(day, seriesId);
  return full === null ? null : dateOf(full);
}

/** How many places are taken on each day from one moment to another, by date. */
export async function placesTaken(
  tx: Transaction,
  userId: string,
  timeZone: string,
  [from, to]: [Date, Date],
): Promise<Map<string, number>> {
  const dayIn = dayTeller();
  const daysBetween = daysBetweenIn(timeZone, dayIn);
  const own = eq(scheduledWorkflows.userId, userId);
  const [{ begins, date }, { ends }] = [dayOf(from, timeZone), dayOf(to, timeZone)];
  const placesOn = new Map<DayNumber, Set<string>>();
  const take = (day: DayNumber, place: string) => placesOn.set(day, (placesOn.get(day) ?? new Set()).add(place));
  for (const { at, place } of await placesOfRows(tx, own, begins, ends)) take(dayIn(at, timeZone), place);
  for (const spent of await placesSpent(tx, userId, date)) take(dayNumber(spent.date), spent.place);
  for (const { seriesId, occurrence, ...one } of await liveSeries(tx, own)) {
    const first = Math.max(dayNumber(date), dayIn(occurrence, timeZone) + 1);
    for (const day of daysBetween(one, occurrence, first, dayIn(to, timeZone))) take(day, seriesId);
  }
  return new Map([...placesOn].map(([day, places]) => [dateOf(day), places.size]));
}

/** The days of the account's zone; a series of another zone lies to them as it does at that moment. */
function daysBetweenIn(timeZone: string, dayIn: ReturnType<typeof dayTeller>) {
  return function* (one: RuledRecurrence, moment: Date, from: DayNumber, to: DayNumber): Generator<DayNumber> {
    const clock = clockOf(one);
    const shift = clock === timeZone ? 0 : dayIn(moment, timeZone) - dayIn(moment, clock);
    for (const day of daysOfSeries(one, from - shift, to - shift)) yield day + shift;
  };
}

function placesOfRows(tx: Transaction, others: SQL | undefined, begins: Date, ends: Date | null) {
  const { id, seriesId, scheduledFor: at } = scheduledWorkflows;
  return tx
    .select({ at, place: sql<string>`coalesce(${seriesId}, ${id})` })
    .from(scheduledWorkflows)
    .where(and(others, gte(at, begins), ends === null ? undefined : lt(at, ends)));
}

/** The places that rows had which are gone. */
function placesSpent(tx: Transaction, userId: string, from: string) {
  return tx
    .select({ date: spentPlaces.day, place: spentPlaces.place })
    .from(spentPlaces)
    .where(and(eq(spentPlaces.userId, userId), gte(spentPlaces.day, from)));
}

/** The series that go on, each with its latest occurrence that has a row. */
async function liveSeries(tx: Transaction, others: SQL | undefined) {
  const live = await tx
    .select({
      seriesId: series.id,
      rule: series.rule,
      start: series.wallTime,
      timeZone: series.timeZone,
      except: series.skipped,
      occurrence: max(scheduledWorkflows.occurrence),
    })
    .from(scheduledWorkflows)
    .innerJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .where(
      and(
        others,
        inArray(scheduledWorkflows.status, ['scheduled', 'executing']),
        sql`${scheduledWorkflows.occurrence} <> all(${series.skipped})`,
      ),
    )
    .groupBy(series.id);
  return live.flatMap(({ occurrence, ...one }) => (occurrence ? [{ ...one, occurrence }] : []));
}
