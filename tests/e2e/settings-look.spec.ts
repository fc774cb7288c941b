import type { Page } from '@playwright/test';
import { expect, expectAccessible, stillness, test } from './fixtures.ts';
import { query, signInAnew } from './people.ts';
import { settingsScreen } from './settings-screen.ts';

const SECTIONS = {
  'Profile Information': '/settings',
  'Account Settings': '/settings?section=account',
  Notifications: '/settings?section=notifications',
  Integrations: '/settings?section=integrations',
  'Billing & Plans': '/settings?section=billing',
};

/** Nothing scrolls sideways, and no rule of accessibility is broken. */
async function expectWellMade(page: Page): Promise<void> {
  await stillness(page);
  const sideways = await page.evaluate(() =>
    [...document.querySelectorAll('html, main')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName }) => tagName),
  );
  expect(sideways).toEqual([]);
  await expectAccessible(page);
}

test('SET-01 SET-02 the five sections are reached by keyboard, each has its address, and what is not there yet says so', async ({
  page,
  product,
}) => {
  const person = await signInAnew(page, product);
  const { section, main, panel } = settingsScreen(page);
  await page.goto('/settings');
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText(Object.keys(SECTIONS));
  await section('Profile Information').focus();
  for (const [name, address] of Object.entries(SECTIONS)) {
    await expect(section(name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(section(name)).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
  }
  await page.goto('/settings?section=nonsense');
  await expect(section('Profile Information')).toHaveAttribute('aria-current', 'page');

  for (const [name, said] of [
    ['notifications', 'Notification settings coming soon'],
    ['integrations', 'Integration settings coming soon'],
    ['billing', 'Billing settings coming soon'],
  ]) {
    await page.goto(`/settings?section=${name}`);
    await expect(main.getByRole('heading', { name: said })).toBeVisible();
  }
  await expect(panel('Your plan')).toContainText('Free Plan');
  const [premium] = await Promise.all([
    page.waitForEvent('popup'),
    panel('Your plan')
      .getByRole('link', { name: /See Premium/ })
      .click(),
  ]);
  await expect(premium).toHaveURL('/upgrade');
  await premium.close();
  await query(product, 'update users set premium = true where id = $1', [person.id]);
  await page.reload();
  await expect(panel('Your plan')).toContainText('Premium Plan');
  await expect(panel('Your plan').getByRole('link')).toHaveCount(0);
});

for (const { theme, device, viewport } of [
  { theme: 'light', device: 'a desk', viewport: { width: 1440, height: 900 } },
  { theme: 'dark', device: 'a phone', viewport: { width: 390, height: 844 } },
])
  test(`the settings are accessible in every section: ${theme}, on ${device}`, async ({ page, product }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.addInitScript((word) => localStorage.setItem('theme', word), theme);
    await signInAnew(page, product);
    const { main, button, field } = settingsScreen(page);
    for (const [name, address] of Object.entries(SECTIONS)) {
      await page.goto(address);
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await expect(main.getByText(/^Loading/)).toHaveCount(0);
      await expectWellMade(page);
    }
    await page.goto('/settings');
    await field('First name').fill('');
    await button('Save changes').click();
    await expect(field('First name')).toBeFocused();
    await expectWellMade(page);
    await button('Discard').click();
    await page.goto('/settings?section=account');
    await button('Update password').click();
    await button('Deactivate Account').click();
    await expect(page.getByRole('dialog', { name: 'Deactivating is not available yet' })).toBeVisible();
    await expectWellMade(page);
  });
