import type { Locator, Page } from '@playwright/test';
import { pictureFile } from '../support/pictures.ts';
import { BRAND, openBrand, shareOfColor, type TabLabel, WORDLESS } from './brand-stage.ts';
import { expect, expectAccessible, stillness, test } from './fixtures.ts';
import { signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { messageBox, send } from './signed-in.ts';

const TABS: TabLabel[] = ['Logo', 'Colors', 'Typography', 'Guidelines'];

async function expectWellMade(page: Page): Promise<void> {
  await stillness(page);
  const sideways = () => [document.documentElement, document.querySelector('main')].map((box) => box?.scrollWidth);
  const width = page.viewportSize()?.width ?? 0;
  for (const scrolled of await page.evaluate(sideways)) expect(scrolled).toBeLessThanOrEqual(width);
  await expectAccessible(page);
}

for (const theme of ['light', 'dark'] as const)
  test(`the brand is accessible on every tab, wide and on a phone: ${theme}`, async ({ page, product }) => {
    test.slow();
    await page.addInitScript((word) => localStorage.setItem('theme', word), theme);
    await signInAnew(page, product);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      for (const tab of TABS) {
        const { picture, panel, field, choose } = await openBrand(page, tab);
        await expect(picture).toBeVisible();
        await expectWellMade(page);
        if (tab === 'Logo') {
          await choose('Primary logo', await pictureFile(200, 60));
          await choose('Favicon', await pictureFile(2000, 60));
          await expect(panel.getByText('Image dimensions too large. Max 1024x1024px.')).toBeVisible();
        } else if (tab === 'Colors') await field('Accent').fill('#12');
        else if (tab === 'Guidelines') {
          await field('Keywords').fill('sourdough, Leeds');
          await field('Mission').fill('m'.repeat(60));
          await panel.locator('button[type=submit]').click();
          await expect(panel.getByText('Brand Name is required')).toBeVisible();
        } else continue;
        await expectWellMade(page);
        await panel.getByRole('button', { name: 'Discard' }).click();
      }
    }
    await page.route(BRAND, (route) => route.fulfill(WORDLESS));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Failed to fetch brand profile' })).toBeVisible();
    await expectWellMade(page);
  });

test('BRAND-03 BRAND-05 a brand that was saved shapes the preview, the next post and the next picture', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { field, save, picture, tab } = await openBrand(page, 'Colors');
  const colors = { Primary: '#0B6E4F', Accent: '#D6249F' };
  const sharesOf = async (image: Locator) => {
    const [primary = 0, accent = 0] = await Promise.all(
      Object.values(colors).map((color) => shareOfColor(image, color)),
    );
    return primary + accent;
  };
  await expect(picture).toBeVisible();
  expect(await sharesOf(picture)).toBe(0);
  for (const [label, color] of Object.entries(colors)) await field(label).fill(color);
  await expect.poll(() => sharesOf(picture)).toBeGreaterThan(0.01);
  await save.click();
  await expect(toasts(page, 'success').filter({ hasText: 'Colors saved' })).toBeVisible();
  await tab('Guidelines').click();
  for (const [label, text] of Object.entries({
    'Brand Name': 'Mill Lane Bakery',
    Tagline: 'Bread worth the walk',
    Keywords: 'sourdough, Leeds',
    Mission: 'Good bread for the whole street',
    Voice: 'warm, plain, a little proud',
    'Logo usage': 'On white, never stretched',
  }))
    await field(label).fill(text);
  await save.click();
  await expect(toasts(page, 'success').filter({ hasText: 'Guidelines saved' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(messageBox(page)).toBeVisible();
  await send(page, 'Write a LinkedIn post about our new rye loaf');
  await expect(page.getByRole('article', { name: 'LinkedIn' })).toContainText('Mill Lane Bakery');
  await send(page, 'Make a picture that says "New: rye loaf"');
  const made = page.getByRole('img', { name: /^Picture 1 by/ });
  await expect(made).toBeVisible();
  expect(await sharesOf(made)).toBeGreaterThan(0.01);
});
