import { mailTo, recoveryMailTo } from '../support/mails.ts';
import type { SpawnedProduct } from '../support/spawned-product.ts';
import { expect, test } from './fixtures.ts';
import { takeOverTime } from './page-time.ts';
import { addPerson, query } from './people.ts';
import { authScreen, toasts } from './screens.ts';

const REDIRECT_MS = 2000;
const LINK_SPENT = 'This link is invalid or has expired. Please request a new one.';

/** The query of a link that the product has mailed to somebody new. */
async function mailedQuery(
  product: SpawnedProduct,
  type: 'verification' | 'recovery',
): Promise<{ search: string; email: string }> {
  const { email } = await addPerson(product, { verified: type === 'recovery' });
  const call = type === 'recovery' ? 'forgot-password' : 'resend-verification';
  await fetch(`${product.url}/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  return { search: new URL((await mailTo(product.dataDir, email)).link).search, email };
}

test.describe('the verification screen', () => {
  test('ROUTE-02 AUTH-35 AUTH-36 AUTH-37 verifies once, says so, and returns to sign-in after 2000 ms', async ({
    page,
    product,
  }) => {
    const { search, email } = await mailedQuery(product, 'verification');
    const time = await takeOverTime(page);
    const bodies: unknown[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/verify-email', async (route) => {
      bodies.push(route.request().postDataJSON());
      await released;
      await route.continue();
    });
    await page.goto(`/verify-email${search}`);
    await expect(page.getByRole('heading', { name: 'Email verification' })).toBeVisible();
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('Verifying your email...');
    const { pass } = await time.stop();
    release();
    const text = 'Email verified successfully! Redirecting to login...';
    await expect(status).toHaveText(text);
    await expect(toasts(page, 'success')).toHaveText(text);
    const { userId, secret } = Object.fromEntries(new URLSearchParams(search));
    expect(bodies).toEqual([{ userId, secret }]);

    await pass(REDIRECT_MS - 1);
    await expect(page).toHaveURL(`/verify-email${search}`);
    await pass(1);
    await expect(page).toHaveURL('/auth');
    expect(await query(product, 'select verified from users where email = $1', [email])).toEqual([{ verified: true }]);
  });

  test('AUTH-34 AUTH-38 a link without its user or its secret is invalid, and asks nothing of the server', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/verify-email') && request.method() === 'POST') asked.push(request.url());
    });
    for (const search of ['', '?userId=some-id', '?secret=some-secret']) {
      await page.goto(`/verify-email${search}`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText('Invalid verification link');
      await expect(toasts(page, 'error')).toHaveText('Invalid verification link');
    }
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(authScreen(page).button('Sign In')).toBeVisible();
  });

  test('AUTH-38 AUTH-47 AUTH-58 a link that was used says that the address is verified, and the way back', async ({
    page,
    product,
  }) => {
    const { search } = await mailedQuery(product, 'verification');
    await page.goto(`/verify-email${search}`);
    await expect(page).toHaveURL('/auth');
    await page.goto(`/verify-email${search}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Your email is already verified');
    await expect(page.getByRole('button', { name: 'Back to Login' })).toBeVisible();
  });

  test('AUTH-59 a link that no longer works offers a new one on the spot', async ({ page, product }) => {
    const { search, email } = await mailedQuery(product, 'verification');
    await query(product, 'delete from mailed_secrets where user_id = (select id from users where email = $1)', [email]);
    await page.goto(`/verify-email${search}`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(LINK_SPENT);
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText('Verification email has been sent! Please check your inbox.');
    await page.goto((await mailTo(product.dataDir, email, 2)).link);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Email verified successfully! Redirecting to login...',
    );
  });

  test('AUTH-31 a failure without a message says so', async ({ page }) => {
    await page.route('**/api/auth/verify-email', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/verify-email?userId=a&secret=b');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('Email verification failed');
    // What failed on the way may be tried again.
    const tried = page.waitForRequest('**/api/auth/verify-email');
    await page.getByRole('button', { name: 'Try again' }).click();
    await tried;
    await page.route('**/api/auth/verify-email', (route) => route.abort());
    await page.goto('/verify-email?userId=a&secret=c');
    await expect(status).toHaveText('Email verification failed');
    await expect(page.getByRole('button', { name: 'Back to Login' })).toBeVisible();
  });
});

