import { mailTo } from '../support/mails.ts';
import { expect, expectAccessible, inBothThemes, test } from './fixtures.ts';
import { addPerson } from './people.ts';

test('AUTH-57 the mailbox shows a new mail by itself, with its button, and marks its link once it is used', async ({
  page,
  product,
}) => {
  const person = await addPerson(product, { verified: false });
  await page.goto('/dev/mailbox');
  await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible();
  const mail = page.getByRole('article').filter({ hasText: person.email });
  await expect(mail).toHaveCount(0);
  await page.request.post('/api/auth/resend-verification', { data: { email: person.email } });
  await expect(mail.getByRole('button', { name: /^Verify your email for Fanfare/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(mail).toContainText('Please confirm that this is your address:');
  await inBothThemes(page, () => expectAccessible(page));

  const { link } = await mailTo(product.dataDir, person.email);
  const { pathname, search } = new URL(link);
  await expect(mail.getByRole('link', { name: 'Verify email' })).toHaveAttribute('href', `${pathname}${search}`);
  await expect(mail).not.toContainText('Link used');
  const { userId, secret } = Object.fromEntries(new URLSearchParams(search));
  await page.request.post('/api/auth/verify-email', { data: { userId, secret } });
  await expect(mail).toContainText('Link used');
});

test('AUTH-57 on a phone a mail has room, its subject too, and opens and closes', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await addPerson(product);
  await page.request.post('/api/auth/forgot-password', { data: { email } });
  await page.goto('/dev/mailbox');
  const mail = page.getByRole('article').filter({ hasText: email });
  const head = mail.getByRole('button', { name: /^Reset your Fanfare password/ });
  await expect(mail.getByRole('link', { name: 'Reset password' })).toBeVisible();
  const subject = head.getByText('Reset your Fanfare password');
  expect(await subject.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0);
  await head.click();
  await expect(mail.getByRole('link')).toHaveCount(0);
  await head.click();
  await expect(mail.getByRole('link', { name: 'Reset password' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
