import type { Browser, Page } from '@playwright/test';
import { newPerson } from '../support/people.ts';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';
import { startTestPostgres } from '../support/test-postgres.ts';
import { signIn, withBrowser } from './browser.ts';
import { print } from './print.ts';

/** By then a screen has asked for all that its first load needs, on a slow machine too. */
const SETTLED_MS = 4_000;

/** JavaScript over the wire, requests and largest paint of each screen at its first load. */
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
  const person = await newPerson(product);
  const screens: [string, string, number, boolean][] = [
    ['auth', '/auth', 140, false],
    ['chat', '/dashboard', 145, true],
    ['scheduled tasks', '/scheduled', 205, true],
    ['canvas', '/scheduled?tab=builder', 190, true],
    ['brand', '/brand', 145, true],
    ['settings', '/settings', 145, true],
  ];
  for (const [name, path, budget, signedIn] of screens) {
    const page = await browser.newPage();
    if (signedIn) await signIn(page, person);
    const { kilobytes, requests, paint } = await measure(page, product.url + path);
    print(`${name}: JavaScript over the wire`, `${kilobytes.toFixed(1)} KB`, `≤ ${budget} KB`);
    print(`${name}: requests / largest paint`, `${requests} / ${Math.round(paint)} ms`, '≤ 15 / 600 ms');
    await page.close();
  }
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
  await page.waitForTimeout(SETTLED_MS);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  return { kilobytes: bytes / 1024, requests, paint };
}
