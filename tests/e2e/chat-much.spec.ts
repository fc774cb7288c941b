import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { askOneByOne, send, signInAnew } from './signed-in.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Conversation' }).getByRole('listitem');
const sidebar = (page: Page) => page.getByRole('region', { name: 'Recent conversations' });
const entry = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true });

const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const conversations = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `chat-${first + index}`,
    title: `Conversation ${first + index}`,
    timestamp: at(first + index),
    lastMessage: '',
    messageCount: 300,
  }));

/** A server that holds this many conversations, each of 300 exchanges. */
async function fillHistory(page: Page, total: number): Promise<void> {
  await askOneByOne(page);
  await page.route('**/api/chat-history*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const first = query.has('before') ? 101 : 1;
    const count = Math.min(Number(query.get('sessions')), total - first + 1);
    return route.fulfill({ json: { success: true, data: [], sessions: conversations(first, count) } });
  });
  await page.route('**/api/chat-session-messages/*', (route) => {
    const sessionId = new URL(route.request().url()).pathname.split('/').at(-1);
    const data = Array.from({ length: 300 }, (_, index) => ({
      id: `record-${index + 1}`,
      kind: 'exchange',
      sessionId,
      userMessage: `Question ${index + 1}`,
      message: `Answer ${index + 1}`,
      timestamp: at(600 - index),
      outputs: [],
      status: 'completed',
      workflow_status: null,
    }));
    return route.fulfill({ json: { success: true, data } });
  });
}

test('of a long conversation the end is drawn, and earlier messages appear above without a jump', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await fillHistory(page, 3);
  await page.reload();
  await entry(page, 'Conversation 2').click();
  await expect(rows(page).last()).toContainText('Answer 300');
  await expect(rows(page)).toHaveCount(60);
  const earlier = page.getByRole('button', { name: 'Show earlier messages' });
  await earlier.scrollIntoViewIfNeeded();
  const first = page.getByText('Question 271', { exact: true });
  const top = async () => Math.round((await first.boundingBox())?.y ?? Number.NaN);
  const before = await top();
  await earlier.click();
  await expect(rows(page)).toHaveCount(120);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await expectAccessible(page);
});

test('CHAT-108 a picture that comes while the end is scrolled to stands in sight; who has gone up stays there', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await fillHistory(page, 3);
  await page.reload();
  await entry(page, 'Conversation 2').click();
  await expect(rows(page).last()).toContainText('Answer 300');
  const end = rows(page).last();
  await expect(end).toBeInViewport();
  const scroller = page.getByRole('list', { name: 'Conversation' }).locator('xpath=../..');
  const comesAtTheEnd = (name: string, from: number) =>
    scroller.evaluate(
      (element, [text, top]) => {
        // The picture is there before the browser tells of the scrolling.
        element.scrollTop = element.scrollHeight - element.clientHeight + top;
        const picture = document.createElement('div');
        picture.textContent = text;
        picture.style.cssText = 'height: 600px; display: flex; align-items: end';
        element.firstElementChild?.append(picture);
      },
      [name, from] as const,
    );
  await scroller.evaluate((element) => element.scrollBy(0, -50));
  await comesAtTheEnd('The first picture', 0);
  await expect(page.getByText('The first picture')).toBeInViewport();
  await scroller.hover();
  await page.mouse.wheel(0, -900);
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  await comesAtTheEnd('The second picture', -900);
  await expect(page.getByText('The second picture')).not.toBeInViewport();
});

test('SHELL-02 a search finds conversations that lie further back than the list shows', async ({ page, product }) => {
  await signInAnew(page, product);
  await fillHistory(page, 700);
  await page.reload();
  await expect(sidebar(page).getByRole('listitem')).toHaveCount(100);
  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  await search.fill('Conversation 650');
  await expect(entry(page, 'Conversation 650')).toBeVisible();
  await search.fill('Conversation 701');
  await expect(page.getByText('No conversation is called “Conversation 701”.')).toBeVisible();
  await search.fill('');
  await expect(sidebar(page).getByRole('listitem')).toHaveCount(100);
  await page.getByRole('button', { name: 'Show older conversations' }).click();
  await expect(sidebar(page).getByRole('listitem')).toHaveCount(200);
});

test('HIST-21 a name given in one tab is not undone by another', async ({ page, context, product }) => {
  await signInAnew(page, product);
  await send(page, 'Write a tweet: our tea is back');
  await expect(page.getByRole('article', { name: 'Twitter' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await sidebar(other).getByRole('listitem').hover();
  await other.getByRole('button', { name: 'Rename Write a tweet: our tea is back' }).click();
  await other.keyboard.type('Tea time');
  await other.keyboard.press('Enter');
  await expect(entry(page, 'Tea time')).toBeVisible();
  await send(page, 'Write a tweet: the cocoa is here');
  await expect(page.getByRole('article', { name: 'Twitter' })).toHaveCount(2);
  await other.reload();
  await expect(entry(other, 'Tea time')).toBeVisible();
});

test('what only screen readers see does not stretch the page, which would let its title scroll away', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await send(page, 'Post "The new menu is here" on LinkedIn tomorrow at 9');
  for (let plans = 2; plans <= 4; plans++) {
    await expect(page.getByRole('heading', { name: 'Schedule Created' })).toHaveCount(plans - 1);
    await send(page, `Post "Version ${plans} of it" on LinkedIn tomorrow at ${plans}pm`);
  }
  await expect(page.getByRole('heading', { name: 'Schedule Created' })).toHaveCount(4);
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.boundingBox();
  await rows(page)
    .first()
    .evaluate((row) => row.scrollIntoView({ block: 'start' }));
  expect((await title.boundingBox())?.y).toBe(before?.y);
});

test('an answer for no platform in particular stands for itself, without words around it', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await send(page, 'Write a post: the green tea is back in the shop');
  await expect(rows(page).last()).toContainText('The green tea is back in the shop.');
  await expect(rows(page).last()).not.toContainText('Here’s your');
});
