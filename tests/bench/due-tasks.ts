import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** How a task went: when it was due by the machine's clock, and how many milliseconds later it began and had its effect. */
export interface TaskRun {
  due: number;
  start: number;
  effect: number;
}

/** Offsets of so many tasks, so far from each other. */
export const spread = (count: number, everyMs: number): number[] =>
  Array.from({ length: count }, (_, i) => i * everyMs);

/** Schedules trivial tasks (an approved text each) at offsets from a moment to come, and waits for all. */
export async function runDueTasks(pool: pg.Pool, offsets: number[]): Promise<TaskRun[]> {
  await pool.query('delete from scheduled_workflows');
  const agents = JSON.stringify([
    { id: 'a', type: 'chat', name: 'Text', input: 'Hello', description: '', verbatim: true },
  ]);
  await pool.query(
    `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
     select (select id from users), 'bench', clock_timestamp() + interval '3 seconds' + make_interval(secs => o / 1000.0), 'UTC', '[]', 'custom', $1, '[]'
     from unnest($2::float8[]) as o`,
    [agents, offsets],
  );
  await pool.query(`select pg_notify('fanfare_schedule', '')`);
  for (;;) {
    const { rows } = await pool.query(
      `select count(*)::int as open from scheduled_workflows where status in ('scheduled', 'executing')`,
    );
    if (rows[0]?.open === 0) break;
    await pause(200);
  }
  const { rows } = await pool.query<TaskRun>(
    `select extract(epoch from w.scheduled_for)::float8 * 1000 as due,
            extract(epoch from r.started_at - w.scheduled_for)::float8 * 1000 as start,
            extract(epoch from w.executed_at - w.scheduled_for)::float8 * 1000 as effect
     from scheduled_workflows w join runs r on r.scheduled_workflow_id = w.id`,
  );
  return rows;
}
