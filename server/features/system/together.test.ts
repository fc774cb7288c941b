import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { CATALOGUE } from '../../../domain/api/catalogue.ts';
import { schedulerStatus } from '../../../domain/api/schedule/scheduled.ts';
import { askTogether } from '../../../domain/api/system.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await startTestProduct();
  person = await newPerson(product);
});
afterAll(() => product.stop());

const ask = (...addresses: string[]) => make(product.url, askTogether, { asks: addresses.join(' ') }, person.identity);

it('ROUTE-18 several calls are answered in one, each as it would be alone', async () => {
  const alone = await Promise.all(
    [checkUsage, schedulerStatus].map((call) => make(product.url, call, {}, person.identity)),
  );
  const { status, body } = await ask('/usage', '/scheduler-status', '/notices?limit=1');
  expect(status).toBe(200);
  expect([body.answers['/usage'], body.answers['/scheduler-status']]).toEqual(alone.map(({ body: one }) => one));
  expect(body.answers['/notices?limit=1']).toMatchObject({ success: true, data: [] });
});

it('ROUTE-18 what fails, changes something or is unknown is left out, and costs the others nothing', async () => {
  const { status, body } = await ask('/notices?limit=many', '/nowhere', '/together', '/logout', 'http://%', '/usage');
  expect([status, Object.keys(body.answers)]).toEqual([200, ['/usage']]);
});

it('ROUTE-18 whatever can be looked at may be asked together, by many at once, and takes no other with it', async () => {
  const looks = Object.values(CATALOGUE)
    .flat()
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path);
  const tens = Array.from({ length: Math.ceil(looks.length / 10) }, (_, i) => looks.slice(10 * i, 10 * i + 10));
  const replies = await Promise.all([...tens, ...tens].map((some) => ask('/usage', ...some)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(replies.every(({ body }) => body.answers['/usage'] !== undefined)).toBe(true);
});

it('ROUTE-18 one person is shown nothing of another, whatever id is asked with', async () => {
  const other = await newPerson(product);
  const { body } = await ask(`/user-details?userId=${other.identity.userId}`, '/user-details');
  expect(JSON.stringify(body)).not.toContain(other.email);
  expect(JSON.stringify(body.answers['/user-details'])).toContain(person.email);
});

it('ROUTE-18 nobody is answered without a session', async () => {
  const { status } = await make(product.url, askTogether, { asks: '/usage' });
  expect(status).toBe(401);
});
