import type { Page } from '@playwright/test';
import { SAMPLE_BRAND } from '../../domain/sample-brand.ts';
import { expect, expectAccessible, inBothThemes, test } from './fixtures.ts';
import { toasts } from './screens.ts';
import { messageBox, signInAnew } from './signed-in.ts';

const COSTS = 'A plan costs nothing. An answer that makes something is one of your 10 of the day.';

test('FIRST-01 FIRST-02 the empty chat of a newcomer offers a plan, says what costs, and a click leads to its card', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await expect(page.getByText(COSTS)).toBeVisible();
  const first = page.getByRole('region', { name: 'Your first plan, to try' });
  await expect(first).toContainText('Trying this costs nothing, and posts nothing.');
  await inBothThemes(page, () => expectAccessible(page));
  await first.getByRole('button', { name: 'Plan this post' }).click();
  const card = page.getByRole('region', { name: 'Schedule plan' });
  await expect(card).toContainText('Six coffees, one table, no slides.');
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card.getByRole('button', { name: 'Approved' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Workflows left today' })).toContainText('10/10');

  // With a conversation the first run is over.
  await page.getByRole('button', { name: /^New Chat/ }).click();
  await expect(messageBox(page)).toBeFocused();
  await expect(page.getByText(COSTS)).toBeVisible();
  await expect(first).toHaveCount(0);
});

test('FIRST-03 three steps lead around, and do not come back', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.getByRole('button', { name: 'Show me around' }).click();
  const tour = page.getByRole('dialog', { name: /^Show me around/ });
  await expect(tour).toContainText('1 of 3');
  await inBothThemes(page, () => expectAccessible(page));
  await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tour).toContainText('2 of 3');
  await page.keyboard.press('Enter');
  await expect(tour).toContainText('3 of 3');
  await tour.getByRole('button', { name: 'Done' }).click();
  await expect(tour).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show me around' })).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Plan this post' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show me around' })).toHaveCount(0);
});

for (const [way, leave] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Leave', (page: Page) => page.getByRole('button', { name: 'Leave' }).click()],
  ['a click elsewhere', (page: Page) => page.mouse.click(8, 600)],
] as const)
  test(`FIRST-03 it is left by ${way}, on a phone too`, async ({ page, product }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAnew(page, product);
    await page.getByRole('button', { name: 'Show me around' }).click();
    const tour = page.getByRole('dialog', { name: /^Show me around/ });
    const card = tour.locator('.show-around-card');
    for (const step of ['1 of 3', '2 of 3']) {
      await expect(card).toContainText(step);
      const box = await card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(844);
      if (step === '1 of 3') await tour.getByRole('button', { name: 'Next' }).click();
    }
    await leave(page);
    await expect(tour).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show me around' })).toHaveCount(0);
  });

test('FIRST-04 a sample brand is set from the empty chat, and removed under Brand', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.getByRole('button', { name: 'Try a sample brand' }).click();
  await expect(page.getByRole('button', { name: 'Sample brand in use' })).toBeFocused();
  await expect(toasts(page, 'success')).toContainText(SAMPLE_BRAND.guidelines.brand_name);
  await page.getByRole('link', { name: 'Brand', exact: true }).click();
  const note = page.getByRole('region', { name: 'Sample brand' });
  await expect(note).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('tab', { name: 'Guidelines' }).click();
  await expect(page.getByLabel('Brand Name')).toHaveValue(SAMPLE_BRAND.guidelines.brand_name);
  await note.getByRole('button', { name: 'Remove the sample' }).click();
  await expect(page.getByLabel('Brand Name')).toHaveValue('');
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Try a sample brand' }).click();
  await expect(page.getByLabel('Brand Name')).toHaveValue(SAMPLE_BRAND.guidelines.brand_name);
});
