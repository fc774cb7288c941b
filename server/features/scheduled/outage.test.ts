import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '../../../domain/api/schedule/scheduled.ts';
import { make } from '../../../tests/support/client.ts';
import {
  type Behaviour,
  type FakeProviders,
  startFakeProviders,
} from '../../../tests/support/doubles/fake-providers.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

describe('a model that is away', () => {
  let providers: FakeProviders;
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    providers = await startFakeProviders();
    product = await startTestProduct({
      AI_TEXT_MODEL: 'openai:gpt-5.2',
      OPENAI_API_KEY: 'sk-canary',
      OPENAI_BASE_URL: `${providers.origin}/openai`,
    });
  });
  beforeEach(async () => {
    product.clock.now = new Date('2027-03-10T09:00:00Z');
    person = await newPerson(product);
    providers.requests.length = 0;
    providers.upcoming = [];
    providers.always = null;
  });
  afterAll(async () => {
    await product.stop();
    await providers.close();
  });

  const refusal =
    (status: number): Behaviour =>
    ({ response }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"down"}}');
    };
  const runPost = async () => {
    const { body } = await make(
      product.url,
      calls.scheduleWorkflow,
      {
        name: 'Bread',
        scheduledAt: '2027-03-10T09:01:00Z',
        agents: [{ id: 'chat-1', type: 'chat', name: 'Text', input: 'Bread', description: '' }],
        platforms: ['linkedin'],
        agentType: 'custom',
      },
      person.identity,
    );
    product.clock.now = new Date('2027-03-10T09:02:00Z');
    return vi.waitFor(
      async () => {
        const task = await make(product.url, calls.getScheduledWorkflow, { id: body.data.id }, person.identity);
        expect(task.body.data.status).toMatch(/completed|failed/);
        return task.body.data;
      },
      { timeout: 60_000, interval: 200 },
    );
  };

  it('TASK-52 for some seconds fails no post: the run waits and tries again', { timeout: 90_000 }, async () => {
    providers.upcoming = Array.from({ length: 4 }, () => refusal(503));
    expect(await runPost()).toMatchObject({ status: 'completed', error_message: null });
    expect(providers.requests).toHaveLength(5);
  });

  it('TASK-52 does not wait for what no waiting mends', { timeout: 90_000 }, async () => {
    providers.always = refusal(401);
    expect(await runPost()).toMatchObject({
      status: 'failed',
      error_message: 'Text: The model refused the key. Ask whoever runs this Fanfare to check it.',
    });
    expect(providers.requests).toHaveLength(1);
  });

  it.each([
    [503, 502, 'MODEL_FAILED', 'The model is not available right now. Try again in a moment.'],
    [401, 502, 'MODEL_FAILED', 'The model refused the key. Ask whoever runs this Fanfare to check it.'],
    [
      429,
      429,
      'RATE_LIMITED',
      "We're experiencing high server load due to multiple requests. Please try again later or tomorrow.",
    ],
  ])(
    'SDLG-38 answers a draft with the model’s own failure (%i gives %i)',
    { timeout: 30_000 },
    async (theirs, ours, code, message) => {
      providers.always = refusal(theirs);
      const { status, body, headers } = await make(
        product.url,
        calls.generateContent,
        { description: 'Bread', platforms: ['twitter'], agentType: 'custom' },
        person.identity,
      );
      expect({ status, code: body.code, message: body.message }).toEqual({ status: ours, code, message });
      expect(headers.has('retry-after')).toBe(ours === 429);
    },
  );
});
