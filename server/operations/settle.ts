import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { CHANGE_OF_MIND_MS } from '../../domain/limits.ts';
import { RESTORED_TEXT } from '../../domain/schedule/scheduled.ts';
import { noteTaker } from '../features/notices/notes.ts';
import { failedNote } from '../features/notices/words.ts';
import type { SettledPost } from '../features/publishing/ledger.ts';
import { noteOf } from '../features/publishing/write-outcome.ts';

/** A restored database has no queue yet, so no mail can be sent from here: what is noted down stands in the app. */
const noteDown = noteTaker({
  queue: () => ({ send: async () => {} }),
  databaseNow: () => sql<Date>`clock_timestamp()`,
});

/**
 * What was under way or has come due since the backup may have gone out before the loss: it is not sent again by itself. Its
 * owner is told, looks, and decides.
 */
export async function settle(client: pg.Client): Promise<void> {
  const db = drizzle({ client });
  const { rows: failed } = await db.execute<{ id: string; userId: string; name: string; cause: string }>(sql`
    with failed as (
      update scheduled_workflows set status = 'failed', error_message = ${RESTORED_TEXT} where status = 'executing'
      returning id, user_id, name
    ), told as (
      insert into task_events (scheduled_workflow_id, at, what, detail)
      select id, clock_timestamp(), 'failed', ${RESTORED_TEXT} from failed
    )
    select id, user_id as "userId", name, coalesce(
      (select r.id from runs as r where r.scheduled_workflow_id = failed.id order by r.firing desc limit 1), id) as cause
    from failed`);
  const { rows: doubtful } = await db.execute<
    SettledPost & { postId: string; attempt: number } & Record<string, unknown>
  >(sql`
    with doubtful as (
      update publications set state = 'unconfirmed', reason = ${RESTORED_TEXT} where state in ('queued', 'sending')
      returning post_id, attempts
    )
    select post.user_id as "userId", post.run_id as "runId", task.id as "scheduledWorkflowId", task.name, post.platform,
      post.id as "postId", doubtful.attempts as attempt
    from doubtful join posts as post on post.id = doubtful.post_id
    join scheduled_workflows as task on task.id = post.scheduled_workflow_id`);
  await noteDown(db, [
    ...failed.map((row) => failedNote(row, row.cause, RESTORED_TEXT)),
    ...doubtful.map((row) => noteOf(row, row, { state: 'unconfirmed', reason: RESTORED_TEXT })),
  ]);
  await client.query(
    `insert into scheduler_pulse (id, at, held_until) values (1, 'epoch', clock_timestamp())
      on conflict (id) do update set held_until = clock_timestamp()`,
  );
  // Who changed their mind after the backup does not lose the account by it: the day begins anew.
  await client.query(
    `update users set deletion_at = clock_timestamp() + make_interval(secs => $1) where deletion_at is not null`,
    [CHANGE_OF_MIND_MS / 1000],
  );
}
