import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectWidth, inBothThemes, stillness, test } from './fixtures.ts';
import { addPerson, signInAnew } from './people.ts';
import { authScreen, openAccountMenu } from './screens.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const EVERY_SIZE = Object.values(SIZES);

/**
 * Everything stands still and fits, in both themes: what a picture would show is judged, not a moment of an entrance. One
 * page is looked at in all its looks, since coming to each of them anew costs more than looking.
 */
async function expectWellMade(page: Page, sizes = EVERY_SIZE): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await inBothThemes(page, async () => {
      await stillness(page);
      expect(await scrollingSideways(page)).toEqual([]);
      await expectAccessible(page);
    });
  }
}

/** What is wider than the room it has and would let itself be pushed aside: the page, or a part that scrolls. */
function scrollingSideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, main, main *')]
      .filter((element) => element.scrollWidth > element.clientWidth && element.clientWidth > 0)
      .filter(
        (element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
      )
      .map((element) => `${element.tagName.toLowerCase()} ${element.className}`),
  );
}

test.describe('light and dark, wide and on a phone', () => {
  test.slow();

  test('the sign-in screen is accessible in all its modes, with what it tells', async ({ page, product }) => {
    const { form, button, fill, submit, switchMode } = authScreen(page);
    await page.goto('/auth');
    await expect(form).toBeVisible();
    await expect(page.getByRole('link', { name: 'open the mailbox' })).toBeVisible();
    await expectWellMade(page);
    await submit();
    await expect(form).toContainText('Email is required');
    await expectWellMade(page);
    const person = await addPerson(product, { verified: false });
    await fill({ Email: person.email, Password: person.password });
    await submit();
    await expect(button('Resend verification email')).toBeVisible();
    await expectWellMade(page);

    await switchMode();
    await expect(button('Sign Up')).toBeVisible();
    await expectWellMade(page);
    await fill({
      'First name': 'Maya',
      'Last name': 'Okafor',
      Email: person.email,
      Password: 'secret1',
      'Confirm password': 'secret1',
    });
    await submit();
    await expect(button('Back to Sign In')).toBeVisible();
    await expectWellMade(page);

    await button('Back to Sign In').click();
    await button('Forgot password?').click();
    await fill({ Email: person.email });
    await submit();
    await expect(form).toContainText('Password reset link has been sent');
    await expectWellMade(page);
  });

  test('the screens of mailed links and the 404 are accessible', async ({ page }) => {
    await page.goto('/verify-email');
    await expect(page.getByText('Invalid verification link').first()).toBeVisible();
    await expectWellMade(page);
    await page.goto('/reset-password');
    await expect(page.locator('form')).toContainText('Invalid reset link');
    await expectWellMade(page);
    await page.goto('/workflow');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWellMade(page);
  });

  test('the shell is accessible, with its menus', async ({ page, product }) => {
    await signInAnew(page, product);
    for (const address of ['/dashboard', '/settings', '/scheduled', '/brand', '/connect']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectWellMade(page);
    }
    const logOut = page.getByRole('menuitem', { name: 'Log out' });
    await openAccountMenu(page);
    await expect(logOut).toBeVisible();
    await expectWellMade(page, [SIZES.desktop]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
    await expectWellMade(page, [SIZES.desktop]);
    await page.setViewportSize(SIZES.phone);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await openAccountMenu(page);
    await expect(logOut).toBeVisible();
    await expectWellMade(page, [SIZES.phone]);
  });
});

test('nothing of the sign-in screen is cut off on a short or a narrow window', async ({ page }) => {
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 1024, height: 480 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/auth');
    await authScreen(page).switchMode();
    const submit = authScreen(page).button('Sign Up');
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeInViewport({ ratio: 0.99 });
    const heading = authScreen(page).form.getByRole('heading');
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport({ ratio: 0.99 });
    expect(await scrollingSideways(page)).toEqual([]);
  }
});

test('whoever wants less motion gets none that moves', async ({ page, product }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAnew(page, product);
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expectWidth(page.getByRole('complementary', { name: 'Sidebar' }), 64);
});

test('SHELL-19 whoever wants less motion gets the other theme at once, however deep a text stands', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAnew(page, product);
  await page.goto('/dashboard');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const [before, at, later] = await heading.evaluate(async (element) => {
    const colour = () => getComputedStyle(element).color;
    const light = colour();
    document.documentElement.dataset.theme = 'dark';
    const dark = colour();
    for (let frame = 0; frame < 60; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return [light, dark, colour()];
  });
  expect(at).not.toBe(before);
  expect(at).toBe(later);
});

test('what can be tapped is at least 24 px in each direction', async ({ page, product }) => {
  await page.setViewportSize(SIZES.phone);
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], input')]
        .filter((element) => element.checkVisibility() && element.closest('.Toastify') === null)
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(({ element }) => element.textContent || element.getAttribute('aria-label')),
    );
  await page.goto('/auth');
  await expect(page.getByRole('link', { name: 'open the mailbox' })).toBeVisible();
  expect(await small()).toEqual([]);
  await signInAnew(page, product);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await small()).toEqual([]);
});

test.describe('by a finger', () => {
  test.use({ viewport: SIZES.phone, hasTouch: true });

  test('SHELL-20 what a finger points at is met within 40 px, though it looks smaller', async ({ page, product }) => {
    await signInAnew(page, product);
    await page.goto('/brand');
    const menu = page.getByRole('button', { name: 'Open menu' });
    const box = await menu.boundingBox();
    expect(box?.height).toBe(36);
    await page.touchscreen.tap((box?.x ?? 0) + 18, (box?.y ?? 0) - 1);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });

  test('SHELL-20 what is written or chosen in is 40 px high', async ({ page, product }) => {
    await signInAnew(page, product);
    for (const address of ['/brand', '/settings', '/scheduled?view=list', '/scheduled?tab=builder', '/dashboard']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      const low = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea',
          ),
        ]
          .filter((field) => field.checkVisibility() && field.getBoundingClientRect().height < 40)
          .map((field) => field.getAttribute('aria-label') ?? field.id),
      );
      expect(low, address).toEqual([]);
    }
  });
});

test('SHELL-17 the headings of all pages begin at one edge', async ({ page, product }) => {
  await signInAnew(page, product);
  const edges = new Set<number>();
  for (const address of ['/brand', '/connect', '/settings', '/upgrade']) {
    await page.goto(address);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    edges.add(Math.round((await heading.boundingBox())?.x ?? -1));
  }
  expect([...edges]).toHaveLength(1);
});
