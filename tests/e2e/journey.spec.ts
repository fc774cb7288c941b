import type { Browser, Page } from '@playwright/test';
import { startSmtpSink } from '../support/doubles/smtp-sink.ts';
import { keptMails, mailTo } from '../support/mails.ts';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';
import { expect, test } from './fixtures.ts';
import { newEmail } from './people.ts';
import { authScreen, logOut, openAccountMenu, toasts } from './screens.ts';

const FIRST_PASSWORD = 'a first password';
const SECOND_PASSWORD = 'a second password';

async function signUp(page: Page, email: string): Promise<void> {
  const { switchMode, fill, submit, form } = authScreen(page);
  await page.goto('/');
  await expect(page).toHaveURL('/auth');
  await switchMode();
  await expect(page).toHaveURL('/auth?mode=sign-up');
  await fill({
    'First name': 'Maya',
    'Last name': 'Okafor',
    Email: email,
    Password: FIRST_PASSWORD,
    'Confirm password': FIRST_PASSWORD,
  });
  await submit();
  const text = 'Registration successful! Please check your email for verification link.';
  await expect(form).toContainText(text);
  await expect(toasts(page, 'success')).toContainText(text);
}

/** Opens the link of the first mail in the browser that signed up. */
async function verify(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
  await expect(toasts(page, 'success')).toHaveText('Email verified successfully!');
  await expect(page.getByRole('button', { name: 'Account: Maya Okafor' })).toBeVisible();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const { fill, submit } = authScreen(page);
  await fill({ Email: email, Password: password });
  await submit();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: 'Account: Maya Okafor' })).toBeVisible();
}

/** From sign-up to logging out; `linkFor` gets the newest link that was mailed. */
async function liveThrough(page: Page, email: string, linkFor: (mails: number) => Promise<string>): Promise<void> {
  await signUp(page, email);
  await verify(page, await linkFor(1));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account: Maya Okafor' })).toBeVisible();

  await openAccountMenu(page);
  await page.getByRole('menuitemcheckbox', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await logOut(page);
  await expect(page).toHaveURL('/auth');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
}

async function resetPassword(page: Page, email: string, linkFor: (mails: number) => Promise<string>): Promise<void> {
  const { form, fill, submit } = authScreen(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await fill({ Email: email });
  await submit();
  await expect(form).toContainText('Password reset link has been sent to your email.');
  await page.goto(await linkFor(2));
  await expect(page).toHaveURL(/\/reset-password\?userId=.+&secret=.+&type=recovery$/);
  await fill({ 'New Password': SECOND_PASSWORD, 'Confirm New Password': SECOND_PASSWORD });
  await submit();
  await expect(form).toContainText('Your password has been successfully changed');
  await expect(page).toHaveURL('/auth');
}

/** Another browser in which somebody is signed in already. */
async function signedInElsewhere(browser: Browser, product: SpawnedProduct, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.url });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/auth');
  await signIn(elsewhere, email, FIRST_PASSWORD);
  return elsewhere;
}

async function forgetAndReturn(
  page: Page,
  browser: Browser,
  product: SpawnedProduct,
  email: string,
  linkFor: (mails: number) => Promise<string>,
): Promise<void> {
  const elsewhere = await signedInElsewhere(browser, product, email);
  // The other browser hears of it at once, without a call of its own.
  await Promise.all([
    expect(toasts(elsewhere, 'info')).toContainText('Your session has ended. Please sign in again.'),
    resetPassword(page, email, linkFor),
  ]);
  await expect(elsewhere).toHaveURL('/auth');
  await elsewhere.context().close();

  const { fill, submit, form } = authScreen(page);
  await fill({ Email: email, Password: FIRST_PASSWORD });
  await submit();
  await expect(form).toContainText('Invalid email or password');
  await signIn(page, email, SECOND_PASSWORD);
}

test.describe('with the local mailbox', () => {
  test('AUTH-51 AUTH-54 ROUTE-14 a person signs up, finds the mail through the screen’s link, is signed in by it, stays signed in, chooses a theme and logs out', async ({
    page,
    product,
  }) => {
    const email = newEmail();
    await liveThrough(page, email, async () => {
      const mail = await mailTo(product.dataDir, email);
      await page.getByRole('link', { name: 'Open the mailbox' }).click();
      await expect(page).toHaveURL('/dev/mailbox');
      const secret = new URL(mail.link).searchParams.get('secret');
      const link = page.getByRole('link', { name: 'Verify email' }).and(page.locator(`[href*="${secret}"]`));
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(/^\/\?userId=[^&]+&secret=[^&]+&type=verification$/);
      return href;
    });
    expect(product.output()).toContain(keptMails(product.dataDir, email)[0]?.link);
  });

  test('AUTH-46 a forgotten password is set anew by mail, and the session of another browser is over', async ({
    page,
    product,
    browser,
  }) => {
    const email = newEmail();
    const linkFor = async (mails: number) => (await mailTo(product.dataDir, email, mails)).link;
    await signUp(page, email);
    await verify(page, await linkFor(1));
    await logOut(page);
    await expect(page).toHaveURL('/auth');
    await forgetAndReturn(page, browser, product, email, linkFor);
  });
});

test.describe('with a mail server', () => {
  test('AUTH-53 the whole way through, and back after a forgotten password', async ({ browser }) => {
    const sink = await startSmtpSink();
    const product = await spawnProduct(process.env.FANFARE_TEST_POSTGRES ?? '', { SMTP_URL: sink.url });
    try {
      const context = await browser.newContext({ baseURL: product.url });
      const page = await context.newPage();
      const email = newEmail();
      const mailsFor = () => sink.mails.filter(({ recipients }) => recipients.includes(email));
      const linkFor = async (mails: number) => {
        await expect.poll(() => mailsFor().length).toBe(mails);
        return /http:\S+secret=\S+type=\w+/.exec(mailsFor().at(-1)?.body ?? '')?.[0] ?? '';
      };
      await liveThrough(page, email, linkFor);
      await expect(page.locator('form')).toBeVisible();
      await expect(page.getByRole('link', { name: 'open the mailbox' })).toHaveCount(0);
      await forgetAndReturn(page, browser, product, email, linkFor);
      await context.close();
    } finally {
      await product.stop();
      await sink.stop();
    }
  });
});
