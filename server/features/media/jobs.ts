import { and, eq, inArray, lt } from 'drizzle-orm';
import { media } from '../../platform/db/schema/media.ts';
import { handles, type JobHandler, jobKind } from '../../platform/queue/jobs.ts';
import { mediaInUse } from './in-use.ts';
import { deleteMedia, type MediaDeps } from './media.ts';
import { ownedTables } from './owned-tables.ts';

export const sweepMedia = jobKind<Record<string, never>>('media-sweep', { retries: 3, atOnce: 1, retryPause: 60 });

/** Younger media may belong to an answer that is being made. */
const KEPT_MS = 24 * 60 * 60_000;
const AT_ONCE = 500;

/** Removes the media that nothing names any more, and bytes that never got an owner. */
export function mediaSweepHandler(deps: MediaDeps): JobHandler {
  return handles(sweepMedia, async () => {
    const before = new Date(deps.clock().getTime() - KEPT_MS);
    await sweepUnnamed(deps, before);
    await sweepOwnerless(deps, before);
  });
}

async function sweepUnnamed(deps: MediaDeps, before: Date): Promise<void> {
  const { db } = deps;
  const tables = await ownedTables(db);
  const owners = await db.selectDistinct({ userId: media.userId }).from(media).where(lt(media.createdAt, before));
  for (const { userId } of owners) {
    const old = await db
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.userId, userId), lt(media.createdAt, before)));
    const ids = old.map(({ id }) => id);
    const named = await mediaInUse(db, tables, userId, ids);
    for (const id of ids) if (!named.has(id)) await deleteMedia(deps, id);
  }
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
