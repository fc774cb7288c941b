import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { anotherTab } from './people.ts';
import { askOneByOne, messageBox, send, signInAnew } from './signed-in.ts';

const sidebar = (page: Page) => page.getByRole('region', { name: 'Recent conversations' });
const entry = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true });

async function talk(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'New Chat' }).click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toBeHidden();
  await send(page, text);
  await expect(page.getByRole('article', { name: 'Twitter' })).toBeVisible();
}

test('HIST-01 SHELL-02 several conversations are kept, listed by title, found by it and opened again', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await talk(page, 'Write a tweet: our tea is back');
  await talk(page, 'Write a tweet about our coffee in the park on Sunday');
  await expect(entry(page, 'Write a tweet about our coffee in the park on Sunday')).toBeVisible();
  await expect(sidebar(page).getByRole('heading', { name: 'Today' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('TEA');
  await expect(sidebar(page).getByRole('listitem')).toHaveCount(1);
  await entry(page, 'Write a tweet: our tea is back').click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Write a tweet: our tea is back');
  await expect(page.getByRole('article', { name: 'Twitter' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Write a tweet: our tea is back');
  await page.goto('/chat');
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Write a tweet: our tea is back');
});

test('HIST-35 HIST-36 a conversation’s name is cut at a word, with an ellipsis only where it goes on', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await talk(page, 'Write a tweet: our tea is here');
  await talk(page, 'Write a tweet about our coffee in the park on Sunday');
  // What is seen of a name: the first text in it; the rest stands in it for whoever listens.
  const seen = (name: string) =>
    entry(page, name).evaluate(({ firstElementChild: line }) => ({
      words: line?.firstChild?.textContent,
      isCut: line?.querySelector(':scope > span') !== null,
      overflows: line !== null && line.scrollWidth > line.clientWidth,
    }));
  const long = await seen('Write a tweet about our coffee in the park on Sunday');
  expect(long.words).toMatch(/^Write a tweet about our coffee(?: in the park)?$/);
  expect(long).toMatchObject({ isCut: true, overflows: false });
  expect(await seen('Write a tweet: our tea is here')).toEqual({
    words: 'Write a tweet: our tea is here',
    isCut: false,
    overflows: false,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Write a tweet about our coffee in the park on Sunday',
  );
});

test('HIST-02 SHELL-03 a conversation is renamed in place and deleted after a question', async ({ page, product }) => {
  await signInAnew(page, product);
  await talk(page, 'Write a tweet: our tea is back');
  await sidebar(page).getByRole('listitem').hover();
  await page.getByRole('button', { name: 'Rename Write a tweet: our tea is back' }).click();
  await page.keyboard.type('Tea time');
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Tea time')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tea time' })).toBeVisible();
  await page.reload();
  await expect(entry(page, 'Tea time')).toBeVisible();
  await expectAccessible(page);

  await sidebar(page).getByRole('listitem').hover();
  await page.getByRole('button', { name: 'Delete Tea time' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this conversation?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(entry(page, 'Tea time')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Tea time' }).click();
  // Asked again before the browser has told that it was closed, it stays open.
  await question.evaluate(async (asking: HTMLDialogElement) => {
    const turned = (isOpen: boolean) =>
      new Promise<void>((done) => {
        const watch = new MutationObserver(() => {
          if (asking.open === isOpen) done();
        });
        watch.observe(asking, { attributes: true });
      });
    const closed = turned(false);
    [...asking.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel')?.click();
    await closed;
    const opened = turned(true);
    document.querySelector<HTMLElement>('[aria-label="Delete Tea time"]')?.click();
    await opened;
    // The end of the first one is told in a task of its own.
    await new Promise((done) => setTimeout(done));
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(entry(page, 'Tea time')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Stay ahead with AI driven scheduling' })).toBeVisible();
});

test('a blank name and a failed delete are told', async ({ page, product }) => {
  await signInAnew(page, product);
  await talk(page, 'Write a tweet: our tea is back');
  await sidebar(page).getByRole('listitem').hover();
  await page.getByRole('button', { name: 'Rename Write a tweet: our tea is back' }).click();
  await page.getByRole('textbox', { name: 'Conversation name' }).fill(' ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to update chat name')).toBeVisible();
  await expect(entry(page, 'Write a tweet: our tea is back')).toBeVisible();
  await page.route('**/api/chat/*', (route) => route.abort());
  await sidebar(page).getByRole('listitem').hover();
  await page.getByRole('button', { name: 'Delete Write a tweet: our tea is back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete chat session')).toBeVisible();
  await expect(entry(page, 'Write a tweet: our tea is back')).toBeVisible();
});

test('all conversations are cleared from the list’s menu, after a question', async ({ page, product }) => {
  await signInAnew(page, product);
  await talk(page, 'Write a tweet: our tea is back');
  await talk(page, 'Write a tweet: coffee is half price');
  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: 'Clear all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).click();
  await expect(sidebar(page).getByText('No conversations yet.')).toBeVisible();
  await expect(messageBox(page)).toBeFocused();
  await page.reload();
  await expect(sidebar(page).getByText('No conversations yet.')).toBeVisible();
});

test('CHAT-18 CHAT-19 CHAT-20 CHAT-21 loading is told, and two events of the browser steer the chat', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await talk(page, 'Write a tweet: our tea is back');
  await page.evaluate(() => window.dispatchEvent(new Event('newChatRequested')));
  await expect(page.getByRole('heading', { name: 'Stay ahead with AI driven scheduling' })).toBeVisible();

  await expect(page.getByRole('button', { name: 'Write a tweet: our tea is back', exact: true })).toBeVisible();

  let release = () => {};
  const hold = (address: string) => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    return page.route(address, async (route) => {
      await held;
      await route.continue();
    });
  };
  const sessionId = await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return JSON.parse(localStorage.getItem('chat-storage') ?? '').state.chatSessions[0].id;
  });
  await hold('**/api/chat-session-messages/*');
  await page.evaluate(
    (id) => window.dispatchEvent(new CustomEvent('loadChatSession', { detail: { sessionId: id } })),
    sessionId,
  );
  await expect(page.getByText('Loading Chat Session')).toBeVisible();
  release();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Write a tweet: our tea is back');
  await expect(page.getByText('Loading Chat Session')).toBeHidden();

  await askOneByOne(page);
  await hold('**/api/chat-history*');
  await page.reload();
  await expect(page.getByText('Fetching your chat history...')).toBeVisible();
  release();
  await expect(page.getByText('Fetching your chat history...')).toBeHidden();
});

test('SESS-12 SESS-14 whoever logs out leaves nothing behind, even if the server does not answer', async ({
  page,
  product,
}) => {
  await signInAnew(page, product);
  await talk(page, 'Write a tweet: our tea is back');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  // Nothing that was about to be written comes after.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  expect(await page.evaluate(() => localStorage.getItem('chat-storage'))).toBeNull();
  await signInAnew(page, product);
  await expect(sidebar(page).getByText('No conversations yet.')).toBeVisible();
});

test('a new chat asked for on another page begins there', async ({ page, product }) => {
  await signInAnew(page, product);
  await talk(page, 'Write a tweet: our tea is back');
  await page.getByRole('link', { name: 'Brand' }).click();
  await expect(page).toHaveURL(/\/brand$/);
  await page.reload();
  await page.getByRole('button', { name: 'New Chat' }).click();
  await expect(page.getByRole('heading', { name: 'Stay ahead with AI driven scheduling' })).toBeVisible();
  await page.getByRole('link', { name: 'Brand' }).click();
  await entry(page, 'Write a tweet: our tea is back').click();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Write a tweet: our tea is back');
});

test('HIST-36 on a phone what the search of conversations is for stands whole in its field', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAnew(page, product);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const room = await page.getByRole('searchbox', { name: 'Search conversations' }).evaluate((field) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || !(field instanceof HTMLInputElement)) return null;
    pen.font = getComputedStyle(field, '::placeholder').font;
    return field.clientWidth - pen.measureText(field.placeholder).width;
  });
  expect(room).toBeGreaterThan(0);
});

test('on a phone a conversation is opened from the menu, which closes', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAnew(page, product);
  await send(page, 'Write a tweet: our tea is back');
  await expect(page.getByRole('article', { name: 'Twitter' })).toBeVisible();
  await page.getByRole('button', { name: 'New Chat' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await entry(page, 'Write a tweet: our tea is back').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Write a tweet: our tea is back');
});

test('what is asked in one tab shows in another that is seen, in its list and in the open conversation', async ({
  page,
  context,
  product,
}) => {
  await signInAnew(page, product);
  await talk(page, 'Write a tweet: our tea is back');
  const listening = context.waitForEvent('response', (response) => response.url().endsWith('/api/events'));
  const other = await anotherTab(context, `${product.url}/dashboard`);
  await listening;
  await entry(other, 'Write a tweet: our tea is back').click();
  await expect(other.getByRole('list', { name: 'Conversation' })).toContainText('Write a tweet: our tea is back');
  await send(page, 'Write a tweet: coffee is half price');
  await expect(other.getByRole('list', { name: 'Conversation' })).toContainText('Write a tweet: coffee is half price');
  for (const tab of [page, other]) await expect(tab.getByRole('article', { name: 'Twitter' })).toHaveCount(2);
  await talk(page, 'Write a tweet: rye bread is in');
  await expect(entry(other, 'Write a tweet: rye bread is in')).toBeVisible();
  await expect(other.getByRole('list', { name: 'Conversation' })).not.toContainText('rye bread');
});
