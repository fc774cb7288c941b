import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { login, logout } from '../../../domain/api/account/auth.ts';
import { deleteAllChats } from '../../../domain/api/chat.ts';
import { drawPicture } from '../../../domain/api/post/media.ts';
import { confirmSchedulePlan, createSchedulePlan } from '../../../domain/api/schedule/plans.ts';
import { listScheduledWorkflows } from '../../../domain/api/schedule/scheduled.ts';
import { deleteWorkflow, executeWorkflow, saveWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { say } from '../../support/chat.ts';
import { make } from '../../support/client.ts';
import { newPerson, type Person, signInAs } from '../../support/people.ts';
import { type SpawnedProduct, spawnProduct } from '../../support/spawned-product.ts';
import { listen } from '../../support/streams.ts';
import { waitFor } from '../../support/wait-for.ts';
import { fastTime, type HeldResources } from '../fast-product.ts';

/** In how many minutes the day passes. */
const MINUTES = Number(process.env.DAY_MINUTES);
const HOURS = 24;
/** Until then caches fill, code is compiled, threads and connections are opened. */
const WARM_AFTER = 8;
const SPEED = (24 * 60) / MINUTES;
const BEGAN = Date.now();

let product: SpawnedProduct;
let pool: pg.Pool;
const people: Person[] = [];
beforeAll(async () => {
  product = await spawnProduct(
    inject('postgresUrl'),
    { FAST_FROM: String(BEGAN), FAST_SPEED: String(SPEED) },
    'tests/fault/fast-product.ts',
  );
  pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2, application_name: 'test' });
  for (const name of ['Ada', 'Grace', 'Mary']) people.push(await newPerson(product, name));
  await pool.query('update users set premium = true');
});
afterAll(async () => {
  await pool.end();
  await product.stop();
});

const now = (): Date => fastTime(BEGAN, SPEED);
const AGENT = { id: 'a', type: 'chat', name: 'Text', input: 'Fresh bread', description: '' } as const;

/** What somebody does in the course of an hour: comes, looks, writes, plans, approves, draws, runs, and goes. */
async function visit({ email, password }: Person): Promise<void> {
  const { identity } = await signInAs(product, email, password);
  const screens = [await listen(product.url, identity), await listen(product.url, identity)];
  const done = async (status: Promise<{ status: number; body: { message?: string } }>): Promise<void> => {
    const reply = await status;
    if (reply.status >= 300) throw new Error(`${reply.status}: ${reply.body.message}`);
  };
  await done(say(product.url, identity, 'Write a post about fresh bread'));
  await done(make(product.url, drawPicture, { text: 'Fresh bread from seven', platforms: ['linkedin'] }, identity));
  await done(make(product.url, executeWorkflow, { agents: [AGENT], connections: [] }, identity));
  const plan = {
    workflowName: 'Bread',
    scheduledAt: new Date(now().getTime() + 20 * 60_000).toISOString(),
    input: 'Bread.',
  };
  const { planId } = (await make(product.url, createSchedulePlan, plan, identity)).body;
  await done(make(product.url, confirmSchedulePlan, { planId }, identity));
  const placed = { ...AGENT, position: { x: 0, y: 0 } };
  const saved = await make(product.url, saveWorkflow, { name: 'Bread', agents: [placed], connections: [] }, identity);
  await done(make(product.url, deleteWorkflow, { id: saved.body.data.id }, identity));
  await done(make(product.url, listScheduledWorkflows, {}, identity));
  await done(make(product.url, deleteAllChats, {}, identity));
  expect((await make(product.url, login, { email, password: 'a wrong one' })).status).toBe(401);
  for (const screen of screens) await screen.end();
  await done(make(product.url, logout, {}, { sessionId: identity.sessionId }));
}

interface Sample extends HeldResources {
  hour: number;
  connections: number;
  /** Rows that are kept for the product's own sake, by table. */
  rows: Record<string, number>;
}

const BOOKKEEPING: Record<string, string> = {
  'unfinished jobs': `pgboss.job where state < 'completed' and start_after < now()`,
  sessions: 'sessions',
  'rate limits': 'rate_limits',
  'mailed secrets': 'mailed_secrets',
  'chat requests': 'chat_requests',
  'connection attempts': 'connection_attempts',
  'unfinished runs': 'runs where finished_at is null',
  'tasks that hang': `scheduled_workflows where status = 'executing'`,
};

async function counted(from: string): Promise<number> {
  return (await pool.query<{ n: number }>(`select count(*)::int as n from ${from}`)).rows[0]?.n ?? -1;
}

/** How it stands once all that was begun has come to its end. */
async function sampleOf(hour: number): Promise<Sample> {
  await pool.query(`select pg_notify('fanfare_schedule', '')`);
  await waitFor(async () => {
    for (const name of ['unfinished jobs', 'unfinished runs', 'tasks that hang'])
      expect(await counted(BOOKKEEPING[name] ?? ''), name).toBe(0);
  }, 60_000);
  const before = product.output().split('\nheld ').length;
  product.process.kill('SIGUSR2');
  const held = await waitFor(() => {
    const told = product.output().split('\nheld ');
    expect(told.length).toBeGreaterThan(before);
    return JSON.parse(told.at(-1)?.split('\n')[0] ?? '') as HeldResources;
  });
  const rows: Record<string, number> = {};
  for (const [name, from] of Object.entries(BOOKKEEPING)) rows[name] = await counted(from);
  const connections = await counted(
    `pg_stat_activity where datname = current_database() and application_name <> 'test'`,
  );
  return { hour, ...held, connections, rows };
}

it(`a day of mixed load in ${MINUTES} minutes: memory, open handles, connections and rows of bookkeeping do not grow`, {
  timeout: (MINUTES + 10) * 60_000,
}, async () => {
  const samples: Sample[] = [];
  let visits = 0;
  for (let hour = 1; hour <= HOURS; hour++) {
    const ends = BEGAN + hour * 3_600_000;
    do {
      // How often somebody may try is another test's question.
      await pool.query('update rate_limits set points = 0');
      await Promise.all(people.map(visit));
      visits += people.length;
    } while (now().getTime() < ends);
    samples.push(await sampleOf(hour));
  }
  console.table(
    samples.map(({ hour, heapBytes, resources, connections, rows }) => ({
      ...{ hour, 'heap MB': Math.round(heapBytes / 2 ** 20), resources, connections, ...rows },
    })),
  );
  const ran = await counted(`scheduled_workflows where status = 'completed'`);
  console.log(`${visits} visits, ${ran} approved plans ran`);
  expect(ran).toBeGreaterThan(HOURS);
  expect(await counted(`scheduled_workflows where status = 'failed'`)).toBe(0);

  const warm = samples.slice(WARM_AFTER, WARM_AFTER + 4);
  const last = samples.slice(-4);
  const most = (of: (sample: Sample) => number): number => Math.max(...warm.map(of));
  const least = (of: (sample: Sample) => number): number => Math.min(...last.map(of));
  // The least of the end against the most after the warm-up: what really grows shows, what only sways does not.
  expect(least((sample) => sample.heapBytes)).toBeLessThan(most((sample) => sample.heapBytes) * 1.1);
  expect(least((sample) => sample.resources)).toBeLessThanOrEqual(most((sample) => sample.resources));
  expect(least((sample) => sample.connections)).toBeLessThanOrEqual(most((sample) => sample.connections));
  for (const name of Object.keys(BOOKKEEPING))
    expect(
      least(({ rows }) => rows[name] ?? 0),
      name,
    ).toBeLessThanOrEqual(most(({ rows }) => rows[name] ?? 0));
});
