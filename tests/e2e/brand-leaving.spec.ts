import type { Page } from '@playwright/test';
import { brandScreen, openBrand, PREVIEW, WORDLESS } from './brand-stage.ts';
import { expect, test } from './fixtures.ts';
import { takeOverTime } from './page-time.ts';
import { signInAnew } from './people.ts';
import { toasts } from './screens.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'You have unsaved changes' });

async function answer(page: Page, name: 'Stay' | 'Leave without saving'): Promise<void> {
  await expect(question(page)).toBeVisible();
  await question(page).getByRole('button', { name }).click();
  await expect(question(page)).toBeHidden();
}

test('unsaved changes of a brand are not lost silently, whichever way one leaves', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.goto('/connect');
  await page.getByRole('link', { name: 'Brand' }).click();
  const { tab, field } = brandScreen(page);
  await tab('Guidelines').click();
  await field('Brand Name').fill('Mill Lane');
  // Between tabs nothing is asked: what was typed stays, and the tab says so.
  await tab('Colors').click();
  await field('Accent').fill('#ABC');
  await tab('Guidelines').click();
  await expect(field('Brand Name')).toHaveValue('Mill Lane');
  await expect(tab('Colors')).toHaveAccessibleName('Colors (unsaved changes)');
  await page.goBack();
  await expect(field('Accent')).toHaveValue('#ABC');

  await page.getByRole('link', { name: 'Scheduled Tasks' }).click();
  await answer(page, 'Stay');
  await expect(page).toHaveURL('/brand?tab=colors');
  await page.keyboard.press('Control+Shift+O');
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  // Back through the tabs, then out.
  await page.evaluate(() => window.history.go(-3));
  await answer(page, 'Stay');
  await expect(page).toHaveURL('/brand?tab=colors');
  await expect(field('Accent')).toHaveValue('#ABC');

  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;

  await page.evaluate(() => window.history.go(-3));
  await answer(page, 'Leave without saving');
  await expect(page).toHaveURL('/connect');
  await page.goForward();
  await expect(page).toHaveURL('/brand');
  await tab('Colors').click();
  await expect(field('Accent')).toHaveValue('#FB5931');
  // Whatever is saved lets go.
  await field('Accent').fill('#ABC');
  await page.getByRole('button', { name: 'Save colors' }).click();
  await expect(toasts(page, 'success')).toHaveText('Colors saved');
  await page.getByRole('link', { name: 'Connect' }).click();
  await expect(page).toHaveURL('/connect');
});

test('the preview follows what is typed: once it stands still, the latest wins, and a failure is said', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const asked: { brand_name: string; accent_color: string }[] = [];
  const answers: ((color: string | null) => void)[] = [];
  await page.route(PREVIEW, async (route) => {
    asked.push(route.request().postDataJSON());
    const color = await new Promise<string | null>((resolve) => answers.push(resolve));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${color}"/></svg>`;
    const image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    // A picture that nobody waits for any more was given up by the page.
    await route.fulfill(color === null ? WORDLESS : { json: { success: true, data: { image } } }).catch(() => {});
  });
  const time = await takeOverTime(page);
  const { field, preview, picture, tab } = await openBrand(page, 'Guidelines');
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.('red');
  await expect(picture).toHaveAttribute('src', /red/);
  await expect(preview).toContainText('Drawn by the built-in designer');
  const { pass } = await time.stop();
  // What the page shows it shows a timer later, and the time stands still.
  const shows = (color: string) =>
    expect
      .poll(async () => {
        await pass(10);
        return picture.getAttribute('src');
      })
      .toContain(color);
  await field('Brand Name').fill('Mill');
  await pass(399);
  await field('Brand Name').fill('Mill Lane');
  await pass(399);
  expect(asked).toHaveLength(1);
  await pass(1);
  await expect.poll(() => asked.at(-1)?.brand_name).toBe('Mill Lane');
  // The next one overtakes it; until then the last picture stays.
  await field('Brand Name').fill('Mill Lane Bakery');
  await pass(400);
  await expect.poll(() => answers.length).toBe(3);
  await shows('red');
  await expect(preview).toContainText('Drawing…');
  answers[2]?.('blue');
  await shows('blue');
  answers[1]?.('green');
  await pass(1_000);
  await shows('blue');
  // A colour that is none yet asks for nothing.
  await tab('Colors').click();
  await field('Accent').fill('#12');
  await pass(1_000);
  expect(asked).toHaveLength(3);
  await field('Accent').fill('#123');
  await pass(400);
  await expect.poll(() => answers.length).toBe(4);
  expect(asked[3]).toMatchObject({ brand_name: 'Mill Lane Bakery', accent_color: '#123' });
  answers[3]?.(null);
  await expect.poll(() => pass(10).then(() => preview.textContent())).toContain('Failed to draw the preview');
  await shows('blue');
  await preview.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => answers.length).toBe(5);
  answers[4]?.('black');
  await shows('black');
});
