import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { waitFor } from '../../support/wait-for.ts';
import { cpuMs, familyOf } from '../footprint.ts';
import { mixedTraffic } from '../load/load-mix.ts';
import { peopleAtWork } from '../load/load-stage.ts';
import { percentile, print } from '../print.ts';
import { withProcesses } from '../processes.ts';
import { postmasterOf } from '../queue.ts';
import type { ReplayOrders, ReplayReport } from './replay.ts';
import { recordStatements } from './statements.ts';

const PEOPLE = 20;
const P99_MS = 100;
const STEP = 1.4;
const MOST_STEPS = 10;
const REQUESTS = { first: 200, seconds: 5 };
const POSTS = { first: 50, seconds: 6 };
/** Nobody misses a post that is a second late; one whose lateness grows while it is watched is past the knee. */
const LATE_MS = 1_000;
/** Time enough to write them down before the first is due. */
const AHEAD_MS = 4_000;

/** How far one PostgreSQL carries: ever more of what requests ask of it, then ever more due posts, until either takes too long. */
export async function benchPostgres(postgresUrl: string): Promise<void> {
  print('cores, which PostgreSQL shares with who drives it', String(cpus().length));
  await benchRequests(postgresUrl);
  await benchDuePosts(postgresUrl);
}

/** What a step of the way up showed, and whether it still held. */
interface Step {
  holds: boolean;
  told: string;
}

async function climb(what: string, first: number, step: (rate: number) => Promise<Step>): Promise<void> {
  let held = 0;
  for (let time = 0, rate = first; time < MOST_STEPS; time++, rate = Math.round(rate * STEP)) {
    const { holds, told } = await step(rate);
    print(`  ${rate} ${what} a second`, told);
    if (!holds) break;
    held = rate;
  }
  print(`the most that held, ${what}`, held === 0 ? `< ${first} /s` : `${held} /s`);
}

/** The statements of the mix alone, without a server before them; sign-ins are left out, each makes a session of its own. */
async function benchRequests(postgresUrl: string): Promise<void> {
  console.log('\nwhat requests ask of PostgreSQL: p50 / p99, cores of PostgreSQL + of who drives it');
  const script = 'tests/bench/postgres/recording-server.ts';
  const work = async (pool: pg.Pool, servers: Parameters<Parameters<typeof withProcesses>[2]>[1], dataDir: string) => {
    const [server] = servers;
    const url = server?.url ?? '';
    const people = await peopleAtWork(pool, url, PEOPLE);
    const kinds = mixedTraffic().filter(({ isAnonymous }) => !isAnonymous);
    const askedIn = join(dataDir, 'asked.json');
    writeFileSync(askedIn, JSON.stringify(await recordStatements(url, people, kinds, dataDir)));
    await server?.end();
    const postmaster = await postmasterOf(pool);
    const { database, host, port, user, password } = pool.options;
    const databaseUrl = pool.options.connectionString ?? `postgres://${user}:${password}@${host}:${port}/${database}`;
    await climb('requests', REQUESTS.first, async (rate) => {
      const before = cpuMs(familyOf(postmaster));
      const replayed = await replay({ databaseUrl, askedIn, rate, seconds: REQUESTS.seconds });
      const used = cpuMs(familyOf(postmaster)) - before;
      const [p50, p99] = [0.5, 0.99].map((share) => percentile(replayed.taken, share));
      const cores = [used, replayed.cpuMs].map((ms) => (ms / replayed.tookMs).toFixed(2)).join(' + ');
      for (const [failure, times] of Object.entries(replayed.failed)) print(`    ${failure}`, `${times} ×`);
      return { holds: (p99 ?? 0) <= P99_MS, told: `${p50?.toFixed(0)} / ${p99?.toFixed(0)} ms, ${cores}` };
    });
  };
  await withProcesses(postgresUrl, ['web'], work, {}, script);
}

async function replay(orders: ReplayOrders): Promise<ReplayReport> {
  const driver = fork(join(import.meta.dirname, 'replay.ts'), [JSON.stringify(orders)]);
  const [replayed] = await Promise.race([
    once(driver, 'message') as Promise<[ReplayReport]>,
    once(driver, 'exit').then(() => Promise.reject(new Error('The replay ended without an answer'))),
  ]);
  return replayed;
}

async function benchDuePosts(postgresUrl: string): Promise<void> {
  console.log('\ndue posts, two workers: late p50 / p99, of the last third p50, cores of PostgreSQL + of the workers');
  await withProcesses(postgresUrl, ['worker', 'worker'], async (pool, servers) => {
    const workers = servers.map((server) => server.process.pid ?? 0);
    const postmaster = await postmasterOf(pool);
    const used = (): number[] => [cpuMs(familyOf(postmaster)), cpuMs(workers)];
    await duePosts(pool, POSTS.first, 1);
    await climb('posts', POSTS.first, async (rate) => {
      const before = used();
      const late = await duePosts(pool, rate, POSTS.seconds);
      const last = percentile(late.slice(-Math.ceil(late.length / 3)), 0.5);
      const [p50, p99] = [0.5, 0.99].map((share) => percentile(late, share)) as [number, number];
      const seconds = POSTS.seconds + last / 1000;
      const cores = used().map((ms, at) => ((ms - (before[at] ?? 0)) / 1000 / seconds).toFixed(2));
      return {
        holds: p99 <= LATE_MS,
        told: `${p50.toFixed(0)} / ${p99.toFixed(0)}, ${last.toFixed(0)} ms, ${cores.join(' + ')}`,
      };
    });
  });
}

/** Posts of ten people that come due at a rate; how late each was done, in the order in which they were due. */
async function duePosts(pool: pg.Pool, rate: number, seconds: number): Promise<number[]> {
  const name = `due ${performance.now()}`;
  await pool.query(
    `insert into users (email, first_name, last_name, name, password_hash, premium)
     select 'due-' || n || '@example.com', 'A', 'B', 'A B', '', true from generate_series(1, 10) as n on conflict do nothing`,
  );
  await pool.query(
    `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
     select (array(select id from users where email like 'due-%'))[1 + n % 10], $1,
       now() + make_interval(secs => $4::float8 / 1000 + n::float8 / $2), 'UTC', '["linkedin"]', 'custom',
       '[{"id": "a", "type": "chat", "name": "Text", "input": "Hello", "description": "", "verbatim": true}]', '[]'
     from generate_series(0, $2::int * $3::int - 1) as n`,
    [name, rate, seconds, AHEAD_MS],
  );
  await pool.query(`select pg_notify('fanfare_schedule', '')`);
  const open = `select 1 from scheduled_workflows where name = $1 and status <> 'completed' limit 1`;
  await waitFor(async () => {
    if ((await pool.query(open, [name])).rows.length > 0) throw new Error('Some posts are not done');
  }, 120_000);
  const { rows } = await pool.query<{ late: number }>(
    `select extract(epoch from executed_at - scheduled_for)::float8 * 1000 as late from scheduled_workflows
     where name = $1 order by scheduled_for`,
    [name],
  );
  return rows.map(({ late }) => late);
}
