import type pg from 'pg';
import { startTestPostgres } from '../support/test-postgres.ts';
import { runDueTasks, spread, type TaskRun } from './due-tasks.ts';
import { cpuMs, familyOf, megabytes } from './footprint.ts';
import { benchLateness } from './lateness.ts';
import { percentile, print } from './print.ts';
import { withProcesses } from './processes.ts';
import { benchQueue, postmasterOf } from './queue.ts';

/** How late the schedule is: one task a second, and many at the same moment, in one process and in several. */
export default async function benchSchedule(): Promise<void> {
  const postgres = await startTestPostgres();
  try {
    console.log('\nthe queue');
    await benchQueue(postgres.url);
    await benchLateness(postgres.url);
    console.log('\none process');
    await withProcesses(postgres.url, ['web,worker'], async (pool, [server]) => {
      const ours = [server?.process.pid ?? 0];
      const all = (): number[] => [...ours, ...familyOf(postmaster)];
      const postmaster = await postmasterOf(pool);
      const memory = (when: string, target = ''): void =>
        print(`memory ${when}: server / with PostgreSQL`, `${megabytes(ours)} / ${megabytes(all())} MB`, target);
      memory('at rest', '≤ 250 MB');
      await report(pool, 'one a second, 20 of them', spread(20, 1_000), '≤ 10 / 50 ms');
      for (const _ of ['first', 'second'])
        await report(pool, '200 at the same moment', spread(200, 0), '≤ 300 / 1000 ms');
      memory('after two bursts of 200', '≤ 350 MB');
      const before = { ours: cpuMs(ours), all: cpuMs(all()), commits: await commits(pool) };
      await report(pool, '3,000 at the same moment', spread(3_000, 0));
      memory('after 3,000 more runs');
      const perRun = (used: number): string => (used / 3_000).toFixed(2);
      print(
        'a run’s processor time: server / with PostgreSQL',
        `${perRun(cpuMs(ours) - before.ours)} / ${perRun(cpuMs(all()) - before.all)} ms`,
      );
      print('a run’s transactions', perRun((await commits(pool)) - before.commits));
    });
    console.log('\n2 web and 4 worker processes');
    await withProcesses(postgres.url, ['web', 'web', 'worker', 'worker', 'worker', 'worker'], (pool) =>
      report(pool, '1,000 at the same moment', spread(1_000, 0)),
    );
  } finally {
    await postgres.stop();
  }
}

/** How many transactions the database has committed. */
async function commits(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select xact_commit::float8 as n from pg_stat_database where datname = current_database()`,
  );
  return rows[0]?.n ?? Number.NaN;
}

/** Lets trivial tasks come due, and prints how late they were. */
async function report(pool: pg.Pool, title: string, offsets: number[], target = ''): Promise<void> {
  const runs = await runDueTasks(pool, offsets);
  const line = (pick: (run: TaskRun) => number): string =>
    `${Math.round(percentile(runs.map(pick), 0.5))} / ${Math.round(percentile(runs.map(pick), 0.99))} ms`;
  print(
    `${title}: due → start p50 / p99`,
    line(({ start }) => start),
  );
  print(
    `${title}: due → effect p50 / p99`,
    line(({ effect }) => effect),
    target,
  );
}
