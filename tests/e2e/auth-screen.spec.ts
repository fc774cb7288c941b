import { mailTo } from '../support/mails.ts';
import { expect, test } from './fixtures.ts';
import { addPerson, newEmail, PASSWORD } from './people.ts';
import { authScreen, toasts } from './screens.ts';

const NEW_PERSON = {
  'First name': ' Maya ',
  'Last name': ' Okafor ',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
};

test('ROUTE-01 AUTH-01 AUTH-03 one screen with three modes; its overlay leads from each form to the other', async ({
  page,
}) => {
  const { form, field, button, prompt, switchMode } = authScreen(page);
  await page.goto('/auth');
  await expect(prompt.getByRole('heading')).toHaveText('Hello, Friend !');
  await expect(button('Sign In')).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveCount(2);
  await expect(page).toHaveTitle('Sign in · Fanfare');

  await prompt.getByRole('button', { name: 'Sign Up' }).click();
  await expect(prompt.getByRole('heading')).toHaveText('Welcome Back !');
  await expect(button('Sign Up')).toBeVisible();
  for (const name of ['First name', 'Last name', 'Email', 'Password', 'Confirm password'])
    await expect(field(name)).toBeVisible();
  await expect(page).toHaveTitle('Sign up · Fanfare');

  await prompt.getByRole('button', { name: 'Sign In' }).click();
  await button('Forgot password?').click();
  await expect(form.getByRole('textbox')).toHaveCount(1);
  await expect(button('Send Reset Link')).toBeVisible();
  await expect(page).toHaveTitle('Forgot password · Fanfare');
  await switchMode();
  await expect(button('Sign Up')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/auth');
});

test('AUTH-02 the form and the overlay change sides, sliding', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { prompt, switchMode } = authScreen(page);
  await page.goto('/auth');
  const card = page.locator('.auth-card');
  const sides = async () => {
    const [whole, overlay, form] = await Promise.all(
      [card, prompt, page.locator('.auth-form')].map(async (part) => part.boundingBox()),
    );
    const middleOf = (box: typeof whole) => (box ? box.x + box.width / 2 : Number.NaN);
    return [
      middleOf(form) < middleOf(whole) ? 'form' : 'overlay',
      middleOf(overlay) > middleOf(whole) ? 'overlay' : 'form',
    ];
  };
  await expect.poll(sides).toEqual(['form', 'overlay']);
  const duration = await prompt.evaluate((overlay) => getComputedStyle(overlay).transitionDuration);
  expect(Number.parseFloat(duration)).toBeGreaterThan(0.1);
  await switchMode();
  await expect.poll(sides).toEqual(['overlay', 'form']);
  await switchMode();
  await expect.poll(sides).toEqual(['form', 'overlay']);
});

test('AUTH-04 fifty cubes float behind the form, and none of them takes a click or a word', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/auth');
  const cubes = page.locator('.cubes .cube');
  await expect(cubes).toHaveCount(50);
  const running = await cubes.evaluateAll(
    (all) => all.filter((cube) => cube.getAnimations().some(({ playState }) => playState === 'running')).length,
  );
  expect(running).toBe(50);
  await expect(page.locator('.cubes')).toHaveCSS('pointer-events', 'none');
  expect(await cubes.evaluateAll((all) => all.every((cube) => cube.getAttribute('aria-hidden') === 'true'))).toBe(true);
  const colours = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.cube-top') as Element).fill,
    getComputedStyle(document.querySelector('.cube-warm .cube-top') as Element).fill,
  ]);
  expect(new Set(colours).size).toBe(2);
});

test('AUTH-04 the cubes stand still for whoever wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/auth');
  const cubes = page.locator('.cubes .cube');
  await expect(cubes).toHaveCount(50);
  expect(await cubes.evaluateAll((all) => all.flatMap((cube) => cube.getAnimations()).length)).toBe(0);
});

