import type { Page } from '@playwright/test';
import { mailTo } from '../support/mails.ts';
import { expect, expectAccessible, inBothThemes, test } from './fixtures.ts';
import { takeOverTime } from './page-time.ts';
import { addPerson, newEmail, PASSWORD, query, signInAnew } from './people.ts';
import { authScreen, logOut, toasts } from './screens.ts';

const RESEND_WAIT_MS = 30_000;
const LINK_SENT = 'Verification email has been sent! Please check your inbox.';

/** Signs up as a person does; the screen then waits for the mail. */
async function signUp(page: Page): Promise<string> {
  const { fill, submit } = authScreen(page);
  const email = newEmail();
  await page.goto('/auth?mode=sign-up');
  await fill({ 'First name': 'Nora', 'Last name': 'Quist', Email: email });
  await fill({ Password: PASSWORD, 'Confirm password': PASSWORD });
  await submit();
  await expect(page.getByRole('heading', { name: `Check ${email}` })).toBeFocused();
  return email;
}

test('AUTH-53 whoever signed up reads the spec’s sentence first, then where the mail is, and is sent it again after a wait', async ({
  page,
  product,
}) => {
  const { form, button } = authScreen(page);
  const time = await takeOverTime(page);
  const email = await signUp(page);
  expect((await form.innerText()).split('\n')[0]).toBe(
    'Registration successful! Please check your email for verification link.',
  );
  await expect(form.getByRole('link', { name: 'Open the mailbox' })).toHaveAttribute('href', '/dev/mailbox');
  await mailTo(product.dataDir, email);
  const { pass } = await time.stop();
  // However long the page took until here, the wait is over by now, and begins anew with each mail.
  await pass(RESEND_WAIT_MS);
  await button('Resend').click();
  await expect(form).toContainText(LINK_SENT);
  await expect(toasts(page, 'success').last()).toHaveText(LINK_SENT);
  await expect(button('Resend in 30 s')).toHaveAttribute('aria-disabled', 'true');
  await expect(button('Resend in 30 s')).toBeFocused();
  await mailTo(product.dataDir, email, 2);
  await pass(RESEND_WAIT_MS - 1_000);
  await expect(button('Resend in 1 s')).toBeVisible();
  await pass(1_000);
  await expect(button('Resend')).not.toHaveAttribute('aria-disabled', 'true');
});

test('AUTH-53 a wrong address leads back to the form with what was typed, and a reload loses nothing', async ({
  page,
}) => {
  const { field, button } = authScreen(page);
  const email = await signUp(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: `Check ${email}` })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await button('Wrong address?').click();
  await expect(page).toHaveURL('/auth?mode=sign-up');
  await expect(field('Email')).toHaveValue(email);
  await expect(field('First name')).toHaveValue('Nora');
  await expect(field('Password')).toHaveValue('');
  await expect(field('Password')).toBeFocused();
});

test('AUTH-53 whoever comes to the sign-in form after sign-up finds the address in it, and may take it out', async ({
  page,
}) => {
  const { field } = authScreen(page);
  const email = await signUp(page);
  await field('Password').click();
  await expect(field('Email')).toHaveValue(email);
  await field('Email').fill('');
  await field('Password').click();
  await expect(field('Email')).toHaveValue('');
  await page.reload();
  await field('Email').focus();
  await expect(field('Email')).toHaveValue(email);
  await page.keyboard.type('somebody@example.com');
  await expect(field('Email')).toHaveValue('somebody@example.com');
});

test('AUTH-54 the link signs in the browser that signed up, in the tab that waited too', async ({
  page,
  product,
  context,
}) => {
  const email = await signUp(page);
  const other = await context.newPage();
  await other.goto((await mailTo(product.dataDir, email)).link);
  await expect(other).toHaveURL('/dashboard');
  await expect(toasts(other, 'success')).toHaveText('Email verified successfully!');
  await expect(page).toHaveURL('/dashboard');
});

test('AUTH-55 in another browser it leads to sign-in with the address filled in', async ({
  page,
  product,
  browser,
}) => {
  const email = await signUp(page);
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const other = await elsewhere.newPage();
  await other.goto((await mailTo(product.dataDir, email)).link);
  await expect(other.getByRole('main').getByRole('status')).toHaveText(
    'Email verified successfully! Redirecting to login...',
  );
  await expect(other).toHaveURL('/auth');
  const { field, fill, submit } = authScreen(other);
  await expect(field('Email')).toHaveValue(email);
  await expect(field('Password')).toBeFocused();
  await fill({ Password: PASSWORD });
  await submit();
  await expect(other).toHaveURL('/dashboard');
  await elsewhere.close();
});

test('AUTH-56 whoever is signed in has their link honoured, and stays who they are', async ({ page, product }) => {
  const newcomer = await addPerson(product, { verified: false });
  await page.request.post(`${product.url}/api/auth/resend-verification`, { data: { email: newcomer.email } });
  const { link } = await mailTo(product.dataDir, newcomer.email);
  const somebody = await signInAnew(page, product);
  await page.goto(link);
  await expect(page).toHaveURL('/dashboard');
  await expect(toasts(page, 'success')).toHaveText('Email verified successfully!');
  expect(await query(product, 'select verified from users where id = $1', [newcomer.id])).toEqual([{ verified: true }]);
  const kept = await page.evaluate(() => localStorage.getItem('fanfare.session') ?? '');
  expect(JSON.parse(kept)).toMatchObject({ userId: somebody.id });
});

