import { and, desc, eq } from 'drizzle-orm';
import type { DrawnVersion, Version } from '../../../domain/api/workflow/workflow-versions.ts';
import { Failure } from '../../../domain/errors.ts';
import { changeWords, compareWorkflows } from '../../../domain/workflow/compare-workflows.ts';
import { workflowVersions } from '../../platform/db/schema/workflows.ts';
import { findSaved, type SavedDeps } from './saved.ts';

/** The versions of a workflow, the one that is saved now first. */
export async function savedVersions(deps: SavedDeps, userId: string, id: string): Promise<Version[]> {
  const now = await current(deps, userId, id);
  const earlier = await deps.db
    .select()
    .from(workflowVersions)
    .where(eq(workflowVersions.workflowId, id))
    .orderBy(desc(workflowVersions.savedAt));
  const all = [now, ...earlier.map(toVersion)];
  return all.map(({ version, ...drawn }, at) => {
    const before = all[at + 1];
    const changes = before ? changeWords(compareWorkflows(before, drawn)) : null;
    return { version, name: drawn.name, agents: drawn.agents.length, changes };
  });
}

/** One version as it was drawn. */
export async function versionAt(deps: SavedDeps, userId: string, id: string, version: string): Promise<DrawnVersion> {
  const now = await current(deps, userId, id);
  if (Date.parse(version) === Date.parse(now.version)) return now;
  const [row] = await deps.db
    .select()
    .from(workflowVersions)
    .where(and(eq(workflowVersions.workflowId, id), eq(workflowVersions.savedAt, new Date(version))));
  if (!row) throw new Failure('NOT_FOUND', 'This version is not kept any more.');
  return toVersion(row);
}

async function current(deps: SavedDeps, userId: string, id: string): Promise<DrawnVersion> {
  const { name, agents, connections, notes, updated_at: version } = await findSaved(deps, userId, id);
  return { version, name, agents, connections, notes };
}

function toVersion(row: typeof workflowVersions.$inferSelect): DrawnVersion {
  const { savedAt, name, agents, connections, notes } = row;
  return { version: savedAt.toISOString(), name, agents, connections, notes };
}
