import { type SQL, sql } from 'drizzle-orm';
import type { Platform } from '../../../../domain/post/platforms.ts';
import type { Post } from '../../../../domain/post/post.ts';
import type { Output } from '../../../../domain/workflow/outputs.ts';
import { undoneIn } from '../../../../domain/workflow/run-state.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { networkConnections, posts, publications } from '../../../platform/db/schema/publishing.ts';
import { runNodes, runs, scheduledWorkflows, taskEvents } from '../../../platform/db/schema/scheduled.ts';
import type { NoteDown, NoticeNote } from '../../notices/notes.ts';
import { failedNote, readyNote } from '../../notices/words.ts';
import { type EndedRun, keepRuns } from '../../workflows/run-history.ts';
import type { ScheduledRow } from '../series/series.ts';

/** How a run has ended: what is written of it. */
export interface End {
  runId: string;
  workflowId: string;
  userId: string;
  /** Why it failed; null where it did not. */
  message: string | null;
  /** What the last of its agents has made, where nothing came after it. */
  last: { node_id: string; output: Output } | null;
  /** What is to go out, network by network; nothing where it failed. */
  posts: Post[];
  /** What is worth knowing of those posts; null where that is nothing. */
  note: string | null;
  /** What its agents were told and did not do; null where all was done. */
  undone: string | null;
  /** What the history of its saved workflow keeps of it; null where it came from none. */
  history: EndedRun | null;
}

/** Ends runs, with all that follows from their end: the posts, what owners are told, what goes out by their accounts. */
export type EndRuns = (tx: Queries, ends: End[]) => Promise<void>;

export interface EndingDeps {
  /** The database's clock is the truth; tests put another in its place. */
  databaseNow: () => SQL<Date>;
  /** Notes down what owners are to be told of the end of their runs. */
  noteDown: NoteDown;
  /** Sends the posts on their way that a connected account takes out, once their runs are written as ended. */
  sendOut(tx: Queries, postIds: string[]): Promise<void>;
}

/** Ends runs in the transaction of whoever has carried them out. */
export function endingOf({ noteDown, sendOut, databaseNow }: EndingDeps): EndRuns {
  return async (tx, ends) => {
    const ended = await writeEnds(tx, ends, databaseNow());
    const written = new Set(ended.map(({ runId }) => runId));
    await keepRuns(
      tx,
      ends.flatMap(({ runId, history }) => (history && written.has(runId) ? history : [])),
    );
    await noteDown(tx, ended.flatMap(notesOf));
    await sendOut(
      tx,
      ended.flatMap(({ queued }) => queued),
    );
  };
}

/** What a run did, for the history of the saved workflow that it came from. */
type Did = Pick<EndedRun, 'nodes' | 'startedAt' | 'endedAt' | 'tokens'>;

/** The end of a run that posts nothing. */
export function runEnd(
  row: ScheduledRow,
  runId: string,
  message: string | null,
  did: Did,
  last: End['last'] = null,
): End {
  const { id, userId, workflowId, agents, connections } = row;
  const outputs = did.nodes.flatMap(({ output }) => output ?? []);
  const undone = message === null ? undoneIn(outputs) : null;
  // What one of its agents could not do stands at that agent.
  const failed = message !== null && did.nodes.every(({ error }) => error === null) ? { failed: message } : {};
  const about = { userId, by: 'schedule', graph: { agents, connections }, isCancelled: false, ...failed } as const;
  const history = workflowId === null ? null : { ...did, ...about, workflowId };
  return { runId, workflowId: id, userId, message, last, posts: [], note: null, undone, history };
}

/** A run that is written as ended. */
interface RunEnding extends Record<string, unknown> {
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
function notesOf(ended: RunEnding): NoticeNote[] {
  if (ended.message !== null) return [failedNote(ended, ended.runId, ended.message)];
  return ended.ready.length > 0 ? [readyNote(ended, ended.runId, ended.ready)] : [];
}

/**
 * Ends runs: completed where every agent did its work, failed with the first reason otherwise. What they post is written
 * down with them.
 */
async function writeEnds(db: Queries, ends: End[], now: SQL<Date>): Promise<RunEnding[]> {
  if (ends.length === 0) return [];
  const given = ends.map(({ runId, workflowId, message, undone, note, last, posts: out }) => ({
    run_id: runId,
    workflow_id: workflowId,
    message,
    undone,
    note,
    posts: out.map(({ firstComment: first_comment, ...post }) => ({ ...post, first_comment })),
    ...(last ?? { node_id: null }),
  }));
  // One statement, since every one more makes all of them later. A final state never changes, whoever comes late.
  const { rows } = await db.execute<RunEnding>(sql`
    with given as (
      select *, case when message is null then 'completed' else 'failed' end as status
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as one (run_id uuid, workflow_id uuid, message text, undone text, note text, node_id text, output jsonb, posts jsonb)
    ), kept as (
      insert into ${runNodes} (run_id, node_id, output)
      select run_id, node_id, output from given where node_id is not null
      on conflict do nothing
    ), finished as (
      update ${runs} as r set finished_at = clock_timestamp(), started_at = coalesce(r.started_at, clock_timestamp())
      from given where r.id = given.run_id
      returning given.*, r.started_at, r.firing
    ), ended as (
      update ${scheduledWorkflows} as w
      set status = finished.status, error_message = finished.message, executed_at = ${now},
        execution_duration = round(extract(epoch from clock_timestamp() - finished.started_at)::numeric, 3)::float8
      from finished where w.id = finished.workflow_id and w.status = 'executing'
      returning w.id, w.user_id, w.name, finished.firing, finished.run_id, finished.posts, finished.status, finished.message, finished.undone, finished.note
    ), told as (
      insert into ${taskEvents} (scheduled_workflow_id, at, what, detail)
      select id, clock_timestamp(), status, coalesce(message, nullif(concat_ws(' ', undone, note), '')) from ended
    ), written as (
      insert into ${posts} (user_id, scheduled_workflow_id, run_id, platform, text, media, first_comment)
      select ended.user_id, ended.id, ended.run_id, post.platform, post.text, post.media, post.first_comment
      from ended, jsonb_to_recordset(ended.posts) as post (platform text, text text, media jsonb, first_comment text)
      on conflict do nothing
      returning id, user_id, scheduled_workflow_id, platform
    ), out as (
      insert into ${publications} (post_id, user_id, state, at, due_at, account, account_id, reason)
      select written.id, written.user_id, case when connection.platform is null then 'ready' else 'queued' end,
        clock_timestamp(), least(ended.firing, clock_timestamp()), connection.account_name, connection.account_id, ended.note
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