test('AUTH-12 the address fields are of the browser’s email type, the passwords hidden until asked for', async ({
  page,
}) => {
  const { field, form, switchMode } = authScreen(page);
  await page.goto('/auth');
  await expect(field('Email')).toHaveAttribute('type', 'email');
  await switchMode();
  await expect(field('Email')).toHaveAttribute('type', 'email');
  await expect(field('Password')).toHaveAttribute('type', 'password');
  await field('Password').fill('seen');
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(field('Password')).toHaveAttribute('type', 'text');
  await expect(field('Confirm password')).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Hide password' }).click();
  await expect(field('Password')).toHaveAttribute('type', 'password');
});

test('AUTH-13 API-01 API-02 signing in sends the address and the password with cookies and the zone, and opens the dashboard', async ({
  page,
  product,
}) => {
  const person = await addPerson(product);
  const { fill, submit } = authScreen(page);
  await page.goto('/auth');
  await fill({ Email: `  ${person.email.toUpperCase()} `, Password: person.password });
  const [request] = await Promise.all([page.waitForRequest('**/api/auth/login'), submit()]);
  expect(request.method()).toBe('POST');
  expect(Object.keys(request.postDataJSON()).sort()).toEqual(['email', 'password']);
  expect((await request.allHeaders())['x-timezone']).toBe('Europe/Berlin');
  const response = await request.response();
  expect((await response?.headerValue('set-cookie')) ?? '').toMatch(/HttpOnly; SameSite=Lax/);
  await expect(page).toHaveURL('/dashboard');
  // The cookie, set by that answer, travels with the next auth call.
  const [check] = await Promise.all([page.waitForRequest('**/api/auth/validate-session'), page.reload()]);
  const headers = await check.allHeaders();
  expect(headers).toMatchObject({ 'x-timezone': 'Europe/Berlin' });
  expect(headers.cookie).toContain('fanfare_refresh=');
});

test('AUTH-19 AUTH-20 AUTH-22 AUTH-23 AUTH-07 signing up sends its five fields, says so twice, and returns to an empty sign-in form', async ({
  page,
}) => {
  const { form, field, button, fill, submit, switchMode } = authScreen(page);
  await page.goto('/auth');
  await switchMode();
  const email = newEmail();
  await fill({ ...NEW_PERSON, Email: email });
  const [request] = await Promise.all([page.waitForRequest('**/api/auth/register'), submit()]);
  expect(request.postDataJSON()).toEqual({
    email,
    name: 'Maya Okafor',
    password: PASSWORD,
    firstName: 'Maya',
    lastName: 'Okafor',
  });
  const text = 'Registration successful! Please check your email for verification link.';
  await expect(form).toContainText(text);
  await expect(toasts(page, 'success')).toHaveText(text);
  await expect(toasts(page)).toHaveCount(1);
  await expect(button('Sign In')).toBeVisible();
  await expect(field('Email')).toHaveValue('');
  await expect(field('Password')).toHaveValue('');
  await switchMode();
  for (const name of ['First name', 'Last name', 'Email', 'Password', 'Confirm password'])
    await expect(field(name)).toHaveValue('');
});

test('AUTH-24 AUTH-25 an address that has an account hides Sign Up and offers the way back', async ({
  page,
  product,
}) => {
  const person = await addPerson(product);
  const { form, field, button, prompt, fill, submit, switchMode } = authScreen(page);
  await page.goto('/auth');
  await switchMode();
  await expect(button('Back to Sign In')).toHaveCount(0);
  await fill({ ...NEW_PERSON, Email: person.email });
  await submit();
  const text = 'A user with the same id, email, or phone already exists in this project.';
  await expect(form).toContainText(text);
  await expect(toasts(page, 'error')).toHaveText(text);
  await expect(button('Sign Up')).toHaveCount(0);
  await button('Back to Sign In').click();
  await expect(button('Sign In')).toBeVisible();
  await expect(form).not.toContainText(text);
  await expect(field('Email')).toHaveValue('');
  await prompt.getByRole('button', { name: 'Sign Up' }).click();
  await expect(button('Sign Up')).toBeVisible();
});

