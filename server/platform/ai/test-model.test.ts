import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { ModelKind, ModelProvider, TestResult } from '../../../domain/models.ts';
import { QUICK_BOUNDS } from '../../../tests/support/ai-tasks.ts';
import {
  type Behaviour,
  CANARY,
  cutHalfway,
  drip,
  errorAnswer,
  type FakeProviders,
  flood,
  garbage,
  redirectTo,
  silence,
  stall,
  startFakeProviders,
} from '../../../tests/support/doubles/fake-providers.ts';
import { withFakeProviders } from '../../../tests/support/each-wire.ts';
import { type ModelCandidate, probeModel } from './test-model.ts';

let fake: FakeProviders;
withFakeProviders((started) => {
  fake = started;
});

const PATHS = { openai: 'openai/v1', anthropic: 'anthropic/v1', google: 'google/v1beta', local: 'local/v1' } as const;
const candidate = (provider: ModelProvider, model: string | null = 'some-model'): ModelCandidate => ({
  provider,
  model,
  url: `${fake.origin}/${PATHS[provider]}`,
  key: provider === 'local' ? null : CANARY,
  isOwn: true,
});
/** For what is about slowness; nothing else ends by them, however loaded the machine is. */
const IMPATIENT = { ...QUICK_BOUNDS, textMs: 700, mediaMs: 700, idleMs: 300 };
const test = (provider: ModelProvider, kind: ModelKind = 'text', model?: string | null, bounds = QUICK_BOUNDS) =>
  probeModel(kind, candidate(provider, model), { bounds });

/** Lists its models as ever, and behaves like this when it is really asked for something. */
const whenAsked =
  (behaviour: Behaviour): Behaviour =>
  (context) =>
    context.request.method === 'GET' ? context.answer() : behaviour(context);
const json =
  (status: number, body: unknown): Behaviour =>
  ({ response }) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const page =
  (status: number): Behaviour =>
  ({ response }) =>
    void response.writeHead(status, { 'content-type': 'text/html' }).end(`<!doctype html><title>${CANARY}</title>`);
const nothing: Behaviour = ({ response }) => void response.writeHead(200).end();

const PROVIDERS = ['openai', 'anthropic', 'google', 'local'] as const;
const ROWS = PROVIDERS.flatMap((provider) =>
  (['text', 'image', 'speech'] as const)
    .filter((kind) => provider !== 'anthropic' || kind === 'text')
    .map((kind) => ({ provider, kind })),
);

