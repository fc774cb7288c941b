import type { Browser, Page } from '@playwright/test';
import autocannon from 'autocannon';
import { executeWorkflow } from '../../domain/api/workflows.ts';
import type { Agent, Connection } from '../../domain/graph.ts';
import { newPerson, type Person } from '../support/people.ts';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';
import { startTestPostgres } from '../support/test-postgres.ts';
import { signIn, withBrowser } from './browser.ts';
import { printFrames, processorTime } from './frames.ts';
import { print } from './print.ts';

const DRAG_MS = 3_000;
const RUN_SECONDS = 10;

/** How the canvas moves and loads when it is full, and how many small workflows a second the server runs. */
export default async function benchBuilder(): Promise<void> {
  const postgres = await startTestPostgres();
  try {
    await benchRuns(postgres.url);
    await withBrowser(async (browser) => {
      const product = await spawnProduct(postgres.url);
      await benchCanvas(browser, product).finally(product.stop);
    });
  } finally {
    await postgres.stop();
  }
}

async function benchRuns(postgresUrl: string): Promise<void> {
  const product = await spawnProduct(postgresUrl, {}, 'tests/bench/trivial-server.ts');
  try {
    const { identity } = await newPerson(product);
    await query(product.databaseUrl, 'update users set premium = true');
    const agent = (id: string, input: string): Agent => ({ id, type: 'chat', name: id, input, description: '' });
    const body = JSON.stringify({
      agents: [agent('a', 'go'), agent('b', ''), agent('c', '')],
      connections: [edge('a', 'b'), edge('b', 'c')],
    });
    const fire = (seconds: number) =>
      autocannon({
        url: `${product.url}/api${executeWorkflow.path}`,
        method: 'POST',
        connections: 10,
        duration: seconds,
        headers: {
          'content-type': 'application/json',
          'x-session-id': identity.sessionId,
          'x-user-id': identity.userId,
        },
        body,
      });
    await fire(2);
    const { requests, latency, non2xx, errors } = await fire(RUN_SECONDS);
    console.log(
      '\nthree trivial agents in a row, over HTTP, 10 connections (n8n: 16.9 runs/s, p50 598 ms, p99 935 ms)',
    );
    print('runs a second', requests.average.toFixed(0), '≥ 300');
    print('p50 / p99', `${latency.p50} / ${latency.p99} ms`, '≤ 30 / 100 ms');
    print('refused or broken', String(non2xx + errors), '0');
  } finally {
    await product.stop();
  }
}

async function benchCanvas(browser: Browser, product: SpawnedProduct): Promise<void> {
  const person = await newPerson(product);
  const open = async (count: number): Promise<{ page: Page; cpuMs: number }> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, person, { 'fanfare.canvas': draftOf(person, count) });
    const cpuMs = await processorTime(page, async () => {
      await page.goto(`${product.url}/scheduled?tab=builder`);
      await page.locator('.react-flow__node').first().waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    });
    return { page, cpuMs };
  };
  console.log('\nthe canvas');
  const few = await open(1);
  await few.page.close();
  const many = await open(2_000);
  await many.page.close();
  print('CPU to load the page with 1 agent', `${few.cpuMs.toFixed(0)} ms`);
  print('CPU to load the page with 2,000 agents', `${many.cpuMs.toFixed(0)} ms`);
  print('of which for the agents', `${(many.cpuMs - few.cpuMs).toFixed(0)} ms`, '≤ 1000 ms');
  const { page } = await open(500);
  await drag('dragging one of 500 agents', page);
  await page.getByRole('button', { name: 'Fit view' }).click();
  await page.waitForFunction(() => document.querySelectorAll('.react-flow__node').length === 500);
  await drag('the same with all 500 in sight', page);
  await page.close();
}

/** Drags an agent in circles. */
async function drag(title: string, page: Page): Promise<void> {
  // The one in the middle: at the edge the canvas would move along.
  const { x, y } = await page.evaluate(() => {
    const pane = document.querySelector('.react-flow')?.getBoundingClientRect() ?? new DOMRect();
    const away = (box: DOMRect) =>
      Math.hypot(box.x + box.width / 2 - pane.x - pane.width / 2, box.y + box.height / 2 - pane.y - pane.height / 2);
    const boxes = [...document.querySelectorAll('.react-flow__node')].map((node) => node.getBoundingClientRect());
    const middle = boxes.reduce((nearest, box) => (away(box) < away(nearest) ? box : nearest));
    return { x: middle.x + middle.width / 2, y: middle.bottom - Math.min(4, middle.height / 8) };
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  const step = (n: number) => page.mouse.move(x + 120 * Math.sin(n / 10), y + 60 * Math.cos(n / 10));
  await printFrames(title, page, { step, forMs: DRAG_MS, target: 50 });
  await page.mouse.up();
}

const edge = (source: string, target: string): Connection => ({ id: `${source}-${target}`, source, target });

/** A canvas of pairs: a chat agent that feeds an image agent. */
function draftOf({ session }: Person, count: number): string {
  const columns = Math.ceil(Math.sqrt(count));
  const agents = Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    type: at % 2 === 0 ? 'chat' : 'image',
    name: `Agent ${at + 1}`,
    input: at % 2 === 0 ? 'Summarise the brief' : '',
    description: 'Friendly tone, two short paragraphs',
    position: { x: (at % columns) * 340, y: Math.floor(at / columns) * 320 },
  }));
  const connections = Array.from({ length: Math.floor(count / 2) }, (_, at) => edge(`n${2 * at}`, `n${2 * at + 1}`));
  return JSON.stringify({ userId: session.userId, agents, connections, loadedWorkflowId: null, outputs: [] });
}

async function query(databaseUrl: string, text: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text);
  await client.end();
}
