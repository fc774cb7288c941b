import { expect, expectAccessible, inBothThemes, test } from './fixtures.ts';
import { PASSWORD, signInAnew } from './people.ts';
import { toasts } from './screens.ts';
import { settingsScreen } from './settings-screen.ts';

test('TOKEN-12 Integrations makes a token with a name, days and reach, shows it once, and revokes it', async ({
  page,
  product,
}) => {
  const person = await signInAnew(page, product);
  await page.goto('/settings?section=integrations');
  const panel = settingsScreen(page).panel('API tokens');
  await expect(panel).toContainText(
    `You have no token yet. An assistant that speaks MCP connects to ${product.url}/mcp`,
  );

  const dialog = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Make a token' }).click();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Please give the token a name');
  await dialog.getByLabel('Name').fill('My assistant');
  await dialog.getByText('30 days').click();
  await dialog.getByRole('switch', { name: 'Read-only' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Make token' }).click();
  await expect(dialog).toContainText('This password is incorrect');
  await inBothThemes(page, () => expectAccessible(page));
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Make token' }).click();

  await expect(dialog.getByRole('heading', { name: 'Your new token' })).toBeVisible();
  const token = (await dialog.getByText(/^fanfare_/).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(token)).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  const row = panel.getByRole('listitem');
  await expect(row).toContainText('My assistantRead-only');
  await expect(row).toContainText('not used yet');

  const details = () => fetch(`${product.url}/api/user-details`, { headers: { authorization: `Bearer ${token}` } });
  expect(await (await details()).json()).toMatchObject({ data: { email: person.email } });
  await page.reload();
  await expect(row).toContainText(`${token.slice(0, 12)}…`);
  await expect(row).toContainText('last used');
  await row.getByRole('button', { name: 'Revoke My assistant' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(toasts(page)).toContainText('Token revoked');
  await expect(row).toHaveCount(0);
  expect((await details()).status).toBe(401);
});
