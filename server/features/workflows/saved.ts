import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Call } from '../../../domain/api/call.ts';
import type {
  renameWorkflow,
  SavedWorkflow,
  saveOverWorkflow,
  saveWorkflow,
} from '../../../domain/api/workflow/workflows.ts';
import { Failure } from '../../../domain/errors.ts';
import { compareWorkflows, isUnchanged } from '../../../domain/workflow/compare-workflows.ts';
import { structureFault } from '../../../domain/workflow/graph.ts';
import { notesFault } from '../../../domain/workflow/notes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { keepReplaced } from '../../platform/db/keep-replaced.ts';
import { owned } from '../../platform/db/owned.ts';
import { workflows } from '../../platform/db/schema/workflows.ts';
import { keepWithinRoom } from '../../platform/db/workflow-room.ts';
import type { Context } from '../../platform/http/context.ts';

export interface SavedDeps {
  db: Database;
  clock: Clock;
}

type Input<C extends Call> = Context<C>['input'];
type Row = typeof workflows.$inferSelect;

/** One workflow that this user saved. */
export async function findSaved({ db }: SavedDeps, userId: string, id: string): Promise<SavedWorkflow> {
  const [row] = await db
    .select()
    .from(workflows)
    .where(owned(workflows, userId, id));
  if (!row) throw notFound();
  return toSaved(row);
}

/** Keeps a workflow under a name. */
export async function save(
  { db, clock }: Pick<SavedDeps, 'clock'> & { db: Pick<Transaction, 'transaction'> },
  userId: string,
  drawn: Input<typeof saveWorkflow>,
): Promise<SavedWorkflow> {
  const now = clock();
  const values = { ...fieldsOf(drawn, now), userId, createdAt: now };
  const [row] = await db.transaction((tx) =>
    keepWithinRoom(tx, userId, () => tx.insert(workflows).values(values).returning()),
  );
  if (!row) throw new Error('The workflow was not stored');
  return toSaved(row);
}

/** Keeps a workflow in the place of the version that it was made from; what somebody saved since is not replaced. */
export async function saveOver(
  { db, clock }: SavedDeps,
  userId: string,
  { id, basedOn, ...drawn }: Input<typeof saveOverWorkflow>,
): Promise<SavedWorkflow> {
  const fields = fieldsOf(drawn, clock());
  const row = await db.transaction((tx) =>
    keepWithinRoom(tx, userId, async () => {
      const [stored] = await tx
        .select()
        .from(workflows)
        .where(owned(workflows, userId, id))
        .for('update');
      if (!stored) throw notFound();
      if (stored.updatedAt.getTime() !== Date.parse(basedOn)) {
        // Saved again after the first answer was lost, or by two tabs alike: it is there already.
        if (isSame(stored, drawn)) return stored;
        throw new Failure('OUTDATED');
      }
      // What a run alone has changed is no other version of what was drawn.
      if (!isUnchanged(compareWorkflows(stored, drawn))) await keepReplaced(tx, stored.id);
      // The moment is the version, so no two versions share one, whatever the clock does.
      const updatedAt = new Date(Math.max(fields.updatedAt.getTime(), stored.updatedAt.getTime() + 1));
      const [replaced] = await tx
        .update(workflows)
        .set({ ...fields, updatedAt })
        .where(eq(workflows.id, stored.id))
        .returning();
      return replaced ?? stored;
    }),
  );
  return toSaved(row);
}

function isSame(stored: Row, drawn: Input<typeof saveWorkflow>): boolean {
  const { name, agents, connections, executionResults, notes } = stored;
  return isDeepStrictEqual({ name, agents, connections, executionResults, notes }, drawn);
}

/** Gives a saved workflow another name: what is drawn is the same, and whoever has it open can go on saving. */
export async function storeWorkflowName(
  { db }: SavedDeps,
  userId: string,
  { id, name }: Input<typeof renameWorkflow>,
): Promise<SavedWorkflow> {
  const [row] = await db
    .update(workflows)
    .set({ name })
    .where(owned(workflows, userId, id))
    .returning();
  if (!row) throw notFound();
  return toSaved(row);
}

/** Forgets a saved workflow, with its versions. */
export async function deleteSaved({ db }: SavedDeps, userId: string, id: string): Promise<void> {
  const gone = await db
    .delete(workflows)
    .where(owned(workflows, userId, id))
    .returning({ id: workflows.id });
  if (gone.length === 0) throw notFound();
}

export const notFound = (): Failure =>
  new Failure('NOT_FOUND', 'This workflow is not there any more. It may have been deleted elsewhere.');

function fieldsOf(drawn: Input<typeof saveWorkflow>, now: Date) {
  const { name, agents, connections, executionResults, notes } = drawn;
  const fault = structureFault({ agents, connections }) ?? notesFault(notes, agents);
  if (fault) throw new Failure('VALIDATION', fault);
  const newest = executionResults.reduce((latest, { timestamp }) => Math.max(latest, timestamp * 1000), 0);
  return {
    name,
    agents,
    connections,
    executionResults,
    notes,
    updatedAt: now,
    // Without results there was no run to speak of: what was known of an earlier one stays.
    ...(newest > 0 ? { executedAt: new Date(Math.min(newest, now.getTime())) } : {}),
  };
}

/** A row as every call answers it. */
export function toSaved(row: Row): SavedWorkflow {
  const { id, name, agents, connections, executionResults, notes } = row;
  return {
    id,
    name,
    agents,
    connections,
    executionResults,
    notes,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    executed_at: row.executedAt?.toISOString() ?? null,
  };
}
