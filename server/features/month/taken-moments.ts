import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { FREE_SCHEDULES_PER_DAY } from '../../../domain/free-plan.ts';
import { PLATFORMS, type Platform } from '../../../domain/post/platforms.ts';
import { instantToWall } from '../../../domain/time.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { chatSessions } from '../../platform/db/schema/chat.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import { scheduledWorkflows, series } from '../../platform/db/schema/scheduled.ts';
import { placesTaken } from '../scheduled/places.ts';
import { dateOf, dayTeller, momentTeller, type RuledRecurrence } from '../scheduled/series/recurrence-days.ts';
import { isSkipped, recurringOf } from '../scheduled/series/series.ts';
import { SLOT_DAYS_AHEAD } from './coming-slots.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** What is taken is read so far ahead, and where nothing is free there three times as far, and so on: mostly one of the next days is. */
const FIRST_LOOK_DAYS = 7;

interface Account {
  userId: string;
  premium: boolean;
  timeZone: string;
}

export interface TakenMoments {
  /** The day of a moment in the account's zone, 'YYYY-MM-DD'. */
  dateOf(at: Date): string;
  /** Whether a moment lies on a day that has room, with nothing there on any of some networks. */
  isFree(at: Date, platforms: Platform[]): Promise<boolean>;
  take(platforms: Platform[], at: Date): void;
}

/** What is taken from now on by tasks, their repetitions and plans that wait, but for one that asks; it is read as far as it is asked for. */
export async function takenFrom(tx: Transaction, account: Account, now: Date, asking = ''): Promise<TakenMoments> {
  const { userId, premium, timeZone } = account;
  const dayIn = dayTeller();
  const day = (at: Date): string => dateOf(dayIn(at, timeZone));
  const networksAt = new Map<number, Set<Platform>>();
  const placesOn = new Map<string, number>();
  const givenOn = new Map<string, number>();
  const repeatedAt = repetitionTeller((await repeatedBy(tx, userId, now)).filter(notOf(asking)), now);
  const occupy = (platforms: readonly Platform[], at: Date): void => {
    const there = networksAt.get(minuteOf(at)) ?? new Set();
    for (const platform of goesTo(platforms)) there.add(platform);
    networksAt.set(minuteOf(at), there);
  };
  let [days, known] = [FIRST_LOOK_DAYS, new Date(now.getTime() - MINUTE_MS)];
  const readOn = async (): Promise<void> => {
    const until = new Date(now.getTime() + days * DAY_MS);
    for (const { platforms, at } of (await standingBetween(tx, userId, known, until)).filter(notOf(asking)))
      occupy(platforms, at);
    if (!premium)
      for (const [date, places] of await placesTaken(tx, userId, timeZone, [known, until])) placesOn.set(date, places);
    [days, known] = [days * 3, until];
  };
  return {
    dateOf: day,
    isFree: async (at, platforms) => {
      while (known.getTime() < at.getTime() + MINUTE_MS) await readOn();
      const places = (placesOn.get(day(at)) ?? 0) + (givenOn.get(day(at)) ?? 0);
      if (!premium && places >= FREE_SCHEDULES_PER_DAY) return false;
      const there = networksAt.get(minuteOf(at));
      return !platforms.some((platform) => there?.has(platform) || repeatedAt(at).has(platform));
    },
    take: (platforms, at) => {
      occupy(platforms, at);
      givenOn.set(day(at), (givenOn.get(day(at)) ?? 0) + 1);
    },
  };
}

/** Something that goes out at a moment. */
interface MomentEntry {
  id: string;
  at: Date;
  platforms: Platform[];
}

const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);
const notOf =
  (asking: string) =>
  ({ id }: MomentEntry): boolean =>
    id !== asking;
/** What names no network goes out on all of them. */
const goesTo = (platforms: readonly Platform[]): readonly Platform[] =>
  platforms.length === 0 ? PLATFORMS : platforms;

