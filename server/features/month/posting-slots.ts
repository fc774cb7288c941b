import { eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { getPostingSlots, nextPostingSlot } from '../../../domain/api/schedule/posting-slots.ts';
import { Failure } from '../../../domain/errors.ts';
import type { Platform } from '../../../domain/post/platforms.ts';
import { platformWords } from '../../../domain/schedule/plan.ts';
import { type PostingSlot, sortedSlots } from '../../../domain/schedule/posting-slots.ts';
import { monthAndDay } from '../../lib/days.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries, Transaction } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { postingSlots } from '../../platform/db/schema/month.ts';
import { holdAccount } from '../scheduled/day-limit.ts';
import { comingSlots } from './coming-slots.ts';
import { takenFrom } from './taken-moments.ts';

type Slots = AnswerOf<typeof getPostingSlots>['data'];

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
    const found = await (await freeSlots(tx, userId, clock(), asking)).next(platforms);
    return 'at' in found ? { scheduledFor: found.at.toISOString(), reason: null } : { scheduledFor: null, ...found };
  });
}

export interface FreeSlots {
  /** The first free one of some networks, of a day ('YYYY-MM-DD' in the account's zone) where one is named, or why there is none. */
  next(platforms: Platform[], day?: string): Promise<{ at: Date } | { reason: string }>;
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
  if (slots.length === 0) return { next: async (platforms) => noSlots(platforms), take: () => {} };
  const taken = await takenFrom(tx, { userId, ...(await accountOf(tx, userId)) }, now, asking);
  const ahead = new Map<string, () => Iterable<Date>>();
  const comingOf = (platforms: Platform[]): Iterable<Date> => {
    const known = ahead.get(platforms.join()) ?? kept(comingSlots(slots, platforms, timeZone, now));
    ahead.set(platforms.join(), known);
    return known();
  };
  return {
    next: async (platforms, day) => {
      const names = platformWords(platforms);
      if (!slots.some(({ platform }) => platforms.includes(platform))) return noSlots(platforms);
      for (const at of comingOf(platforms))
        if ((day === undefined || taken.dateOf(at) === day) && (await taken.isFree(at, platforms))) return { at };
      if (day !== undefined)
        return { reason: `No posting slot for ${names} is free on ${monthAndDay(day)}. Write a time, e.g. 09:30.` };
      return {
        reason: `All posting slots for ${names} are taken for the next year. Add more, or choose a time yourself.`,
      };
    },
    take: taken.take,
  };
}

/** What comes one by one, from its beginning each time; nothing is told ahead of who asks, and nothing twice. */
function kept<Item>(coming: Generator<Item>): () => Iterable<Item> {
  const known: Item[] = [];
  return function* () {
    for (let at = 0; ; at++) {
      if (at === known.length) {
        const { done, value } = coming.next();
        if (done) return;
        known.push(value);
      }
      yield known[at] as Item;
    }
  };
}

const SET_SLOTS = 'Set them under “Posting slots” in Scheduled Tasks.';

async function accountOf(db: Queries, userId: string): Promise<{ premium: boolean; timeZone: string }> {
  const { premium, timeZone } = users;
  const [account] = await db.select({ premium, timeZone }).from(users).where(eq(users.id, userId));
  if (!account) throw new Failure('NOT_SIGNED_IN');
  return account;
}
