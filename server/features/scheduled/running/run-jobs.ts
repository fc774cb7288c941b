import { and, eq, sql } from 'drizzle-orm';
import type { Facts } from '../../../../domain/workflow/agent-references.ts';
import type { Agent } from '../../../../domain/workflow/graph.ts';
import type { Output } from '../../../../domain/workflow/outputs.ts';
import { recorded } from '../../../engine/record-run.ts';
import { runGraph } from '../../../engine/run-graph.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queries } from '../../../platform/db/database.ts';
import { changeTeller } from '../../../platform/db/notifications.ts';
import { runNodes, runs, scheduledWorkflows, taskEvents } from '../../../platform/db/schema/scheduled.ts';
import { handles, type JobHandler, type Lease, LeaseLost } from '../../../platform/queue/jobs.ts';
import type { ScheduledRow } from '../series/series.ts';
import { attemptsOf } from './attempts.ts';
import { type End, type EndRuns, runEnd } from './ending.ts';
import { runWorkflowJob } from './firing.ts';
import { leftOutNote, madePosts } from './made-posts.ts';
import { withPatience } from './patience.ts';

/** What a worker needs to make an agent work for the owner of a scheduled workflow. */
export interface RunDeps {
  db: Database;
  work(
    workflow: ScheduledRow,
    agent: Agent,
    incoming: string,
    options: { signal: AbortSignal; onTokens: (tokens: number) => void },
  ): Promise<Output>;
  clock: Clock;
  /** What the agents of a workflow can refer to beside each other. */
  factsOf(workflow: ScheduledRow): Promise<Facts>;
  /** A workflow with the words that its series wants anew, where they were not made ahead of its time. */
  freshen(workflow: ScheduledRow, signal: AbortSignal): Promise<ScheduledRow>;
  /** Whether what an agent threw may pass by itself, so that waiting is worth it. */
  mayPass(thrown: unknown): boolean;
  /** The sentence that people see for what an agent threw; null where the run must be tried again. */
  explain(thrown: unknown): string | null;
  endRuns: EndRuns;
}

const AGENTS_AT_ONCE = 4;
const LOST_TEXT = 'The server stopped three times while this was running. Reschedule it to try again.';

/** Runs the workflows that are due. A run that another worker has begun goes on from what that one has kept. */
export function runHandler(deps: RunDeps): JobHandler {
  const { db } = deps;
  const begin = attemptsOf(db);
  const tellOf = changeTeller(db, 'scheduled.changed', 'publications.changed', 'notices.changed');
  const tell = (ends: (End | null)[]): Promise<void> => tellOf(ends.flatMap((one) => one?.userId ?? []));
  const write = (tx: Queries, ends: (End | null)[]): Promise<void> =>
    deps.endRuns(
      tx,
      ends.filter((one) => one !== null),
    );
  return handles(
    runWorkflowJob,
    async ({ runId }, lease): Promise<End | null> => {
      const workflow = await begin(runId, lease.attempt);
      if (!workflow) return null;
      const finished = lease.attempt > 0 ? await takeOver(db, workflow, runId) : new Map<string, Output>();
      const fresh = await freshened(deps, workflow, lease.signal);
      if ('failed' in fresh) return runEnd(workflow, runId, fresh.failed, nothingDone(deps.clock()));
      return execute(deps, fresh, runId, finished, lease);
    },
    {
      write,
      tell,
      lost: async ({ runId }) => {
        const workflow = await workflowOf(db, runId);
        const ends = workflow ? [runEnd(workflow, runId, LOST_TEXT, nothingDone(deps.clock()))] : [];
        await db.transaction((tx) => write(tx, ends));
        await tell(ends);
      },
    },
  );
}

/** A run that ended before its agents did anything that is known of. */
const nothingDone = (at: Date) => ({ nodes: [], startedAt: at, endedAt: at, tokens: 0 });

/** The workflow with the words that it needs, or why there are none; nobody gets last time's instead. */
async function freshened(
  deps: RunDeps,
  workflow: ScheduledRow,
  signal: AbortSignal,
): Promise<ScheduledRow | { failed: string }> {
  try {
    return await withPatience(() => deps.freshen(workflow, signal), deps.mayPass, signal);
  } catch (thrown) {
    const failed = signal.aborted ? null : deps.explain(thrown);
    if (failed === null) throw thrown;
    return { failed };
  }
}

async function takeOver(db: Database, workflow: ScheduledRow, runId: string): Promise<Map<string, Output>> {
  await db.insert(taskEvents).values({
    scheduledWorkflowId: workflow.id,
    at: sql`clock_timestamp()`,
    what: 'taken-over',
    detail: 'Fanfare was interrupted, and went on with it.',
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
): Promise<End> {
  const missing = new Set(workflow.agents.map(({ id }) => id).filter((id) => !finished.has(id)));
  const { agents, connections } = workflow;
  let last: End['last'] = null;
  let tokens = 0;
  const onTokens = (used: number): void => {
    tokens += used;
  };
  const startedAt = deps.clock();
  const record = recorded(
    agents,
    {
      work: (agent, incoming, { signal }) =>
        withPatience(() => deps.work(workflow, agent, incoming, { signal, onTokens }), deps.mayPass, signal),
      finished,
      facts: await deps.factsOf(workflow),
      keep: async (nodeId, output) => {
        // Nothing comes after the last one but the end of the run: it is kept together with that.
        if (missing.size === 1) last = { node_id: nodeId, output };
        else await keepNode(deps.db, runId, lease.attempt, nodeId, output);
        missing.delete(nodeId);
      },
      emit: () => {},
      explain: deps.explain,
    },
    deps.clock,
  );
  const graph = { agents, connections };
  const { failures, outputs } = await runGraph(graph, record.ports, { signal: lease.signal, atOnce: AGENTS_AT_ONCE });
  const did = { nodes: record.nodes(), startedAt, endedAt: deps.clock(), tokens };
  const [first] = failures;
  const reason = first && [first.agent, first.message].filter(Boolean).join(': ');
  if (reason) return runEnd(workflow, runId, reason, did, last);
  const made = new Map(outputs.map(({ nodeId, output }) => [nodeId, output]));
  const end = runEnd(workflow, runId, null, did, last);
  return { ...end, posts: madePosts(workflow, made), note: leftOutNote(workflow, made) };
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
