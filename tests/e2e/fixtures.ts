import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';

/** The rules as a script: put into a page once, since reading it takes as long as applying the rules. */
const { source: RULES } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as typeof Axe;

/** Browser tests: each worker has a product of its own, started as a person would start it. */
export const test = base.extend<{ failOnPageErrors: undefined }, { product: SpawnedProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const product = await spawnProduct(process.env.FANFARE_TEST_POSTGRES ?? '');
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  // A page that throws or breaks its own content policy is broken, whatever the test looks at.
  failOnPageErrors: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * No violation of the accessibility rules on what the page shows now. What is still fading has less contrast than it will
 * have; a toast's bar is its clock, which stands still meanwhile so that none begins to fade while the rules are applied.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(stopToastClocks, true);
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(RULES);
  // The page is all there is to look into: no screen has frames.
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    return (await axe.run(document, { resultTypes: ['violations'] })).violations;
  });
  await page.evaluate(stopToastClocks, false);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Looks at what the page shows in both themes, as if each had been chosen in another tab: no second walk to the same place. */
export async function inBothThemes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(
      (newValue) => window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue })),
      theme,
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await look();
  }
}

/** Waits until nothing on the page moves but what moves for ever, and the toasts' clocks. */
export async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      .filter(({ effect }) => !(effect as KeyframeEffect).target?.classList.contains('Toastify__progress-bar'))
      .every(({ playState }) => playState !== 'running'),
  );
}

function stopToastClocks(stop: boolean): void {
  for (const bar of document.querySelectorAll('.Toastify__progress-bar'))
    for (const animation of bar.getAnimations()) stop ? animation.pause() : animation.play();
}

/** What is shown becomes this many pixels wide; a browser may be a hair off after a movement. */
export function expectWidth(shown: Locator, pixels: number): Promise<void> {
  return expect.poll(async () => Math.round((await shown.boundingBox())?.width ?? 0)).toBe(pixels);
}
