import { and, eq, sql } from 'drizzle-orm';
import type { Agent } from '../../../domain/graph.ts';
import type { Output } from '../../../domain/outputs.ts';
import type { Platform } from '../../../domain/platforms.ts';
import type { Post } from '../../../domain/post.ts';
import { recorded } from '../../engine/record-run.ts';
import { runGraph } from '../../engine/run-graph.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { tellChanges } from '../../platform/db/notifications.ts';
import { networkConnections, posts, publications } from '../../platform/db/schema/publishing.ts';
import { runNodes, runs, scheduledWorkflows, taskEvents } from '../../platform/db/schema/scheduled.ts';
import { handles, type JobHandler, type Lease, LeaseLost } from '../../platform/queue/jobs.ts';
import type { Note, NoteDown } from '../notices/notes.ts';
import { failedNote, readyNote } from '../notices/words.ts';
import { type EndedRun, keepRuns } from '../workflows/run-history.ts';
import { attemptsOf } from './attempts.ts';
import { runWorkflow } from './firing.ts';
import { madePosts } from './made-posts.ts';
import { patiently } from './patience.ts';
import type { ScheduledRow } from './series.ts';

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
  /** A workflow with the words that its series wants anew, where they were not made ahead of its time. */
  freshen(workflow: ScheduledRow, signal: AbortSignal): Promise<ScheduledRow>;
  /** Whether what an agent threw may pass by itself, so that waiting is worth it. */
  mayPass(thrown: unknown): boolean;
  /** The sentence that people see for what an agent threw; null where the run must be tried again. */
  explain(thrown: unknown): string | null;
  /** Notes down what owners are to be told of the end of their runs. */
  noteDown: NoteDown;
  /** Sends the posts on their way that a connected account takes out, once their runs are written as ended. */
  sendOut(tx: Queries, postIds: string[]): Promise<void>;
}

/** How a run has ended: what is written of it when its job is completed. */
interface End {
  runId: string;
  workflowId: string;
  userId: string;
  /** Why it failed; null where it did not. */
  message: string | null;
  /** What the last of its agents has made, where nothing came after it. */
  last: { node_id: string; output: Output } | null;
  /** What is to go out, network by network; nothing where it failed. */
  posts: Post[];
  /** What the history of its saved workflow keeps of it; null where it came from none, or nothing ran. */
  history: EndedRun | null;
}

const AGENTS_AT_ONCE = 4;
const LOST_TEXT = 'The server stopped three times while this was running. Reschedule it to try again.';

/** Runs the workflows that are due. A run that another worker has begun goes on from what that one has kept. */
export function runHandler(deps: RunDeps): JobHandler {
  const { db } = deps;
  const begin = attemptsOf(db);
  const tell = (ends: (End | null)[]): Promise<void> =>
    tellChanges(
      db,
      ends.flatMap((one) => one?.userId ?? []),
      'scheduled.changed',
      'publications.changed',
      'notices.changed',
    );
  const write = async (tx: Queries, ends: (End | null)[]): Promise<void> => {
    const ended = await end(tx, ends);
    const written = new Set(ended.map(({ runId }) => runId));
    await keepRuns(
      tx,
      ends.flatMap((one) => (one?.history && written.has(one.runId) ? one.history : [])),
    );
    await deps.noteDown(tx, ended.flatMap(notesOf));
    await deps.sendOut(
      tx,
      ended.flatMap(({ queued }) => queued),
    );
  };
  return handles(
    runWorkflow,
    async ({ runId }, lease): Promise<End | null> => {
      const workflow = await begin(runId, lease.attempt);
      if (!workflow) return null;
      const finished = lease.attempt > 0 ? await takeOver(db, workflow, runId) : new Map<string, Output>();
      const fresh = await freshened(deps, workflow, lease.signal);
      if ('failed' in fresh) return endOf(workflow, runId, fresh.failed);
      return execute(deps, fresh, runId, finished, lease);
    },
    {
      write,
      tell,
      lost: async ({ runId }) => {
        const workflow = await workflowOf(db, runId);
        const ends = workflow ? [endOf(workflow, runId, LOST_TEXT)] : [];
        await db.transaction((tx) => write(tx, ends));
        await tell(ends);
      },
    },
  );
}

