import type { Page, Request } from '@playwright/test';
import type { SpawnedProduct } from '../support/spawned-product.ts';
import { expect, test } from './fixtures.ts';
import { takeOverTime } from './page-time.ts';
import { addPerson, anotherTab, keepSession, keptSession, type Person, query, signIn, signInAnew } from './people.ts';
import { authScreen, logOut, toasts } from './screens.ts';

const MINUTE = 60_000;
const ENDED = 'Your session has ended. Please sign in again.';
const NOTHING = [null, null, null];

/** Signs in through the form. */
async function signInByForm(page: Page, { email, password }: Person): Promise<void> {
  const { fill, submit } = authScreen(page);
  await page.goto('/auth');
  await fill({ Email: email, Password: password });
  await submit();
  await expect(page).toHaveURL('/dashboard');
}

/** The requests of one auth call, as the page makes them. */
function watch(page: Page, call: string): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/auth/${call}`)) seen.push(request);
  });
  return seen;
}

/** Sets how long the server's session and the browser's own note of it have to go. */
async function leave(product: SpawnedProduct, page: Page, person: Person, minutes: number): Promise<void> {
  const [row] = await query<{ expires_at: Date }>(
    product,
    `update sessions set expires_at = now() + $2 * interval '1 minute' where user_id = $1 returning expires_at`,
    [person.id, minutes],
  );
  await page.evaluate((expiry) => localStorage.setItem('fanfare.expiry', expiry), row?.expires_at.toISOString() ?? '');
}

const inside = (page: Page) => page.getByRole('button', { name: /^Account:/ });

test('SESS-01 SESS-03 SESS-04 a login is kept under three keys: the session’s ids, the user, the expiry', async ({
  page,
  product,
}) => {
  const person = await addPerson(product);
  await signInByForm(page, person);
  const [session, user, expiry] = await keptSession(page);
  expect(JSON.parse(session ?? '')).toEqual({ sessionId: expect.stringMatching(/.{32,}/), userId: person.id });
  expect(JSON.parse(user ?? '')).toEqual({
    id: person.id,
    email: person.email,
    name: 'Maya Okafor',
    firstName: 'Maya',
    lastName: 'Okafor',
    avatar: null,
    deletionAt: null,
  });
  expect(Date.parse(expiry ?? '') - Date.now()).toBeGreaterThan(23 * 60 * MINUTE);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('fanfare.')))).toHaveLength(
    3,
  );
  expect(await keptSession(page, 'sessionStorage')).toEqual(NOTHING);
});

test('SESS-02 where local storage refuses, session storage keeps the three keys and a reload stays signed in', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await signInByForm(page, await addPerson(product));
  const kept = await keptSession(page, 'sessionStorage');
  expect(kept).not.toContain(null);
  await page.reload();
  await expect(inside(page)).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/auth');
  expect(await keptSession(page, 'sessionStorage')).toEqual(NOTHING);
});

test('SESS-04 AUTH-49 a kept session is checked with the server on load, by the session header', async ({
  page,
  product,
}) => {
  const { session } = await signInAnew(page, product);
  await page.evaluate(() => localStorage.removeItem('fanfare.user'));
  const [request] = await Promise.all([page.waitForRequest('**/api/auth/validate-session'), page.goto('/dashboard')]);
  expect(request.method()).toBe('GET');
  expect(await request.allHeaders()).toMatchObject({ 'x-session-id': session.id, 'x-timezone': 'Europe/Berlin' });
  // The check brings back what was missing.
  await expect(page.getByRole('button', { name: 'Account: Maya Okafor' })).toBeVisible();
});

test('SESS-05 a session with more than 5 minutes to go opens the page; one with less counts for nothing until it is renewed', async ({
  page,
  product,
}) => {
  const person = await signInAnew(page, product);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const refreshes = watch(page, 'refresh-session');
  await page.route('**/api/auth/refresh-session', async (route) => {
    await released;
    await route.continue();
  });
  await leave(product, page, person, 7);
  await page.goto('/dashboard');
  await expect(inside(page)).toBeVisible();

  await leave(product, page, person, 4.9);
  await page.goto('/dashboard');
  await expect.poll(() => refreshes.length).toBe(2);
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
  await expect(inside(page)).toHaveCount(0);
  release();
  await expect(inside(page)).toBeVisible();
});

test('SESS-06 SESS-04 AUTH-50 the session is refreshed 10 minutes before its end, without a payload, and replaced', async ({
  page,
  product,
}) => {
  const person = await signInAnew(page, product);
  const refreshes = watch(page, 'refresh-session');
  await leave(product, page, person, 30);
  const time = await takeOverTime(page);
  await page.goto('/dashboard');
  await expect(inside(page)).toBeVisible();
  const [before, , expiry] = await keptSession(page);
  const { now, pass } = await time.stop();
  await pass(Date.parse(expiry ?? '') - 10 * MINUTE - (await now()) - 1000);
  expect(refreshes).toHaveLength(0);
  await pass(1000);
  await expect.poll(() => refreshes.length).toBe(1);
  expect(refreshes[0]?.postData()).toBeNull();
  expect(await refreshes[0]?.headerValue('x-session-id')).toBeNull();
  await expect.poll(async () => (await keptSession(page))[0]).not.toBe(before);
  await expect(inside(page)).toBeVisible();
  expect(
    (await page.request.get('/api/auth/validate-session', { headers: { 'x-session-id': person.session.id } })).status(),
  ).toBe(401);
});

test('SESS-07 a session that is due already is refreshed at once', async ({ page, product }) => {
  const person = await signInAnew(page, product);
  await leave(product, page, person, 8);
  const [before] = await keptSession(page);
  await Promise.all([page.waitForRequest('**/api/auth/refresh-session'), page.goto('/dashboard')]);
  await expect.poll(async () => (await keptSession(page))[0]).not.toBe(before);
  const [, , expiry] = await keptSession(page);
  expect(Date.parse(expiry ?? '') - Date.now()).toBeGreaterThan(23 * 60 * MINUTE);
});

test('SESS-08 a failed validation clears the session', async ({ page, product }) => {
  const person = await signInAnew(page, product);
  await query(product, 'delete from sessions where user_id = $1', [person.id]);
  await page.goto('/settings');
  await expect(page).toHaveURL('/auth');
  await expect(toasts(page, 'info')).toHaveText(ENDED);
  expect(await keptSession(page)).toEqual(NOTHING);
  // Whoever was thrown out returns to where they were.
  const { fill, submit } = authScreen(page);
  await fill({ Email: person.email, Password: person.password });
  await submit();
  await expect(page).toHaveURL('/settings');
});

test('SESS-08 a failed refresh clears the session', async ({ page, product, context }) => {
  const person = await signInAnew(page, product);
  await leave(product, page, person, 8);
  await context.clearCookies();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  await expect(toasts(page, 'info')).toHaveText(ENDED);
  expect(await keptSession(page)).toEqual(NOTHING);
});

test('SESS-09 where the server names no lifetime, 24 hours are assumed', async ({ page, product }) => {
  const person = await addPerson(product);
  await page.route('**/api/auth/login', async (route) => {
    const response = await route.fetch();
    const { session, ...rest } = (await response.json()) as { session: { id: string; userId: string } };
    await route.fulfill({ response, json: { ...rest, session: { id: session.id, userId: session.userId } } });
  });
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await signInByForm(page, person);
  expect((await keptSession(page))[2]).toBe(new Date(now + 24 * 60 * MINUTE).toISOString());
});

test('SESS-10 the session is read anew every 60 seconds', async ({ page, product }) => {
  await signInAnew(page, product);
  const time = await takeOverTime(page);
  await page.goto('/dashboard');
  await expect(inside(page)).toBeVisible();
  const { pass } = await time.stop();
  // Two readings may lie between here and the load; from now on there is one in every minute.
  await pass(MINUTE);
  await page.evaluate(() => localStorage.removeItem('fanfare.session'));
  await expect(inside(page)).toBeVisible();
  await pass(MINUTE);
  await expect(page).toHaveURL('/auth');
});

test('SESS-11 nobody is signed in: nothing of a chat is left', async ({ page }) => {
  await page.goto('/first.js');
  await page.evaluate(() => localStorage.setItem('chat-storage', '{"state":{"messages":[{"content":"mine"}]}}'));
  await page.goto('/auth');
  await expect(authScreen(page).form).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('chat-storage') ?? '')).not.toContain('mine');
});

for (const failure of ['an answer of 500', 'a cut connection']) {
  test(`SESS-12 SESS-13 SESS-14 SESS-17 logging out clears everything here, whatever the server does: ${failure}`, async ({
    page,
    product,
  }) => {
    const { headers } = await signInAnew(page, product);
    await page.goto('/dashboard');
    await page.evaluate(() => {
      for (const key of ['session', 'sessionId', 'user', 'userId', 'token']) {
        localStorage.setItem(key, 'old');
        sessionStorage.setItem(key, 'old');
      }
      localStorage.setItem('chat-storage', '{"state":{"messages":[{"content":"mine"}]}}');
      localStorage.setItem('theme', 'dark');
    });
    await page.route('**/api/auth/logout', (route) =>
      failure === 'a cut connection' ? route.abort() : route.fulfill({ status: 500, body: '{}' }),
    );
    await logOut(page);
    await expect(page).toHaveURL('/auth');
    await expect(authScreen(page).form).toBeVisible();
    const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(left).not.toContain('old');
    expect(left).not.toContain('mine');
    expect(left).not.toMatch(/fanfare\.(?!left")/);
    expect(left).toContain('dark');
    await expect(toasts(page, 'info')).toHaveText(/^You are logged out in this browser\./);
    await page.goto('/chat');
    await expect(page).toHaveURL('/auth');
    // The server was not told, and is as soon as it can be.
    expect((await page.request.get('/api/chat-history', { headers })).status()).toBe(200);
    await page.unroute('**/api/auth/logout');
    await page.reload();
    await expect.poll(async () => (await page.request.get('/api/chat-history', { headers })).status()).toBe(401);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('fanfare.left'))).toBeNull();
  });
}

test('AUTH-48 logging out names the session by its header alone, and it is over on the server', async ({
  page,
  product,
}) => {
  const { session, headers } = await signInAnew(page, product);
  await page.goto('/dashboard');
  await inside(page).waitFor();
  const [request] = await Promise.all([page.waitForRequest('**/api/auth/logout'), logOut(page)]);
  const sent = await request.allHeaders();
  expect(sent['x-session-id']).toBe(session.id);
  expect(sent['x-user-id']).toBeUndefined();
  expect(request.postData()).toBeNull();
  await expect(page).toHaveURL('/auth');
  expect((await page.request.get('/api/chat-history', { headers })).status()).toBe(401);
});

test('SESS-14 the next user of the browser starts at the beginning and sees nothing of the last', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.goto('/settings');
  await logOut(page);
  await expect(page).toHaveURL('/auth');
  const next = await addPerson(product);
  const { fill, submit } = authScreen(page);
  await fill({ Email: next.email, Password: next.password });
  await submit();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('fanfare.user'))).toContain(next.email);
});

test('SESS-10 two tabs: logging out in one logs out the other, signing in as well', async ({
  page,
  product,
  context,
}) => {
  const person = await signInAnew(page, product);
  await page.goto('/settings');
  const other = await anotherTab(context, '/brand');
  await expect(inside(other)).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/auth');
  await expect(other).toHaveURL('/auth');
  await signInByForm(other, person);
  await expect(page).toHaveURL('/dashboard');
});

test('SESS-04 a browser whose session ran out long ago is signed in again by its cookie', async ({ page, product }) => {
  const person = await signInAnew(page, product);
  await leave(product, page, person, -60);
  await page.goto('/brand');
  await expect(inside(page)).toBeVisible();
  await expect(page).toHaveURL('/brand');
});

test('a session that somebody made up opens nothing', async ({ page, product }) => {
  const person = await addPerson(product);
  await keepSession(page, product, {
    id: 'made-up-made-up-made-up-made-up-made-up',
    userId: person.id,
    expiresAt: new Date(Date.now() + 60 * MINUTE).toISOString(),
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  expect(await keptSession(page)).toEqual(NOTHING);
});

test('a server that is away for a moment costs nobody a valid session', async ({ page, product }) => {
  const person = await addPerson(product);
  await signIn(page, product, person);
  await page.route('**/api/auth/validate-session', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(inside(page)).toBeVisible();
  await page.reload();
  await expect(inside(page)).toBeVisible();
  expect(await keptSession(page)).not.toContain(null);
});
