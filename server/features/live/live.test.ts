import { afterAll, beforeAll, expect, it } from 'vitest';
import { logout } from '../../../domain/api/account/auth.ts';
import { say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';
import { noticeOf } from '../../platform/db/notifications.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const open = ({ identity }: Person, signal?: AbortSignal) =>
  fetch(`${product.url}/api/events`, {
    ...(signal ? { signal } : {}),
    headers: { 'x-session-id': identity.sessionId, 'x-user-id': identity.userId },
  });

it('API-14 a stream ends when its session is logged out, and those of the same person that are not served live too', async () => {
  const ada = await newPerson(product);
  const streams = await Promise.all(Array.from({ length: 25 }, () => open(ada)));
  await make(product.url, logout, {}, ada.identity);
  for (const stream of streams) expect(await stream.text()).toContain('event: ready');
  expect((await open(ada)).status).toBe(401);
});

it('a logout leaves other people’s streams and lets the same person’s other browsers come back', async () => {
  const [ada, bob] = [await newPerson(product), await newPerson(product, 'Bob')];
  const elsewhere = await signInAs(product, ada.email, ada.password);
  const [mine, his] = [await open(elsewhere), await open(bob)];
  await make(product.url, logout, {}, ada.identity);
  await mine.text();
  expect((await open(elsewhere)).status).toBe(200);
  await product.sql(`select pg_notify('fanfare_changes', $1)`, [noticeOf(bob.identity.userId, 'chat.changed')]);
  const heard = (await textOf(his, 'chat.changed')).match(/event: \S+/g);
  expect(heard).toEqual(['event: ready', 'event: chat.changed']);
});

it('a stream ends when its session does', async () => {
  const ada = await newPerson(product);
  product.clock.now = new Date(Date.parse(ada.session.expiresAt) - 200);
  expect(await (await open(ada)).text()).toContain('event: ready');
  product.clock.now = new Date(ada.session.expiresAt);
  expect((await open(ada)).status).toBe(401);
});

it('a message between processes that nobody can read troubles nobody', async () => {
  const ada = await newPerson(product);
  const stream = await open(ada);
  await product.sql(`select pg_notify('fanfare_changes', '{')`);
  await product.sql(`select pg_notify('fanfare_changes', $1)`, [noticeOf(ada.identity.userId, 'usage.changed')]);
  expect(await textOf(stream, 'usage.changed')).toContain('event: usage.changed');
});

it('CHAT-57 a question back tells the counter that the answer was given back', async () => {
  const ada = await newPerson(product);
  const stream = await open(ada);
  await say(product.url, ada.identity, 'Write a LinkedIn post about our spring fair');
  const heard = (await textOf(stream, 'chat.changed')).match(/event: \S+/g);
  expect(heard).toEqual(['event: ready', 'event: usage.changed', 'event: usage.changed', 'event: chat.changed']);
});

/** What a stream has said until it says this. */
async function textOf(stream: Response, until: string): Promise<string> {
  let text = '';
  for await (const chunk of stream.body ?? []) {
    text += Buffer.from(chunk).toString();
    if (text.includes(until)) break;
  }
  return text;
}

it('serves so many screens of one person, and others meanwhile; a closed one makes room', async () => {
  const [ada, bob] = [await newPerson(product), await newPerson(product, 'Bob')];
  const [first, rest] = [new AbortController(), new AbortController()];
  // Held to the end: a stream that nobody refers to any more is closed with the next collection of garbage.
  const held = [await open(ada, first.signal)];
  const others = await Promise.all(Array.from({ length: 120 }, () => open(ada, rest.signal)));
  const refused = others.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(21);
  expect(refused[0]?.headers.get('retry-after')).toBe('60');
  held.push(await open(bob, rest.signal));
  expect(held.map(({ status }) => status)).toEqual([200, 200]);
  first.abort();
  await waitFor(async () => expect((await open(ada, rest.signal)).status).toBe(200));
  rest.abort();
});
