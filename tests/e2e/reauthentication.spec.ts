import type { Page, Request } from '@playwright/test';
import type { SpawnedProduct } from '../support/spawned-product.ts';
import { expect, test } from './fixtures.ts';
import { takeOverTime } from './page-time.ts';
import { keptSession, query } from './people.ts';
import { toasts } from './screens.ts';
import { messageBox, send, signInAnew } from './signed-in.ts';

const ENDED = 'Your session has ended. Please sign in again.';

// What is counted here is what the visitor's own steps call, not what the page asks for when something has changed.
test.beforeEach(({ page }) => page.route('**/api/events', (route) => route.abort()));

/** Signs somebody in and waits until the page has asked for everything that it asks for by itself. */
async function settle(page: Page, product: SpawnedProduct) {
  const own = ['auth/validate-session', 'cleanup-incomplete-sessions', 'together*'];
  const answers = own.map((call) => page.waitForResponse(`**/api/${call}`));
  const person = await signInAnew(page, product);
  await Promise.all(answers);
  return person;
}

/** The calls that the page makes from now on, by their address. */
function watch(page: Page): { to(path: string): Request[] } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return { to: (path) => requests.filter((request) => new URL(request.url()).pathname === path) };
}

/** The server no longer takes the session; its cookie still opens a new one. */
async function expireSession(product: SpawnedProduct, userId: string): Promise<void> {
  await query(product, `update sessions set expires_at = now() - interval '1 minute' where user_id = $1`, [userId]);
}

/** Asks the chat for a conversation by its event, as the sidebar does. */
async function askFor(page: Page, ...sessionIds: string[]): Promise<void> {
  await page.evaluate((ids) => {
    for (const sessionId of ids) window.dispatchEvent(new CustomEvent('loadChatSession', { detail: { sessionId } }));
  }, sessionIds);
}

test('SESS-15 API-01 API-03 a main call that gets 401 is made again with a new session, and nobody notices', async ({
  page,
  product,
}) => {
  const { id, session } = await settle(page, product);
  const calls = watch(page);
  await expireSession(product, id);
  await send(page, 'Write a tweet: our tea is back');
  await expect(page.getByRole('article', { name: 'Twitter' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(0);

  const [first, second, ...more] = calls.to('/api/execute-chat-workflow');
  expect(more).toEqual([]);
  expect((await first?.response())?.status()).toBe(401);
  expect((await second?.response())?.status()).toBe(200);
  const shared = { 'x-user-id': id, 'x-timezone': 'Europe/Berlin' };
  expect(await first?.allHeaders()).toMatchObject({ ...shared, 'x-session-id': session.id });
  const kept = JSON.parse((await keptSession(page))[0] ?? '{}') as { sessionId: string };
  expect(kept.sessionId).not.toBe(session.id);
  expect(await second?.allHeaders()).toMatchObject({ ...shared, 'x-session-id': kept.sessionId });
  expect(calls.to('/api/auth/refresh-session')).toHaveLength(1);
});

test('SESS-15 calls that are refused together share one new session', async ({ page, product }) => {
  const { id } = await settle(page, product);
  await send(page, 'Write a tweet: our tea is back');
  await expect(page.getByRole('article', { name: 'Twitter' })).toBeVisible();
  const records = () =>
    query<{ session_id: string }>(product, 'select session_id from chat_records where user_id = $1', [id]);
  // The answer is seen as it is written, and kept when it is whole.
  await expect.poll(async () => (await records()).length).toBe(1);
  const sessionId = (await records())[0]?.session_id ?? '';
  const calls = watch(page);
  await expireSession(product, id);
  await askFor(page, sessionId, sessionId);
  const path = `/api/chat-session-messages/${sessionId}`;
  await expect.poll(() => calls.to(path).length).toBe(4);
  const statuses = await Promise.all(calls.to(path).map(async (call) => (await call.response())?.status()));
  expect(statuses.sort()).toEqual([200, 200, 401, 401]);
  expect(calls.to('/api/auth/refresh-session')).toHaveLength(1);
  await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Write a tweet: our tea is back');
});

test('SESS-16 where no new session is to be had, the session is cleared and the visitor signs in again', async ({
  page,
  product,
}) => {
  const { id } = await settle(page, product);
  const calls = watch(page);
  await query(product, 'delete from sessions where user_id = $1', [id]);
  await send(page, 'Write a tweet: our tea is back');
  await expect(page).toHaveURL('/auth');
  await expect(toasts(page)).toHaveText(ENDED);
  expect(await keptSession(page)).toEqual([null, null, null]);
  expect(calls.to('/api/execute-chat-workflow')).toHaveLength(1);
  expect(calls.to('/api/auth/refresh-session')).toHaveLength(1);
});

test('SESS-16 a call that is refused with the new session too is not made a third time', async ({ page, product }) => {
  await settle(page, product);
  const calls = watch(page);
  await page.route('**/api/execute-chat-workflow', (route) => route.fulfill({ status: 401, json: { success: false } }));
  await send(page, 'Write a tweet: our tea is back');
  await expect(page).toHaveURL('/auth');
  expect(calls.to('/api/execute-chat-workflow')).toHaveLength(2);
  expect(await keptSession(page)).toEqual([null, null, null]);
});

test('LIM-01 a main call that is not answered for 120000 ms is given up', async ({ page, product }) => {
  const time = await takeOverTime(page);
  await settle(page, product);
  const { pass } = await time.stop();
  await page.route('**/api/chat-session-messages/*', () => {});
  const [request] = await Promise.all([
    page.waitForRequest('**/api/chat-session-messages/*'),
    askFor(page, '00000000-0000-4000-8000-000000000000'),
  ]);
  await pass(119_999);
  expect(request.failure()).toBeNull();
  await expect(page.getByText('Loading Chat Session')).toBeVisible();
  await pass(1);
  await expect(toasts(page, 'error')).toHaveText('Failed to load chat session messages');
  await expect(messageBox(page)).toBeVisible();
});
