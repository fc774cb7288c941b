import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import * as calls from '../../../domain/api/schedule/scheduled.ts';
import { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { plansOf, say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { type FakeProviders, startFakeProviders } from '../../../tests/support/doubles/fake-providers.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const OVER =
  'You have used up what the connected model may make for you today. You get more tomorrow, and Premium has no such limit.';

describe('what a connected model makes', () => {
  let providers: FakeProviders;
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    providers = await startFakeProviders();
    product = await startTestProduct({
      AI_TEXT_MODEL: 'openai:gpt-5.2',
      OPENAI_API_KEY: 'sk-canary',
      OPENAI_BASE_URL: `${providers.origin}/openai`,
      AI_DAILY_BUDGET: '5',
    });
  });
  beforeEach(async () => {
    product.clock.now = new Date('2027-03-10T09:00:00Z');
    providers.always = null;
    providers.requests.length = 0;
    providers.text = 'Fresh bread every morning at seven.';
    person = await newPerson(product);
  });
  afterAll(async () => {
    await product.stop();
    await providers.close();
  });

  const draft = () => {
    providers.text = JSON.stringify({ text_input: 'Bread', text_description: 'Short.' });
    return make(
      product.url,
      calls.generateContent,
      { description: 'Bread', platforms: ['twitter'], agentType: 'custom' },
      person.identity,
    );
  };
  const agentsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `a${at}`, type: 'chat' as const, name: `A${at}`, input: 'Bread' }));
  const usage = async () => (await make(product.url, checkUsage, {}, person.identity)).body.data;
  const refuse = (status: number): void => {
    providers.always = ({ response }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"no"}}');
    };
  };

  it('RUN-34 counts against a budget of the day, exactly, however many drafts are asked for at once', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, draft));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    expect(refused[0]?.body).toMatchObject({ code: 'QUOTA_EXCEEDED', message: OVER });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBe(15 * 60 * 60);
    expect(providers.requests).toHaveLength(5);
    expect(await usage()).toMatchObject({ remainingUsage: 10, modelBudget: { remaining: 0, limit: 5 } });
    product.clock.now = new Date('2027-03-11T00:00:00Z');
    expect((await draft()).status).toBe(200);
  });

  it('RUN-34 counts every agent of a run', async () => {
    const { body } = await make(
      product.url,
      executeWorkflow,
      { agents: agentsOf(300), connections: [] },
      person.identity,
    );
    expect([body.outputs.length, body.failures.length]).toEqual([5, 295]);
    expect(body.failures[0]?.message).toBe(OVER);
    expect(providers.requests).toHaveLength(5);
  });

  it('RUN-34 counts the reading and the texts of plans; a plan over the budget is written when it runs', async () => {
    const { body } = await say(
      product.url,
      person.identity,
      'Schedule tweets about bread on Thursday, Friday, Saturday, Sunday, Monday, Tuesday and Wednesday at 9am',
    );
    const unwritten = plansOf(body).filter(({ input }) => input === '');
    expect([plansOf(body).length, providers.requests.length, unwritten.length]).toEqual([7, 5, 3]);
    expect(unwritten.map(({ description }) => description)).toEqual(['bread', 'bread', 'bread']);
  });

  it('RUN-34 refuses a chat answer over the budget, and does not count it as a workflow', async () => {
    await make(product.url, executeWorkflow, { agents: agentsOf(5), connections: [] }, person.identity);
    const { status, body } = await say(product.url, person.identity, 'Write about bread');
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 429,
      code: 'QUOTA_EXCEEDED',
      message: OVER,
    });
    expect(await usage()).toMatchObject({ remainingUsage: 9 });
  });

  it('RUN-34 gives back what an outage did not make, and knows no budget for Premium', async () => {
    refuse(401);
    await draft();
    expect(await usage()).toMatchObject({ modelBudget: { remaining: 5, limit: 5 } });
    providers.always = null;
    await product.sql('update users set premium = true where id = $1', [person.user.id]);
    const replies = await Promise.all(Array.from({ length: 8 }, draft));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await usage()).toMatchObject({ modelBudget: null });
  });

  it('RUN-34 leaves approved posts a reserve as large as the budget', async () => {
    const { body } = await make(
      product.url,
      calls.scheduleWorkflow,
      {
        name: 'Bread',
        scheduledAt: '2027-03-10T09:01:00Z',
        agents: agentsOf(7),
        platforms: ['linkedin'],
        agentType: 'custom',
      },
      person.identity,
    );
    await make(product.url, executeWorkflow, { agents: agentsOf(5), connections: [] }, person.identity);
    product.clock.now = new Date('2027-03-10T09:02:00Z');
    await vi.waitFor(
      async () => {
        const task = await make(product.url, calls.getScheduledWorkflow, { id: body.data.id }, person.identity);
        expect(task.body.data).toMatchObject({ status: 'failed', error_message: expect.stringContaining(OVER) });
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(providers.requests).toHaveLength(10);
  });
});
