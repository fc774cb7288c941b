import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Failure } from '../../../../domain/errors.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { chatRequests } from '../../../platform/db/schema/chat.ts';

/** How often somebody who waits for the same message elsewhere looks whether it is answered. */
const LOOK_AGAIN_MS = 250;
/** Whoever works on a request says so this often, */
const RENEW_EVERY_MS = 5_000;
/** and who has not said so for three times as long was lost with its process. */
const LOST_AFTER = sql`now() - interval '15 seconds'`;

/** Works on a request once, in whatever process it arrives and however often at once: who comes second waits for the answer. */
export async function oncePerRequest<Answer>(
  db: Queries,
  request: { userId: string; requestId: string },
  signal: AbortSignal,
  { find, work }: { find: () => Promise<Answer | null>; work: () => Promise<Answer> },
): Promise<Answer> {
  for (;;) {
    const before = await find();
    if (before) return before;
    const since = await take(db, request);
    if (since) {
      const release = hold(db, request, since);
      try {
        // The one before may have been answered between the look and the taking.
        return (await find()) ?? (await work());
      } finally {
        // Where this fails, the request is free again once it counts as lost.
        await release().catch(() => {});
      }
    }
    await pause(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {});
    if (signal.aborted) throw new Failure('CANCELLED');
  }
}

/** Takes a request: gives the moment that marks it as held by us, or null where somebody else has it. */
async function take(db: Queries, request: { userId: string; requestId: string }): Promise<Date | null> {
  const [row] = await db
    .insert(chatRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [chatRequests.userId, chatRequests.requestId],
      set: { since: sql`now()` },
      setWhere: lt(chatRequests.since, LOST_AFTER),
    })
    .returning({ since: chatRequests.since });
  return row?.since ?? null;
}

/** Holds a taken request as a lease that is renewed; gives the function that lets it go. */
function hold(
  db: Queries,
  { userId, requestId }: { userId: string; requestId: string },
  takenAt: Date,
): () => Promise<void> {
  let since = takenAt;
  let renewing = Promise.resolve();
  const ours = () =>
    and(eq(chatRequests.userId, userId), eq(chatRequests.requestId, requestId), eq(chatRequests.since, since));
  const renew = async (): Promise<void> => {
    const [row] = await db
      .update(chatRequests)
      .set({ since: sql`now()` })
      .where(ours())
      .returning({ since: chatRequests.since });
    if (row) since = row.since;
  };
  const timer = setInterval(() => {
    // A database that is away for a moment is asked again the next time.
    renewing = renewing.then(renew).catch(() => {});
  }, RENEW_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await renewing;
    await db.delete(chatRequests).where(ours());
  };
}
