import type { Locator } from '@playwright/test';
import { pictureFile } from '../support/stage/pictures.ts';
import { BRAND, openBrand, shareOfHues, type TabLabel, WORDLESS } from './brand-stage.ts';
import { expect, expectAccessible, inBothThemes, test } from './fixtures.ts';
import { signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { askOneByOne, messageBox, send } from './signed-in.ts';

const TABS: TabLabel[] = ['Logo', 'Colors', 'Typography', 'Guidelines'];

/** How far the page or its main part reaches to the right. */
const widest = () => Math.max(document.documentElement.scrollWidth, document.querySelector('main')?.scrollWidth ?? 0);

test('the brand is accessible on every tab, wide and on a phone, in both themes', async ({ page, product }) => {
  test.slow();
  const expectBothAccessible = () => inBothThemes(page, () => expectAccessible(page));
  await signInAnew(page, product);
  const phone = { width: 390, height: 844 };
  for (const tab of TABS) {
    const { picture, panel, field, choose } = await openBrand(page, tab);
    await expect(picture).toBeVisible();
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
    }
    await expectBothAccessible();
    const wide = page.viewportSize() ?? phone;
    await page.setViewportSize(phone);
    await expect(panel).toBeVisible();
    await inBothThemes(page, async () => expect(await page.evaluate(widest)).toBeLessThanOrEqual(phone.width));
    await page.setViewportSize(wide);
    const discard = panel.getByRole('button', { name: 'Discard' });
    if (await discard.isVisible()) await discard.click();
  }
  await askOneByOne(page);
  await page.route(BRAND, (route) => route.fulfill(WORDLESS));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectBothAccessible();
});

test('BRAND-03 BRAND-05 a brand that was saved shapes the preview, the next post and the next picture', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const { field, save, picture, tab } = await openBrand(page, 'Colors');
  const colors = { Primary: '#0B6E4F', Accent: '#D6249F' };
  const sharesOf = (image: Locator) => shareOfHues(image, Object.values(colors));
  await expect(picture).toBeVisible();
  expect(await sharesOf(picture)).toBeLessThan(0.01);
  for (const [label, color] of Object.entries(colors)) await field(label).fill(color);
  await expect.poll(() => sharesOf(picture)).toBeGreaterThan(0.05);
  await save.click();
  await expect(toasts(page, 'success').filter({ hasText: 'Colors saved' })).toBeVisible();
  await tab('Guidelines').click();
  for (const [label, text] of Object.entries({
    'Brand Name': 'Mill Lane Bakery',
    Tagline: 'Bread worth the walk',
    Keywords: 'sourdough, Leeds',
    Mission: 'Good bread for the whole street',
    Voice: 'Warm and plain. Says loaf, never bread.',
    'Logo usage': 'On white, never stretched',
  }))
    await field(label).fill(text);
  await save.click();
  await expect(toasts(page, 'success').filter({ hasText: 'Guidelines saved' })).toBeVisible();

  await page.goto('/dashboard');
  await expect(messageBox(page)).toBeVisible();
  await send(page, 'Write a LinkedIn post: our new rye bread is in the shop');
  await expect(page.getByRole('article', { name: 'LinkedIn' })).toContainText('Our new rye loaf is in the shop.');
  await send(page, 'Make a picture that says "New: rye loaf"');
  const made = page.getByRole('img', { name: /reads: .*rye loaf/i });
  await expect(made).toBeVisible();
  expect(await sharesOf(made)).toBeGreaterThan(0.05);
});