test.describe('the reset screen', () => {
  test('ROUTE-03 AUTH-39 AUTH-43 AUTH-44 sets the password, says so, and returns to sign-in after 2000 ms', async ({
    page,
    product,
  }) => {
    const { search } = await mailedQuery(product, 'recovery');
    const { form, button, fill } = authScreen(page);
    const time = await takeOverTime(page);
    await page.goto(`/reset-password${search}`);
    await fill({ 'New Password': 'another password', 'Confirm New Password': 'another password' });
    const { pass } = await time.stop();
    const [request] = await Promise.all([
      page.waitForRequest('**/api/auth/reset-password'),
      button('Reset Password').click(),
    ]);
    const { userId, secret } = Object.fromEntries(new URLSearchParams(search));
    expect(request.postDataJSON()).toEqual({ userId, secret, newPassword: 'another password' });
    const text = 'Your password has been successfully changed';
    await expect(form).toContainText(text);
    await expect(toasts(page, 'success')).toHaveText(text);
    await expect(button('Reset Password')).toHaveCount(0);

    await pass(REDIRECT_MS - 1);
    await expect(page).toHaveURL(`/reset-password${search}`);
    await pass(1);
    await expect(page).toHaveURL('/auth');
  });

  test('AUTH-40 AUTH-45 a link without its user or its secret is invalid from the start, and when it is tried', async ({
    page,
  }) => {
    const { form, button, fill, submit } = authScreen(page);
    for (const search of ['', '?userId=some-id', '?secret=some-secret']) {
      await page.goto(`/reset-password${search}`);
      await expect(form).toContainText('Invalid reset link');
      await expect(button('Back to Login')).toBeVisible();
    }
    await fill({ 'New Password': 'secret1', 'Confirm New Password': 'secret1' });
    await submit();
    await expect(toasts(page, 'error')).toHaveText('Invalid reset link');
    await button('Back to Login').click();
    await expect(page).toHaveURL('/auth');
  });

  test('AUTH-41 AUTH-42 asks for a new password, the same one twice, and a long enough one', async ({ page }) => {
    const { form, field, button, fill, submit } = authScreen(page);
    await page.goto('/reset-password?userId=a&secret=b');
    await submit();
    await expect(form).toContainText('New password is required');
    await expect(toasts(page, 'error').last()).toHaveText('New password is required');
    await expect(field('New Password')).toBeFocused();
    await fill({ 'New Password': 'secret1', 'Confirm New Password': 'secret2' });
    await submit();
    await expect(form).toContainText('Passwords do not match');
    await expect(toasts(page, 'error').last()).toHaveText('Passwords do not match');
    await fill({ 'New Password': 'short', 'Confirm New Password': 'short' });
    await submit();
    await expect(form).toContainText('Password must be at least 6 characters long');
    // A slip of the keyboard needs no way back.
    await expect(button('Back to Login')).toHaveCount(0);
  });

  test('AUTH-60 a link that no longer works is told before a password is typed, with a new one on the spot', async ({
    page,
    product,
  }) => {
    const { search, email } = await mailedQuery(product, 'recovery');
    const { form, field, fill, submit, button } = authScreen(page);
    await page.goto(`/reset-password${search}`);
    await expect(field('New Password')).toBeFocused();
    await fill({ 'New Password': 'another password', 'Confirm New Password': 'another password' });
    await submit();
    await expect(page).toHaveURL('/auth');
    await page.goto(`/reset-password${search}`);
    await expect(form).toContainText(LINK_SPENT);
    await expect(field('Email')).toBeFocused();
    await expect(button('Back to Login')).toBeVisible();
    await fill({ Email: email });
    await button('Send a new link').click();
    await expect(form).toContainText('Password reset link has been sent to your email.');
    await page.goto((await recoveryMailTo(product.dataDir, email, 2)).link);
    await expect(field('New Password')).toBeFocused();
    await expect(form).not.toContainText(LINK_SPENT);
  });

  test('AUTH-33 AUTH-45 a refused reset shows the server’s words, else its own, and the way back', async ({ page }) => {
    const { form, button, fill, submit } = authScreen(page);
    await page.goto('/reset-password?userId=00000000-0000-4000-8000-000000000000&secret=nothing');
    await fill({ 'New Password': 'secret1', 'Confirm New Password': 'secret1' });
    await submit();
    await expect(form).toContainText(LINK_SPENT);
    await expect(toasts(page, 'error').last()).toHaveText(LINK_SPENT);
    await expect(button('Back to Login')).toBeVisible();
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 500, body: '{}' }));
    await submit();
    await expect(form).toContainText('Failed to reset password');
    await expect(toasts(page, 'error').last()).toHaveText('Failed to reset password');
    await button('Back to Login').click();
    await expect(page).toHaveURL('/auth');
  });
});
