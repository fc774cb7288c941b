import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type SpawnedServer, spawnServer } from '../../support/spawned-product.ts';
import { startTestPostgres } from '../../support/test-postgres.ts';
import { cpuMs, familyOf, megabytes } from '../footprint.ts';
import { benchPostgres } from '../postgres/knee.ts';
import { print } from '../print.ts';
import { withProcesses } from '../processes.ts';
import { benchQueue, postmasterOf } from '../queue.ts';
import { mixedTraffic, TRIVIAL } from './load-mix.ts';
import { benchRoutes } from './load-routes.ts';
import { benchStoredTasks } from './load-runs.ts';
import { peopleAtWork } from './load-stage.ts';
import { type LoadOrder, type LoadReport, p99Of, printAnswered, refusedOf, sendTraffic } from './load-traffic.ts';

const PEOPLE = 40;
const STREAMS = 40;
const P99_MS = 100;
/** Each step of the way up asks so much more. */
const STEP = 1.5;
const MOST_STEPS = 8;
/** Slowly: what it costs, and not how fast it is. */
const ONE_KIND = { rate: 25, seconds: 4 };

/**
 * Mixed traffic on one process and on several, beside a trivial server and bare pg-boss; how far one PostgreSQL carries;
 * what stored tasks and large accounts cost. `-- load --seconds 5 --rate 200 --only traffic` for a part.
 */
export default async function benchLoad(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      seconds: { type: 'string', default: '20' },
      rate: { type: 'string', default: '200' },
      only: { type: 'string' },
    },
  });
  const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
  const isWanted = (part: string): boolean => values.only === undefined || values.only === part;
  sayLoad('before');
  const postgres = await startTestPostgres();
  try {
    if (isWanted('traffic')) {
      await benchFloor(rate, seconds);
      await benchQueue(postgres.url);
      for (const services of [['web,worker'], ['web', 'web', 'worker', 'worker', 'worker', 'worker']])
        await benchTraffic(postgres.url, services, rate, seconds);
    }
    if (isWanted('postgres')) {
      console.log('\nhow far one PostgreSQL carries');
      await benchPostgres(postgres.url);
    }
    if (isWanted('stored')) {
      console.log('\nthe cost of a run');
      await benchStoredTasks(postgres.url);
    }
    if (isWanted('routes')) {
      console.log('\nevery list, few and many');
      await benchRoutes(postgres.url);
    }
  } finally {
    await postgres.stop();
    sayLoad('after');
  }
}

const sayLoad = (when: string): void =>
  print(`load of the machine in the last minute, ${when}`, (loadavg()[0] ?? Number.NaN).toFixed(1));

async function benchFloor(rate: number, seconds: number): Promise<void> {
  const floor = await spawnServer({}, 'tests/bench/publishing/floor-server.ts');
  const people = [{ email: '', headers: {} }];
  const orders = { urls: [floor.url], people, kinds: TRIVIAL, rate, streams: 0 };
  await sendTraffic({ ...orders, seconds: 2 });
  printAnswered('floor, a trivial server', await sendTraffic({ ...orders, seconds }).finally(floor.end));
}

/** Traffic at the asked rate, then ever more until it takes too long. */
async function benchTraffic(postgresUrl: string, services: string[], rate: number, seconds: number): Promise<void> {
  const title = services.length === 1 ? 'one process' : '2 web + 4 workers';
  console.log(`\n${title}, ${rate} requests/s`);
  const script = 'tests/bench/publishing/trivial-server.ts';
  await withProcesses(
    postgresUrl,
    services,
    async (pool, servers) => {
      const webs = servers.filter((_, at) => services[at]?.startsWith('web'));
      const urls = webs.map(({ url }) => url);
      const people = await peopleAtWork(pool, urls[0] ?? '', PEOPLE);
      const orders = { urls, people, kinds: mixedTraffic(), seconds, streams: STREAMS };
      const used = await usedBy(pool, servers);
      print('memory before: ours / with PostgreSQL', used.memory());
      // Warms up.
      await sendTraffic({ ...orders, rate: rate / 2, seconds: 3 });
      const { answered, cost } = await measured(used, { ...orders, rate });
      printAnswered(title, answered, `p99 ≤ ${P99_MS} ms`);
      print('processor time of one: ours + database', told(cost));
      print(`${STREAMS} open streams: events heard, cut off`, `${answered.heard}, ${answered.cut}`);
      print('the generator’s own delay, p99', `${answered.ownDelayMs.toFixed(0)} ms`);
      print('memory after: ours / with PostgreSQL', used.memory());
      if (services.length === 1) await printCosts(used, orders);
      await climb(orders, rate);
    },
    {},
    script,
  );
}

async function climb(orders: Omit<LoadOrder, 'rate'>, first: number): Promise<void> {
  let held = 0;
  for (let step = 1, rate = first * STEP; step <= MOST_STEPS; step++, rate *= STEP) {
    const answered = await sendTraffic({ ...orders, rate: Math.round(rate) });
    const p99 = p99Of(answered);
    print(`  at ${Math.round(rate)} requests/s: p99`, `${p99.toFixed(0)} ms`);
    if (p99 > P99_MS || refusedOf(answered) > 0) break;
    held = Math.round(rate);
  }
  print(
    `the most that was answered with p99 ≤ ${P99_MS} ms`,
    held === 0 ? `< ${Math.round(first * STEP)} /s` : `${held} /s`,
  );
}

interface UsageReport {
  memory(): string;
  cpu(): { ours: number; database: number };
}

async function usedBy(pool: pg.Pool, servers: SpawnedServer[]): Promise<UsageReport> {
  const postmaster = await postmasterOf(pool);
  const ours = servers.map((server) => server.process.pid ?? 0);
  return {
    memory: () => `${megabytes(ours)} / ${megabytes([...ours, ...familyOf(postmaster)])} MB`,
    cpu: () => ({ ours: cpuMs(ours), database: cpuMs(familyOf(postmaster)) }),
  };
}

interface Cost {
  ours: number;
  database: number;
}

/** What was seen, and the processor time of one request, which a loaded machine stretches less than the clock's. */
async function measured(used: UsageReport, orders: LoadOrder): Promise<{ answered: LoadReport; cost: Cost }> {
  const before = used.cpu();
  const answered = await sendTraffic(orders);
  const after = used.cpu();
  const each = (key: keyof Cost): number => (after[key] - before[key]) / (orders.rate * orders.seconds);
  return { answered, cost: { ours: each('ours'), database: each('database') } };
}

const told = ({ ours, database }: Cost): string => `${ours.toFixed(2)} + ${database.toFixed(2)} ms`;

/** What each kind of request costs by itself. */
async function printCosts(used: UsageReport, orders: Omit<LoadOrder, 'rate' | 'seconds'>): Promise<void> {
  print('processor time of one: ours + database', '');
  for (const kind of orders.kinds) {
    const { cost } = await measured(used, { ...orders, kinds: [kind], streams: 0, ...ONE_KIND });
    print(`  ${kind.name}`, told(cost));
  }
}
