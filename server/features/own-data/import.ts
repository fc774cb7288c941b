import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  type ImportPreview,
  type importWorkflows,
  namesToReplace,
  REPLACE_ALL,
} from '../../../domain/api/account/own-data.ts';
import type { AnswerOf } from '../../../domain/api/call.ts';
import type { NodeOutput } from '../../../domain/api/workflow/workflows.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { keepReplaced } from '../../platform/db/keep-replaced.ts';
import { isRowId } from '../../platform/db/owned.ts';
import { media } from '../../platform/db/schema/media.ts';
import { workflows } from '../../platform/db/schema/workflows.ts';
import { keepWithinRoom } from '../../platform/db/workflow-room.ts';
import type { Context } from '../../platform/http/context.ts';
import type { ExportedWorkflow, ReadExport } from './read-export.ts';
import { readExportOffThread } from './read-off-thread.ts';

/** How many rows one statement holds: each may be a megabyte. */
const AT_ONCE = 10;

interface ImportDeps {
  db: Database;
  clock: Clock;
}

/** What an import would bring, and which saved workflow of the same name each could replace. */
export async function previewWorkflows({ db }: ImportDeps, userId: string, file: File): Promise<ImportPreview> {
  const { usable, skipped } = await read(file);
  const replaceable = await sameNames(db, userId, usable);
  return {
    workflows: usable.map(({ name, agents }) => {
      const existing = replaceable.take(name);
      return {
        name,
        agents: agents.length,
        existing: existing && { agents: existing.agents, updated_at: existing.updatedAt.toISOString() },
      };
    }),
    skipped,
  };
}

/**
 * Takes the workflows of an export over: beside those that a user has, or in the place of those with the names to replace,
 * which stay as versions. What can't be taken over is said, not lost silently.
 */
export async function takeOverWorkflows(
  { db, clock }: ImportDeps,
  userId: string,
  { file, replace }: Context<typeof importWorkflows>['input'],
): Promise<AnswerOf<typeof importWorkflows>['data']> {
  const { usable, skipped } = await read(file);
  const own = await ownMedia(db, userId, usable);
  const names = replace === undefined ? [] : (namesToReplace(replace) ?? []);
  const now = clock();
  const fields = (drawn: ExportedWorkflow) => ({
    ...drawn,
    executionResults: drawn.executionResults.filter((result) => mediaIn(result).every((id) => own.has(id))),
  });
  const replaced = await db.transaction((tx) =>
    keepWithinRoom(tx, userId, async () => {
      const replaceable = await sameNames(tx, userId, usable);
      const added: ExportedWorkflow[] = [];
      for (const drawn of usable) {
        const old = names === REPLACE_ALL || names.includes(drawn.name) ? replaceable.take(drawn.name) : null;
        if (!old) {
          added.push(drawn);
          continue;
        }
        await keepReplaced(tx, old.id);
        const updatedAt = new Date(Math.max(now.getTime(), old.updatedAt.getTime() + 1));
        await tx
          .update(workflows)
          .set({ ...fields(drawn), updatedAt })
          .where(eq(workflows.id, old.id));
      }
      const rows = added.map((drawn) => ({ ...fields(drawn), userId, createdAt: now, updatedAt: now }));
      for (let at = 0; at < rows.length; at += AT_ONCE) await tx.insert(workflows).values(rows.slice(at, at + AT_ONCE));
      return usable.length - added.length;
    }),
  );
  return { imported: usable.length, replaced, skipped };
}

const read = async (file: File): Promise<ReadExport> => readExportOffThread(new Uint8Array(await file.arrayBuffer()));

/** The saved workflows whose names come again; each can be taken once, the last saved one of a name first. */
async function sameNames(db: Queries, userId: string, drawn: ExportedWorkflow[]) {
  const { id, name, updatedAt } = workflows;
  const rows = await db
    .select({ id, name, updatedAt, agents: sql<number>`jsonb_array_length(${workflows.agents})` })
    .from(workflows)
    .where(
      and(
        eq(workflows.userId, userId),
        inArray(
          name,
          drawn.map((one) => one.name),
        ),
      ),
    )
    .orderBy(desc(updatedAt), asc(id));
  const left = Map.groupBy(rows, (row) => row.name);
  return { take: (which: string) => left.get(which)?.shift() ?? null };
}

function mediaIn(result: NodeOutput): string[] {
  return [...result.output.matchAll(/\/api\/media\/([\w-]+)/g)].map(([, id]) => id ?? '');
}

/** Which of the pictures and sounds that results name are this user's: others can't be shown to them. */
async function ownMedia(db: Database, userId: string, drawn: ExportedWorkflow[]): Promise<Set<string>> {
  const named = new Set(drawn.flatMap(({ executionResults }) => executionResults.flatMap(mediaIn)).filter(isRowId));
  if (named.size === 0) return new Set();
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.userId, userId), inArray(media.id, [...named])));
  return new Set(rows.map(({ id }) => id));
}
