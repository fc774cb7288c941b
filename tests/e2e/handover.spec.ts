import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { addPerson, query, signIn, signInAnew } from './people.ts';
import { send, signInAnew as signInToChat } from './signed-in.ts';
import { seedTasks, tasksScreen } from './tasks-stage.ts';

const PHONE = { width: 390, height: 844 };
const tray = (page: Page) => page.getByRole('main');
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('HAND-05 HAND-06 the tray works on a phone: networks that get the same stand below one text, opening copies it', async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  const person = await signInAnew(page, product);
  await seedTasks(product, person.id, [{ name: 'Coffee', platforms: ['instagram', 'facebook'], at: new Date() }]);
  await query(product, `select pg_notify('fanfare_schedule', '')`);
  await page.context().route(/instagram\.com/, (route) => route.fulfill({ body: 'the network' }));
  await page.goto('/ready');
  const card = tray(page).getByRole('article', { name: 'Coffee' });
  await expect(card.getByRole('button', { name: 'Copy text' })).toHaveCount(1);
  const instagram = card.getByRole('article', { name: 'Instagram' });
  const [network] = await Promise.all([
    page.waitForEvent('popup'),
    instagram.getByRole('link', { name: /Open in Instagram/ }).click(),
  ]);
  await network.close();
  await expect(instagram.getByRole('status')).toHaveText('The text is on your clipboard: paste it there.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Our new blend is here.');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(sideways).toBe(false);
  await expectAccessible(page);
});

test('NOTE-13 the bell shows what was told, newest first, leads on, and follows what is read elsewhere', async ({
  page,
  product,
}) => {
  const person = await addPerson(product);
  const [missed, failed] = await seedTasks(product, person.id, [
    { name: 'Old post', status: 'failed', error_message: 'Missed.' },
    { name: 'Broken post', status: 'failed', error_message: 'No answer.' },
  ]);
  await query(
    product,
    `insert into notices (user_id, kind, cause, title, detail, scheduled_workflow_id, created_at)
     values ($1, 'missed', 'a', 'Missed: Old post', 'Nothing was posted.', $2, now() - interval '1 hour'),
            ($1, 'failed', 'b', 'Failed: Broken post', 'No answer.', $3, now())`,
    [person.id, missed, failed],
  );
  await signIn(page, product, person);
  await page.goto('/brand');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  await bell(page).click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await expect(panel.getByRole('listitem')).toHaveText([
    /Failed: Broken post.*Look at it/,
    /Missed: Old post.*Reschedule/,
  ]);
  await expectAccessible(page);
  await panel.getByRole('link', { name: /Failed: Broken post/ }).click();
  await expect(tasksScreen(page).dialog('Task Details')).toContainText('Broken post');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await bell(page).click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  // Another screen of the same person tells of something new.
  await query(product, `update notices set read_at = null where user_id = $1`, [person.id]);
  await query(product, `select pg_notify('fanfare_changes', $1)`, [
    JSON.stringify({ userId: person.id, change: 'notices.changed' }),
  ]);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
});

test('NOTE-13 a notice about a plan leads to its conversation', async ({ page, product }) => {
  const person = await signInToChat(page, product);
  await send(page, 'Post "The spring menu is here." on LinkedIn tomorrow at 9am');
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible();
  await query(
    product,
    `insert into notices (user_id, kind, cause, title, detail)
     select user_id, 'approval', id || ' ' || scheduled_at, 'Waits for your approval', 'Soon.' from schedule_plans where user_id = $1`,
    [person.id],
  );
  await page.getByRole('button', { name: 'New Chat' }).click();
  await page.goto('/brand');
  await bell(page).click();
  await page.getByRole('link', { name: /Waits for your approval/ }).click();
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('NOTE-14 Settings say what is told by mail and in the app, and are kept', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.goto('/settings?section=notifications');
  const byMail = page.getByRole('switch', { name: 'A post is ready: by mail' });
  await expect(byMail).toBeChecked();
  await byMail.click();
  await expect(byMail).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'A post is ready: in the app' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'More notification settings coming soon' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(byMail).not.toBeChecked();
  // What can't be saved is shown as it was, and said.
  await page.route('**/api/notice-choices', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await byMail.click();
  await expect(page.getByText('Your choice was not saved')).toBeVisible();
  await expect(byMail).not.toBeChecked();
});

test('NOTE-15 TDLG-22 browser notifications are asked for by a click, show what is told while nobody looks, and lead to the post', async ({
  page,
  product,
  context,
}) => {
  const person = await signInAnew(page, product);
  // The browser's own question can't be answered from here: it stands for a person who says yes.
  await context.addInitScript(() => {
    const shown: string[] = [];
    class Shown {
      static permission = localStorage.getItem('said') ?? 'default';
      static async requestPermission() {
        localStorage.setItem('said', 'granted');
        Shown.permission = 'granted';
        return 'granted';
      }
      constructor(title: string, { body }: { body: string }) {
        shown.push(`${title}: ${body}`);
        Object.assign(window, { lastShown: this });
      }
      onclick() {}
      close() {}
    }
    Object.assign(window, { Notification: Shown, shown });
    document.hasFocus = () => false;
  });
  const [task] = await seedTasks(product, person.id, [
    { name: 'Broken post', status: 'failed', error_message: 'Why.' },
  ]);
  await page.goto('/settings?section=notifications');
  const choice = page.getByRole('switch', { name: 'Browser notifications' });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  await page.reload();
  await expect(choice).toBeChecked();
  const tell = async (title: string) => {
    await query(
      product,
      `insert into notices (user_id, kind, cause, title, detail, scheduled_workflow_id) values ($1, 'failed', $2, $2, 'Why.', $3)`,
      [person.id, title, task],
    );
    await query(product, `select pg_notify('fanfare_changes', $1)`, [
      JSON.stringify({ userId: person.id, change: 'notices.changed' }),
    ]);
  };
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  // What is told before the page has looked for the first time is not new to it.
  await expect(async () => {
    await tell(`First ${crypto.randomUUID()}`);
    expect(await shown()).not.toEqual([]);
  }).toPass();
  const before = await shown();
  expect(before[0]).toMatch(/^First .*: Why\.$/);
  await choice.click();
  await expect(choice).not.toBeChecked();
  await tell('Second');
  await bell(page).click();
  await expect(page.getByRole('link', { name: /Unread: Second/ })).toBeVisible();
  expect(await shown()).toEqual(before);
  await page.keyboard.press('Escape');
  await page.evaluate(() => (window as unknown as { lastShown: { onclick(): void } }).lastShown.onclick());
  await expect(tasksScreen(page).dialog('Task Details')).toContainText('Broken post');
});
