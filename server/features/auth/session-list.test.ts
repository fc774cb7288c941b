import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { login, validateSession } from '../../../domain/api/account/auth.ts';
import { endOneSession, endOtherSessions, listSessions } from '../../../domain/api/account/sessions.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { listen } from '../../../tests/support/streams.ts';

const MINUTE = 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const later = (ms: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + ms);
};
const sessionsOf = async (who: Person) => (await make(product.url, listSessions, {}, who.identity)).body.data;
const end = (who: Person, id: string) => make(product.url, endOneSession, { id }, who.identity);
const status = async (who: Person) => (await make(product.url, validateSession, {}, who.identity)).status;

it('ACC-10 sessions are listed with browser and system in plain words, when they began and were last used', async () => {
  const who = await newPerson(product);
  const { email, password } = who;
  const began = product.clock.now.toISOString();
  const elsewhere = await fetch(`${product.url}/api${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ email, password }),
  });
  expect(elsewhere.status).toBe(200);
  later(4 * MINUTE);
  expect(await sessionsOf(who)).toEqual([
    { id: expect.any(String), device: 'Another program', signed_in_at: began, used_at: began, is_current: true },
    { id: expect.any(String), device: 'Firefox on Linux', signed_in_at: began, used_at: began, is_current: false },
  ]);
  later(MINUTE);
  const [own, other] = await sessionsOf(who);
  expect([own?.is_current, own?.used_at, other?.used_at]).toEqual([true, product.clock.now.toISOString(), began]);
});

it('ACC-11 one is ended by its owner alone, once, and signed out at once there', async () => {
  const [who, stranger] = [await newPerson(product), await newPerson(product)];
  const elsewhere = await signInAs(product, who.email, who.password);
  const screen = await listen(product.url, elsewhere.identity);
  await vi.waitFor(() => expect(screen.heard()).toContain('event: ready'));
  const id = (await sessionsOf(who)).find(({ is_current }) => !is_current)?.id ?? '';
  for (const unknown of [randomUUID(), 'x', '../x']) expect((await end(who, unknown)).status).toBe(404);
  expect((await end(stranger, id)).status).toBe(404);
  expect((await make(product.url, endOneSession, { id })).status).toBe(401);
  expect(await status(elsewhere)).toBe(200);

  const replies = await Promise.all(Array.from({ length: 20 }, () => end(who, id)));
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array(19).fill(404)]);
  await screen.closed;
  expect([await status(elsewhere), await status(who), await status(stranger)]).toEqual([401, 200, 200]);
  expect(await sessionsOf(who)).toHaveLength(1);
});

it('ACC-12 all others are ended together, and this one stays', async () => {
  const who = await newPerson(product);
  const others = [await signInAs(product, who.email, who.password), await signInAs(product, who.email, who.password)];
  const { body } = await make(product.url, endOtherSessions, {}, who.identity);
  expect(body.data).toMatchObject([{ is_current: true }]);
  for (const other of others) expect(await status(other)).toBe(401);
  expect(await status(who)).toBe(200);
});
