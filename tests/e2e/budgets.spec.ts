import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as people from './people.ts';
import { messageBox } from './signed-in.ts';

/**
 * What each screen begins with may cost: kilobytes of JavaScript over the wire, files (the document, styles and fonts among them)
 * and calls; all requests together are 12 at most before, 15 after somebody has signed in. `shown` is there once the screen is.
 */
const BUDGETS: { address: string; kilobytes: number; files: number; calls: number; shown: (page: Page) => Locator }[] =
  [
    {
      address: '/auth',
      kilobytes: 120,
      files: 9,
      calls: 1,
      shown: (page) => page.locator('form button[type=submit]'),
    },
    { address: '/dashboard', kilobytes: 140, files: 9, calls: 4, shown: messageBox },
    {
      address: '/scheduled',
      kilobytes: 175,
      files: 11,
      calls: 4,
      shown: (page) => page.getByText('Nothing is scheduled yet.'),
    },
    {
      address: '/scheduled?tab=builder',
      kilobytes: 211,
      files: 11,
      calls: 4,
      shown: (page) => page.locator('.react-flow'),
    },
    {
      address: '/brand',
      kilobytes: 158,
      files: 10,
      calls: 5,
      shown: (page) => page.getByText('PNG, JPEG, SVG or WEBP').first(),
    },
    {
      address: '/settings',
      kilobytes: 160,
      files: 11,
      calls: 4,
      shown: (page) => page.getByRole('heading', { name: 'Settings' }),
    },
  ];

for (const { address, kilobytes, files, calls, shown } of BUDGETS)
  test(`ROUTE-17 ${address} begins with what its document names, within its budget`, async ({ page, product }) => {
    if (address !== '/auth') await people.signInAnew(page, product);
    // What the screen before still asks for ends unheard when its page is left.
    await page.goto('about:blank');
    const seen = watch(page);
    const document = await (await page.goto(`${product.url}${address}`))?.text();
    await expect(shown(page)).toBeVisible();
    await expect.poll(() => seen.waiting.size).toBe(0);
    const bytes = (await Promise.all(seen.scripts)).reduce((sum, size) => sum + size, 0);
    const loaded = seen.files.filter((path) => /\.(js|css)$/.test(path));
    console.log(
      `${address}: ${(bytes / 1024).toFixed(1)} KB of JavaScript, ${seen.files.length} files, ${seen.calls.length} calls`,
    );
    expect(loaded.filter((path) => !document?.includes(`"${path}"`))).toEqual([]);
    expect(bytes / 1024).toBeLessThanOrEqual(kilobytes);
    expect(seen.files.length, seen.files.join(' ')).toBeLessThanOrEqual(files);
    expect(seen.calls.length, seen.calls.join(' ')).toBeLessThanOrEqual(calls);
  });

/** What a page asks for from now on. */
function watch(page: Page) {
  const files: string[] = [];
  const calls: string[] = [];
  const waiting = new Set<string>();
  const scripts: Promise<number>[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    (pathname.startsWith('/api/') ? calls : files).push(pathname);
    // The stream of live changes never ends.
    if (pathname !== '/api/events') waiting.add(request.url());
  });
  page.on('requestfailed', (request) => waiting.delete(request.url()));
  page.on('requestfinished', (request) => {
    waiting.delete(request.url());
    if (request.resourceType() === 'script') scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  return { files, calls, waiting, scripts };
}