/** The workflow with the words that it needs, or why there are none; nobody gets last time's instead. */
async function freshened(
  deps: RunDeps,
  workflow: ScheduledRow,
  signal: AbortSignal,
): Promise<ScheduledRow | { failed: string }> {
  try {
    return await patiently(() => deps.freshen(workflow, signal), deps.mayPass, signal);
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
): Promise<End> {
  const missing = new Set(workflow.agents.map(({ id }) => id).filter((id) => !finished.has(id)));
  const { agents, connections, userId, workflowId } = workflow;
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
        patiently(() => deps.work(workflow, agent, incoming, { signal, onTokens }), deps.mayPass, signal),
      finished,
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
  const run = { userId, by: 'schedule', graph, nodes: record.nodes(), isCancelled: false, startedAt, tokens } as const;
  const history = workflowId === null ? null : { ...run, workflowId, endedAt: deps.clock() };
  const [first] = failures;
  const reason = first && [first.agent, first.message].filter(Boolean).join(': ');
  if (reason) return { ...endOf(workflow, runId, reason, last), history };
  const made = new Map(outputs.map(({ nodeId, output }) => [nodeId, output]));
  return { ...endOf(workflow, runId, null, last), posts: madePosts(workflow, made), history };
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

function endOf({ id, userId }: ScheduledRow, runId: string, message: string | null, last: End['last'] = null): End {
  return { runId, workflowId: id, userId, message, last, posts: [], history: null };
}

/** A run that is written as ended. */
interface Ended extends Record<string, unknown> {
  id: string;
  userId: string;
  name: string;
  runId: string;
  message: string | null;
  /** The posts that a connected account takes out. */
  queued: string[];
  /** The networks where its owner posts by hand. */
  ready: Platform[];
}

/** What the owner of a run is told of its end. */
function notesOf(ended: Ended): Note[] {
  if (ended.message !== null) return [failedNote(ended, ended.runId, ended.message)];
  return ended.ready.length > 0 ? [readyNote(ended, ended.runId, ended.ready)] : [];
}

/**
 * Ends runs: completed where every agent did its work, failed with the first reason otherwise. What they post is written
 * down with them.
 */
async function end(db: Queries, ends: (End | null)[]): Promise<Ended[]> {
  const given = ends.flatMap((one) =>
    one
      ? [
          {
            run_id: one.runId,
            workflow_id: one.workflowId,
            message: one.message,
            posts: one.posts.map(({ firstComment: first_comment, ...post }) => ({ ...post, first_comment })),
            ...(one.last ?? { node_id: null }),
          },
        ]
      : [],
  );
  if (given.length === 0) return [];
  // One statement, since every one more makes all of them later. A final state never changes, whoever comes late.
  const { rows } = await db.execute<Ended>(sql`
    with given as (
      select *, case when message is null then 'completed' else 'failed' end as status
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as one (run_id uuid, workflow_id uuid, message text, node_id text, output jsonb, posts jsonb)
    ), kept as (
      insert into ${runNodes} (run_id, node_id, output)
      select run_id, node_id, output from given where node_id is not null
      on conflict do nothing
    ), finished as (
      update ${runs} as r set finished_at = clock_timestamp() from given where r.id = given.run_id
      returning given.*, r.started_at
    ), ended as (
      update ${scheduledWorkflows} as w
      set status = finished.status, error_message = finished.message, executed_at = clock_timestamp(),
        execution_duration = round(extract(epoch from clock_timestamp() - finished.started_at)::numeric, 3)::float8
      from finished where w.id = finished.workflow_id and w.status = 'executing'
      returning w.id, w.user_id, w.name, w.scheduled_for, finished.run_id, finished.posts, finished.status, finished.message
    ), told as (
      insert into ${taskEvents} (scheduled_workflow_id, at, what, detail)
      select id, clock_timestamp(), status, message from ended
    ), written as (
      insert into ${posts} (user_id, scheduled_workflow_id, run_id, platform, text, media, first_comment)
      select ended.user_id, ended.id, ended.run_id, post.platform, post.text, post.media, post.first_comment
      from ended, jsonb_to_recordset(ended.posts) as post (platform text, text text, media jsonb, first_comment text)
      on conflict do nothing
      returning id, user_id, scheduled_workflow_id, platform
    ), out as (
      insert into ${publications} (post_id, user_id, state, at, due_at, account)
      select written.id, written.user_id, case when connection.platform is null then 'ready' else 'queued' end,
        clock_timestamp(), least(ended.scheduled_for, clock_timestamp()), connection.account_name
      from written join ended on ended.id = written.scheduled_workflow_id
      left join ${networkConnections} as connection on connection.user_id = written.user_id
        and connection.platform = written.platform and connection.broken_reason is null
      returning post_id, state
    )
    select ended.id, ended.user_id as "userId", ended.name, ended.run_id as "runId", ended.message,
      coalesce(array_agg(out.post_id) filter (where out.state = 'queued'), '{}') as queued,
      coalesce(array_agg(written.platform) filter (where out.state = 'ready'), '{}') as ready
    from ended left join written on written.scheduled_workflow_id = ended.id left join out on out.post_id = written.id
    group by 1, 2, 3, 4, 5`);
  return rows;
}
