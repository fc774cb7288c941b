import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { limitModelTokens } from '../../../domain/api/models.ts';
import { generateContent, getScheduledWorkflow, scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { errorAnswer, type FakeProviders, startFakeProviders } from '../../../tests/support/doubles/fake-providers.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { gatewaysTo, modelsOf, OWN_KEY } from '../../../tests/support/stage/own-models.ts';

const OWN_LIMIT =
  'Today’s token limit that you have set is reached. Raise it in Settings, Integrations, AI models, or go on tomorrow.';
const OPERATOR_LIMIT = 'Today’s tokens for connected models are used up. You get new ones tomorrow.';
/** What every text of the loopback providers costs. */
const EACH = 8;

describe('the tokens of connected models', () => {
  let providers: FakeProviders;
  let product: TestProduct;
  let person: Person;
  beforeAll(async () => {
    providers = await startFakeProviders();
    product = await startTestProduct(
      {
        ...gatewaysTo(providers),
        AI_TEXT_MODEL: 'openai:gpt-5.2',
        OPENAI_API_KEY: 'sk-of-the-operator',
        AI_DAILY_BUDGET: '3',
        AI_DAILY_TOKENS: '100000',
      },
      { engine: simpleEngine() },
    );
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

  const mine = () => modelsOf(product, person);
  const today = async () => (await mine().get()).today;
  const connect = (kind: 'text' | 'image' | 'speech' = 'text', provider: 'openai' | 'google' = 'openai') =>
    mine().choose({ kind, provider, key: provider === 'openai' ? OWN_KEY : 'AIzaOwn', model: 'some-model' });
  const limit = (dailyTokens: number | null) => make(product.url, limitModelTokens, { dailyTokens }, person.identity);
  const agentsOf = (count: number, type: 'chat' | 'image' | 'audio' = 'chat') =>
    Array.from({ length: count }, (_, at) => ({ id: `a${at}`, type, name: `A${at}`, input: 'Fresh bread' }));
  const run = async (...agents: ReturnType<typeof agentsOf>) =>
    (await make(product.url, executeWorkflow, { agents, connections: [] }, person.identity)).body;
  const budget = async () => (await make(product.url, checkUsage, {}, person.identity)).body.data.modelBudget;
  const posts = () => providers.requests.filter(({ method }) => method === 'POST').length;
  const spend = (tokens: number, operatorTokens = 0) =>
    product.sql(
      `insert into usage_days (user_id, day, used, tokens, operator_tokens) values ($1, '2027-03-10', 0, $2, $3)
       on conflict (user_id, day) do update set tokens = excluded.tokens, operator_tokens = excluded.operator_tokens`,
      [person.user.id, tokens, operatorTokens],
    );

  it('MODEL-12 are counted as the provider reports them, for every kind of call, with the requests', async () => {
    await run(...agentsOf(1));
    expect(await today()).toEqual({
      requests: 1,
      tokens: EACH,
      operatorTokens: EACH,
      resetsAt: '2027-03-11T00:00:00.000Z',
    });
    await connect();
    await run(...agentsOf(2));
    await say(product.url, person.identity, 'Write a LinkedIn post about our fresh bread at seven');
    expect(await today()).toMatchObject({ requests: 5, tokens: 5 * EACH, operatorTokens: EACH });
    providers.text = JSON.stringify({ text_input: 'Bread', text_description: 'Short.' });
    const draft = { description: 'Bread', platforms: ['twitter' as const], agentType: 'custom' as const };
    await make(product.url, generateContent, draft, person.identity);
    expect(await today()).toMatchObject({ requests: 6, tokens: 6 * EACH });
    await connect('image');
    await connect('speech', 'google');
    const before = await today();
    const { outputs } = await run(...agentsOf(1, 'image'), ...agentsOf(1, 'audio').map((one) => ({ ...one, id: 'b' })));
    expect(outputs.map(({ engine }) => engine).sort()).toEqual(['google some-model', 'openai some-model']);
    expect(await today()).toMatchObject({ requests: before.requests + 2, operatorTokens: EACH });
  });

  it('MODEL-12 count a stream as it was used, a refusal as nothing, and what was left halfway as estimated', async () => {
    await connect();
    const counted = await today();
    const answer = await fetch(`${product.url}/api/execute-workflow`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-session-id': person.identity.sessionId,
        'x-user-id': person.identity.userId,
      },
      body: JSON.stringify({ agents: agentsOf(1), connections: [] }),
    });
    expect(await answer.text()).toContain('openai some-model');
    expect(await today()).toMatchObject({ requests: counted.requests + 1, tokens: counted.tokens + EACH });
    providers.always = errorAnswer(401);
    await run(...agentsOf(1));
    expect(await today()).toMatchObject({ requests: counted.requests + 2, tokens: counted.tokens + EACH });
    providers.always = ({ response }) => void response.writeHead(200).end('neither');
    await run(...agentsOf(1));
    expect((await today()).tokens).toBeGreaterThan(counted.tokens + 1000);
  });

  it('MODEL-13 stop at the user’s own limit with a sentence, and nothing else serves in silence', async () => {
    await connect();
    expect((await limit(1000)).body.data.limits).toEqual({ operator: 100_000, own: 1000 });
    await spend(1000);
    providers.requests.length = 0;
    const { message } = await run(...agentsOf(1));
    expect(message).toBe(`Failed to execute workflow: A0: ${OWN_LIMIT}`);
    const chat = await say(product.url, person.identity, 'Write a LinkedIn post about our fresh bread at seven');
    expect([chat.status, chat.body.code, chat.body.message]).toEqual([429, 'QUOTA_EXCEEDED', OWN_LIMIT]);
    expect(Number(chat.headers.get('retry-after'))).toBe(15 * 60 * 60);
    expect(posts()).toBe(0);
    // A new key can still be tried, and a raised limit counts at once.
    expect((await connect()).status).toBe(200);
    await limit(5000);
    expect((await run(...agentsOf(1))).outputs[0]).toMatchObject({ engine: 'openai some-model' });
    await limit(1);
    product.clock.now = new Date('2027-03-11T00:00:00Z');
    expect((await run(...agentsOf(1))).outputs).toHaveLength(1);
  });

  it('MODEL-13 let no more begin than the limit has room for, however many come at once', async () => {
    await product.sql('update users set premium = true where id = $1', [person.user.id]);
    await connect();
    await limit(4000);
    await spend(0);
    // Nobody is answered before all have asked, so that every one of them is under way.
    const waiting: (() => void)[] = [];
    providers.always = ({ answer }) => void waiting.push(answer);
    const replies = Array.from({ length: 20 }, () => run(...agentsOf(1)));
    const refused = new Promise<void>((resolve) => {
      let left = 16;
      for (const reply of replies)
        void reply.then(({ outputs }) => {
          if (!outputs && --left === 0) resolve();
        });
    });
    // Each is taken for somewhat more than a thousand until it has told what it used.
    await refused;
    expect(waiting.length).toBe(4);
    providers.always = null;
    for (const answer of waiting) answer();
    const bodies = await Promise.all(replies);
    expect(bodies.filter(({ message }) => message?.includes(OWN_LIMIT))).toHaveLength(16);
    expect(await today()).toMatchObject({ tokens: 4 * EACH });
  });

  it('MODEL-14 of the operator’s models have a limit of their own, which own keys do not touch', async () => {
    await spend(100_000, 100_000);
    expect((await run(...agentsOf(1))).message).toContain(OPERATOR_LIMIT);
    expect(posts()).toBe(0);
    expect(await budget()).toEqual({ remaining: 3, limit: 3 });
    await connect();
    expect((await run(...agentsOf(1))).outputs[0]).toMatchObject({ engine: 'openai some-model' });
    expect(await today()).toMatchObject({ tokens: 100_000 + 2 * EACH, operatorTokens: 100_000 });
  });

  it('MODEL-14 leave the operator’s budget alone where the key is the user’s own', async () => {
    await run(...agentsOf(1));
    expect(await budget()).toEqual({ remaining: 2, limit: 3 });
    await connect();
    expect((await run(...agentsOf(6))).outputs).toHaveLength(6);
    expect(await budget()).toBeNull();
    await mine().forget('text');
    expect(await budget()).toEqual({ remaining: 2, limit: 3 });
  });

  it('MODEL-15 leave approved posts as much again in reserve, made by their owner’s choice', async () => {
    await connect();
    await limit(1000);
    const task = {
      name: 'Bread',
      scheduledAt: '2027-03-10T09:01:00Z',
      agents: agentsOf(1),
      platforms: ['linkedin' as const],
      agentType: 'custom' as const,
    };
    const ids: string[] = [];
    for (const used of [1500, 2000]) {
      await spend(used);
      ids.push((await make(product.url, scheduleWorkflow, task, person.identity)).body.data.id);
      product.clock.now = new Date('2027-03-10T09:02:00Z');
      await vi.waitFor(
        async () => {
          const id = ids.at(-1) ?? '';
          const { body } = await make(product.url, getScheduledWorkflow, { id }, person.identity);
          expect(['completed', 'failed']).toContain(body.data.status);
        },
        { timeout: 30_000, interval: 100 },
      );
      product.clock.now = new Date('2027-03-10T09:00:00Z');
    }
    const ends = await Promise.all(
      ids.map(async (id) => (await make(product.url, getScheduledWorkflow, { id }, person.identity)).body.data),
    );
    expect(ends.map(({ status, error_message }) => [status, error_message])).toEqual([
      ['completed', null],
      ['failed', `A0: ${OWN_LIMIT}`],
    ]);
    const made = await product.sql<{ engine: string }>(
      `select output->>'engine' as engine from run_nodes join runs on runs.id = run_id where scheduled_workflow_id = $1`,
      [ids[0]],
    );
    expect(made).toEqual([{ engine: 'openai some-model' }]);
  });

  it('MODEL-16 take no limit that is none', async () => {
    for (const dailyTokens of [0, -5, 1.5, 2_000_000_000, '12' as never])
      expect((await limit(dailyTokens)).status).toBe(400);
    expect((await limit(null)).body).toMatchObject({
      message: 'No limit of your own any more',
      data: { limits: { own: null } },
    });
  });
});
