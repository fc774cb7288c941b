import type { Page } from '@playwright/test';
import { chatHistory } from '../../domain/api/chat.ts';
import { expect, expectAccessible, inBothThemes, stillness, test } from './fixtures.ts';
import { query, signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { seedTasks } from './tasks-stage.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search or go to' });
/** The keys are heard once the frame is there, and while no dialog is. */
async function openByKey(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  // A screen's frame has the button already, and knows no keys of its own.
  await expect(page.locator('#root[aria-busy]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
}
const options = (page: Page, name?: string | RegExp) =>
  page.getByRole('listbox', { name: 'What was found' }).getByRole('option', name === undefined ? {} : { name });
const chosen = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

test('PAL-01 Ctrl K goes anywhere by keyboard alone: arrows, Enter, Escape, and the focus comes back', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/brand');
  const opener = page.getByRole('button', { name: 'Search', exact: true });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(chosen(page)).toHaveText('Chat');
  await inBothThemes(page, () => expectAccessible(page));
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText('Scheduled Tasks');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? 'none');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toContainText('Log out');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await page.keyboard.type('settings notif');
  await expect(chosen(page)).toHaveText('NotificationsSettings');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/settings?section=notifications');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveCount(0);
});

test('PAL-08 what is typed right after Ctrl K stands in the field, also where the search comes late', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/dashboard');
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/assets/palette-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.focus();
  await openByKey(page);
  await page.keyboard.type('brqnd');
  for (const key of ['Backspace', 'Backspace', 'Backspace', 'a', 'n', 'd']) await page.keyboard.press(key);
  letGo();
  await expect(field(page)).toHaveValue('brand');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(field(page)).toHaveValue('brand!');
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
});

test('PAL-02 it finds conversations by what was asked in them, posts and workflows, and opens each', async ({
  page,
  product,
}) => {
  const { id } = await signInAnew(page, product);
  await query(
    product,
    `with chat as (
       insert into chat_sessions (id, user_id, title, last_message, message_count)
       values (gen_random_uuid(), $1, 'Ideas for spring', 'x', 1) returning id)
     insert into chat_records (user_id, listed_under, session_id, user_message, message, outputs, status)
     select $1, id, id, 'Something about marzipan please', 'Here', '[]', 'completed' from chat`,
    [id],
  );
  await seedTasks(product, id, [{ name: 'Marzipan week' }]);
  await query(
    product,
    `insert into workflows (user_id, name, agents, connections, execution_results)
     values ($1, 'Marzipan maker', '[]', '[]', '[]')`,
    [id],
  );
  await page.goto('/settings');
  for (const [name, address] of [
    ['Ideas for spring', '/dashboard'],
    [/^Marzipan week/, '/scheduled'],
    ['Marzipan maker', '/scheduled?tab=builder'],
  ] as const) {
    await openByKey(page);
    await field(page).fill('marzipan');
    await expect(options(page)).toHaveCount(3);
    await options(page, name).click();
    await expect(page).toHaveURL(address);
    if (address === '/scheduled') await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  }
  await expect(page.getByRole('main')).toContainText('Marzipan maker');
  await openByKey(page);
  await field(page).fill('nothing at all');
  await expect(page.getByRole('status').filter({ hasText: 'Nothing has these words.' })).toBeVisible();
});

test('PAL-03 letters that follow each other are asked for once, and a search that fails is said while the rest goes on', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/settings');
  const asked: string[] = [];
  let isAway = false;
  await page.route(`**/api${chatHistory.path}?*q=*`, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    return isAway ? route.fulfill({ status: 400, json: { success: false, message: 'Not now.' } }) : route.continue();
  });
  await openByKey(page);
  await field(page).pressSequentially('brand');
  await expect(chosen(page)).toHaveText('Brand');
  await expect.poll(() => asked.at(-1)).toBe('brand');
  expect(asked.length).toBeLessThan('brand'.length);
  isAway = true;
  await field(page).fill('bran');
  await expect(page.getByText('could not be searched. Not now.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/brand');
});

test('PAL-04 actions: a new chat, the other theme, the way out', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.goto('/brand');
  const run = async (words: string) => {
    await openByKey(page);
    await field(page).fill(words);
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
  };
  await run('dark theme');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await run('new chat');
  await expect(page).toHaveURL('/dashboard');
  await run('sign out');
  await expect(page).toHaveURL('/auth');
  await expect(toasts(page, 'error')).toHaveCount(0);
});

test('PAL-05 ? shows the shortcuts, not while somebody writes; the builder adds its own', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.goto('/settings');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByLabel('First Name').fill('');
  await page.getByLabel('First Name').pressSequentially('Why?');
  await expect(page.getByLabel('First Name')).toHaveValue('Why?');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(dialog).toContainText('Search, go anywhereCtrl K');
  await expect(dialog).toContainText('New ChatCtrl Shift O');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByLabel('First Name').fill('Maya');
  await page.goto('/scheduled?tab=builder');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText('Tidy up');
  await expect(dialog).toContainText('Search, go anywhere');
});

test('PAL-06 on a phone a button opens it, and it can be closed without a keyboard', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAnew(page, product);
  await page.goto('/connect');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field(page)).toBeFocused();
  await stillness(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' }).click();
  await expect(field(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await options(page, 'Brand').click();
  await expect(page).toHaveURL('/brand');
});
