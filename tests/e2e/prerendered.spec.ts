import type { Page } from '@playwright/test';
import { USER_KEY } from '../../web/lib/session/session-shelf.ts';
import { expect, stillness, test } from './fixtures.ts';
import { addPerson, signInAnew } from './people.ts';
import { authScreen } from './screens.ts';
import { messageBox } from './signed-in.ts';

/** Holds the app's scripts back until told to let them come. */
async function withoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('ROUTE-21 the sign-in screen is seen before its scripts, and takes over what was typed and pressed until then', async ({
  page,
  product,
}) => {
  const person = await addPerson(product);
  const { field, fill, submit } = authScreen(page);
  const letScriptsCome = await withoutScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in to Fanfare' })).toBeVisible();
  await fill({ Email: person.email, Password: person.password });
  await submit();
  await expect(page).toHaveURL('/auth');
  await expect(field('Email')).toHaveValue(person.email);
  letScriptsCome();
  await expect(page).toHaveURL('/dashboard');
});

for (const [mode, heading] of [
  ['sign-in', 'Sign in to Fanfare'],
  ['sign-up', 'Create your account'],
  ['forgot', 'Forgot your password?'],
] as const)
  for (const visitor of ['new', 'returning'] as const)
    test(`ROUTE-21 the ${mode} form of a ${visitor} visitor stands where it stood when its scripts are there`, async ({
      page,
    }) => {
      await page.addInitScript((isReturning) => {
        if (isReturning) localStorage.setItem('returning', 'yes');
      }, visitor === 'returning');
      const letScriptsCome = await withoutScripts(page);
      await page.goto(`/auth?mode=${mode}`, { waitUntil: 'commit' });
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(heading);
      const before = await title.elementHandle();
      const lastField = page.locator('form input').last();
      await lastField.focus();
      const look = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('.auth-card, .auth-card *')].map(({ tagName, className }) =>
            [tagName, String(className)].join(' '),
          ),
        );
      const lookBefore = await look();
      letScriptsCome();
      await expect(page.locator('.cube')).toHaveCount(50);
      expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await look()).toEqual(lookBefore);
      await expect(lastField).toBeFocused();
    });

test('ROUTE-21 whoever is signed in never sees the sign-in screen', async ({ page, product }) => {
  await signInAnew(page, product);
  const letScriptsCome = await withoutScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.locator('form')).toHaveCount(0);
  letScriptsCome();
  await expect(page).toHaveURL('/dashboard');
});

test('ROUTE-21 a dark page’s switch offers the light theme once it is alive', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Use light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

/** Goes to a signed-in screen whose scripts are held back; the frame is there then, if there is one. */
async function goToFrame(page: Page, address: string): Promise<() => Promise<void>> {
  const letScriptsCome = await withoutScripts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return async () => {
    letScriptsCome();
    await expect(page.locator('#root[aria-busy]')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** The load event would wait for the scripts. */
const reload = (page: Page) => page.reload({ waitUntil: 'domcontentloaded' });

/** What only answers tell. */
const UNKNOWN = /No (conversations|workflows)|Nothing (is scheduled|waits)|left today|Coming Soon/;

/** Where everything stands that has a name: the same name may stand in several places. */
async function places(page: Page): Promise<string[]> {
  // A browser paints nothing before its styles are there, but answers.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => 'sheet' in link && link.sheet),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await stillness(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('#root :is(h1, h2, a, button, input, textarea, nav)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `${name} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
  );
}

for (const address of ['/dashboard', '/chat', '/scheduled?tab=builder', '/ready', '/connect', '/settings'])
  for (const width of [1440, 900, 390])
    test(`ROUTE-22 the frame of ${address} lies where its screen does, ${width} pixels wide`, async ({
      page,
      product,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await signInAnew(page, product);
      const letScreenCome = await goToFrame(page, address);
      await expect(page.locator('#root[aria-busy] main')).toBeVisible();
      const before = await places(page);
      expect(before.length).toBeGreaterThan(5);
      await expect(page.getByText(UNKNOWN)).toHaveCount(0);
      await letScreenCome();
      const after = await places(page);
      expect(before.filter((place) => !after.includes(place))).toEqual([]);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
            ).observe({ type: 'layout-shift', buffered: true });
            setTimeout(resolve, 500, 0);
          }),
      );
      expect(shift).toBeLessThan(0.01);
    });

