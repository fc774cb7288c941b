import pg from 'pg';
import { validateSession } from '../../../domain/api/account/auth.ts';
import { listNotices } from '../../../domain/api/account/notices.ts';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import type { Call, InputOf } from '../../../domain/api/call.ts';
import { chatHistory, chatSessionMessages } from '../../../domain/api/chat.ts';
import { listPublications } from '../../../domain/api/post/publishing.ts';
import { listLabels } from '../../../domain/api/schedule/labels.ts';
import { listPendingPlans } from '../../../domain/api/schedule/plans.ts';
import { nextPostingSlot } from '../../../domain/api/schedule/posting-slots.ts';
import {
  getScheduledWorkflow,
  listScheduledWorkflows,
  schedulerStatus,
} from '../../../domain/api/schedule/scheduled.ts';
import { listWorkflows } from '../../../domain/api/workflow/workflows.ts';
import { make } from '../../support/client.ts';
import { newPerson, type Person } from '../../support/people.ts';
import { type SpawnedProduct, spawnProduct } from '../../support/spawned-product.ts';
import { fillAccount, fillTasksOfOthers } from '../../support/stage/full-account.ts';
import { percentile, print } from '../print.ts';

const SMALL = { tasks: 100, records: 100, plans: 100, notices: 100, workflows: 100 };
const LARGE = { tasks: 10_000, records: 100_000, plans: 10_000, notices: 10_000, workflows: 1_000 };
const OTHERS = { people: 90, tasksEach: 1_000 };
const SLOTS = `insert into posting_slots (user_id, platform, weekday, time) select $1, 'linkedin', n, '09:00' from generate_series(1, 7) as n`;
const TIMES = 35;
const HOUR_MS = 60 * 60_000;

interface Question {
  name: string;
  ask(): Promise<{ status: number; body: { data?: unknown } }>;
}

/** What one call takes, and how many rows it gave. */
interface CallCost {
  ms: number;
  rows: number | null;
}

/** Every list and what screens ask for, of an account that holds 100 of each thing and of one with up to 100,000. */
export async function benchRoutes(postgresUrl: string): Promise<void> {
  const product = await spawnProduct(postgresUrl);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    const [small, large] = [await newPerson(product), await newPerson(product)];
    for (const { user } of [small, large]) await client.query(SLOTS, [user.id]);
    // So many a day are not on the free plan.
    await client.query('update users set premium = true');
    await fillAccount(client, small.user.id, SMALL);
    await client.query('vacuum analyze');
    const [alone] = await measured([await callsOf(client, product, small)]);
    await fillAccount(client, large.user.id, LARGE);
    await fillTasksOfOthers(client, OTHERS.people, OTHERS.tasksEach);
    await client.query('vacuum analyze');
    const [among, much] = await measured([
      await callsOf(client, product, small),
      await callsOf(client, product, large),
    ]);
    if (alone && among && much) printTable(alone, among, much);
    await printSizes(client);
  } finally {
    await client.end();
    await product.stop();
  }
}

