import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listPendingPlans } from '../../../domain/api/schedule/plans.ts';
import { make } from '../../../tests/support/client.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const DAY = 24 * 60 * 60_000;
let product: TestProduct;
let ada: Person;
beforeAll(async () => {
  product = await startTestProduct();
  ada = await newPerson(product);
});
afterAll(() => product.stop());

const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();
const plan = (name: string, days: number, sessionId: string, state = 'pending') =>
  product.sql(
    `insert into schedule_plans (user_id, session_id, state, workflow_name, description, input, platforms, agent_type, medium,
       frequency, recurrence, scheduled_at, wall_time, time_zone, assumed, original_message)
     values ($1, $2, $3, $4, '', 'Words', '["linkedin"]', 'custom', 'text', 'daily', 'FREQ=DAILY', $5, '2026-11-20T09:00', 'UTC', '[]', '')`,
    [ada.user.id, sessionId, state, name, inDays(days)],
  );

it('MONTH-12 plans that wait for approval are listed soonest first, for a stretch of time, and only where they can be approved', async () => {
  const talk = randomUUID();
  await product.sql(`insert into chat_sessions (id, user_id, title, last_message) values ($1, $2, 'Talk', '')`, [
    talk,
    ada.user.id,
  ]);
  await plan('Later', 9, talk);
  await plan('Sooner', 2, talk);
  await plan('Approved', 3, talk, 'confirmed');
  await plan('Of a deleted conversation', 4, randomUUID());
  const names = async (input: object, who = ada) =>
    (await make(product.url, listPendingPlans, input, who.identity)).body.data.map(({ name }) => name);
  expect(await names({})).toEqual(['Sooner', 'Later']);
  expect(await names({ from: inDays(5), to: inDays(20) })).toEqual(['Later']);
  expect(await names({}, await newPerson(product, 'Bob'))).toEqual([]);
  const page = await make(product.url, listPendingPlans, { limit: 1, count: true }, ada.identity);
  expect([page.body.data.map(({ name }) => name), page.body.count]).toEqual([['Sooner'], 2]);
  expect(await names({ after: page.body.next ?? '' })).toEqual(['Later']);
  const { body } = await make(product.url, listPendingPlans, {}, ada.identity);
  expect(body.next).toBeNull();
  expect(body.data[0]).toMatchObject({
    sessionId: talk,
    platforms: ['linkedin'],
    text: 'Words',
    recurrenceText: expect.any(String),
  });
});
