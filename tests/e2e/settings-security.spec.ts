import { expect, expectAccessible, test } from './fixtures.ts';
import { addPerson, PASSWORD, query, signIn, signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { settingsScreen } from './settings-screen.ts';

test('ACC-17 sessions are seen and ended, which signs out at once there, and what happened is shown', async ({
  page,
  product,
  browser,
}) => {
  const person = await addPerson(product);
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, product, person);
  await elsewhere.goto(`${product.url}/settings`);
  await signIn(page, product, person);
  const { panel } = settingsScreen(page);
  await page.goto('/settings?section=account');
  const sessions = panel('Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
  await expect(sessions.getByRole('listitem').last()).toContainText('Firefox on Linux');
  const activity = panel('Security activity');
  await expect(activity.getByRole('listitem').first()).toContainText('Signed in');
  await expectAccessible(page);

  await sessions.getByRole('button', { name: 'End Firefox on Linux' }).click();
  await expect(toasts(page, 'success')).toHaveText('Signed out there');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('button', { name: 'End all others' })).toHaveCount(0);
  await expect(activity.getByRole('listitem').first()).toContainText(
    'Session ended from another browser · Firefox on Linux',
  );
  await expect(elsewhere).toHaveURL(`${product.url}/auth`);
  await context.close();
});

test('ACC-18 an account is deleted by whoever knows its password, and kept again within the day', async ({
  page,
  product,
}) => {
  const person = await signInAnew(page, product);
  const { button } = settingsScreen(page);
  await query(
    product,
    `insert into workflows (user_id, name, agents, connections, execution_results) values ($1, 'Monday tip', '[]', '[]', '[]')`,
    [person.id],
  );
  await page.goto('/settings?section=account');
  await button('Delete account…').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('1 saved workflow and your profile, brand and settings.');
  await expect(dialog).toContainText('Nothing: no post of yours was published from here.');
  await expect(dialog.getByRole('button', { name: 'Download everything' })).toBeVisible();
  await expectAccessible(page);
  const password = dialog.getByLabel('Your password', { exact: true });
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await confirm.click();
  await expect(password).toHaveAccessibleDescription('Please enter your password');
  await password.fill('a guess');
  await confirm.click();
  await expect(password).toHaveAccessibleDescription('This is not your password');
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await confirm.click();

  const leaving = page.getByRole('heading', { name: /^Your account will be deleted on / });
  await expect(leaving).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(leaving).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${product.url}/auth`);

  await signIn(page, product, person);
  await page.goto('/scheduled');
  await expect(leaving).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(toasts(page, 'success')).toHaveText('Your account stays');
  await expect(leaving).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto('/settings?section=account');
  await expect(settingsScreen(page).panel('Security activity')).toContainText('Deletion of the account taken back');
});
