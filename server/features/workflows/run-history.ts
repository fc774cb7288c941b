import { and, eq, sql } from 'drizzle-orm';
import type { AnswerOf } from '../../../domain/api/call.ts';
import {
  type getWorkflowRun,
  type listWorkflowRuns,
  RUNS_KEPT,
  type RunNode,
  type RunStarter,
  type WorkflowRun,
} from '../../../domain/api/workflow/workflow-runs.ts';
import { Failure } from '../../../domain/errors.ts';
import { isCounted } from '../../../domain/free-plan.ts';
import type { Graph } from '../../../domain/workflow/graph.ts';
import { runStateOf, undoneIn } from '../../../domain/workflow/run-state.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { isRowId, owned } from '../../platform/db/owned.ts';
import { preparedOn } from '../../platform/db/prepared.ts';
import { workflowRuns } from '../../platform/db/schema/workflow-runs.ts';
import { workflows } from '../../platform/db/schema/workflows.ts';
import type { Context } from '../../platform/http/context.ts';
import { togetherBy } from '../../platform/together.ts';

/** A run that is over. */
export interface EndedRun {
  userId: string;
  workflowId: string;
  by: RunStarter;
  graph: Graph;
  nodes: RunNode[];
  isCancelled: boolean;
  /** Why it failed before any of its agents began. */
  failed?: string;
  startedAt: Date;
  endedAt: Date;
  tokens: number;
}

/** A run whose agents made more than this keeps its facts alone. */
const RECORD_MAX = 500_000;
const NEWEST_FIRST = newestFirst(workflowRuns.startedAt, workflowRuns.id);
const FACTS = {
  id: workflowRuns.id,
  by: workflowRuns.by,
  state: workflowRuns.state,
  startedAt: workflowRuns.startedAt,
  ms: workflowRuns.ms,
  made: workflowRuns.made,
  reused: workflowRuns.reused,
  failed: workflowRuns.failed,
  tokens: workflowRuns.tokens,
  counted: workflowRuns.counted,
  error: workflowRuns.error,
};

/** Keeps a run in the history of its workflow, in one statement with those of the same workflow that end meanwhile. */
export const keepRun = preparedOn((db) =>
  togetherBy(
    ({ workflowId }: EndedRun) => workflowId,
    async (runs) => {
      await keepRuns(db, runs);
      return runs.map(() => undefined);
    },
  ),
);

/** Keeps runs in the histories of their workflows, and of each only the last ones; a workflow that is gone keeps none. */
export async function keepRuns(db: Queries, runs: EndedRun[]): Promise<void> {
  const known = runs.filter(({ workflowId }) => isRowId(workflowId));
  if (known.length === 0) return;
  await db.execute(sql`
    with given as (
      select one.* from jsonb_to_recordset(${JSON.stringify(known.map(rowOf))}::jsonb) as one (
        user_id uuid, workflow_id uuid, by text, state text, started_at timestamptz, ms int, made int, reused int,
        failed int, tokens int, counted boolean, error text, agents jsonb, connections jsonb, nodes jsonb)
      -- Anybody may name any workflow: only its owner's runs are kept, and only they take the place of older ones.
      join ${workflows} as w on w.id = one.workflow_id and w.user_id = one.user_id
    ), kept as (
      insert into ${workflowRuns} (user_id, workflow_id, by, state, started_at, ms, made, reused, failed, tokens, counted,
        error, agents, connections, nodes)
      select * from given
    )
    delete from ${workflowRuns} where id in (
      select old.id from (select workflow_id, count(*) as new from given group by 1) as one
      cross join lateral (
        select r.id from ${workflowRuns} as r where r.workflow_id = one.workflow_id
        order by r.started_at desc, r.id offset greatest(0, ${RUNS_KEPT} - one.new)) as old)`);
}

function rowOf({ userId, workflowId, by, graph, nodes, isCancelled, failed, startedAt, endedAt, tokens }: EndedRun) {
  const outputs = nodes.flatMap(({ output }) => output ?? []);
  const failures = nodes.filter(({ error }) => error !== null);
  const reused = outputs.filter((output) => output.reused).length;
  const [first] = failures;
  const isSmall = JSON.stringify([graph, nodes]).length <= RECORD_MAX;
  return {
    user_id: userId,
    workflow_id: workflowId,
    by,
    state: isCancelled ? 'cancelled' : runStateOf(outputs, failures.length + (failed ? 1 : 0)),
    started_at: startedAt,
    ms: Math.max(0, endedAt.getTime() - startedAt.getTime()),
    made: outputs.length - reused,
    reused,
    failed: failures.length,
    tokens,
    counted: isCounted(outputs),
    error: failed ?? (first ? `${first.agent}: ${first.error}` : undoneIn(outputs)),
    agents: isSmall ? graph.agents : [],
    connections: isSmall ? graph.connections : [],
    nodes: isSmall ? nodes : null,
  };
}

/** The last runs of a workflow of this user, newest first. */
export async function listRuns(
  db: Queries,
  userId: string,
  { id, limit, before, beforeId }: Context<typeof listWorkflowRuns>['input'],
): Promise<AnswerOf<typeof listWorkflowRuns>['data']> {
  const [workflow] = await db
    .select({ id: workflows.id })
    .from(workflows)
    .where(owned(workflows, userId, id));
  if (!workflow)
    throw new Failure('NOT_FOUND', 'This workflow is not there any more. It may have been deleted elsewhere.');
  const older = NEWEST_FIRST.behind({ before: before === undefined ? undefined : new Date(before), beforeId });
  const rows = await db
    .select(FACTS)
    .from(workflowRuns)
    .where(and(eq(workflowRuns.workflowId, id), older))
    .orderBy(...NEWEST_FIRST.order)
    .limit(limit);
  return rows.map(toRun);
}

/** One run of a workflow of this user, with what each of its agents did. */
export async function findRun(
  db: Queries,
  userId: string,
  { id, runId }: Context<typeof getWorkflowRun>['input'],
): Promise<AnswerOf<typeof getWorkflowRun>['data']> {
  const { agents, connections, nodes } = workflowRuns;
  const [row] = await db
    .select({ ...FACTS, workflowId: workflowRuns.workflowId, agents, connections, nodes })
    .from(workflowRuns)
    .where(owned(workflowRuns, userId, runId));
  if (!row || row.workflowId !== id)
    throw new Failure('NOT_FOUND', 'This run is not kept any more. The history holds the last ones.');
  return { ...toRun(row), agents: row.agents, connections: row.connections, nodes: row.nodes };
}

function toRun({ startedAt, ...facts }: Omit<WorkflowRun, 'started_at'> & { startedAt: Date }): WorkflowRun {
  const { id, by, state, ms, made, reused, failed, tokens, counted, error } = facts;
  const started_at = startedAt.toISOString();
  return { id, by, state, started_at, ms, made, reused, failed, tokens, counted, error };
}
