import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { findModelServers, testModel } from '../../../domain/api/models.ts';
import { getScheduledWorkflow, scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { make } from '../../../tests/support/client.ts';
import { type FakeProviders, startFakeProviders } from '../../../tests/support/doubles/fake-providers.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { gatewaysTo, modelsOf, OWN_KEY } from '../../../tests/support/stage/own-models.ts';
import { createTestDatabase } from '../../../tests/support/test-postgres.ts';

const SECRET_KEY = 'one secret for all machines, long enough';
const TEXT = { kind: 'text', provider: 'openai', key: OWN_KEY, model: 'some-model' } as const;

let providers: FakeProviders;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  providers = await startFakeProviders();
});
beforeEach(() => {
  providers.requests.length = 0;
  providers.always = null;
  providers.models = ['some-model'];
});
// Ten products at once would hold more connections than a PostgreSQL may have.
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => providers.close());

/** One installation on a database of its own, and how to start further processes of it. */
async function installation(settings: Record<string, string> = {}) {
  const database = await createTestDatabase(inject('postgresUrl'));
  stops.push(database.drop);
  const processOf = async (more: Record<string, string> = {}): Promise<TestProduct> => {
    const env = { DATABASE_URL: database.url, SECRET_KEY, ...gatewaysTo(providers), ...settings, ...more };
    const started = await startTestProduct(env, { engine: simpleEngine() });
    stops.push(started.stop);
    return started;
  };
  return { processOf };
}

const engineOf = async ({ url }: TestProduct, { identity }: Person): Promise<string> => {
  const agents = [{ id: 'a', type: 'chat' as const, name: 'Writer', input: 'Fresh bread' }];
  const { body } = await make(url, executeWorkflow, { agents, connections: [] }, identity);
  return body.outputs?.[0]?.engine ?? body.message ?? '';
};
const OPERATOR = { AI_TEXT_MODEL: 'anthropic:claude', ANTHROPIC_API_KEY: 'sk-ant-of-the-operator' };

describe('the operator', () => {
  it('MODEL-17 chooses the standard for everybody; a user’s own choice stands above it, the built-in engine too', async () => {
    const product = await (await installation(OPERATOR)).processOf();
    const person = await newPerson(product);
    const mine = modelsOf(product, person);
    expect((await mine.get()).kinds[0]?.serving).toMatchObject({ engine: 'anthropic claude', source: 'operator' });
    expect(await engineOf(product, person)).toBe('anthropic claude');
    const { body } = await mine.choose({ kind: 'text', provider: 'builtin' });
    expect(body.data.kinds[0]).toMatchObject({
      serving: { engine: 'Built-in editor', source: 'own' },
      standard: { engine: 'anthropic claude', source: 'operator' },
    });
    expect(await engineOf(product, person)).toBe('Built-in editor');
    await mine.forget('text');
    expect(await engineOf(product, person)).toBe('anthropic claude');
    // The operator's key serves, and is nobody's to test or to choose with.
    const test = await make(product.url, testModel, { kind: 'text', provider: 'anthropic' }, person.identity);
    expect(test.body.data).toMatchObject({ result: 'other-key', message: 'Please paste your Anthropic key' });
    expect(JSON.stringify(await mine.get())).not.toContain('sk-ant');
  });

  it('MODEL-18 can forbid keys of one’s own: none is taken, and those of before serve no more', async () => {
    const { processOf } = await installation(OPERATOR);
    const open = await processOf();
    const person = await newPerson(open);
    expect((await modelsOf(open, person).choose(TEXT)).status).toBe(200);
    const strict = await processOf({ AI_OWN_KEYS: 'no' });
    const mine = modelsOf(strict, person);
    const state = await mine.get();
    expect(state.ownKeysAllowed).toBe(false);
    expect(state.kinds[0]).toMatchObject({
      serving: { engine: 'anthropic claude', source: 'operator' },
      own: { provider: 'openai', trouble: 'Whoever runs this Fanfare does not allow keys of your own any more.' },
      providers: [{ provider: 'builtin' }],
    });
    expect(await engineOf(strict, person)).toBe('anthropic claude');
    providers.requests.length = 0;
    const refused = await mine.choose(TEXT);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'NOT_ALLOWED',
      'Whoever runs this Fanfare does not allow keys of your own.',
    ]);
    expect((await make(strict.url, testModel, TEXT, person.identity)).status).toBe(403);
    expect(providers.requests).toEqual([]);
    expect((await mine.choose({ kind: 'text', provider: 'builtin' })).status).toBe(200);
  });

  it('MODEL-19 can allow local servers: they are found with their models, and no other address is ever asked', async () => {
    const near = new URL(providers.origin).host;
    const { processOf } = await installation({ AI_LOCAL_SERVERS: `http://127.0.0.1:9,${providers.origin}` });
    const product = await processOf();
    const person = await newPerson(product);
    const mine = modelsOf(product, person);
    const found = await make(product.url, findModelServers, {}, person.identity);
    expect(found.body.data).toEqual([{ server: near, name: 'Local server', models: ['some-model'] }]);

    for (const address of [
      'localhost:1',
      `${near}/local`,
      `me@${near}`,
      providers.origin,
      '',
      '169.254.169.254',
      '[::1]:80',
    ]) {
      providers.requests.length = 0;
      const { status, body } = await mine.choose({ kind: 'text', provider: 'local', server: address });
      expect([address, status, body.message]).toEqual([
        address,
        400,
        'Please choose one of the servers that were found',
      ]);
      expect(providers.requests).toEqual([]);
    }
    const gone = await mine.choose({ kind: 'text', provider: 'local', server: '127.0.0.1:9' });
    expect([gone.status, gone.body.message]).toEqual([
      422,
      'The server at 127.0.0.1:9 does not answer. Start it, then search again.',
    ]);
    const chosen = await mine.choose({ kind: 'text', provider: 'local', server: near });
    expect(chosen.body.data.kinds[0]).toMatchObject({
      serving: { engine: 'local some-model', source: 'own' },
      own: { server: near, trouble: null },
    });
    expect(await engineOf(product, person)).toBe('local some-model');
    expect(providers.requests.every(({ headers }) => !JSON.stringify(headers).includes('sk-'))).toBe(true);
    // Where the operator allows it no more, the standard serves.
    const stricter = await processOf({ AI_LOCAL_SERVERS: 'http://127.0.0.1:9' });
    expect((await modelsOf(stricter, person).get()).kinds[0]).toMatchObject({
      serving: { engine: 'Built-in editor', source: 'builtin' },
      own: { trouble: 'Whoever runs this Fanfare does not allow this server any more. Choose another one.' },
    });
    expect(await engineOf(stricter, person)).toBe('Built-in editor');
    await mine.forget('text');
    expect(await engineOf(product, person)).toBe('Built-in editor');
  });
});

