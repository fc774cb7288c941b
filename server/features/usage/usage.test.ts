import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

describe('the daily quota', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({}, { engine: simpleEngine() });
    product.clock.now = new Date('2027-03-10T09:00:00Z');
  });
  afterAll(() => product.stop());

  const usage = async ({ identity }: Person) => (await make(product.url, checkUsage, {}, identity)).body.data;
  const setAccount = (person: Person, column: 'premium' | 'time_zone', value: unknown) =>
    product.sql(`update users set ${column} = $1 where id = $2`, [value, person.user.id]);

  it('RUN-13 is told by GET /api/usage with isPremium, remainingUsage, limit and resetsAt', async () => {
    const person = await newPerson(product);
    expect(await usage(person)).toEqual({
      isPremium: false,
      remainingUsage: 10,
      limit: 10,
      modelBudget: null,
      resetsAt: '2027-03-11T00:00:00.000Z',
    });
  });

  it('RUN-10 counts each chat answer that runs agents, and no plan, per day of the account’s own zone', async () => {
    const person = await newPerson(product);
    await setAccount(person, 'time_zone', 'Pacific/Auckland');
    product.clock.now = new Date('2027-03-10T10:30:00Z');
    const who = { ...person.identity, timeZone: 'America/New_York' };
    await say(product.url, who, 'Write about bread');
    await say(product.url, who, 'Schedule a LinkedIn post about bread tomorrow at 9am');
    expect(await usage(person)).toMatchObject({ remainingUsage: 9, resetsAt: '2027-03-10T11:00:00.000Z' });
    product.clock.now = new Date('2027-03-10T11:00:00Z');
    expect(await usage(person)).toMatchObject({ remainingUsage: 10, resetsAt: '2027-03-11T11:00:00.000Z' });
  });

  it('RUN-11 is debited before the work: 50 parallel requests give exactly 10 runs', async () => {
    const person = await newPerson(product);
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) => say(product.url, person.identity, `Write about bread, take ${index}`)),
    );
    const refused = replies.filter(({ status }) => status === 429);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(refused).toHaveLength(40);
    expect(refused[0]?.body).toMatchObject({ success: false, code: 'QUOTA_EXCEEDED' });
    expect(refused[0]?.body.message).toMatch(
      /^You have used all 10 free workflows of today\. You get new ones on \w+day, /,
    );
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(
      await product.sql('select count(*)::int as n from chat_records where user_id = $1', [person.user.id]),
    ).toEqual([{ n: 10 }]);
    expect(await usage(person)).toMatchObject({ remainingUsage: 0 });
  });

  it('RUN-09 lets a free account run 10 workflows per day and a premium account any number', async () => {
    const person = await newPerson(product);
    for (let run = 0; run < 10; run++) expect((await say(product.url, person.identity, 'Write on')).status).toBe(200);
    expect((await say(product.url, person.identity, 'Write on')).status).toBe(429);
    await setAccount(person, 'premium', true);
    expect((await say(product.url, person.identity, 'Write on')).status).toBe(200);
    expect(await usage(person)).toMatchObject({ isPremium: true, remainingUsage: null, limit: null });
  });
});
