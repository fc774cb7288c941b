import type pg from 'pg';
import { fillTasksOfOthers } from '../../support/stage/full-account.ts';
import { waitFor } from '../../support/wait-for.ts';
import { cpuMs, familyOf } from '../footprint.ts';
import { percentile, print } from '../print.ts';
import { withProcesses } from '../processes.ts';
import { postmasterOf } from '../queue.ts';

const STORED = [1_000, 100_000];
const PEOPLE = 10;
const RUNS = 400;
const INTO_MS = 3_000;

interface Cost {
  server: number;
  database: number;
  late: number[];
}

/** What a scheduled run costs beside few and beside many stored tasks: processor time, and how late it is. */
export async function benchStoredTasks(postgresUrl: string): Promise<void> {
  await withProcesses(postgresUrl, ['web,worker'], async (pool, [server]) => {
    const pids = [server?.process.pid ?? 0];
    const postmaster = await postmasterOf(pool);
    // Twice, of which the first warms up.
    await costOfRuns(pool, pids, postmaster);
    const costs: Cost[] = [];
    let stored = 0;
    for (const count of STORED) {
      await fillTasksOfOthers(pool, PEOPLE, (count - stored) / PEOPLE);
      stored = count;
      await pool.query('vacuum analyze');
      const cost = await costOfRuns(pool, pids, postmaster);
      costs.push(cost);
      print(
        `a run beside ${count.toLocaleString('en')} stored tasks: server + database`,
        `${cost.server.toFixed(2)} + ${cost.database.toFixed(2)} ms`,
      );
      print(
        '  due → done p50 / p99',
        `${percentile(cost.late, 0.5).toFixed(0)} / ${percentile(cost.late, 0.99).toFixed(0)} ms`,
      );
    }
    const [few, many] = costs.map(({ server: ours, database }) => ours + database);
    print('many beside few', `${((many ?? 0) / (few ?? 1)).toFixed(2)} ×`, '≤ 1.2 ×');
  });
}

async function costOfRuns(pool: pg.Pool, pids: number[], postmaster: number): Promise<Cost> {
  const name = `run ${performance.now()}`;
  await pool.query(
    `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
     select (select id from users where email = 'a@example.com'), $1,
       clock_timestamp() + interval '1 second' + make_interval(secs => n * $2::float8 / $3 / 1000), 'UTC', '["linkedin"]', 'custom',
       '[{"id": "a", "type": "chat", "name": "Text", "input": "Hello", "description": "", "verbatim": true}]', '[]'
     from generate_series(1, $3::int) as n`,
    [name, INTO_MS, RUNS],
  );
  const used = () => ({ server: cpuMs(pids), database: cpuMs(familyOf(postmaster)) });
  const before = used();
  await pool.query(`select pg_notify('fanfare_schedule', '')`);
  await waitFor(
    async () => {
      const open = await pool.query(
        `select 1 from scheduled_workflows where name = $1 and status <> 'completed' limit 1`,
        [name],
      );
      if (open.rows.length > 0) throw new Error('Some runs have not ended');
    },
    120_000,
    200,
  );
  const after = used();
  const { rows } = await pool.query<{ late: number }>(
    'select extract(epoch from executed_at - scheduled_for)::float8 * 1000 as late from scheduled_workflows where name = $1',
    [name],
  );
  return {
    server: (after.server - before.server) / RUNS,
    database: (after.database - before.database) / RUNS,
    late: rows.map(({ late }) => late),
  };
}
