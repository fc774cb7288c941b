import { and, eq, sql } from 'drizzle-orm';
import type { Agent } from '../../../domain/graph.ts';
import type { Output } from '../../../domain/outputs.ts';
import { type RunResult, runGraph } from '../../engine/run-graph.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { tellChange } from '../../platform/db/notifications.ts';
import { runNodes, runs, scheduledWorkflows, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { handles, type JobHandler, type Lease, LeaseLost } from '../../platform/queue/jobs.ts';
import { attemptsOf } from './attempts.ts';
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

/** What one agent of a run has made. */
interface Made {
  nodeId: string;
  output: Output;
}

const AGENTS_AT_ONCE = 4;
const LOST_TEXT = 'The server stopped three times while this was running. Reschedule it to try again.';

/** Runs the workflows that are due. A run that another worker has begun goes on from what that one has kept. */
export function runHandler(deps: RunDeps): JobHandler {
  const { db } = deps;
  const begin = attemptsOf(db);
  return handles(
    runWorkflow,
    async ({ runId }, lease) => {
      const workflow = await begin(runId, lease.attempt);
      if (!workflow) return;
      const finished = lease.attempt > 0 ? await takeOver(db, workflow, runId) : new Map<string, Output>();
      const { result, last } = await execute(deps, workflow, runId, finished, lease);
      await db.transaction(async (tx) => {
        await lease.finish(tx);
        await end(tx, workflow, runId, result, last);
      });
      await tellChange(db, workflow.userId, 'scheduled.changed');
    },
    async ({ runId }) => {
      const workflow = await workflowOf(db, runId);
      if (!workflow) return;
      await end(db, workflow, runId, { outputs: [], failures: [{ nodeId: '', agent: '', message: LOST_TEXT }] });
      await tellChange(db, workflow.userId, 'scheduled.changed');
    },
  );
}

async function takeOver(db: Database, workflow: ScheduledRow, runId: string): Promise<Map<string, Output>> {
  await db.insert(taskEvents).values({
    scheduledWorkflowId: workflow.id,
    at: sql`clock_timestamp()`,
    what: 'taken-over',
    detail: 'Its worker stopped; another went on with it.',
  });
  const rows = await db.select().from(runNodes).where(eq(runNodes.runId, runId));
  return new Map(rows.map(({ nodeId, output }) => [nodeId, output]));
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

async function execute(
  deps: RunDeps,
  workflow: ScheduledRow,
  runId: string,
  finished: Map<string, Output>,
  lease: Lease,
): Promise<{ result: RunResult; last: Made | null }> {
  const missing = new Set(workflow.agents.map(({ id }) => id).filter((id) => !finished.has(id)));
  let last: Made | null = null;
  const result = await runGraph(
    { agents: workflow.agents, connections: workflow.connections },
    {
      work: (agent, incoming, options) => deps.work(workflow, agent, incoming, options),
      finished,
      keep: async (nodeId, output) => {
        // Nothing comes after the last one but the end of the run: it is kept together with that.
        if (missing.size === 1) last = { nodeId, output };
        else await keepNode(deps.db, runId, lease.attempt, nodeId, output);
        missing.delete(nodeId);
      },
      emit: () => {},
      explain: deps.explain,
    },
    { signal: lease.signal, atOnce: AGENTS_AT_ONCE },
  );
  return { result, last };
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
async function end(
  db: Queries,
  workflow: ScheduledRow,
  runId: string,
  { failures }: RunResult,
  last: Made | null = null,
): Promise<void> {
  const first = failures[0];
  const message = first ? (first.agent ? `${first.agent}: ${first.message}` : first.message) : null;
  const status = message === null ? 'completed' : 'failed';
  const kept = last
    ? sql`kept as (
        insert into ${runNodes} (run_id, node_id, output)
        values (${runId}, ${last.nodeId}, ${JSON.stringify(last.output)}::jsonb)
        on conflict do nothing
      ),`
    : sql``;
  // One statement, since every one more makes all of them later. A final state never changes, whoever comes late.
  await db.execute(sql`
    with ${kept} finished as (
      update ${runs} set finished_at = clock_timestamp() where id = ${runId} returning started_at
    ), ended as (
      update ${scheduledWorkflows} as w
      set status = ${status}, error_message = ${message}::text, executed_at = clock_timestamp(),
        execution_duration = round(extract(epoch from clock_timestamp() - finished.started_at)::numeric, 3)::float8
      from finished where w.id = ${workflow.id} and w.status = 'executing'
      returning w.id
    )
    insert into ${taskEvents} (scheduled_workflow_id, at, what, detail)
    select id, clock_timestamp(), ${status}, ${message}::text from ended`);
}
