import { and, asc, gt, inArray, lt } from 'drizzle-orm';
import { media } from '../../platform/db/schema/media.ts';
import { handles, type JobHandler, jobKind } from '../../platform/queue/jobs.ts';
import { deleteMedia, type MediaDeps } from './media.ts';

export const sweepMedia = jobKind<Record<string, never>>('media-sweep', { retries: 3, atOnce: 1, retryPause: 60 });

/** Which of a user's media something still names; every feature that names media gives one. */
export type MediaInUse = (userId: string, ids: string[]) => Promise<string[]>;

/** Younger media may belong to an answer that is being made. */
const KEPT_MS = 24 * 60 * 60_000;
const AT_ONCE = 500;

/** Removes the media that nothing names any more, and bytes that never got an owner. */
export function mediaSweepHandler(deps: MediaDeps & { inUse: MediaInUse[] }): JobHandler {
  return handles(sweepMedia, async () => {
    const before = new Date(deps.clock().getTime() - KEPT_MS);
    await sweepUnnamed(deps, before);
    await sweepOwnerless(deps, before);
  });
}

async function sweepUnnamed(deps: MediaDeps & { inUse: MediaInUse[] }, before: Date): Promise<void> {
  for (let after: string | null = null; ; ) {
    const rows = await deps.db
      .select({ id: media.id, userId: media.userId })
      .from(media)
      .where(and(lt(media.createdAt, before), after === null ? undefined : gt(media.id, after)))
      .orderBy(asc(media.id))
      .limit(AT_ONCE);
    for (const [userId, ids] of byUser(rows)) {
      const named = new Set((await Promise.all(deps.inUse.map((inUse) => inUse(userId, ids)))).flat());
      for (const id of ids) if (!named.has(id)) await deleteMedia(deps, id);
    }
    after = rows.at(-1)?.id ?? null;
    if (rows.length < AT_ONCE) return;
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

function byUser(rows: { id: string; userId: string }[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { id, userId } of rows) groups.set(userId, [...(groups.get(userId) ?? []), id]);
  return groups;
}
