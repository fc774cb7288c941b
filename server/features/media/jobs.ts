import { and, eq, inArray, lt } from 'drizzle-orm';
import { UNDO_DELETION_MS } from '../../../domain/limits.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { media } from '../../platform/db/schema/media.ts';
import { deletedTasks } from '../../platform/db/schema/month.ts';
import { handles, type JobHandler, jobKind } from '../../platform/queue/jobs.ts';
import { mediaInUse } from './in-use.ts';
import type { MediaDeps } from './media.ts';
import { type OwnedTable, ownedTables } from './owned-tables.ts';

export const sweepMedia = jobKind<Record<string, never>>('media-sweep', { retries: 3, atOnce: 1, retryPause: 60 });

/** Younger media may belong to an answer that is being made, and what was named until just now to one that is being saved. */
const KEPT_MS = 24 * 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const AT_ONCE = 500;

/** Until when media were made that go: those that nothing names, and those that only the past names (null: they stay). */
interface Limits {
  unnamed: Date;
  past: Date | null;
}

/**
 * Removes the media that nothing names any more, and bytes that never got an owner. With `keepDays`, also those older than it
 * which only conversations and runs of workflows name that have rested as long.
 */
export function mediaSweepHandler(deps: MediaDeps, keepDays: number | null = null): JobHandler {
  return handles(sweepMedia, async () => {
    const now = deps.clock().getTime();
    const before = new Date(now - KEPT_MS);
    await forgetDeleted(deps);
    await sweepUnnamed(deps, { unnamed: before, past: keepDays === null ? null : new Date(now - keepDays * DAY_MS) });
    await sweepOwnerless(deps, before);
  });
}

/** What was deleted too long ago to be brought back names nothing any more. */
async function forgetDeleted({ db, clock }: MediaDeps): Promise<void> {
  const before = new Date(clock().getTime() - UNDO_DELETION_MS);
  await db.delete(deletedTasks).where(lt(deletedTasks.deletedAt, before));
}

async function sweepUnnamed({ db, store, clock }: MediaDeps, limits: Limits): Promise<void> {
  const tables = await ownedTables(db);
  const isOld = lt(media.createdAt, limits.unnamed);
  const owners = await db.selectDistinct({ userId: media.userId }).from(media).where(isOld);
  for (const { userId } of owners) {
    const removed = await db.transaction((tx) => forgetUnnamed(tx, tables, userId, limits, clock()));
    // The rows went first, so that nothing names bytes that are gone; what a crash leaves here is swept as ownerless.
    for (const id of removed) await store.delete(id);
  }
}

/**
 * Forgets the media of a user that nothing named a day ago and nothing names now. They are held before it looks: whatever
 * came into use until then is seen, and the day between the two looks is for what is just being saved.
 */
async function forgetUnnamed(
  tx: Transaction,
  tables: OwnedTable[],
  userId: string,
  { unnamed: before, past }: Limits,
  now: Date,
): Promise<string[]> {
  const old = await tx
    .select({ id: media.id, unusedSince: media.unusedSince, createdAt: media.createdAt })
    .from(media)
    .where(and(eq(media.userId, userId), lt(media.createdAt, before)))
    .for('update');
  const namedOf = (some: typeof old, pastSince: Date | null) =>
    mediaInUse(
      tx,
      tables,
      userId,
      some.map(({ id }) => id),
      pastSince,
    );
  // A picture that was changed in an old conversation is young itself.
  const [aged, young] = past
    ? [old.filter((one) => one.createdAt < past), old.filter((one) => one.createdAt >= past)]
    : [[], old];
  const named = new Set([...(await namedOf(young, null)), ...(await namedOf(aged, past))]);
  const unnamed = old.filter(({ id }) => !named.has(id));
  const over = unnamed.filter(({ unusedSince }) => unusedSince !== null && unusedSince < before);
  const newly = unnamed.filter(({ unusedSince }) => unusedSince === null);
  const again = old.filter(({ id, unusedSince }) => named.has(id) && unusedSince !== null);
  const among = (some: { id: string }[]) =>
    inArray(
      media.id,
      some.map(({ id }) => id),
    );
  if (newly.length > 0) await tx.update(media).set({ unusedSince: now }).where(among(newly));
  if (again.length > 0) await tx.update(media).set({ unusedSince: null }).where(among(again));
  if (over.length > 0) await tx.delete(media).where(among(over));
  return over.map(({ id }) => id);
}

async function sweepOwnerless(deps: MediaDeps, before: Date): Promise<void> {
  const { db, store } = deps;
  const sweep = async (keys: string[]): Promise<void> => {
    const rows = await db.select({ id: media.id }).from(media).where(inArray(media.id, keys));
    const known = new Set(rows.map(({ id }) => id));
    for (const key of keys) if (!known.has(key)) await store.delete(key);
  };
  const keys: string[] = [];
  for await (const key of store.keysOlderThan(before.getTime())) {
    keys.push(key);
    if (keys.length === AT_ONCE) await sweep(keys.splice(0));
  }
  if (keys.length > 0) await sweep(keys);
}
