import pg from 'pg';
import type { InputOf } from '../../domain/api/call.ts';
import { listScheduledWorkflows, schedulerStatus } from '../../domain/api/schedule/scheduled.ts';
import { make } from '../support/client.ts';
import { newPerson, type Person } from '../support/people.ts';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';
import { SEED_POSTS } from '../support/stage/month-of-posts.ts';
import { startTestPostgres } from '../support/test-postgres.ts';
import { withBrowser } from './browser.ts';
import { percentile, print } from './print.ts';
import { measureScrolling } from './scrolling.ts';

const POSTS = 10_000;
const TIMES = 15;
const DAY_MS = 24 * 60 * 60_000;

/** One user with 10,000 posts: what the screens of the schedule ask for first, HTTP included, and how they scroll. */
export default async function benchMonth(): Promise<void> {
  await withBrowser(async (browser) => {
    const postgres = await startTestPostgres();
    try {
      const product = await spawnProduct(postgres.url);
      try {
        const person = await newPerson(product);
        console.log('\nmilliseconds of the server');
        await measureMonth(product, person);
        console.log('\nscrolling');
        await measureScrolling(browser, product.url, person);
      } finally {
        await product.stop();
      }
    } finally {
      await postgres.stop();
    }
  });
}

async function measureMonth(product: SpawnedProduct, person: Person): Promise<void> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  await client.query(SEED_POSTS, [person.user.id, POSTS]);
  await client.query('vacuum analyze');
  const { rows } = await client.query<{ id: string }>('select id from labels limit 1');
  await client.end();
  await report('floor: a trivial call', () => make(product.url, schedulerStatus, {}, person.identity), '');
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const month = { from: at(-10), to: at(32), limit: 2_000 };
  const asked: Record<string, InputOf<typeof listScheduledWorkflows>> = {
    board: { sort: 'board', limit: 40, count: true },
    'list, what comes next': { sort: 'next', limit: 200, count: true },
    'list, by name': { sort: 'name', limit: 200, count: true },
    agenda: { sort: 'ahead', from: at(0), limit: 100 },
    'agenda, earlier': { sort: 'back', to: at(0), limit: 100 },
    'calendar month': month,
    'text search on the board': { sort: 'board', limit: 40, count: true, q: 'number 4321' },
    'text search that finds all': { sort: 'next', limit: 200, count: true, q: 'oven' },
    'what was refused': { sort: 'next', limit: 200, count: true, posting: 'refused' },
    'a label': { sort: 'next', limit: 200, count: true, label: rows[0]?.id ?? '' },
    'as old clients ask': {},
  };
  for (const [name, input] of Object.entries(asked)) await report(name, () => list(product, person, input), '≤ 300 ms');
}

async function list(product: SpawnedProduct, person: Person, input: InputOf<typeof listScheduledWorkflows>) {
  return make(product.url, listScheduledWorkflows, input, person.identity);
}

async function report(
  name: string,
  ask: () => Promise<{ status: number; body: { data?: unknown } }>,
  target: string,
): Promise<void> {
  const taken: number[] = [];
  let found = '';
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    const { status, body } = await ask();
    taken.push(performance.now() - began);
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    if (Array.isArray(body.data))
      found = `, ${body.data.length} rows, ${Math.round(JSON.stringify(body).length / 1024)} KB`;
  }
  const [first = Number.NaN, ...others] = taken;
  print(`${name}${found}: first / p50`, `${Math.round(first)} / ${Math.round(percentile(others, 0.5))} ms`, target);
}
