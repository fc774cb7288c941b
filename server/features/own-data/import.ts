import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { importWorkflows } from '../../../domain/api/own-data.ts';
import type { NodeOutput } from '../../../domain/api/workflows.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/owned.ts';
import { media } from '../../platform/db/schema/media.ts';
import { workflows } from '../../platform/db/schema/workflows.ts';
import { keepWithinRoom } from '../../platform/db/workflow-room.ts';
import type { Drawn } from './read-export.ts';
import { readOffThread } from './read-off-thread.ts';

/** How many rows one statement holds: each may be a megabyte. */
const AT_ONCE = 10;

/** Adds the workflows of an export to those that a user has; what can't be taken over is said, not lost silently. */
export async function takeOverWorkflows(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  file: File,
): Promise<AnswerOf<typeof importWorkflows>['data']> {
  const { usable, skipped } = await readOffThread(new Uint8Array(await file.arrayBuffer()));
  const own = await ownMedia(db, userId, usable);
  const now = clock();
  const rows = usable.map(({ name, agents, connections, executionResults }) => ({
    userId,
    name,
    agents,
    connections,
    executionResults: executionResults.filter((result) => mediaIn(result).every((id) => own.has(id))),
    createdAt: now,
    updatedAt: now,
  }));
  await db.transaction((tx) =>
    keepWithinRoom(tx, userId, async () => {
      for (let at = 0; at < rows.length; at += AT_ONCE) await tx.insert(workflows).values(rows.slice(at, at + AT_ONCE));
    }),
  );
  return { imported: rows.length, skipped };
}

function mediaIn(result: NodeOutput): string[] {
  return [...result.output.matchAll(/\/api\/media\/([\w-]+)/g)].map(([, id]) => id ?? '');
}

/** Which of the pictures and sounds that results name are this user's: others can't be shown to them. */
async function ownMedia(db: Database, userId: string, drawn: Drawn[]): Promise<Set<string>> {
  const named = new Set(drawn.flatMap(({ executionResults }) => executionResults.flatMap(mediaIn)).filter(isRowId));
  if (named.size === 0) return new Set();
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.userId, userId), inArray(media.id, [...named])));
  return new Set(rows.map(({ id }) => id));
}
