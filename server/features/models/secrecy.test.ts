import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chooseModel, forgetModel, getModels, limitModelTokens, testModel } from '../../../domain/api/models.ts';
import { scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import {
  type Behaviour,
  type FakeProviders,
  startFakeProviders,
} from '../../../tests/support/doubles/fake-providers.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { operatorOf } from '../../../tests/support/operator.ts';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { everythingExported, everythingInDataDir, everythingStored } from '../../../tests/support/stage/everything.ts';
import { gatewaysTo, OWN_KEY } from '../../../tests/support/stage/own-models.ts';

/** A provider that repeats the whole key in whatever it says. */
const echo =
  (status: number): Behaviour =>
  ({ request, response }) => {
    const message = `You sent ${request.headers.authorization ?? request.headers['x-api-key']}`;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }));
  };

let providers: FakeProviders;
let product: TestProduct;
const seen: string[] = [];
beforeAll(async () => {
  providers = await startFakeProviders();
  const logTo = { write: (line: string) => seen.push(line) };
  product = await startTestProduct({ ...gatewaysTo(providers), LOG_LEVEL: 'trace' }, { engine: simpleEngine(), logTo });
});
afterAll(async () => {
  await product.stop();
  await providers.close();
});

it('MODEL-11 a key is in no answer, log, export, row or file, whatever the provider echoes, and goes with the account', async () => {
  const person = await newPerson(product);
  const { identity } = person;
  const agent = { id: 'a', type: 'chat', name: 'Writer', input: 'Fresh bread' } as const;
  const TEXT = { kind: 'text', provider: 'openai', key: OWN_KEY, model: 'some-model' } as const;
  const told = async (reply: Promise<{ headers: Headers; body: unknown }>): Promise<void> => {
    const { headers, body } = await reply;
    seen.push(JSON.stringify([...headers, body]));
  };
  const journey = async (): Promise<void> => {
    await told(make(product.url, testModel, TEXT, identity));
    await told(make(product.url, testModel, { ...TEXT, provider: 'google' }, identity));
    await told(make(product.url, chooseModel, TEXT, identity));
    await told(make(product.url, chooseModel, { ...TEXT, kind: 'image' }, identity));
    await told(make(product.url, chooseModel, { ...TEXT, key: `${OWN_KEY}\n${'x'.repeat(600)}` }, identity));
    await told(make(product.url, chooseModel, { ...TEXT, model: OWN_KEY }, identity));
    await told(make(product.url, chooseModel, { ...TEXT, provider: OWN_KEY as 'local', server: OWN_KEY }, identity));
    await told(make(product.url, getModels, {}, identity));
    await told(make(product.url, executeWorkflow, { agents: [agent], connections: [] }, identity));
    await told(say(product.url, identity, 'Write a LinkedIn post about our fresh bread at seven'));
    await told(make(product.url, limitModelTokens, { dailyTokens: 1_000_000 }, identity));
  };
  await journey();
  const scheduledAt = new Date(product.clock.now.getTime() + 60_000).toISOString();
  const task = {
    name: 'Bread',
    scheduledAt,
    agents: [agent],
    platforms: ['linkedin' as const],
    agentType: 'custom' as const,
  };
  await make(product.url, scheduleWorkflow, task, identity);
  for (const status of [400, 403, 404, 429, 401]) {
    providers.always = echo(status);
    await journey();
  }
  product.clock.now = new Date(product.clock.now.getTime() + 120_000);
  await vi.waitFor(
    async () => expect(await product.sql('select status from scheduled_workflows')).toEqual([{ status: 'failed' }]),
    { timeout: 30_000, interval: 100 },
  );
  expect(
    providers.requests.filter(({ headers }) => headers.authorization === `Bearer ${OWN_KEY}`).length,
  ).toBeGreaterThan(10);

  const zip = await everythingExported(product, person);
  expect(zip).not.toMatch(/sealed|model_keys|modelKeys/);
  const [{ sealed } = { sealed: '' }] = await product.sql<{ sealed: string }>('select sealed from model_keys');
  expect(sealed).toMatch(/^v1\.[\w-]{60,}$/);
  const places = {
    seen,
    printed: product.printed,
    zip: [zip],
    rows: [await everythingStored(product)],
    files: [everythingInDataDir(product)],
  };
  expect(seen.join()).toContain('…wxyz');
  // Also no half of it, and in no other writing.
  const forms = [OWN_KEY.slice(0, 16), OWN_KEY.slice(-12), Buffer.from(OWN_KEY).toString('base64').slice(0, 20)];
  for (const [place, texts] of Object.entries(places))
    for (const form of forms) expect([place, texts.filter((text) => text.includes(form))]).toEqual([place, []]);
  expect([...seen, zip].join('\n')).not.toContain(sealed.slice(3, 30));

  expect(await product.sql(`select distinct detail from security_events where kind = 'key-connected'`)).toEqual([
    { detail: 'OpenAI' },
  ]);
  const operator = await operatorOf(product);
  await operator.run('delete', person.email, '--for-ever');
  await operator.close();
  expect(await product.sql('select user_id from model_keys union all select user_id from model_choices')).toEqual([]);
  expect((await make(product.url, forgetModel, { kind: 'text' }, identity)).status).toBe(401);
});
