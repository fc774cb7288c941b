import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const open = ({ identity }: Person, signal: AbortSignal) =>
  fetch(`${product.url}/api/events`, {
    signal,
    headers: { 'x-session-id': identity.sessionId, 'x-user-id': identity.userId },
  });

it('serves so many screens of one person, and others meanwhile; a closed one makes room', async () => {
  const [ada, bob] = [await newPerson(product), await newPerson(product, 'Bob')];
  const [first, rest] = [new AbortController(), new AbortController()];
  expect((await open(ada, first.signal)).status).toBe(200);
  const others = await Promise.all(Array.from({ length: 120 }, () => open(ada, rest.signal)));
  const refused = others.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(21);
  expect(refused[0]?.headers.get('retry-after')).toBe('60');
  expect((await open(bob, rest.signal)).status).toBe(200);
  first.abort();
  await waitFor(async () => expect((await open(ada, rest.signal)).status).toBe(200));
  rest.abort();
});