test('AUTH-61 after a taken address everything typed stays, and Sign Up comes back when the address is edited', async ({
  page,
  product,
}) => {
  const { form, field, button, fill, submit } = authScreen(page);
  const { email } = await addPerson(product);
  await page.goto('/auth?mode=sign-up');
  const typed = { 'First name': 'Nora', 'Last name': 'Quist', Password: PASSWORD, 'Confirm password': PASSWORD };
  await fill({ ...typed, Email: email });
  await submit();
  await expect(button('Back to Sign In')).toBeVisible();
  await field('Email').fill(newEmail());
  await expect(button('Sign Up')).toBeVisible();
  await expect(form).not.toContainText('A user with the same id');
  for (const [name, value] of Object.entries(typed)) await expect(field(name)).toHaveValue(value);
  await submit();
  await expect(form).toContainText('Registration successful!');
});

test('AUTH-62 the six characters are said before, Tab leads from the password to its confirmation, and a host has a dot', async ({
  page,
}) => {
  const { form, field, fill, submit } = authScreen(page);
  await page.goto('/auth?mode=sign-up');
  await expect(field('Password')).toHaveAccessibleDescription('At least 6 characters');
  await field('Password').focus();
  await page.keyboard.press('Tab');
  await expect(field('Confirm password')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Show password' })).toBeFocused();
  await fill({ 'First name': 'Nora', 'Last name': 'Quist', Email: 'nora@example' });
  await fill({ Password: PASSWORD, 'Confirm password': PASSWORD });
  await submit();
  await expect(form).toContainText('Please enter a valid email address');
  await expect(field('Email')).toBeFocused();
});

test('AUTH-63 each form has its own address, and Back stays in the product', async ({ page }) => {
  const { button, prompt, switchMode } = authScreen(page);
  await page.goto('/auth');
  await switchMode();
  await expect(page).toHaveURL('/auth?mode=sign-up');
  await page.goBack();
  await expect(page).toHaveURL('/auth');
  await expect(prompt.getByRole('heading')).toHaveText('Hello, Friend !');
  await button('Forgot password?').click();
  await expect(page).toHaveURL('/auth?mode=forgot');
  await page.reload();
  await expect(button('Send Reset Link')).toBeVisible();
  await page.goBack();
  await expect(button('Sign In')).toBeVisible();
  await page.goto('/auth?mode=no-such-form');
  await expect(button('Sign In')).toBeVisible();
});

test('AUTH-64 the first screen sells: signing up comes first for whoever is new here, signing in for all others', async ({
  page,
  product,
}) => {
  const { button, prompt, fill, submit } = authScreen(page);
  await page.goto('/auth');
  const fillOf = async (name: 'Sign In' | 'Sign Up') => {
    const shown = name === 'Sign In' ? button(name) : prompt.getByRole('button', { name });
    return shown.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  const name = prompt.getByText('Fanfare', { exact: true });
  const sizes = [name, prompt.getByRole('heading', { name: 'Hello, Friend !' })].map((text) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
  const [nameSize, greetingSize] = await Promise.all(sizes);
  expect(nameSize).toBeGreaterThan(greetingSize ?? Number.POSITIVE_INFINITY);
  await expect(prompt.getByText('Schedule Created')).toBeVisible();
  await expect(prompt.getByText('Approve', { exact: true })).toBeVisible();
  const asNew = { signIn: await fillOf('Sign In'), signUp: await fillOf('Sign Up') };
  expect(asNew.signUp).toBe('rgb(255, 255, 255)');
  await inBothThemes(page, () => expectAccessible(page));

  const person = await addPerson(product);
  await fill({ Email: person.email, Password: person.password });
  await submit();
  await expect(page).toHaveURL('/dashboard');
  await logOut(page);
  await page.goto('/auth');
  expect(await fillOf('Sign In')).not.toBe(asNew.signIn);
  expect(await fillOf('Sign Up')).not.toBe(asNew.signUp);
});

test('SHELL-15 the card stays where it is when a late fact arrives, and the keyboard stays on the button that runs', async ({
  page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/about', async (route) => {
    await answered;
    await route.continue();
  });
  const { button, fill } = authScreen(page);
  await page.goto('/auth');
  await expect(button('Sign In')).toBeVisible();
  const card = page.locator('.auth-card');
  const before = await card.boundingBox();
  answer();
  await expect(page.getByRole('link', { name: 'open the mailbox' })).toBeVisible();
  expect(await card.boundingBox()).toEqual(before);

  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    await refused;
    await route.continue();
  });
  await fill({ Email: newEmail(), Password: 'not it' });
  await button('Sign In').focus();
  await page.keyboard.press('Enter');
  await expect(button('Sign In')).toHaveAttribute('aria-busy', 'true');
  await expect(button('Sign In')).toBeFocused();
  refuse();
  await expect(page.locator('form')).toContainText('Invalid email or password');
  await expect(button('Sign In')).toBeFocused();
});

test('SHELL-14 a form has one toast, whatever is wrong, and a success removes the error before it', async ({
  page,
}) => {
  const { button, fill, submit } = authScreen(page);
  await page.goto('/auth?mode=forgot');
  await submit();
  await expect(toasts(page, 'error')).toHaveText('Email is required');
  await fill({ Email: 'nora' });
  await submit();
  await expect(toasts(page, 'error')).toHaveText('Please enter a valid email address');
  await expect(toasts(page)).toHaveCount(1);
  await fill({ Email: newEmail() });
  await button('Send Reset Link').click();
  await expect(toasts(page, 'success')).toHaveText('Password reset link has been sent to your email.');
  await expect(toasts(page)).toHaveCount(1);
});
