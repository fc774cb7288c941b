import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { messageBox, send, signInAnew } from './signed-in.ts';

const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' });
const entry = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Recent conversations' }).getByRole('button', { name, exact: true });

/** Sends a message and waits until so many answers stand in the conversation. */
async function ask(page: Page, text: string, answers: number): Promise<void> {
  await send(page, text);
  await expect(page.getByRole('article', { name: 'Twitter' })).toHaveCount(answers);
  // The text streams before the answer is kept: what is sent until then waits in the box.
  await expect(page.getByRole('button', { name: 'Stop the answer' })).toHaveCount(0);
}

test('every message stays where it was said: over more messages, reloads and visits elsewhere', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await ask(page, 'Write a tweet: our tea is back', 1);
  await ask(page, 'Write a tweet: the cocoa is here', 2);
  const asked = conversation(page).locator('li > .group');
  const whole = ['Write a tweet: our tea is back', 'Write a tweet: the cocoa is here'];
  await expect(asked).toHaveText(whole);
  await page.reload();
  await expect(asked).toHaveText(whole);
  await expect(page.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);

  await page.getByRole('button', { name: 'New Chat' }).click();
  await ask(page, 'Write a tweet: the oat milk is here', 1);
  await page.reload();
  await entry(page, whole[0] ?? '').click();
  await expect(asked).toHaveText(whole);
  await expect(conversation(page).getByRole('listitem')).toHaveCount(4);
  const sent = page.waitForRequest('**/api/execute-chat-workflow');
  await page.getByRole('button', { name: 'Another version' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ originalMessage: whole[1], variant: 1 });
});

test('a failed message stays when the next one succeeds, over a reload too, and can be tried again', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await ask(page, 'Write a tweet: our tea is back', 1);
  await page.route('**/api/execute-chat-workflow', (route) => route.abort());
  await send(page, 'Write a tweet: the cocoa is here');
  const alert = conversation(page).getByRole('alert');
  await expect(alert).toBeVisible();
  await page.unroute('**/api/execute-chat-workflow');
  await ask(page, 'Write a tweet: the oat milk is here', 2);
  await page.reload();
  const items = conversation(page).getByRole('listitem');
  await expect(items).toHaveCount(6);
  await expect(items.nth(2)).toHaveText('Write a tweet: the cocoa is here');
  await expect(items.nth(3)).toContainText('Network error');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: 'Twitter' })).toHaveCount(3);
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(items).toHaveCount(6);
  await expect(items.nth(4)).toHaveText('Write a tweet: the cocoa is here');
});

test('HIST-34 HIST-26 a failed message outlives a visit elsewhere and a reload there, until it is answered', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const answers = page.getByRole('article', { name: 'Twitter' });
  await ask(page, 'Write a tweet: our tea is back', 1);
  await page.getByRole('button', { name: 'New Chat' }).click();
  await expect(answers).toHaveCount(0);
  await ask(page, 'Write a tweet: milk is 90p now', 1);
  await page.route('**/api/execute-chat-workflow', (route) => route.abort());
  await send(page, 'Write a tweet: cocoa is £2 now');
  const alert = conversation(page).getByRole('alert');
  await expect(alert).toBeVisible();
  await page.unroute('**/api/execute-chat-workflow');

  await entry(page, 'Write a tweet: our tea is back').click();
  const asked = conversation(page).locator('li > .group');
  await expect(asked).toHaveText(['Write a tweet: our tea is back']);
  await page.reload();
  await expect(asked).toHaveText(['Write a tweet: our tea is back']);
  await entry(page, 'Write a tweet: milk is 90p now').click();
  await expect(asked).toHaveText(['Write a tweet: milk is 90p now', 'Write a tweet: cocoa is £2 now']);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(answers).toHaveCount(2);
  await entry(page, 'Write a tweet: our tea is back').click();
  await expect(asked).toHaveText(['Write a tweet: our tea is back']);
  expect(await page.evaluate(() => localStorage.getItem('fanfare.unanswered'))).toBeNull();
});

test('HIST-24 whoever goes away and comes back again and again asks for the list once in five seconds', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await signInAnew(page, product);
  await ask(page, 'Write a tweet: the green tea is back in the shop', 1);
  await expect(page.getByRole('region', { name: 'Recent conversations' }).getByRole('button')).not.toHaveCount(0);
  // From here on time passes only when told to: on a slow machine the visits would be spread over it. What the jump
  // itself makes due is over five seconds later.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await page.clock.runFor(5_000);
  let lists = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/chat-history')) lists += 1;
  });
  const look = (state: 'visible' | 'hidden') =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => shown });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  for (let visit = 0; visit < 6; visit++) {
    await look('hidden');
    await look('visible');
  }
  await expect.poll(() => lists).toBe(1);
  await page.clock.runFor(5_000);
  await expect.poll(() => lists).toBe(2);
});

test('of a text that is too long nothing is cut off: the box says how much, and waits until it is shorter', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  const long = 'tea '.repeat(5_086).trim();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), long);
  await messageBox(page).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(messageBox(page)).toHaveValue(long);
  await expect(messageBox(page)).toHaveAccessibleDescription(
    'Your message has 20,343 characters, and 20,000 fit. Please shorten it by 343, or send it in parts.',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  await expect(messageBox(page)).toHaveValue(long);
  await expectAccessible(page);
  await messageBox(page).fill(long.slice(0, 20_000));
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});
