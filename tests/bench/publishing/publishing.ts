import type pg from 'pg';
import { type LinkedInServer, startLinkedIn } from '../../support/networks/linkedin.ts';
import { linkedInSettings } from '../../support/networks/settings.ts';
import { connectAccount } from '../../support/stage/connected.ts';
import { startTestPostgres } from '../../support/test-postgres.ts';
import { cpuMs, familyOf } from '../footprint.ts';
import { percentile, print } from '../print.ts';
import { withProcesses } from '../processes.ts';
import { postmasterOf } from '../queue.ts';
import { publishingFloor } from './publishing-floor.ts';

/** When the network was asked for a post and when it had answered, by the post's id there. */
type RequestTimes = Map<string, { at: number; ms: number }>;

/** How late posts are on a network that answers at once, and what publishing adds to the network's own time. */
export default async function benchPublishing(): Promise<void> {
  const postgres = await startTestPostgres();
  const linkedIn = await startLinkedIn();
  const asked: RequestTimes = new Map();
  linkedIn.always('/rest/posts', async ({ carryOut, reply }) => {
    const at = Date.now();
    const answer = await carryOut();
    reply(answer);
    asked.set(answer.headers?.['x-restli-id'] ?? '', { at, ms: Date.now() - at });
  });
  const inProcesses = (services: string[], title: string, count: number, everyMs: number): Promise<void> =>
    withProcesses(
      postgres.url,
      services,
      async (pool, servers, dataDir) => {
        const ours = servers.map((server) => server.process.pid ?? 0);
        const postmaster = await postmasterOf(pool);
        const used = () => ({ ours: cpuMs(ours), all: cpuMs([...ours, ...familyOf(postmaster)]) });
        const perPost = async (work: () => Promise<void>): Promise<string> => {
          const before = used();
          await work();
          const { ours: server, all } = used();
          return `${((server - before.ours) / count).toFixed(2)} / ${((all - before.all) / count).toFixed(2)} ms`;
        };
        const sql: Sql = async (text, values) => (await pool.query(text, values)).rows;
        const byHand = await perPost(() => schedule(sql, count, everyMs, 'ready'));
        await connect(sql, dataDir, linkedIn);
        const floor = everyMs > 0 ? publishingFloor(pool.options.connectionString ?? '', count, everyMs) : [];
        const published = await perPost(() => schedule(sql, count, everyMs, 'sent'));
        await report(sql, title, asked, await floor);
        print(`${title}: on the network, each once`, `${linkedIn.posts.length}`);
        print('processor time of a post that is handed over: server / with PostgreSQL', byHand);
        print('… that is published', published);
      },
      linkedInSettings(linkedIn),
    );
  try {
    console.log('\none process');
    await inProcesses(['web,worker'], 'four a second, 80 of them', 80, 250);
    linkedIn.posts.length = 0;
    console.log('\n2 web and 4 worker processes');
    const several = ['web', 'web', 'worker', 'worker', 'worker', 'worker'];
    await inProcesses(several, '1,000 at the same moment', 1_000, 0);
  } finally {
    await linkedIn.close();
    await postgres.stop();
  }
}

type Sql = <R extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;

async function connect(sql: Sql, dataDir: string, linkedIn: LinkedInServer): Promise<void> {
  const [user] = await sql<{ id: string }>('select id from users');
  const access = linkedIn.desk.grant('openid', 'profile', 'w_member_social');
  await connectAccount({ dataDir, sql }, user?.id ?? '', { access, accountId: linkedIn.person.sub });
}

/** Schedules posts and waits until all have come to stand there. */
async function schedule(sql: Sql, count: number, everyMs: number, state: string): Promise<void> {
  await sql('delete from scheduled_workflows');
  await sql(
    `insert into scheduled_workflows (user_id, name, scheduled_for, time_zone, platforms, agent_type, agents, connections)
     select (select id from users), 'bench', clock_timestamp() + interval '3 seconds' + make_interval(secs => n * $2 / 1000.0), 'UTC',
       '["linkedin"]', 'custom',
       jsonb_build_array(jsonb_build_object('id', 'a', 'type', 'chat', 'name', 'Text', 'input', 'Fresh bread ' || n, 'description', '', 'verbatim', true)),
       '[]'
     from generate_series(1, $1::int) as n`,
    [count, everyMs],
  );
  await sql(`select pg_notify('fanfare_schedule', '')`);
  for (;;) {
    const [there] = await sql<{ n: number }>('select count(*)::int as n from publications where state = $1', [state]);
    if (there?.n === count) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

interface Row {
  due: number;
  ended: number;
  sent: number;
  id: string;
}

/** Prints how late posts were; beside the least that they could cost, where that was measured. */
async function report(sql: Sql, title: string, asked: RequestTimes, floor: number[]): Promise<void> {
  const rows = await sql<Row>(
    `select extract(epoch from w.scheduled_for)::float8 * 1000 as due, extract(epoch from w.executed_at)::float8 * 1000 as ended,
       extract(epoch from p.at)::float8 * 1000 as sent, p.external_id as id
     from publications p join posts on posts.id = p.post_id join scheduled_workflows w on w.id = posts.scheduled_workflow_id
     order by w.scheduled_for`,
  );
  const isBurst = floor.length === 0;
  const shares = (values: number[]): string =>
    `${Math.round(percentile(values, 0.5))} / ${Math.round(percentile(values, 0.99))} ms`;
  const line = (what: string, pick: (row: Row) => number, target = ''): void =>
    print(`${title}: ${what} p50 / p99`, shares(rows.map(pick)), target);
  const at = ({ id }: Row): { at: number; ms: number } => asked.get(id) ?? { at: Number.NaN, ms: Number.NaN };
  const added = (row: Row): number => row.sent - row.ended - at(row).ms;
  line('due → run ended', ({ due, ended }) => ended - due);
  line('due → asked', (row) => at(row).at - row.due);
  line('due → sent', ({ due, sent }) => sent - due, isBurst ? 'p99 ≤ 3000 ms' : '');
  line('run ended → sent without the network’s own time', added, isBurst ? '' : '≤ 20 ms');
  if (isBurst) return;
  // The first post of a process finds everything cold.
  print('… of the first after the start', `${Math.round(added(rows[0] as Row))} ms`);
  print('… floor: a message, a read, three commits, a request p50 / p99', shares(floor));
}
