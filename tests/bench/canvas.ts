import type { Browser, Page } from '@playwright/test';
import { newPerson, type Person } from '../support/people.ts';
import type { SpawnedProduct } from '../support/spawned-product.ts';
import { signIn } from './browser.ts';
import { line } from './chain.ts';
import { printFrames, processorTime } from './frames.ts';
import { print } from './print.ts';

const DRAG_MS = 3_000;

/** How the canvas loads and moves when it is full. */
export async function benchCanvas(browser: Browser, product: SpawnedProduct): Promise<void> {
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
  await printFrames(title, page, { step, forMs: DRAG_MS, target: 55 });
  await page.mouse.up();
}

/** A canvas of pairs: a chat agent that feeds an image agent. */
export function draftOf({ session }: Person, count: number): string {
  const columns = Math.ceil(Math.sqrt(count));
  const agents = Array.from({ length: count }, (_, at) => ({
    id: `n${at}`,
    type: at % 2 === 0 ? 'chat' : 'image',
    name: `Agent ${at + 1}`,
    input: at % 2 === 0 ? 'Summarise the brief' : '',
    description: 'Friendly tone, two short paragraphs',
    position: { x: (at % columns) * 340, y: Math.floor(at / columns) * 320 },
  }));
  const connections = Array.from({ length: Math.floor(count / 2) }, (_, at) => line(`n${2 * at}`, `n${2 * at + 1}`));
  return JSON.stringify({ userId: session.userId, agents, connections, loadedWorkflowId: null, outputs: [] });
}
