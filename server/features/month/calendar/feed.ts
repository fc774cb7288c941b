import { eq } from 'drizzle-orm';
import type { AnswerOf } from '../../../../domain/api/call.ts';
import type { getCalendarFeed } from '../../../../domain/api/schedule/calendar-feed.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { calendarFeeds } from '../../../platform/db/schema/month.ts';
import type { KeyBox } from '../../../platform/key-box.ts';
import { createSecret, hashSecret } from '../../../platform/secrets.ts';

export interface FeedDeps {
  db: Database;
  clock: Clock;
  box: KeyBox;
  appUrl: URL;
}

type Feed = AnswerOf<typeof getCalendarFeed>['data'];

const NONE: Feed = { url: null, createdAt: null };
const sealedFor = (userId: string): string => `calendar of ${userId}`;

/** Somebody's secret address for calendars. */
export async function feedOf({ db, box, appUrl }: FeedDeps, userId: string): Promise<Feed> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  if (!feed) return NONE;
  const secret = await box.open(feed.sealed, sealedFor(userId));
  return {
    url: secret === null ? null : `${appUrl.origin}/calendar/${secret}.ics`,
    createdAt: feed.createdAt.toISOString(),
  };
}

/** Makes a new secret address; the one before is dead at once. */
export async function renewFeed(deps: FeedDeps, userId: string): Promise<Feed> {
  const secret = createSecret();
  const made = {
    secretHash: hashSecret(secret),
    sealed: await deps.box.seal(secret, sealedFor(userId)),
    createdAt: deps.clock(),
  };
  await deps.db
    .insert(calendarFeeds)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: made });
  return feedOf(deps, userId);
}

/** Takes the address away. */
export async function removeFeed({ db }: FeedDeps, userId: string): Promise<Feed> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return NONE;
}

/** Whose schedule lies at a secret address, or null. Only hashes are compared: how long it takes tells nothing of a secret. */
export async function ownerOfFeed({ db }: FeedDeps, secret: string): Promise<string | null> {
  const [feed] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.secretHash, hashSecret(secret)));
  return feed?.userId ?? null;
}