test('ROUTE-22 a frame is the visitor’s own: their name as words, the sidebar as they left it, what they were writing', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await page.evaluate((key) => {
    const user = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...user, name: '<b>Maya</b>' }));
    localStorage.setItem('chat-storage', JSON.stringify({ state: { inputValue: 'A post on tea' } }));
  }, USER_KEY);
  await goToFrame(page, '/dashboard');
  await expect(page.getByRole('button', { name: 'Account: <b>Maya</b>' })).toBeVisible();
  await expect(messageBox(page)).toHaveValue('A post on tea');
  await expect(messageBox(page)).toBeFocused();
  await page.evaluate(() => localStorage.setItem('fanfare.sidebar', 'collapsed'));
  await reload(page);
  await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
});

test('ROUTE-22 a frame holds nothing in whose place the browser keeps something else', async ({ page, product }) => {
  const { user } = await signInAnew(page, product);
  const heading = page.getByRole('heading', { name: 'Stay ahead with AI driven scheduling' });
  await goToFrame(page, '/dashboard');
  await expect(heading).toBeVisible();
  const { y = 0 } = (await heading.boundingBox()) ?? {};
  const keep = (name: string, value: unknown) =>
    page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, JSON.stringify(value)] as const);
  await keep('chat-storage', { state: { messages: [], chatSessions: [{}], inputValue: '' } });
  await reload(page);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(y);
  await keep('chat-storage', { state: { messages: [{}], chatSessions: [{}], inputValue: '' } });
  await reload(page);
  await expect(page.getByRole('link', { name: 'Connect' })).toBeVisible();
  await expect(heading).toHaveCount(0);
  await page.goto('/scheduled?tab=builder', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Build your first workflow' })).toBeVisible();
  await keep(`fanfare.canvas.${user.id}.one`, {});
  await reload(page);
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Build your first workflow' })).toHaveCount(0);
  await page.goto('/settings?section=billing', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: 'Connect' })).toBeVisible();
  await expect(page.locator('main')).toBeEmpty();
});

test('ROUTE-22 no frame is shown to whoever is signed out, whose session ends, or whose account is to be deleted', async ({
  page,
  product,
}) => {
  await goToFrame(page, '/dashboard');
  await expect(page.locator('#root > *')).toHaveCount(0);
  await page.unrouteAll();
  await signInAnew(page, product);
  await page.evaluate(() => localStorage.setItem('fanfare.expiry', new Date(Date.now() + 60_000).toISOString()));
  await goToFrame(page, '/dashboard');
  await expect(page.locator('#root > *')).toHaveCount(0);
  await page.evaluate((key) => {
    const user = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...user, deletionAt: new Date().toISOString() }));
    localStorage.setItem('fanfare.expiry', new Date(Date.now() + 3_600_000).toISOString());
  }, USER_KEY);
  await reload(page);
  await expect(page.locator('#root > *')).toHaveCount(0);
});

test('ROUTE-23 a message that is written and sent on the frame is sent once the chat is there', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const letScreenCome = await goToFrame(page, '/dashboard');
  await expect(messageBox(page)).toBeFocused();
  await page.keyboard.type('Write a post about tea');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await page.keyboard.type(' and more');
  await letScreenCome();
  await expect(page.getByText('Write a post about tea', { exact: true }).first()).toBeVisible();
  await expect(messageBox(page)).toHaveValue('');
});

test('ROUTE-23 what is half written on the frame stays, with the place of the keyboard in it', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const letScreenCome = await goToFrame(page, '/dashboard');
  await expect(messageBox(page)).toBeFocused();
  await page.keyboard.type('Write about tea');
  for (const _ of 'tea') await page.keyboard.press('ArrowLeft');
  await letScreenCome();
  await expect(messageBox(page)).toBeFocused();
  await page.keyboard.type('green ');
  await expect(messageBox(page)).toHaveValue('Write about green tea');
});

test('ROUTE-23 a link and a button that are pressed on the frame do what they do once the screen is there', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const letScreenCome = await goToFrame(page, '/settings');
  await page.getByRole('link', { name: 'Connect' }).click();
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page).toHaveURL('/settings');
  await letScreenCome();
  await expect(page).toHaveURL('/connect');
  await expect(page.getByRole('button', { name: 'Notifications' })).toHaveAttribute('aria-expanded', 'true');
});
