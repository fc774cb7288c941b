import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addPerson, signInAnew } from './people.ts';
import { authScreen } from './screens.ts';

/** Holds the app's scripts back until told to let them come. */
async function withoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('ROUTE-21 the sign-in screen is seen before its scripts, and takes over what was typed and pressed until then', async ({
  page,
  product,
}) => {
  const person = await addPerson(product);
  const { field, fill, submit } = authScreen(page);
  const letScriptsCome = await withoutScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in to Fanfare' })).toBeVisible();
  await fill({ Email: person.email, Password: person.password });
  await submit();
  await expect(page).toHaveURL('/auth');
  await expect(field('Email')).toHaveValue(person.email);
  letScriptsCome();
  await expect(page).toHaveURL('/dashboard');
});

for (const [mode, heading] of [
  ['sign-in', 'Sign in to Fanfare'],
  ['sign-up', 'Create your account'],
  ['forgot', 'Forgot your password?'],
] as const)
  for (const visitor of ['new', 'returning'] as const)
    test(`ROUTE-21 the ${mode} form of a ${visitor} visitor stands where it stood when its scripts are there`, async ({
      page,
    }) => {
      await page.addInitScript((isReturning) => {
        if (isReturning) localStorage.setItem('returning', 'yes');
      }, visitor === 'returning');
      const letScriptsCome = await withoutScripts(page);
      await page.goto(`/auth?mode=${mode}`, { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(heading);
      const before = await title.elementHandle();
      const lastField = page.locator('form input').last();
      await lastField.focus();
      const look = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.auth-card, .auth-card *')].map(({ tagName, className }) =>
            [tagName, String(className)].join(' '),
          ),
        );
      const lookBefore = await look();
      letScriptsCome();
      await expect(page.locator('.cube')).toHaveCount(50);
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await look()).toEqual(lookBefore);
      await expect(lastField).toBeFocused();
    });

test('ROUTE-21 whoever is signed in never sees the sign-in screen', async ({ page, product }) => {
  await signInAnew(page, product);
  const letScriptsCome = await withoutScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('form')).toHaveCount(0);
  letScriptsCome();
  await expect(page).toHaveURL('/dashboard');
});

test('ROUTE-21 a dark page’s switch offers the light theme once it is alive', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Use light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
