import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addPerson, newEmail, query } from './people.ts';
import { authScreen, toasts } from './screens.ts';

const FULL_SIGN_UP = {
  'First name': 'Maya',
  'Last name': 'Okafor',
  Email: 'maya@example.com',
  Password: 'secret1',
  'Confirm password': 'secret1',
};

/** An error stands in the form and appears as a toast, in the same words. */
async function expectProblem(page: Page, text: string): Promise<void> {
  await expect(page.locator('form').getByText(text, { exact: true })).toBeVisible();
  await expect(toasts(page, 'error').last()).toHaveText(text);
}

/** A call that the server answers without a word of its own. */
async function answerWithout(page: Page, call: string, status: number, body = '{}'): Promise<void> {
  await page.route(`**/api/auth/${call}`, (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body }),
  );
}

/** A call whose connection is cut. */
async function cut(page: Page, call: string): Promise<void> {
  await page.route(`**/api/auth/${call}`, (route) => route.abort('connectionreset'));
}

test('AUTH-06 AUTH-08 AUTH-09 signing in asks for the email, then for the password, at the field and in a toast', async ({
  page,
}) => {
  const { field, fill, submit } = authScreen(page);
  await page.goto('/auth');
  await fill({ Email: '   ' });
  await submit();
  await expectProblem(page, 'Email is required');
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Email')).toHaveAccessibleDescription('Email is required');
  await fill({ Email: 'maya@example.com' });
  await submit();
  await expectProblem(page, 'Password is required');
  await expect(field('Password')).toBeFocused();
  await expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
});

test('AUTH-08 AUTH-09 AUTH-10 AUTH-11 signing up asks for everything, one thing at a time and in this order', async ({
  page,
}) => {
  const { field, fill, submit, switchMode } = authScreen(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/register')) calls.push(request.url());
  });
  await page.goto('/auth');
  await switchMode();
  await submit();
  await expectProblem(page, 'Email is required');
  await fill({ Email: 'maya@example.com' });
  await submit();
  await expectProblem(page, 'Password is required');
  await fill({ Password: 'secret1' });
  await submit();
  await expectProblem(page, 'First name and last name are required');
  await expect(field('First name')).toBeFocused();
  await fill({ 'First name': 'Maya' });
  await submit();
  await expectProblem(page, 'First name and last name are required');
  await expect(field('Last name')).toBeFocused();
  await fill({ 'Last name': 'Okafor', 'Confirm password': 'secret2' });
  await submit();
  await expectProblem(page, 'Passwords do not match');
  await fill({ Password: 'short', 'Confirm password': 'short' });
  await submit();
  await expectProblem(page, 'Password must be at least 6 characters long');
  await fill({ Password: 'secret1', 'Confirm password': 'secret1', Email: 'maya at example' });
  await submit();
  await expectProblem(page, 'Please enter a valid email address');
  expect(calls).toEqual([]);
});

test('AUTH-26 asking for a reset link needs an address', async ({ page }) => {
  const { button, fill, submit } = authScreen(page);
  await page.goto('/auth');
  await button('Forgot password?').click();
  await submit();
  await expectProblem(page, 'Email is required');
  await fill({ Email: 'maya at example' });
  await submit();
  await expectProblem(page, 'Please enter a valid email address');
});

test('AUTH-17 a login that fails speaks in the server’s words, the sixth guess included', async ({ page, product }) => {
  const person = await addPerson(product);
  const { fill, submit } = authScreen(page);
  await page.goto('/auth');
  await fill({ Email: person.email, Password: 'not it' });
  await submit();
  await expectProblem(page, 'Invalid email or password');
  const { email } = person;
  for (let guess = 2; guess <= 5; guess += 1)
    await page.request.post('/api/auth/login', { data: { email, password: 'nor this' } });
  await fill({ Password: person.password });
  await submit();
  await expectProblem(page, 'Too many attempts. Please try again in 15 minutes.');
  await expect(page).toHaveURL('/auth');
});