test('AUTH-14 AUTH-15 AUTH-16 an unverified address is told so and gets its mail again', async ({ page, product }) => {
  const person = await addPerson(product, { verified: false });
  const { form, field, button, fill, submit } = authScreen(page);
  await page.goto('/auth');
  await expect(button('Resend verification email')).toHaveCount(0);
  await fill({ Email: person.email, Password: person.password });
  const [refusal] = await Promise.all([page.waitForResponse('**/api/auth/login'), submit()]);
  expect(refusal.status()).toBe(403);
  expect(await refusal.json()).toMatchObject({ requiresVerification: true });
  await expect(form).toContainText('Please verify your email before logging in');
  await expect(toasts(page, 'error')).toHaveText('Please verify your email before logging in');

  // Whatever stands in the field by then, the mail is for the address that was refused.
  await field('Email').fill('somebody-else@example.com');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/auth/resend-verification'),
    button('Resend verification email').click(),
  ]);
  expect(request.postDataJSON()).toEqual({ email: person.email });
  const text = 'Verification email has been sent! Please check your inbox.';
  await expect(form).toContainText(text);
  await expect(toasts(page, 'success')).toHaveText(text);
  await expect(button('Resend verification email')).toHaveCount(0);

  await page.goto((await mailTo(product.dataDir, person.email)).link);
  await expect(page).toHaveURL('/auth');
  await fill({ Password: person.password });
  await submit();
  await expect(page).toHaveURL('/dashboard');
});

test('AUTH-18 a wrong password of an unverified address is a wrong password and no more', async ({ page, product }) => {
  const person = await addPerson(product, { verified: false });
  const { form, button, fill, submit } = authScreen(page);
  await page.goto('/auth');
  await fill({ Email: person.email, Password: 'not it' });
  await submit();
  await expect(form).toContainText('Invalid email or password');
  await expect(button('Resend verification email')).toHaveCount(0);
});

test('AUTH-27 a reset link is asked for with the address alone, and the screen says so twice', async ({ page }) => {
  const { form, button, fill, submit } = authScreen(page);
  await page.goto('/auth');
  await button('Forgot password?').click();
  await fill({ Email: 'nobody@example.com' });
  const [request] = await Promise.all([page.waitForRequest('**/api/auth/forgot-password'), submit()]);
  expect(request.postDataJSON()).toEqual({ email: 'nobody@example.com' });
  const text = 'Password reset link has been sent to your email.';
  await expect(form).toContainText(text);
  await expect(toasts(page, 'success')).toHaveText(text);
});

test('AUTH-05 switching the mode clears errors, messages, the verification prompt and the form', async ({
  page,
  product,
}) => {
  const person = await addPerson(product, { verified: false });
  const { form, field, button, fill, submit, switchMode } = authScreen(page);
  await page.goto('/auth');
  await submit();
  await expect(form).toContainText('Email is required');
  await switchMode();
  await expect(form).not.toContainText('Email is required');
  await submit();
  await expect(form).toContainText('Email is required');
  await switchMode();
  await expect(form).not.toContainText('Email is required');

  await fill({ Email: person.email, Password: person.password });
  await submit();
  await expect(button('Resend verification email')).toBeVisible();
  await switchMode();
  await switchMode();
  await expect(button('Resend verification email')).toHaveCount(0);
  await expect(form).not.toContainText('Please verify');
  await expect(field('Email')).toHaveValue('');
  await expect(field('Password')).toHaveValue('');

  await button('Forgot password?').click();
  await fill({ Email: 'nobody@example.com' });
  await submit();
  await expect(form).toContainText('Password reset link has been sent');
  await button('Back to Sign In').click();
  await expect(form).not.toContainText('Password reset link has been sent');
  await button('Forgot password?').click();
  await expect(field('Email')).toHaveValue('');
});

test('a form that runs shows it and takes no second click', async ({ page, product }) => {
  const person = await addPerson(product);
  const { field, button, fill } = authScreen(page);
  let calls = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  await page.goto('/auth');
  await fill({ Email: person.email, Password: person.password });
  await button('Sign In').click();
  await expect(button('Sign In')).toBeDisabled();
  await expect(button('Sign In')).toHaveAttribute('aria-busy', 'true');
  await field('Password').press('Enter');
  release();
  await expect(page).toHaveURL('/dashboard');
  expect(calls).toBe(1);
});
