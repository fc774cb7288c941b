import type { Locator, Page } from '@playwright/test';
import { expect, stillness, test } from './fixtures.ts';
import { anotherTab, signInAnew } from './people.ts';
import { authScreen, openAccountMenu, toasts } from './screens.ts';

// Toasts slide, wait and are dragged: here they move as most people see them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const html = (page: Page) => page.locator('html');
const keptTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('SHELL-06 SHELL-07 SHELL-08 the theme is light until another is chosen, which holds everywhere and is kept as a bare word', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInAnew(page, product);
  await page.goto('/dashboard');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await keptTheme(page)).toBeNull();
  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await canvas();

  await openAccountMenu(page);
  const toggle = page.getByRole('menuitemcheckbox', { name: 'Dark theme' });
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await keptTheme(page)).toBe('dark');
  expect(await canvas()).not.toBe(light);

  for (const address of ['/settings', '/no-such-page']) {
    await page.goto(address);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  }
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.goto('/brand');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => localStorage.setItem('theme', '"dark"'));
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('SHELL-06 the sign-in screens have the switch too, and other tabs follow', async ({ page, context }) => {
  await page.goto('/auth');
  const other = await anotherTab(context, '/auth');
  await page.getByRole('button', { name: 'Use dark theme' }).click();
  expect(await keptTheme(page)).toBe('dark');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  await expect(other.getByRole('button', { name: 'Use light theme' })).toBeVisible();
});

/** Shows one error toast and gives it. */
async function showToast(page: Page): Promise<Locator> {
  await page.goto('/auth');
  await authScreen(page).submit();
  const toast = toasts(page);
  await expect(toast).toHaveText('Email is required');
  return toast;
}

/** The animation that is the toast's clock. */
function clockOf(toast: Locator) {
  const bar = toast.getByRole('progressbar', { includeHidden: true });
  return {
    state: () => bar.evaluate((element) => element.getAnimations()[0]?.playState ?? 'none'),
    duration: () => bar.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().duration),
    moveTo: (ms: number) =>
      bar.evaluate((element, time) => {
        for (const animation of element.getAnimations()) animation.currentTime = time;
      }, ms),
    stop: () =>
      bar.evaluate((element) => {
        for (const animation of element.getAnimations()) animation.pause();
      }),
  };
}

test('SHELL-09 toasts stand at the top right', async ({ page }) => {
  const toast = await showToast(page);
  await expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box ? [box.y < 40, 1440 - (box.x + box.width) < 40] : null;
    })
    .toEqual([true, true]);
  await expect(toast).toHaveRole('alert');
});

test('SHELL-10 a toast closes by itself after 5000 ms, which run from its first moment', async ({ page }) => {
  const toast = await showToast(page);
  const clock = clockOf(toast);
  expect(await clock.duration()).toBe(5000);
  // Still sliding in or not: the clock runs.
  await page.mouse.move(10, 10);
  await expect.poll(clock.state).toBe('running');
  await clock.moveTo(4000);
  await expect(toast).toBeVisible();
  await clock.moveTo(5000);
  await expect(toast).toHaveCount(0);
});

test('SHELL-11 a toast waits while the mouse is over it', async ({ page }) => {
  const toast = await showToast(page);
  const clock = clockOf(toast);
  await expect.poll(clock.state).toBe('running');
  await toast.hover();
  await expect.poll(clock.state).toBe('paused');
  await page.mouse.move(10, 10);
  await expect.poll(clock.state).toBe('running');
});

test('SHELL-11 a toast waits while the window has no focus, one that appears in that time too', async ({ page }) => {
  const toast = await showToast(page);
  const clock = clockOf(toast);
  await expect.poll(clock.state).toBe('running');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect.poll(clock.state).toBe('paused');
  await clock.moveTo(0);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(clock.state).toBe('running');
  await clock.moveTo(5000);
  await expect(toast).toHaveCount(0);

  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  await authScreen(page).submit();
  await expect(toast).toBeVisible();
  await stillness(page);
  expect(await clock.state()).toBe('paused');
});

/** Takes the toast with the mouse and lets go after so much of its width. */
async function drag(page: Page, toast: Locator, share: number): Promise<void> {
  await stillness(page);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast is gone');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width * share, y, { steps: 4 });
  await page.mouse.up();
}

test('SHELL-12 a toast that is dragged less than 80 percent of its width comes back, one dragged further goes', async ({
  page,
}) => {
  const toast = await showToast(page);
  // A slow machine needs longer than the toast stays.
  await clockOf(toast).stop();
  await drag(page, toast, 0.76);
  await page.mouse.move(10, 10);
  await expect(toast).toHaveCSS('opacity', '1');
  await expect(toast).toBeVisible();
  await drag(page, toast, 0.84);
  await expect(toast).toHaveCount(0);
});

test('SHELL-13 Alt+T leads the keyboard to the toast, which waits meanwhile and can be closed', async ({ page }) => {
  const toast = await showToast(page);
  await page.keyboard.press('Alt+t');
  await expect(toast).toBeFocused();
  await expect.poll(clockOf(toast).state).toBe('paused');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});

test('a toast closes by itself where motion is reduced too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const toast = await showToast(page);
  const clock = clockOf(toast);
  expect(await clock.duration()).toBe(5000);
  await clock.moveTo(5000);
  await expect(toast).toHaveCount(0);
});