test('AUTH-17 a login without a message of the server says whether it answered', async ({ page }) => {
  const { fill, submit } = authScreen(page);
  await page.goto('/auth');
  await fill({ Email: 'maya@example.com', Password: 'secret1' });
  await answerWithout(page, 'login', 403, '<html>Forbidden</html>');
  await submit();
  await expectProblem(page, 'Authentication failed');
  await cut(page, 'login');
  await submit();
  await expectProblem(page, 'Login failed');
  await answerWithout(page, 'login', 200, '{"success":true}');
  await submit();
  await expectProblem(page, 'Authentication failed');
});

test('ERR-01 a 429 shows the server’s error or message, else the sentence about load', async ({ page }) => {
  const { fill, submit } = authScreen(page);
  await page.goto('/auth');
  await fill({ Email: 'maya@example.com', Password: 'secret1' });
  await answerWithout(page, 'login', 429, '{"error":"Slow down","message":"Later"}');
  await submit();
  await expectProblem(page, 'Slow down');
  await answerWithout(page, 'login', 429, '{"message":"Later"}');
  await submit();
  await expectProblem(page, 'Later');
  await answerWithout(page, 'login', 429, '<html>');
  await submit();
  await expectProblem(
    page,
    "We're experiencing high server load due to multiple requests. Please try again later or tomorrow.",
  );
});

test('AUTH-29 a failed registration without a message says so; one with a message speaks in it', async ({ page }) => {
  const { button, fill, submit, switchMode } = authScreen(page);
  await page.goto('/auth');
  await switchMode();
  await fill(FULL_SIGN_UP);
  await answerWithout(page, 'register', 500);
  await submit();
  await expectProblem(page, 'Registration failed');
  await answerWithout(page, 'register', 503, '{"message":"Back in a minute"}');
  await submit();
  await expectProblem(page, 'Back in a minute');
  await cut(page, 'register');
  await submit();
  await expectProblem(page, 'Registration failed');
  // Any other refusal leaves the way to try again.
  await expect(button('Sign Up')).toBeEnabled();
});

test('AUTH-30 a failed resend without a message has its two sentences, and the button stays', async ({
  page,
  product,
}) => {
  const person = await addPerson(product, { verified: false });
  const { form, button, fill, submit } = authScreen(page);
  await page.goto('/auth');
  await fill({ Email: person.email, Password: person.password });
  await submit();
  await expectProblem(page, 'Please verify your email before logging in');
  await answerWithout(page, 'resend-verification', 500);
  await button('Resend verification email').click();
  await expectProblem(page, 'Failed to resend verification email');
  await cut(page, 'resend-verification');
  await button('Resend verification email').click();
  await expectProblem(page, 'Failed to send verification email');
  await page.unroute('**/api/auth/resend-verification');
  await button('Resend verification email').click();
  await expect(form).toContainText('Verification email has been sent! Please check your inbox.');
});

test('AUTH-32 a failed reset request without a message says so', async ({ page }) => {
  const { button, fill, submit } = authScreen(page);
  await page.goto('/auth');
  await button('Forgot password?').click();
  await fill({ Email: newEmail() });
  await answerWithout(page, 'forgot-password', 500);
  await submit();
  await expectProblem(page, 'Failed to send reset email');
  await answerWithout(page, 'forgot-password', 400, '{"message":"Not today"}');
  await submit();
  await expectProblem(page, 'Not today');
  await cut(page, 'forgot-password');
  await submit();
  await expectProblem(page, 'Failed to send reset email');
});

test('an account whose mail could not be sent is not lost: signing in offers the mail again', async ({
  page,
  product,
}) => {
  const { button, fill, submit, switchMode } = authScreen(page);
  const email = newEmail();
  await page.goto('/auth');
  await switchMode();
  await fill({ ...FULL_SIGN_UP, Email: email });
  await submit();
  await expect(button('Sign In')).toBeVisible();
  await query(product, 'delete from mailed_secrets where user_id = (select id from users where email = $1)', [email]);
  await fill({ Email: email, Password: 'secret1' });
  await submit();
  await expect(button('Resend verification email')).toBeVisible();
});
