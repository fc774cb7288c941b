import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';

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

/** No violation of the accessibility rules on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has less contrast than it will have.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
