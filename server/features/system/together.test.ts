import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
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

it('ROUTE-18 nobody is answered without a session', async () => {
  const { status } = await make(product.url, askTogether, { asks: '/usage' });
  expect(status).toBe(401);
});
