import { and, eq, gte, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { getPostingSlots, nextPostingSlot } from '../../../domain/api/schedule/posting-slots.ts';
import { Failure } from '../../../domain/errors.ts';
import { FREE_SCHEDULES_PER_DAY } from '../../../domain/free-plan.ts';
import { PLATFORMS, type Platform } from '../../../domain/post/platforms.ts';
import { platformWords } from '../../../domain/schedule/plan.ts';
import { type PostingSlot, sortedSlots } from '../../../domain/schedule/posting-slots.ts';
import { instantToWall } from '../../../domain/time.ts';
import { monthAndDay } from '../../lib/days.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { chatSessions } from '../../platform/db/schema/chat.ts';
import { postingSlots } from '../../platform/db/schema/month.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import { scheduledWorkflows, series } from '../../platform/db/schema/scheduled.ts';
import { holdAccount } from '../scheduled/day-limit.ts';
import { placesTaken } from '../scheduled/places.ts';
import { dateOf, dayTeller, momentTeller, type Repeating } from '../scheduled/series/recurrence-days.ts';
import { isSkipped, recurringOf } from '../scheduled/series/series.ts';
import { comingSlots, SLOT_DAYS_AHEAD } from './coming-slots.ts';

type Slots = AnswerOf<typeof getPostingSlots>['data'];
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The weekly moments at which somebody posts, in the zone of their account. */
export async function slotsOf(db: Queries, userId: string): Promise<Slots> {
  const { timeZone } = await accountOf(db, userId);
  const { platform, weekday, time } = postingSlots;
  const slots = await db.select({ platform, weekday, time }).from(postingSlots).where(eq(postingSlots.userId, userId));
  return { slots: sortedSlots(slots), timeZone };
}

/** Sets all of somebody's slots. */
export async function saveSlots(db: Database, userId: string, slots: PostingSlot[]): Promise<Slots> {
  return db.transaction(async (tx) => {
    // Two who save at once come one after the other.
    await holdAccount(tx, userId);
    await tx.delete(postingSlots).where(eq(postingSlots.userId, userId));
    if (slots.length > 0) await tx.insert(postingSlots).values(slots.map((slot) => ({ ...slot, userId })));
    return slotsOf(tx, userId);
  });
}

/** The first coming slot of these networks at which none of them has anything, for one that asks: its own place is free to it. */
export async function nextFreeSlot(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  platforms: Platform[],
  asking?: string,
): Promise<AnswerOf<typeof nextPostingSlot>['data']> {
  return db.transaction(async (tx) => {
    const found = (await freeSlots(tx, userId, clock(), asking)).next(platforms);
    return 'at' in found ? { scheduledFor: found.at.toISOString(), reason: null } : { scheduledFor: null, ...found };
  });
}

export interface FreeSlots {
  /** The first free one of some networks, of a day ('YYYY-MM-DD' in the account's zone) where one is named, or why there is none. */
  next(platforms: Platform[], day?: string): { at: Date } | { reason: string };
  /** Takes a moment for some networks: it is not free to the next one who asks. */
  take(platforms: Platform[], at: Date): void;
}

/** The one place that knows which coming slots are free: on a day that has room, with no task, occurrence or plan there. */
export async function freeSlots(tx: Transaction, userId: string, now: Date, asking?: string): Promise<FreeSlots> {
  const { slots, timeZone } = await slotsOf(tx, userId);
  const noSlots = (platforms: Platform[]) => ({
    reason: `You have no posting slots for ${platformWords(platforms)} yet. ${SET_SLOTS}`,
  });
  // Nothing of what is to go out need be read then.
  if (slots.length === 0) return { next: noSlots, take: () => {} };
  const coming = [...comingSlots(slots, [...PLATFORMS], timeZone, now)];
  const takenAt = takenTeller(await takenMoments(tx, userId, now, coming, asking), now);
  const days = await roomOnDays(tx, userId, now);
  const ahead = new Map<string, Date[]>();
  const comingOf = (platforms: Platform[]): Date[] => {
    const known = ahead.get(platforms.join()) ?? [...comingSlots(slots, platforms, timeZone, now)];
    ahead.set(platforms.join(), known);
    return known;
  };
  return {
    next: (platforms, day) => {
      const names = platformWords(platforms);
      if (!slots.some(({ platform }) => platforms.includes(platform))) return noSlots(platforms);
      const isOn = (at: Date) => day === undefined || days.dateOf(at) === day;
      const isFree = (at: Date) => days.hasRoom(at) && !platforms.some((platform) => takenAt(at).has(platform));
      const at = comingOf(platforms).find((one) => isOn(one) && isFree(one));
      if (at) return { at };
      if (day !== undefined)
        return { reason: `No posting slot for ${names} is free on ${monthAndDay(day)}. Write a time, e.g. 09:30.` };
      return {
        reason: `All posting slots for ${names} are taken for the next year. Add more, or choose a time yourself.`,
      };
    },
    take: (platforms, at) => {
      for (const platform of platforms) takenAt(at).add(platform);
      days.take(at);
    },
  };
}

const SET_SLOTS = 'Set them under “Posting slots” in Scheduled Tasks.';

/** Something that goes out at a moment, and by its rule again. */
interface Taken {
  at: Date;
  platforms: Platform[];
  recurring: Repeating | null;
}

/** What may stand at one of some moments: tasks and plans that wait for approval, of those that go out once the ones alone that do. */
async function takenMoments(
  tx: Transaction,
  userId: string,
  now: Date,
  moments: Date[],
  asking = '',
): Promise<Taken[]> {
  const minutes = sql.param(moments.map((moment) => moment.toISOString()));
  const isThen = (at: SQLWrapper): SQL => sql`date_trunc('minute', ${at}) = any(${minutes}::timestamptz[])`;
  const since = new Date(now.getTime() - MINUTE_MS);
  const { id, scheduledFor: at, platforms, status, occurrence } = scheduledWorkflows;
  const tasks = await tx
    .select({ id, at, platforms, occurrence, repeated: series })
    .from(scheduledWorkflows)
    .leftJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .where(
      and(
        eq(scheduledWorkflows.userId, userId),
        inArray(status, ['scheduled', 'executing']),
        gte(at, since),
        or(isNotNull(scheduledWorkflows.seriesId), isThen(at)),
      ),
    );
  const { id: planId, scheduledAt, platforms: on, recurrence, wallTime, timeZone } = schedulePlans;
  const plans = await tx
    .select({ id: planId, at: scheduledAt, platforms: on, recurrence, wallTime, timeZone })
    .from(schedulePlans)
    // Without its conversation nobody can approve it.
    .innerJoin(chatSessions, eq(chatSessions.id, schedulePlans.sessionId))
    .where(
      and(
        eq(schedulePlans.userId, userId),
        eq(schedulePlans.state, 'pending'),
        gte(schedulePlans.scheduledAt, since),
        or(isNotNull(schedulePlans.recurrence), isThen(schedulePlans.scheduledAt)),
      ),
    );
  return [
    ...tasks.map(({ repeated, ...task }) => ({
      ...task,
      recurring: repeated && !isSkipped(repeated, task.occurrence) ? recurringOf(repeated) : null,
    })),
    ...plans.map(({ recurrence: rule, wallTime: start, timeZone: zone, ...plan }) => ({
      ...plan,
      recurring: rule === null ? null : { start, timeZone: zone, rule },
    })),
  ].filter((one) => one.id !== asking);
}

/** Tells which networks have something at a moment, rows and what series will still bring; each moment is looked at once. */
function takenTeller(all: Taken[], now: Date): (at: Date) => Set<Platform> {
  // What names no network goes out on all of them.
  const on = ({ platforms }: Taken): readonly Platform[] => (platforms.length === 0 ? PLATFORMS : platforms);
  const known = new Map<number, Set<Platform>>();
  const rows = Map.groupBy(all, ({ at }) => minuteOf(at));
  const today = Math.floor(now.getTime() / DAY_MS);
  const repeating = all.flatMap((one) =>
    one.recurring
      ? [
          {
            ...one,
            zone: one.recurring.timeZone,
            comesAt: momentTeller(one.recurring, today - 1, today + SLOT_DAYS_AHEAD + 2),
          },
        ]
      : [],
  );
  const zones = new Set(repeating.map(({ zone }) => zone));
  return (moment) => {
    const minute = minuteOf(moment);
    const before = known.get(minute);
    if (before) return before;
    const walls = new Map([...zones].map((zone) => [zone, instantToWall(moment.toISOString(), zone)]));
    const coming = repeating.filter(({ at, zone, comesAt }) => at < moment && comesAt(moment, walls.get(zone) ?? ''));
    const there = [...(rows.get(minute) ?? []), ...coming];
    const taken = new Set(there.flatMap((one) => on(one)));
    known.set(minute, taken);
    return taken;
  };
}

const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);

/** Tells whether the account may set something more for the day of a moment; all days are read at once. */
async function roomOnDays(tx: Transaction, userId: string, now: Date) {
  const { premium, timeZone } = await accountOf(tx, userId);
  const last = new Date(now.getTime() + (SLOT_DAYS_AHEAD + 1) * DAY_MS);
  const taken = premium ? new Map<string, number>() : await placesTaken(tx, userId, timeZone, [now, last]);
  const dayIn = dayTeller();
  const dayWords = (at: Date): string => dateOf(dayIn(at, timeZone));
  return {
    dateOf: dayWords,
    hasRoom: (at: Date) => premium || (taken.get(dayWords(at)) ?? 0) < FREE_SCHEDULES_PER_DAY,
    take: (at: Date) => taken.set(dayWords(at), (taken.get(dayWords(at)) ?? 0) + 1),
  };
}

async function accountOf(db: Queries, userId: string): Promise<{ premium: boolean; timeZone: string }> {
  const { premium, timeZone } = users;
  const [account] = await db.select({ premium, timeZone }).from(users).where(eq(users.id, userId));
  if (!account) throw new Failure('NOT_SIGNED_IN');
  return account;
}
