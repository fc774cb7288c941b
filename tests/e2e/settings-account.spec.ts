import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from './fixtures.ts';
import { addPerson, PASSWORD, query, signIn, signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { settingsScreen } from './settings-screen.ts';

test('SET-18 SET-19 SET-20 SET-22 SET-23 a password is changed by whoever knows it, and ends the other sessions', async ({
  page,
  product,
  browser,
}) => {
  const person = await addPerson(product);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, product, person);
  const { session } = await signIn(page, product, person);
  const { field, fill, button, panel } = settingsScreen(page);
  await page.goto('/settings?section=account');
  const update = button('Update password');
  const errors = toasts(page, 'error');
  const refused = async (name: string, text: string) => {
    await update.click();
    await expect(field(name)).toBeFocused();
    await expect(field(name)).toHaveAccessibleDescription(text);
    await expect(errors).toHaveCount(0);
  };

  await expect(field('Current password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(field('New password')).toHaveAttribute('autocomplete', 'new-password');
  await refused('Current password', 'All password fields are required');
  await fill({ 'Current password': 'wrong', 'New password': 'abc', 'Confirm new password': 'abd' });
  await refused('Confirm new password', 'New passwords do not match');
  await fill({ 'Confirm new password': 'abc' });
  await refused('New password', 'New password must be at least 6 characters long');
  await fill({ 'New password': 'a better password', 'Confirm new password': 'a better password' });
  await refused('Current password', 'Current password is incorrect');
  await button('Show new password').click();
  await expect(field('New password')).toHaveAttribute('type', 'text');

  await fill({ 'Current password': PASSWORD });
  await page.route('**/api/update-password', (route) => route.abort());
  await update.click();
  await expect(errors.filter({ hasText: 'Failed to update password' })).toBeVisible();
  await expect(panel('Password')).not.toContainText('Failed to update password');
  await page.unroute('**/api/update-password');
  const sent = page.waitForRequest('**/api/update-password');
  await update.click();
  expect((await sent).postDataJSON()).toEqual({
    userId: person.id,
    currentPassword: PASSWORD,
    newPassword: 'a better password',
  });
  await expect(toasts(page, 'success')).toHaveText('Password updated. Your other devices were signed out.');
  await expect(field('New password')).toHaveValue('');

  await elsewhere.goto(`${product.url}/settings`);
  await expect(elsewhere).toHaveURL(`${product.url}/auth`);
  await elsewhere.context().close();
  await page.reload();
  await expect(field('New password')).toBeVisible();
  await signIn(page, product, { email: person.email, password: 'a better password' });
  expect(session.userId).toBe(person.id);
});

test('SET-03 KEEP-12 everything is downloaded as one file, its workflows come back from it, and deactivating is explained', async ({
  page,
  product,
}) => {
  const person = await signInAnew(page, product);
  const { main, button } = settingsScreen(page);
  const agent = { id: 'a', type: 'chat', name: 'Writer', input: 'A tip', description: '', position: { x: 0, y: 0 } };
  await query(
    product,
    `insert into workflows (user_id, name, agents, connections, execution_results) values ($1, 'Monday tip', $2, '[]', '[]')`,
    [person.id, JSON.stringify([agent])],
  );
  await page.goto('/settings?section=account');
  const download = page.waitForEvent('download');
  await button('Download everything').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^fanfare-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(toasts(page, 'success')).toContainText('Your data was downloaded');
  const files = unzipSync(readFileSync(await saved.path()));
  const everything = JSON.parse(strFromU8(files['fanfare.json'] ?? new Uint8Array()));
  expect(everything).toMatchObject({ user: { email: person.email }, workflows: [{ name: 'Monday tip' }] });

  // More than the server takes, beside one workflow that can't be used.
  everything.workflows.push({ name: 'Broken one', agents: 'none' });
  const zip = zipSync({
    'fanfare.json': strToU8(JSON.stringify(everything)),
    'media/film.bin': [new Uint8Array(25 * 1024 * 1024), { level: 0 }],
  });
  const input = main.getByLabel('Export file', { exact: true });
  await input.setInputFiles({ name: 'fanfare.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  const outcome = main.getByRole('status').filter({ hasText: 'workflow imported' });
  const asked = page.getByRole('dialog', { name: 'Some names are there already' });
  await expect(asked.getByRole('group', { name: 'Monday tip' }).getByLabel('Add')).toBeChecked();
  await asked.getByRole('button', { name: 'Import' }).click();
  await expect(outcome).toContainText('1 workflow imported');
  await expect(outcome.getByRole('listitem')).toContainText('Broken one');
  const kept = async () =>
    (await query<{ name: string }>(product, 'select name from workflows where user_id = $1', [person.id])).map(
      ({ name }) => name,
    );
  expect(await kept()).toEqual(['Monday tip', 'Monday tip']);
  await input.setInputFiles({ name: 'fanfare.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await asked.getByRole('button', { name: 'Replace all' }).click();
  await asked.getByRole('button', { name: 'Import' }).click();
  await expect(outcome).toContainText('1 workflow imported in the place of yours');
  expect(await kept()).toEqual(['Monday tip', 'Monday tip']);

  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('just words') });
  const errors = toasts(page, 'error');
  await expect(errors.filter({ hasText: 'Failed to import workflows' })).toContainText('This is no export of Fanfare.');
  await page.route('**/api/export', (route) => route.fulfill({ status: 503, body: '' }));
  await button('Download everything').click();
  await expect(errors.filter({ hasText: 'Failed to export your data' })).toBeVisible();
  await expect(button('Download everything')).toBeEnabled();

  const deactivate = button('Deactivate Account');
  await deactivate.click();
  const note = page.getByRole('dialog', { name: 'Deactivating is not available yet' });
  await expect(note).toContainText('Whoever runs this Fanfare can close your account');
  await expect(note).toContainText(person.email);
  await expect(note.getByRole('button', { name: 'Got it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(deactivate).toBeFocused();
});
