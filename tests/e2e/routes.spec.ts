import { mailTo } from '../support/mails.ts';
import { expect, test } from './fixtures.ts';
import { addPerson, signInAnew } from './people.ts';
import { authScreen, toasts } from './screens.ts';

const PROTECTED = ['/dashboard', '/chat', '/brand', '/connect', '/settings', '/scheduled'];

test('ROUTE-05 ROUTE-06 ROUTE-07 ROUTE-08 each address shows its page to whoever is signed in', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const titles = {
    '/dashboard': 'Chat',
    '/chat': 'Chat',
    '/brand': 'Brand',
    '/connect': 'Connect',
    '/settings': 'Settings',
    '/scheduled': 'Scheduled Tasks',
  };
  for (const [address, title] of Object.entries(titles)) {
    await page.goto(address);
    await expect(page).toHaveTitle(`${title} · Fanfare`);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('ROUTE-10 a visitor who is not signed in gets from every protected address to sign-in, and back after it', async ({
  page,
  product,
}) => {
  for (const address of PROTECTED) {
    await page.goto(address);
    await expect(page).toHaveURL('/auth');
  }
  await page.goto('/brand?from=a-bookmark#colors');
  await expect(page).toHaveURL('/auth');
  const person = await addPerson(product);
  const { fill, submit } = authScreen(page);
  await fill({ Email: person.email, Password: person.password });
  await submit();
  await expect(page).toHaveURL('/brand?from=a-bookmark#colors');
});

test('ROUTE-04 whoever is signed in is sent from the signed-out addresses to the dashboard', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  for (const address of ['/auth', '/verify-email?userId=a&secret=b', '/reset-password?userId=a&secret=b']) {
    await page.goto(address);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('ROUTE-11 the root leads a link with a user and a secret to the verification screen, with the same query', async ({
  page,
}) => {
  for (const search of [
    '?userId=a&secret=b&type=verification',
    '?userId=a&secret=b',
    '?userId=a&secret=b&type=x%26y',
  ]) {
    await page.goto(`/${search}`);
    await expect(page).toHaveURL(`/verify-email${search}`);
  }
  await page.goto('/?userId=a&type=verification');
  await expect(page).toHaveURL('/auth');
});

test('ROUTE-12 the root leads a recovery link to the reset screen, with the same query', async ({ page }) => {
  for (const search of ['?userId=a&secret=b&type=recovery', '?type=recovery']) {
    await page.goto(`/${search}`);
    await expect(page).toHaveURL(`/reset-password${search}`);
  }
});

test('ROUTE-12 ROUTE-14 a recovery link ends on the dashboard for whoever is signed in, with a word on why', async ({
  page,
  product,
}) => {
  const { email } = await signInAnew(page, product);
  await page.request.post('/api/auth/forgot-password', { data: { email } });
  const { link } = await mailTo(product.dataDir, email);
  expect(link.replace(/=[^&]{20,}/g, '=…')).toBe(`${product.url}/?userId=…&secret=…&type=recovery`);
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
  await expect(toasts(page, 'info')).toHaveText(
    'You are signed in, so the reset link was not used. You can change your password in Settings.',
  );
});

test('ROUTE-13 the root leads to sign-in, or to the dashboard when signed in', async ({ page, product }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/auth');
  await signInAnew(page, product);
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
});

test('ROUTE-09 an unknown address, /workflow included, is a 404 with a way home', async ({ page, product }) => {
  for (const address of ['/workflow', '/dashboard/more', '/nothing-here']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle('Page not found · Fanfare');
  }
  await signInAnew(page, product);
  const response = await page.goto('/workflow');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('ROUTE-15 whoever is signed in sees the same places: there is no other role', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Scheduled Tasks',
    'Ready to post',
    'Brand',
    'Connect',
  ]);
  expect((await page.goto('/admin'))?.status()).toBe(404);
});

test('a page that fails to load says so and can be tried again', async ({ page, product }) => {
  await signInAnew(page, product);
  await page.route('**/assets/brand-page*.js', (route) => route.abort());
  await page.goto('/brand');
  await expect(page.getByRole('heading', { name: 'This page stumbled' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.unroute('**/assets/brand-page*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle('Brand · Fanfare');
});

test('a page that was not loaded before the server went away says so, and comes by itself when it is back', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('link', { name: 'Brand' }).click();
  await expect(page.getByRole('heading', { name: 'This page opens once Fanfare answers' })).toBeVisible();
  await page.unroute('**/*');
  await expect(page.getByRole('tab', { name: 'Logo' })).toBeVisible();
});

test('a page that was not loaded before the connection was lost says so, and comes by itself when it is back', async ({
  page,
  product,
  context,
}) => {
  await signInAnew(page, product);
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Brand' }).click();
  await expect(page.getByRole('heading', { name: 'This page opens once you are online' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Brand' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Logo' })).toBeVisible();
  // With its looks.
  const sheets = page.locator('link[rel="stylesheet"]');
  await expect
    .poll(() => sheets.evaluateAll((links) => links.every((link) => 'sheet' in link && link.sheet)))
    .toBe(true);
});

test('ROUTE-16 what a page could not load while the server was away comes by itself when it is back', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Brand', exact: true })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Brand', exact: true }).click();
  await expect(page.getByText('Your brand is not here yet')).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByRole('heading', { name: 'Make it sound and look like you' })).toBeVisible();
});
