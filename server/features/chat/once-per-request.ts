import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import { chatRequests } from '../../platform/db/schema/chat.ts';

/** How often somebody who waits for the same message elsewhere looks whether it is answered. */
const LOOK_AGAIN_MS = 250;
/** Much longer than any answer takes: whoever has held a request this long was lost with its process. */
const LOST_AFTER = sql`now() - interval '5 minutes'`;

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
    const held = await take(db, request);
    if (held) {
      try {
        // The one before may have been answered between the look and the taking.
        return (await find()) ?? (await work());
      } finally {
        // Where this fails, the request is free again once it counts as lost.
        await release(db, request, held).catch(() => {});
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

async function release(
  db: Queries,
  { userId, requestId }: { userId: string; requestId: string },
  since: Date,
): Promise<void> {
  await db
    .delete(chatRequests)
    .where(and(eq(chatRequests.userId, userId), eq(chatRequests.requestId, requestId), eq(chatRequests.since, since)));
}
