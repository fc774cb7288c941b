import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findModelServers, testModel } from '../../../domain/api/models.ts';
import { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { errorAnswer, type FakeProviders, startFakeProviders } from '../../../tests/support/doubles/fake-providers.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { gatewaysTo, modelsOf, OWN_KEY } from '../../../tests/support/stage/own-models.ts';

const INSIDE = { provider: 'builtin', model: null, source: 'builtin' };
const TEXT = { kind: 'text', provider: 'openai', key: OWN_KEY, model: 'some-model' } as const;

let providers: FakeProviders;
let product: TestProduct;
let person: Person;
beforeAll(async () => {
  providers = await startFakeProviders();
  product = await startTestProduct(gatewaysTo(providers), { engine: simpleEngine() });
});
beforeEach(async () => {
  providers.requests.length = 0;
  providers.upcoming.length = 0;
  providers.always = null;
  providers.models = ['some-model'];
  person = await newPerson(product);
});
afterAll(async () => {
  await product.stop();
  await providers.close();
});

const mine = () => modelsOf(product, person);
const run = async (type: 'chat' | 'image' | 'audio', who = person) => {
  const agent = { id: 'a', type, name: 'Agent', input: 'Fresh bread every morning.' };
  return (await make(product.url, executeWorkflow, { agents: [agent], connections: [] }, who.identity)).body;
};
const posts = () => providers.requests.filter(({ method }) => method === 'POST');

describe('AI models', () => {
  it('MODEL-01 tells for texts, pictures and voices what serves them, what else may be chosen, and what was used', async () => {
    const state = await mine().get();
    expect(state.kinds.map(({ kind, serving, standard, own }) => ({ kind, serving, standard, own }))).toEqual(
      [
        ['text', 'Built-in editor'],
        ['image', 'Built-in designer'],
        ['speech', 'Built-in voice'],
      ].map(([kind, engine]) => ({ kind, serving: { ...INSIDE, engine }, standard: { ...INSIDE, engine }, own: null })),
    );
    expect(state.kinds.map(({ providers: offered }) => offered.map(({ provider }) => provider))).toEqual([
      ['builtin', 'openai', 'anthropic', 'google'],
      ['builtin', 'openai', 'google'],
      ['builtin', 'openai', 'google'],
    ]);
    expect(state).toMatchObject({
      ownKeysAllowed: true,
      localServersAllowed: false,
      today: { requests: 0, tokens: 0, operatorTokens: 0 },
      limits: { operator: null, own: null },
    });
  });

  it('MODEL-02 serves from the next request on, for its user alone, and names its engine on every output', async () => {
    const stranger = await newPerson(product, 'Stranger');
    await run('chat');
    const { status, body } = await mine().choose({
      ...TEXT,
      key: ` "${OWN_KEY.slice(0, 9)}\n${OWN_KEY.slice(9)}" \r\n`,
    });
    expect([status, body.message]).toEqual([200, 'openai some-model makes your texts from now on']);
    expect(body.data.kinds[0]).toMatchObject({
      serving: { provider: 'openai', model: 'some-model', engine: 'openai some-model', source: 'own' },
      own: { provider: 'openai', model: 'some-model', server: null, trouble: null },
    });
    providers.requests.length = 0;
    expect((await run('chat')).outputs[0]).toMatchObject({
      output: 'Fresh bread every morning at seven.',
      engine: 'openai some-model',
    });
    expect(posts().map(({ headers }) => headers.authorization)).toEqual([`Bearer ${OWN_KEY}`]);
    expect((await run('chat', stranger)).outputs[0]).toMatchObject({ engine: 'Built-in editor' });
    const answer = await say(product.url, person.identity, 'Write a LinkedIn post about our fresh bread at seven');
    expect(answer.body.outputs[0]).toMatchObject({ engine: 'openai some-model' });
    expect(posts()).toHaveLength(2);
    expect((await modelsOf(product, stranger).get()).kinds[0]?.serving).toMatchObject(INSIDE);
  });

  it('MODEL-03 uses one key for all kinds of a provider, shows no more than its last four signs, and drops it with its last use', async () => {
    await mine().choose(TEXT);
    providers.models = ['some-model', 'gpt-image-1'];
    const { status, body } = await mine().choose({ kind: 'image', provider: 'openai' });
    expect([status, body.data.kinds[1]?.serving.engine]).toEqual([200, 'openai gpt-image-1']);
    expect(body.data.kinds[2]?.providers.find(({ provider }) => provider === 'openai')).toMatchObject({
      keyHint: '…wxyz',
      takesKey: true,
    });
    expect((await run('image')).outputs[0]).toMatchObject({ engine: 'openai gpt-image-1' });
    const keys = () => product.sql('select provider, sealed from model_keys where user_id = $1', [person.user.id]);
    expect(await keys()).toHaveLength(1);
    await mine().forget('text');
    expect(await keys()).toHaveLength(1);
    const left = await mine().choose({ kind: 'image', provider: 'builtin' });
    expect(left.body.data.kinds.map(({ serving }) => serving.engine)).toEqual([
      'Built-in editor',
      'Built-in designer',
      'Built-in voice',
    ]);
    expect(await keys()).toEqual([]);
  });

  it('MODEL-04 stays as it was when the new choice fails its test', async () => {
    await mine().choose(TEXT);
    providers.always = errorAnswer(401);
    const refused = await mine().choose({ ...TEXT, key: 'sk-another-key-that-is-wrong' });
    const message = 'OpenAI did not accept this key. Copy it again, whole, from your account there.';
    expect([refused.status, refused.body]).toEqual([
      422,
      expect.objectContaining({ code: 'MODEL_UNUSABLE', message, fields: { key: message } }),
    ]);
    providers.always = null;
    providers.requests.length = 0;
    expect((await run('chat')).outputs[0]).toMatchObject({ engine: 'openai some-model' });
    expect(posts()[0]?.headers.authorization).toBe(`Bearer ${OWN_KEY}`);
  });

  it('MODEL-05 makes one real call for a test, stores nothing, and lists the provider’s models of that kind', async () => {
    providers.models = ['some-model', 'text-embedding-3', 'gpt-image-1', 'tts-1'];
    const { body } = await make(product.url, testModel, { ...TEXT, model: '' }, person.identity);
    expect(body.data).toEqual({
      result: 'ok',
      message: expect.stringMatching(/^some-model answered in \d+\.\d seconds\.$/),
      field: null,
      milliseconds: expect.any(Number),
      model: 'some-model',
      models: ['some-model'],
    });
    expect(posts()).toHaveLength(1);
    expect((await mine().get()).kinds[0]?.own).toBeNull();
    expect(await product.sql('select 1 from model_keys where user_id = $1', [person.user.id])).toEqual([]);
  });

  it('MODEL-06 tells a key of another provider, and one that is none, without sending it anywhere', async () => {
    const told = async (provider: 'openai' | 'anthropic' | 'google', key: string) =>
      (await make(product.url, testModel, { kind: 'text', provider, key }, person.identity)).body.data;
    expect(await told('openai', 'sk-ant-api03-abc')).toMatchObject({
      result: 'other-key',
      field: 'key',
      message: 'This looks like a key of Anthropic. Choose Anthropic, or paste a key of OpenAI.',
    });
    expect((await told('anthropic', 'AIzaSyAbc')).message).toContain('a key of Google');
    expect((await told('google', 'sk-proj-abc')).message).toContain('a key of OpenAI');
    expect((await told('google', ' \n ')).message).toBe('Please paste your Google key');
    expect((await told('google', 'schlüssel')).message).toBe('This holds signs that no key has. Copy the key again.');
    expect(providers.requests).toEqual([]);
  });

  it('MODEL-07 refuses what a provider does not make, an unknown server, and a name that is no model’s', async () => {
    const picture = await mine().choose({ kind: 'image', provider: 'anthropic', key: 'sk-ant-abc' });
    expect([picture.status, picture.body.message]).toEqual([
      400,
      'Anthropic makes texts only. Choose another provider for this.',
    ]);
    for (const model of ['../../admin', 'a?b', 'a b', 'a%2e%2e', '/etc', 'a//b', `a${'b'.repeat(300)}`]) {
      const { status, body } = await mine().choose({ ...TEXT, model });
      expect([model, status, body.message]).toEqual([
        model,
        400,
        'This is not the name of a model. Copy it from the provider’s list.',
      ]);
    }
    const local = await mine().choose({ kind: 'text', provider: 'local', server: '127.0.0.1:11434' });
    expect([local.status, local.body.message]).toEqual([
      403,
      'Whoever runs this Fanfare does not allow local servers. Choose a provider instead.',
    ]);
    expect((await make(product.url, findModelServers, {}, person.identity)).body.data).toEqual([]);
    expect(providers.requests).toEqual([]);
  });

  it('MODEL-08 says whose key it is when a model refuses it later', async () => {
    await mine().choose(TEXT);
    providers.always = errorAnswer(401);
    const body = await run('chat');
    expect(body.message).toContain('The model refused your key. Check it in Settings, Integrations, AI models.');
  });

  it('MODEL-09 is nobody’s without a session', async () => {
    for (const [method, path] of [
      ['GET', '/models'],
      ['GET', '/models/servers'],
      ['POST', '/models/test'],
      ['PUT', '/models/text'],
      ['DELETE', '/models/text'],
      ['PUT', '/model-limit'],
    ] as const) {
      const withBody =
        method === 'GET' || method === 'DELETE' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
      expect((await fetch(`${product.url}/api${path}`, { method, ...withBody })).status).toBe(401);
    }
  });

  it('MODEL-10 tests no more than twenty times in ten minutes', async () => {
    const test = () => make(product.url, testModel, { kind: 'text', provider: 'openai', key: 'AIza' }, person.identity);
    const replies = await Promise.all(Array.from({ length: 25 }, test));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = replies.find(({ status }) => status === 429);
    expect([refused?.body.code, Number(refused?.headers.get('retry-after')) > 0]).toEqual(['RATE_LIMITED', true]);
    expect((await mine().choose(TEXT)).status).toBe(429);
  });
});
