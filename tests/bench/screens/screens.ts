import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { newPerson } from '../../support/people.ts';
import { type SpawnedProduct, spawnProduct } from '../../support/spawned-product.ts';
import { startTestPostgres } from '../../support/test-postgres.ts';
import { signIn, withBrowser } from '../browser.ts';
import { print } from '../print.ts';
import { benchInteractions } from './interactions.ts';

/** So long after its first paint a screen has asked for all that its first load needs. */
const SETTLED_MS = 4_000;

/** JavaScript over the wire, requests and largest paint of each screen at its first load, and how soon presses are answered. */
export default async function benchScreens(): Promise<void> {
  await withBrowser(async (browser) => {
    const postgres = await startTestPostgres();
    try {
      const product = await spawnProduct(postgres.url);
      await measureScreens(browser, product).finally(product.stop);
    } finally {
      await postgres.stop();
    }
  });
}

async function measureScreens(browser: Browser, product: SpawnedProduct): Promise<void> {
  await withTrivialPage(async (trivialUrl) => {
    await measureLoads(browser, product, await measureTrivial(browser, trivialUrl));
    await benchInteractions(browser, product, trivialUrl);
  });
}

async function measureLoads(browser: Browser, product: SpawnedProduct, floor: number): Promise<void> {
  const person = await newPerson(product);
  print('a trivial page: largest paint', `${Math.round(floor)} ms`);
  const screens: [string, string, number, number, number, boolean][] = [
    ['auth', '/auth', 120, 12, 3, false],
    ['chat', '/dashboard', 140, 15, 4, true],
    ['scheduled tasks', '/scheduled', 180, 15, 4, true],
    ['canvas', '/scheduled?tab=builder', 190, 15, 4, true],
    ['brand', '/brand', 145, 15, 4, true],
    ['settings', '/settings', 145, 15, 4, true],
  ];
  for (const [name, path, budget, mostRequests, mostFloors, signedIn] of screens) {
    const page = await browser.newPage();
    if (signedIn) await signIn(page, person);
    const { kilobytes, requests, paint } = await measure(page, product.url + path);
    print(`${name}: JavaScript over the wire`, `${kilobytes.toFixed(1)} KB`, `≤ ${budget} KB`);
    print(
      `${name}: requests / largest paint / of the trivial page`,
      `${requests} / ${Math.round(paint)} ms / ${(paint / floor).toFixed(1)} ×`,
      `≤ ${mostRequests} / ${mostFloors} ×`,
    );
    await page.close();
  }
}

/** One heading, a field and a dialog. */
const TRIVIAL = `<!doctype html><title>Trivial</title><h1>Hello</h1><textarea></textarea>
  <button onclick="document.querySelector('dialog').showModal()">Open</button><dialog>Hello</dialog>`;

/** The floor: a page of little, from a server that does nothing else. */
async function withTrivialPage(work: (url: string) => Promise<void>): Promise<void> {
  const server = createServer((_request, reply) => reply.setHeader('content-type', 'text/html').end(TRIVIAL)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The first page also warms the browser up, and does not count. */
async function measureTrivial(browser: Browser, url: string): Promise<number> {
  let paint = Number.NaN;
  for (const _ of ['warm', 'measured']) {
    const page = await browser.newPage();
    ({ paint } = await measure(page, url));
    await page.close();
  }
  return paint;
}

async function measure(page: Page, url: string): Promise<{ kilobytes: number; requests: number; paint: number }> {
  const scripts: Promise<number>[] = [];
  let requests = 0;
  page.on('response', (response) => {
    requests++;
    if (/\.js$/.test(new URL(response.url()).pathname))
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  // Never idle: some screens keep a stream of live changes open.
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForTimeout(SETTLED_MS);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const [first] = performance.getEntriesByName('first-contentful-paint');
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
        // A browser that tells of no largest paint is not waited for: the first one stands for it.
        setTimeout(() => resolve(first?.startTime ?? Number.NaN), 1_000);
      }),
  );
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  return { kilobytes: bytes / 1024, requests, paint };
}