describe.each(ROWS)('a test of $kind of $provider', ({ provider, kind }) => {
  const model = provider === 'google' && kind !== 'text' ? 'gemini-2.5-flash-image' : 'some-model';
  const FAULTS: [what: string, behaviour: Behaviour, result: TestResult, message: RegExp][] = [
    ['a wrong key', errorAnswer(401), 'wrong-key', /did not accept this key/],
    ['a key that may not', errorAnswer(403), 'not-allowed', /does not let this key use/],
    ['an unpaid account', errorAnswer(402), 'no-credit', /has no credit left/],
    ['too many requests', errorAnswer(429), 'busy', /too many requests with this key/],
    ['an unknown model', errorAnswer(404), 'no-such-model', /does not serve a model ‘/],
    ['a model of another kind', errorAnswer(400), 'refused', /does not make (?:texts|pictures|speech) with/],
    ['a broken server', errorAnswer(500), 'unreachable', /has a fault of its own right now/],
    ['silence', silence, 'slow', /did not answer within 0\.7 seconds/],
    ['an answer that stops', stall, 'slow', /did not answer within/],
    ['a drip', drip, 'slow', /did not answer within/],
    ['a web page', page(200), 'nonsense', /answered with a web page/],
    ['a web page as an error', page(503), 'nonsense', /answered with a web page/],
    ['nothing', nothing, 'nonsense', /answered with nothing/],
    [
      'another form',
      json(200, { 你好: '世界' }),
      'nonsense',
      /gave an answer that can’t be read|answered with nothing/,
    ],
    ['a cut answer', cutHalfway, 'unreachable', /has a fault of its own right now/],
  ];

  it.each(FAULTS)('tells %s in a sentence of its own', async (_what, behaviour, result, message) => {
    fake.models = [model];
    fake.always = whenAsked(behaviour);
    const told = await test(provider, kind, model, result === 'slow' ? IMPATIENT : QUICK_BOUNDS);
    expect(inspect(told)).not.toContain(CANARY.slice(0, 12));
    expect({ ...told, message: '' }).toMatchObject({ result: expect.stringMatching(/./), milliseconds: null, model });
    expect([told.result, told.message]).toEqual([result, expect.stringMatching(message)]);
    expect(told.message.match(/[.!?](?:\s|$)/g)?.length).toBeLessThanOrEqual(2);
    expect(fake.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('passes with one real call, and lists the models', async () => {
    fake.models = [model];
    expect(await test(provider, kind, model)).toMatchObject({ result: 'ok', field: null, model, models: [model] });
    expect(fake.requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  });
});

describe('a test', () => {
  it.each([
    ['openai', 429, { error: { message: 'Du hast kein Guthaben mehr.', code: 'insufficient_quota' } }],
    [
      'anthropic',
      400,
      { type: 'error', error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } },
    ],
    [
      'google',
      429,
      { error: { code: 429, message: 'Check your plan and billing details.', status: 'RESOURCE_EXHAUSTED' } },
    ],
  ] as const)('knows how %s says that there is no credit', async (provider, status, body) => {
    fake.always = whenAsked(json(status, body));
    expect((await test(provider)).result).toBe('no-credit');
  });

  it.each([
    [
      'google',
      400,
      { error: { code: 400, message: '密钥无效', details: [{ reason: 'API_KEY_INVALID' }] } },
      'wrong-key',
    ],
    ['openai', 401, { error: { message: '你的密钥不对' } }, 'wrong-key'],
    ['openai', 400, { error: { message: 'no', code: 'model_not_found' } }, 'no-such-model'],
  ] as const)('reads what %s means, not the language it says it in', async (provider, status, body, result) => {
    fake.always = whenAsked(json(status, body));
    expect((await test(provider)).result).toBe(result);
  });

  it('takes a model that only thinks within its few tokens for a good one', async () => {
    fake.always = whenAsked(
      json(200, {
        id: 'c',
        object: 'chat.completion',
        created: 1,
        model: 'some-model',
        choices: [{ index: 0, message: { role: 'assistant', content: '' }, finish_reason: 'length' }],
        usage: { prompt_tokens: 3, completion_tokens: 64, total_tokens: 67 },
      }),
    );
    expect((await test('local')).result).toBe('ok');
  });

  it('tells of a model that the SDK itself takes for none of this kind', async () => {
    const told = await test('google', 'image', 'imagen-4.0');
    expect(told).toMatchObject({ result: 'refused', field: 'model' });
    expect(told.message).toBe('Google does not make pictures with imagen-4.0. Choose another model.');
  });

  it('goes on where a key may not list models, and takes the suggested one', async () => {
    fake.always = ({ request, response, answer }) =>
      request.method === 'GET' ? void response.writeHead(403).end() : answer();
    expect(await test('openai', 'text', null)).toMatchObject({ result: 'ok', model: 'gpt-5.2', models: [] });
  });

  it('takes the first fitting model that is listed where the suggested one is not', async () => {
    fake.models = ['text-embedding-3', 'gpt-image-1', 'gpt-9', 'gpt-8'];
    expect(await test('openai', 'text', null)).toMatchObject({ model: 'gpt-9', models: ['gpt-9', 'gpt-8'] });
  });

  it('asks a local server for nothing but a model that it lists', async () => {
    const told = await test('local', 'text', 'another');
    expect(told).toMatchObject({ result: 'no-such-model', field: 'model', models: ['some-model'] });
    expect(told.message).toMatch(/^The server at 127\.0\.0\.1:\d+ has no model ‘another’\. Choose one of its list\.$/);
    fake.models = [];
    expect(await test('local', 'text', null)).toMatchObject({ result: 'no-such-model', field: 'model' });
    fake.always = page(200);
    expect(await test('local', 'text', null)).toMatchObject({ result: 'unreachable', field: 'server' });
    fake.always = json(200, { data: [{ id: '../../etc' }, { id: 7 }] });
    expect(await test('local')).toMatchObject({ result: 'unreachable', models: [] });
    expect(fake.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('follows no redirect, neither for the list nor for the call', async () => {
    const elsewhere = await startFakeProviders();
    fake.always = redirectTo(`${elsewhere.origin}/openai/v1/models`);
    expect((await test('openai')).result).toBe('unreachable');
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  it('is not drowned by an endless list or answer', async () => {
    fake.always = flood(fake, 64 * 1024 * 1024);
    expect((await test('openai')).result).toBe('nonsense');
    expect(fake.sentBytes).toBeLessThan(32 * 1024 * 1024);
  });

  it('tells what can’t be reached at all', async () => {
    const told = await probeModel(
      'text',
      { ...candidate('openai'), url: 'http://127.0.0.1:9/v1' },
      { bounds: QUICK_BOUNDS },
    );
    expect(told).toMatchObject({
      result: 'unreachable',
      message: 'OpenAI can’t be reached from here. Try again in a moment.',
    });
  });

  it('ends when nobody waits for it any more', async () => {
    fake.always = whenAsked(silence);
    const gone = new AbortController();
    const testing = probeModel('text', candidate('openai'), {
      bounds: QUICK_BOUNDS,
      signal: gone.signal,
    });
    gone.abort();
    await expect(testing).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('can’t be read from garbage', async () => {
    fake.always = whenAsked(garbage);
    expect((await test('openai')).result).toBe('nonsense');
  });
});