const TASK = {
  id: scheduledWorkflows.id,
  at: scheduledWorkflows.scheduledFor,
  platforms: scheduledWorkflows.platforms,
};
const PLAN = { id: schedulePlans.id, at: schedulePlans.scheduledAt, platforms: schedulePlans.platforms };
const isToCome = (userId: string, from: Date): SQL | undefined =>
  and(
    eq(scheduledWorkflows.userId, userId),
    inArray(scheduledWorkflows.status, ['scheduled', 'executing']),
    gte(TASK.at, from),
  );
/** In the very words of the index that finds them. */
const isWaiting = (userId: string, from: Date): SQL | undefined =>
  and(eq(schedulePlans.userId, userId), sql`${schedulePlans.state} = 'pending'`, gte(PLAN.at, from));
/** Without its conversation nobody can approve a plan. */
const HAS_CONVERSATION = eq(chatSessions.id, schedulePlans.sessionId);

async function standingBetween(tx: Transaction, userId: string, from: Date, to: Date): Promise<MomentEntry[]> {
  const tasks = await tx
    .select(TASK)
    .from(scheduledWorkflows)
    .where(and(isToCome(userId, from), lt(TASK.at, to)));
  const plans = await tx
    .select(PLAN)
    .from(schedulePlans)
    .innerJoin(chatSessions, HAS_CONVERSATION)
    .where(and(isWaiting(userId, from), lt(PLAN.at, to)));
  return [...tasks, ...plans];
}

interface SeriesEntry extends MomentEntry {
  recurring: RuledRecurrence;
}

/** What comes again from where it stands. */
async function repeatedBy(tx: Transaction, userId: string, now: Date): Promise<SeriesEntry[]> {
  const since = new Date(now.getTime() - MINUTE_MS);
  const tasks = await tx
    .select({ ...TASK, occurrence: scheduledWorkflows.occurrence, repeated: series })
    .from(series)
    .innerJoin(scheduledWorkflows, eq(scheduledWorkflows.seriesId, series.id))
    .where(and(eq(series.userId, userId), isToCome(userId, since)));
  const { recurrence, wallTime, timeZone } = schedulePlans;
  const plans = await tx
    .select({ ...PLAN, recurrence, wallTime, timeZone })
    .from(schedulePlans)
    .innerJoin(chatSessions, HAS_CONVERSATION)
    .where(and(isWaiting(userId, since), isNotNull(recurrence)));
  return [
    ...tasks.flatMap(({ repeated, occurrence, ...task }) =>
      isSkipped(repeated, occurrence) ? [] : [{ ...task, recurring: recurringOf(repeated) }],
    ),
    ...plans.map(({ recurrence: rule, wallTime: start, timeZone: zone, ...plan }) => ({
      ...plan,
      recurring: { start, timeZone: zone, rule: rule ?? '' },
    })),
  ];
}

/** Tells on which networks something comes again at a moment; each moment is looked at once. */
function repetitionTeller(all: SeriesEntry[], now: Date): (at: Date) => Set<Platform> {
  const known = new Map<number, Set<Platform>>();
  const today = Math.floor(now.getTime() / DAY_MS);
  const repeating = all.map((one) => ({
    ...one,
    zone: one.recurring.timeZone,
    comesAt: momentTeller(one.recurring, today - 1, today + SLOT_DAYS_AHEAD + 2),
  }));
  const zones = new Set(repeating.map(({ zone }) => zone));
  return (moment) => {
    const minute = minuteOf(moment);
    const before = known.get(minute);
    if (before) return before;
    const walls = new Map([...zones].map((zone) => [zone, instantToWall(moment.toISOString(), zone)]));
    const coming = repeating.filter(({ at, zone, comesAt }) => at < moment && comesAt(moment, walls.get(zone) ?? ''));
    const networks = new Set(coming.flatMap(({ platforms }) => goesTo(platforms)));
    known.set(minute, networks);
    return networks;
  };
}
