import { and, eq, gte, inArray } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { getPostingSlots, nextPostingSlot } from '../../../domain/api/posting-slots.ts';
import { comingSlots, SLOT_DAYS_AHEAD } from '../../../domain/coming-slots.ts';
import { Failure } from '../../../domain/errors.ts';
import { FREE_SCHEDULES_PER_DAY } from '../../../domain/free-plan.ts';
import { platformWords } from '../../../domain/plan.ts';
import type { Platform } from '../../../domain/platforms.ts';
import { type PostingSlot, sortedSlots } from '../../../domain/posting-slots.ts';
import { dateOf, dayTeller } from '../../../domain/recurrence-days.ts';
import { instantToWall, occurrencesBetween } from '../../../domain/time.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { postingSlots } from '../../platform/db/schema/month.ts';
import { scheduledWorkflows, series } from '../../platform/db/schema/scheduled.ts';
import { holdAccount } from '../scheduled/day-limit.ts';
import { placesTaken } from '../scheduled/places.ts';
import { recurringOf } from '../scheduled/series.ts';

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

/** The first coming slot of these networks at which none of them has anything scheduled, on a day that has room. */
export async function nextFreeSlot(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  platforms: Platform[],
): Promise<AnswerOf<typeof nextPostingSlot>['data']> {
  return db.transaction(async (tx) => {
    const now = clock();
    const { slots, timeZone } = await slotsOf(tx, userId);
    const names = platformWords(platforms);
    if (!slots.some(({ platform }) => platforms.includes(platform)))
      return none(`You have no posting slots for ${names} yet. Set them under “Posting slots” in Scheduled Tasks.`);
    const isTaken = await takenMoments(tx, userId, platforms, now);
    const isFull = await fullDays(tx, userId, now);
    for (const at of comingSlots(slots, platforms, timeZone, now))
      if (!isFull(at) && !isTaken(at)) return { scheduledFor: at.toISOString(), reason: null };
    return none(`All posting slots for ${names} are taken for the next year. Add more, or choose a time yourself.`);
  });
}

const none = (reason: string) => ({ scheduledFor: null, reason });

/** Tells whether something is scheduled on one of these networks at a moment, rows and what series will still bring. */
async function takenMoments(
  tx: Transaction,
  userId: string,
  platforms: Platform[],
  now: Date,
): Promise<(at: Date) => boolean> {
  const rows = await tx
    .select({ at: scheduledWorkflows.scheduledFor, platforms: scheduledWorkflows.platforms, repeated: series })
    .from(scheduledWorkflows)
    .leftJoin(series, eq(series.id, scheduledWorkflows.seriesId))
    .where(
      and(
        eq(scheduledWorkflows.userId, userId),
        inArray(scheduledWorkflows.status, ['scheduled', 'executing']),
        gte(scheduledWorkflows.scheduledFor, new Date(now.getTime() - MINUTE_MS)),
      ),
    );
  // A task that names no network goes out on all of them.
  const those = rows.filter(
    (row) => row.platforms.length === 0 || row.platforms.some((one) => platforms.includes(one)),
  );
  const minutes = new Set(those.map(({ at }) => minuteOf(at)));
  const repeating = those.flatMap(({ at, repeated }) => (repeated ? [{ at, recurring: recurringOf(repeated) }] : []));
  return (moment) => {
    if (minutes.has(minuteOf(moment))) return true;
    const instant = Temporal.Instant.fromEpochMilliseconds(moment.getTime());
    return repeating.some(
      ({ at, recurring: { start, timeZone, rule } }) =>
        at < moment &&
        // Most rules keep one time of day: asking them about another one would be work for nothing.
        (/HOURLY|MINUTELY|BYHOUR|BYMINUTE/.test(rule ?? '') ||
          instantToWall(instant, timeZone).slice(11) === start.slice(11)) &&
        occurrencesBetween({ start, timeZone, rule }, instant, instant).length > 0,
    );
  };
}

const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);

/** Tells whether the account may set nothing more for the day of a moment; all days are read at once. */
async function fullDays(tx: Transaction, userId: string, now: Date): Promise<(at: Date) => boolean> {
  const { premium, timeZone } = await accountOf(tx, userId);
  if (premium) return () => false;
  const last = new Date(now.getTime() + (SLOT_DAYS_AHEAD + 1) * DAY_MS);
  const taken = await placesTaken(tx, userId, timeZone, [now, last]);
  const dayIn = dayTeller();
  return (at) => (taken.get(dateOf(dayIn(at, timeZone))) ?? 0) >= FREE_SCHEDULES_PER_DAY;
}

async function accountOf(db: Queries, userId: string): Promise<{ premium: boolean; timeZone: string }> {
  const { premium, timeZone } = users;
  const [account] = await db.select({ premium, timeZone }).from(users).where(eq(users.id, userId));
  if (!account) throw new Failure('NOT_SIGNED_IN');
  return account;
}
