import { and, eq, sql } from 'drizzle-orm';
import type { Agent } from '../../../domain/graph.ts';
import type { Output } from '../../../domain/outputs.ts';
import { type RunResult, runGraph } from '../../engine/run-graph.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { runNodes, runs, scheduledWorkflows, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { handles, type JobHandler, type Lease, LeaseLost } from '../../platform/queue/jobs.ts';
import { runWorkflow } from './firing.ts';
import type { ScheduledRow } from './series.ts';

/** What a worker needs to make an agent work for the owner of a scheduled workflow. */
export interface RunDeps {
  db: Database;
  work(
    workflow: ScheduledRow,
    agent: Agent,
    incoming: string,
    options: { signal: AbortSignal; onText: (delta: string) => void },
  ): Promise<Output>;
  /** The sentence that people see for what an agent threw; null where the run must be tried again. */
  explain(thrown: unknown): string | null;
}

const AGENTS_AT_ONCE = 4;
const LOST_TEXT = 'The server stopped three times while this was running. Reschedule it to try again.';

/** Runs the workflows that are due. A run that another worker has begun goes on from what that one has kept. */
export function runHandler(deps: RunDeps): JobHandler {
  return handles(
    runWorkflow,
    async ({ runId }, lease) => {
      const { db } = deps;
      const begun = await beginAttempt(db, runId, lease.attempt);
      if (!begun) return;
      const finished = lease.attempt > 0 ? await finishedNodes(db, runId) : new Map<string, Output>();
      const result = await execute(deps, begun.workflow, runId, finished, lease);
      await db.transaction(async (tx) => {
        await lease.finish(tx);
        await end(tx, begun.workflow, runId, result);
      });
    },
    async ({ runId }) => {
      const { db } = deps;
      await db.transaction(async (tx) => {
        const workflow = await workflowOf(tx, runId);
        if (workflow)
          await end(tx, workflow, runId, { outputs: [], failures: [{ nodeId: '', agent: '', message: LOST_TEXT }] });
      });
    },
  );
}

async function beginAttempt(db: Database, runId: string, attempt: number): Promise<{ workflow: ScheduledRow } | null> {
  const workflow = await workflowOf(db, runId);
  if (!workflow) return null;
  await db
    .update(runs)
    .set({ attempts: attempt + 1, startedAt: sql`coalesce(${runs.startedAt}, clock_timestamp())` })
    .where(eq(runs.id, runId));
  if (attempt > 0)
    await db.insert(taskEvents).values({
      scheduledWorkflowId: workflow.id,
      at: sql`clock_timestamp()`,
      what: 'taken-over',
      detail: 'Its worker stopped; another went on with it.',
    });
  return { workflow };
}

/** The workflow of a run, while it is executing; null for a run that has ended. */
async function workflowOf(db: Queries, runId: string): Promise<ScheduledRow | null> {
  const [found] = await db
    .select({ workflow: scheduledWorkflows })
    .from(runs)
    .innerJoin(scheduledWorkflows, eq(scheduledWorkflows.id, runs.scheduledWorkflowId))
    .where(and(eq(runs.id, runId), eq(scheduledWorkflows.status, 'executing')));
  return found?.workflow ?? null;
}

async function finishedNodes(db: Database, runId: string): Promise<Map<string, Output>> {
  const rows = await db.select().from(runNodes).where(eq(runNodes.runId, runId));
  return new Map(rows.map(({ nodeId, output }) => [nodeId, output]));
}

async function execute(
  deps: RunDeps,
  workflow: ScheduledRow,
  runId: string,
  finished: Map<string, Output>,
  lease: Lease,
): Promise<RunResult> {
  return runGraph(
    { agents: workflow.agents, connections: workflow.connections },
    {
      work: (agent, incoming, options) => deps.work(workflow, agent, incoming, options),
      finished,
      keep: (nodeId, output) => keepNode(deps.db, runId, lease.attempt, nodeId, output),
      emit: () => {},
      explain: deps.explain,
    },
    { signal: lease.signal, atOnce: AGENTS_AT_ONCE },
  );
}

/** Keeps what a node has made; refused for a worker whose run another has begun anew, since that one makes its own. */
async function keepNode(db: Queries, runId: string, attempt: number, nodeId: string, output: Output): Promise<void> {
  const kept = await db.execute(sql`
    insert into ${runNodes} (run_id, node_id, output)
    select ${runs.id}, ${nodeId}, ${JSON.stringify(output)}::jsonb from ${runs}
    where ${runs.id} = ${runId} and ${runs.attempts} = ${attempt + 1}
    for share`);
  if (kept.rowCount !== 1) throw new LeaseLost(`run ${runId}`);
}

/** Ends a run: completed when every agent did its work, failed with the first reason otherwise. */
async function end(tx: Queries, workflow: ScheduledRow, runId: string, { failures }: RunResult): Promise<void> {
  const first = failures[0];
  const message = first ? (first.agent ? `${first.agent}: ${first.message}` : first.message) : null;
  await tx.update(runs).set({ finishedAt: sql`clock_timestamp()` }).where(eq(runs.id, runId));
  const ended = await tx
    .update(scheduledWorkflows)
    .set({
      status: message === null ? 'completed' : 'failed',
      errorMessage: message,
      executedAt: sql`clock_timestamp()`,
      executionDuration: sql`(select round(extract(epoch from clock_timestamp() - started_at)::numeric, 3)::float8 from runs where id = ${runId})`,
    })
    // A final state never changes, whoever comes late.
    .where(and(eq(scheduledWorkflows.id, workflow.id), eq(scheduledWorkflows.status, 'executing')))
    .returning({ id: scheduledWorkflows.id });
  if (ended.length === 0) return;
  await tx.insert(taskEvents).values({
    scheduledWorkflowId: workflow.id,
    at: sql`clock_timestamp()`,
    what: message === null ? 'completed' : 'failed',
    detail: message,
  });
  await tellChange(tx, workflow.userId, 'scheduled.changed');
}
