import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { appCode } from '../support/doubles/authenticator-app.ts';
import { setTime } from '../support/later-product.ts';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';
import { test as base, expect, expectAccessible, inBothThemes } from './fixtures.ts';
import { PASSWORD, type Person, signInAnew } from './people.ts';
import { authScreen, logOut, toasts } from './screens.ts';
import { settingsScreen } from './settings-screen.ts';

/** A product in a time that the test sets: each code works once, and nobody waits thirty seconds for the next. */
const test = base.extend<object, { product: SpawnedProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const product = await spawnProduct(process.env.FANFARE_TEST_POSTGRES ?? '', {}, 'tests/support/later-product.ts');
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

let laterMs = 0;
/** A code that was not used yet. */
function nextCode({ dataDir }: SpawnedProduct, key: string): string {
  laterMs += 30_000;
  const now = new Date(Date.now() + laterMs);
  setTime(dataDir, now);
  return appCode(key, now);
}

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Walks through turning it on as far as the recovery codes; gives them and the key. */
async function turnOn(page: Page, product: SpawnedProduct): Promise<{ key: string; codes: string[] }> {
  const dialog = dialogOf(page);
  await page.goto('/settings?section=account');
  await settingsScreen(page).panel('Two-step sign-in').getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = ((await dialog.locator('.font-mono').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(nextCode(product, key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('heading', { name: 'Two-step sign-in is on' })).toBeVisible();
  const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  return { key, codes };
}

async function enterPassword(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  const { fill, submit } = authScreen(page);
  await fill({ Email: email, Password: password });
  await submit();
}

/** A device with a fingerprint reader, which answers by itself. */
async function giveAuthenticator(page: Page): Promise<{ device: CDPSession; authenticatorId: string }> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { device, authenticatorId };
}

test('FACT-02 FACT-04 FACT-05 FACT-20 two-step sign-in is turned on, asked for, and turned off again', async ({
  page,
  product,
}) => {
  const person = await signInAnew(page, product);
  const { panel } = settingsScreen(page);
  const twoStep = panel('Two-step sign-in');
  const dialog = dialogOf(page);

  await page.goto('/settings?section=account');
  await expect(twoStep).toContainText('Your password alone signs you in.');
  await twoStep.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'This password is incorrect',
  );
  await inBothThemes(page, () => expectAccessible(page));
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(twoStep.getByRole('button', { name: 'Turn on' })).toBeFocused();

  const { key, codes } = await turnOn(page, product);
  expect(codes).toHaveLength(10);
  await inBothThemes(page, () => expectAccessible(page));
  // Whoever closes them in haste has lost them.
  await page.keyboard.press('Escape');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const saved = await downloading;
  expect(saved.suggestedFilename()).toBe('fanfare-recovery-codes.txt');
  expect(
    readFileSync(await saved.path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(codes);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(twoStep).toContainText('10 of 10 recovery codes left.');

  await logOut(page);
  await enterPassword(page, person);
  const { field, button, form } = authScreen(page);
  await expect(form.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  await expect(field('Code')).toBeFocused();
  await expect(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await inBothThemes(page, () => expectAccessible(page));
  await field('Code').fill('000 000');
  await button('Sign In').click();
  await expect(field('Code')).toHaveAccessibleDescription(/^This code is wrong or was used before\./);
  const code = nextCode(product, key);
  await field('Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await button('Sign In').click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings?section=account');
  await twoStep.getByRole('button', { name: 'New recovery codes' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Code', { exact: true }).fill(nextCode(product, key));
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your new recovery codes' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await twoStep.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByLabel('Code', { exact: true })).toHaveAccessibleDescription('Please enter a code');
  await dialog.getByLabel('Code', { exact: true }).fill(nextCode(product, key));
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(toasts(page, 'success')).toHaveText('Two-step sign-in is off');
  await expect(twoStep).toContainText('Your password alone signs you in.');
});

test('FACT-04 FACT-20 a recovery code signs in where the app is lost, and a sign-in that took too long begins again', async ({
  page,
  product,
}) => {
  const person = await signInAnew(page, product);
  const { codes } = await turnOn(page, product);
  await dialogOf(page).getByRole('button', { name: 'Done' }).click();
  await logOut(page);
  const { field, button, form } = authScreen(page);
  await enterPassword(page, person);
  await button('Back to Sign In').click();
  await expect(field('Password')).toHaveValue('');

  await enterPassword(page, person);
  await button('Use a recovery code').click();
  laterMs += 11 * 60_000;
  setTime(product.dataDir, new Date(Date.now() + laterMs));
  await field('Recovery code').fill(codes[0] ?? '');
  await button('Sign In').click();
  await expect(form).toContainText('This sign-in took too long. Please start again with your password.');
  await expect(field('Email')).toHaveValue(person.email);

  await enterPassword(page, person);
  await button('Use a recovery code').click();
  await field('Recovery code').fill((codes[0] ?? '').toUpperCase());
  await button('Sign In').click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings?section=account');
  await expect(settingsScreen(page).panel('Two-step sign-in')).toContainText('9 of 10 recovery codes left.');
});

test('FACT-13 FACT-14 FACT-21 a passkey is added under a name, signs in alone, and is removed', async ({
  page,
  product,
}) => {
  const { device, authenticatorId } = await giveAuthenticator(page);
  await signInAnew(page, product);
  const dialog = dialogOf(page);
  const { panel } = settingsScreen(page);
  const passkeys = panel('Passkeys');
  await page.goto('/settings?section=account');
  await expect(passkeys).toContainText('You have no passkey yet.');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Name', { exact: true }).fill('My laptop');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(toasts(page, 'success')).toHaveText('Passkey added');
  await expect(passkeys.getByRole('listitem')).toContainText(/My laptop.*not used yet/);
  await inBothThemes(page, () => expectAccessible(page));

  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Again');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(toasts(page, 'error')).toContainText('This device has a passkey for your account already.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await logOut(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await expect(page).toHaveURL(/\/auth$/);
  await page.reload();
  const { button, form } = authScreen(page);
  await expect(button('Sign in with a passkey')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => /passkey|second-step/.test(script))).toEqual([]);
  await button('Sign in with a passkey').click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(scripts.filter((script) => /passkey/.test(script))).not.toEqual([]);

  await page.goto('/settings?section=account');
  await expect(passkeys.getByRole('listitem')).toContainText(/My laptop.*last used/);
  await passkeys.getByRole('button', { name: 'Rename My laptop' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('My laptop');
  await dialog.getByLabel('Name', { exact: true }).fill('Old laptop');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText(/Old laptop.*last used/);
  await passkeys.getByRole('button', { name: 'Remove Old laptop' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys).toContainText('You have no passkey yet.');

  await logOut(page);
  await button('Sign in with a passkey').click();
  await expect(form).toContainText('This passkey does not work here. Please sign in with your password.');
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await button('Sign in with a passkey').click();
  await expect(form).toContainText('No passkey was used. Please try again.');
});

test('FACT-13 FACT-14 with two-step sign-in a passkey is added with a code, and signs in without one', async ({
  page,
  product,
}) => {
  await giveAuthenticator(page);
  await signInAnew(page, product);
  const { key } = await turnOn(page, product);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const passkeys = settingsScreen(page).panel('Passkeys');
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('My laptop');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Code', { exact: true }).fill(nextCode(product, key));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('My laptop');
  await logOut(page);
  await authScreen(page).button('Sign in with a passkey').click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
