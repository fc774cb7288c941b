import type { Page } from '@playwright/test';
import { executeWorkflow } from '../../domain/api/workflow/workflows.ts';
import { expect, expectWidth, test } from './fixtures.ts';
import { addPerson, signIn, signInAnew } from './people.ts';

const PHONE = { width: 390, height: 844 };
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const slideOver = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('SHELL-01 the sidebar leads everywhere', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.goto('/settings');
  const places = { 'Scheduled Tasks': '/scheduled', Brand: '/brand', Connect: '/connect', Settings: '/settings' };
  for (const [name, address] of Object.entries(places)) {
    const link = sidebar(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(link).toHaveAttribute('aria-current', 'page');
    // The keyboard goes on where the new page begins.
    await expect(page.getByRole('main')).toBeFocused();
  }
  await expect(sidebar(page).getByRole('region', { name: 'Recent conversations' })).toBeVisible();
  await sidebar(page).getByRole('button', { name: 'New Chat' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('SHELL-01 SHELL-18 New Chat asks the chat by its event, by mouse and by keyboard, from every page', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/brand');
  await page.evaluate(() => window.addEventListener('newChatRequested', () => document.body.append('asked')));
  await sidebar(page).getByRole('button', { name: 'New Chat' }).click();
  await expect(page.locator('body')).toContainText('asked');
  await expect(page).toHaveURL('/dashboard');
  await sidebar(page).getByRole('link', { name: 'Brand' }).click();
  await page.keyboard.press('Control+Shift+O');
  await expect(page).toHaveURL('/dashboard');
});

test('SHELL-04 the sidebar is 256 px wide, 64 px when collapsed, and stays as it was left', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/settings');
  await expectWidth(sidebar(page), 256);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expectWidth(sidebar(page), 64);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
  await expectWidth(sidebar(page), 64);
  // Collapsed, every place is still there by name.
  for (const name of ['Scheduled Tasks', 'Brand', 'Connect', 'Settings'])
    await expect(sidebar(page).getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  await expectWidth(sidebar(page), 256);
  await page.reload();
  await expectWidth(sidebar(page), 256);
});

test('SHELL-05 from 1024 px the sidebar stands; below it slides over the page and goes again', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/settings');
  await expect(sidebar(page)).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(sidebar(page)).toHaveCount(0);
  await expect(slideOver(page)).toHaveCount(0);

  const open = page.getByRole('button', { name: 'Open menu' });
  await open.click();
  await expect.poll(async () => Math.round((await slideOver(page).boundingBox())?.x ?? -1)).toBe(0);
  await expectWidth(slideOver(page), 256);
  await page.keyboard.press('Escape');
  await expect(slideOver(page)).toHaveCount(0);
  await expect(open).toBeFocused();

  await open.click();
  await page.mouse.click(900, 400);
  await expect(slideOver(page)).toHaveCount(0);

  await open.click();
  await slideOver(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(slideOver(page)).toHaveCount(0);

  await open.click();
  await slideOver(page).getByRole('link', { name: 'Brand' }).click();
  await expect(page).toHaveURL('/brand');
  await expect(slideOver(page)).toHaveCount(0);

  await open.click();
  await expect(slideOver(page)).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(slideOver(page)).toHaveCount(0);
  await expect(sidebar(page)).toBeVisible();
});

test('SHELL-05 on a phone everything is reached through the menu, logging out included', async ({ page, product }) => {
  await page.setViewportSize(PHONE);
  await signInAnew(page, product);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await slideOver(page)
    .getByRole('button', { name: /^Account:/ })
    .click();
  const item = page.getByRole('menuitem', { name: 'Log out' });
  await expect(item).toBeInViewport();
  await item.click();
  await expect(page).toHaveURL('/auth');
});

test('the account menu is worked by keyboard alone', async ({ page, product }) => {
  const person = await addPerson(product);
  await signIn(page, product, person);
  await page.goto('/connect');
  const trigger = page.getByRole('button', { name: 'Account: Maya Okafor' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('complementary', { name: 'Sidebar' }).getByText(person.email)).toBeVisible();
  const theme = page.getByRole('menuitemcheckbox', { name: 'Dark theme' });
  const out = page.getByRole('menuitem', { name: 'Log out' });
  await expect(theme).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(out).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(theme).toBeFocused();
  await page.keyboard.press('End');
  await expect(out).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(theme).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(theme).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(theme).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
});

test('the first stop of the keyboard skips to the content', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.goto('/settings');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('SHELL-16 a lost connection is told for as long as it is lost, by a bar that lies over nothing', async ({
  page,
  product,
  context,
}) => {
  await signInAnew(page, product);
  await page.goto('/settings');
  const notice = page.getByText('You are offline. Fanfare carries on when the connection is back.');
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  const [bar, below] = [
    await notice.boundingBox(),
    await page.getByRole('complementary', { name: 'Sidebar' }).boundingBox(),
  ];
  expect(below?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test('a run that is started elsewhere is counted in the sidebar at once', async ({ page, product }) => {
  const { headers } = await signInAnew(page, product);
  await page.goto('/settings');
  const card = sidebar(page).getByRole('region', { name: 'Workflows left today' });
  await expect(card).toContainText('10/10');
  const agent = { id: 'a', type: 'chat', name: 'Writer', input: 'Fresh bread from 7 am, £3 a loaf.', description: '' };
  // Whatever happened before the page listens is asked for anyway: only what comes while it listens is told.
  await expect
    .poll(async () => {
      await page.request.post(`/api${executeWorkflow.path}`, { headers, data: { agents: [agent], connections: [] } });
      return card.innerText();
    })
    .not.toContain('10/10');
});
