import { and, eq, inArray } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import * as z from 'zod/mini';
import type { AnswerOf } from '../../../domain/api/call.ts';
import { EXPORT_FORMAT, EXPORT_JSON, IMPORT_MAX_BYTES, type importWorkflows } from '../../../domain/api/own-data.ts';
import { type NodeOutput, saveWorkflow } from '../../../domain/api/workflows.ts';
import { Failure } from '../../../domain/errors.ts';
import { structureFault } from '../../../domain/graph.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { isRowId } from '../../platform/db/owned.ts';
import { media } from '../../platform/db/schema/media.ts';
import { workflows } from '../../platform/db/schema/workflows.ts';

/** More than anybody has drawn by hand. */
const MOST_WORKFLOWS = 500;
/** What a small zip may swell to. */
const JSON_MAX_BYTES = 4 * IMPORT_MAX_BYTES;

const exportSchema = z.object({ format: z.literal(EXPORT_FORMAT), workflows: z.array(z.unknown()) });
type Drawn = z.output<typeof saveWorkflow.input>;

/** Adds the workflows of an export to those that a user has; what can't be taken over is said, not lost silently. */
export async function takeOverWorkflows(
  { db, clock }: { db: Database; clock: Clock },
  userId: string,
  file: File,
): Promise<AnswerOf<typeof importWorkflows>['data']> {
  const found = readExport(new Uint8Array(await file.arrayBuffer()));
  if (found.length > MOST_WORKFLOWS)
    throw new Failure('VALIDATION', `An import can hold up to ${MOST_WORKFLOWS} workflows.`);
  const skipped: { name: string; reason: string }[] = [];
  const usable: Drawn[] = [];
  for (const one of found) {
    const { drawn, reason } = readWorkflow(one);
    if (drawn) usable.push(drawn);
    else skipped.push({ name: nameOf(one), reason });
  }
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
  if (rows.length > 0) await db.insert(workflows).values(rows);
  return { imported: rows.length, skipped };
}

/** The workflows of a zip or of the JSON in it, not checked yet. */
function readExport(bytes: Uint8Array): unknown[] {
  const parsed = exportSchema.safeParse(parseJson(isZip(bytes) ? jsonIn(bytes) : bytes));
  if (!parsed.success) throw new Failure('VALIDATION', 'This is no export of Fanfare.');
  return parsed.data.workflows;
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function jsonIn(zip: Uint8Array): Uint8Array {
  try {
    // The size that is declared is the room that is given: what swells beyond it does not unpack.
    const files = unzipSync(zip, {
      filter: (file) => file.name === EXPORT_JSON && file.originalSize <= JSON_MAX_BYTES,
    });
    return files[EXPORT_JSON] ?? new Uint8Array(0);
  } catch {
    return new Uint8Array(0);
  }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

function readWorkflow(one: unknown): { drawn: Drawn | null; reason: string } {
  const parsed = saveWorkflow.input.safeParse(one);
  if (!parsed.success) return { drawn: null, reason: parsed.error.issues[0]?.message ?? 'It can’t be read' };
  const fault = structureFault(parsed.data);
  return fault ? { drawn: null, reason: fault } : { drawn: parsed.data, reason: '' };
}

function nameOf(one: unknown): string {
  const name = (one as { name?: unknown } | null)?.name;
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 200) : 'Without a name';
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