describe('a choice', () => {
  it('MODEL-20 counts at once in every process, for what is scheduled too, whatever is said on the channel', async () => {
    const { processOf } = await installation();
    const one = await processOf({ SERVICES: 'web' });
    const other = await processOf({ SERVICES: 'web' });
    const worker = await processOf({ SERVICES: 'worker' });
    const person = await newPerson({ url: one.url, dataDir: worker.dataDir });
    expect(await engineOf(other, person)).toBe('Built-in editor');
    await modelsOf(one, person).choose(TEXT);
    await vi.waitFor(async () => expect(await engineOf(other, person)).toBe('openai some-model'), { timeout: 10_000 });
    for (const forged of [
      'nonsense',
      'null',
      '[]',
      '{"userId":7}',
      JSON.stringify({ userId: person.user.id, change: 'models.changed' }),
    ])
      await one.sql(`select pg_notify('fanfare_changes', $1)`, [forged]);
    expect(await engineOf(other, person)).toBe('openai some-model');

    const moment = new Date(one.clock.now.getTime() + 60_000);
    const agents = [{ id: 'a', type: 'chat' as const, name: 'Writer', input: 'Fresh bread' }];
    const task = {
      name: 'Bread',
      scheduledAt: moment.toISOString(),
      agents,
      platforms: ['linkedin' as const],
      agentType: 'custom' as const,
    };
    const { body } = await make(one.url, scheduleWorkflow, task, person.identity);
    for (const each of [one, other, worker]) each.clock.now = new Date(moment.getTime() + 1000);
    await vi.waitFor(
      async () => {
        const { body: now } = await make(one.url, getScheduledWorkflow, { id: body.data.id }, person.identity);
        expect(now.data.status).toBe('completed');
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(await one.sql(`select output->>'engine' as engine from run_nodes`)).toEqual([
      { engine: 'openai some-model' },
    ]);
    await modelsOf(other, person).forget('text');
    await vi.waitFor(async () => expect(await engineOf(one, person)).toBe('Built-in editor'), { timeout: 10_000 });
  });

  it('MODEL-21 whose key can’t be read any more says so, the built-in engine serves, and a new key mends it', async () => {
    const { processOf } = await installation({ ...OPERATOR, SECRET_KEY: '' });
    const product = await processOf();
    const person = await newPerson(product);
    await modelsOf(product, person).choose(TEXT);
    const file = join(product.dataDir, 'secret.key');
    const before = readFileSync(file, 'utf8');
    // Another machine, or a data folder that was put back without its key file.
    const later = await processOf();
    const mine = modelsOf(later, person);
    const broken = (await mine.get()).kinds[0];
    expect(broken).toMatchObject({
      serving: { engine: 'Built-in editor', source: 'builtin' },
      own: {
        provider: 'openai',
        trouble: 'Your stored key can’t be read any more, so the built-in engine serves. Paste the key again.',
      },
    });
    expect(broken?.providers.find(({ provider }) => provider === 'openai')?.keyHint).toBeNull();
    expect(await engineOf(later, person)).toBe('Built-in editor');
    const without = await mine.choose({ kind: 'text', provider: 'openai', model: 'some-model' });
    expect([without.status, without.body.message]).toEqual([422, 'Please paste your OpenAI key']);
    expect((await mine.choose(TEXT)).body.data.kinds[0]?.own).toMatchObject({ trouble: null });
    expect(await engineOf(later, person)).toBe('openai some-model');
    expect(readFileSync(file, 'utf8')).toBe(before);
    writeFileSync(file, 'something else');
    expect((await modelsOf(product, person).get()).kinds[0]?.own?.trouble).toContain('can’t be read any more');
  });
});