async function callsOf(client: pg.Client, { url }: SpawnedProduct, { user, identity }: Person): Promise<Question[]> {
  const one = async (text: string): Promise<string> =>
    (await client.query<{ id: string }>(text, [user.id])).rows[0]?.id ?? '';
  const conversation = await one('select id from chat_sessions where user_id = $1 order by updated_at limit 1');
  const task = await one(`select id from scheduled_workflows where user_id = $1 and status = 'completed' limit 1`);
  const label = await one('select id from labels where user_id = $1 order by name limit 1');
  const called = <C extends Call>(name: string, call: C, input: InputOf<C>): Question => ({
    name,
    ask: async () => {
      const { status, body } = await make(url, call, input, identity);
      return { status, body: body as { data?: unknown } };
    },
  });
  const hours = (count: number): string => new Date(Date.now() + count * HOUR_MS).toISOString();
  const tasks = (name: string, input: InputOf<typeof listScheduledWorkflows>): Question =>
    called(name, listScheduledWorkflows, { limit: 40, ...input });
  return [
    called('floor: a session is looked up', validateSession, {}),
    called('scheduler status', schedulerStatus, {}),
    called('usage', checkUsage, {}),
    called('chat history, first page', chatHistory, { limit: 50, sessions: 50 }),
    called('chat history, 80 back', chatHistory, { limit: 20, sessions: 5, before: hours(-8) }),
    called('a conversation', chatSessionMessages, { id: conversation }),
    tasks('board', { sort: 'board' }),
    tasks('board with its counts', { sort: 'board', count: true }),
    // As screens ask for it, and as many rows of both accounts.
    tasks('board with its counts, ten to a column', { sort: 'board', count: true, limit: 10 }),
    tasks('list, what comes next, with counts', { sort: 'next', count: true }),
    tasks('list, by name', { sort: 'name' }),
    tasks('list, by status', { sort: 'status' }),
    tasks('agenda', { sort: 'ahead', from: hours(0) }),
    tasks('agenda, earlier', { sort: 'back', to: hours(0) }),
    tasks('calendar, one day', { from: hours(26), to: hours(50), limit: 2_000 }),
    tasks('newest, as old clients ask', {}),
    // Pages that both accounts can fill: what more rows cost to show is no question of how many are stored.
    tasks('of a label, eight', { sort: 'next', label, limit: 8 }),
    tasks('refused ones, ten', { sort: 'next', posting: 'refused', limit: 10 }),
    tasks('text search, one of many', { sort: 'next', q: 'number 42', limit: 1 }),
    tasks('text search, forty that all posts hold', { sort: 'next', q: 'taste it' }),
    tasks('text search, nothing', { sort: 'next', q: 'zebra' }),
    called('a task', getScheduledWorkflow, { id: task }),
    called('ready to post', listPublications, { state: 'waiting', limit: 40 }),
    called('all publications', listPublications, { limit: 40 }),
    called('plans that wait, five', listPendingPlans, { limit: 5 }),
    called('plans that wait, a page with the count', listPendingPlans, { limit: 50, count: true }),
    called('plans that wait, two days', listPendingPlans, { from: hours(0), to: hours(16) }),
    called('notices', listNotices, { limit: 40 }),
    called('labels', listLabels, {}),
    called('next free slot', nextPostingSlot, { platforms: 'linkedin' }),
    called('saved workflows', listWorkflows, { limit: 40 }),
    called('saved workflows by name', listWorkflows, { limit: 40, sort: 'name' }),
  ];
}

/** What the same calls of several accounts take, asked in turns: what else the machine does meanwhile meets all of them. */
async function measured(accounts: Question[][]): Promise<Map<string, CallCost>[]> {
  const taken = accounts.map((calls) => calls.map(() => ({ times: [] as number[], rows: null as number | null })));
  for (const at of accounts[0]?.keys() ?? [])
    for (let time = 0; time < TIMES; time++)
      for (const [which, calls] of accounts.entries()) {
        const [call, seen] = [calls[at], taken[which]?.[at]];
        if (!call || !seen) continue;
        const began = performance.now();
        const { status, body } = await call.ask();
        seen.times.push(performance.now() - began);
        if (status !== 200) throw new Error(`${call.name}: ${status} ${JSON.stringify(body)}`);
        if (Array.isArray(body.data)) seen.rows = body.data.length;
      }
  // The first ones warm up.
  return accounts.map(
    (calls, which) =>
      new Map(
        calls.map(({ name }, at) => {
          const { times = [], rows = null } = taken[which]?.[at] ?? {};
          return [name, { ms: percentile(times.slice(5), 0.5), rows }];
        }),
      ),
  );
}

function printTable(alone: Map<string, CallCost>, among: Map<string, CallCost>, much: Map<string, CallCost>): void {
  const line = (name: string, ...cells: string[]): void =>
    console.log(`${name.padEnd(38)}${cells.map((cell) => cell.padStart(15)).join('')}`);
  line('ms of one call, in the middle (rows)', '100, alone', '100 among', 'up to 100,000', 'ratio');
  for (const [name, small] of alone) {
    const [same, large] = [among.get(name), much.get(name)];
    if (!same || !large) continue;
    const told = ({ ms, rows }: CallCost): string => `${ms.toFixed(1)}${rows === null ? '' : ` (${rows})`}`;
    line(name, told(small), told(same), told(large), `${(large.ms / same.ms).toFixed(1)} ×`);
  }
}

/** What one row takes on the disk with its indexes. */
async function printSizes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 / reltuples as bytes from pg_class
     where relname in ('scheduled_workflows', 'runs', 'posts', 'publications', 'task_labels', 'task_words', 'chat_records', 'chat_sessions', 'schedule_plans')
     order by relname`,
  );
  for (const { name, bytes } of rows) print(`a row of ${name} on disk, with its indexes`, `${Math.round(bytes)} bytes`);
}
