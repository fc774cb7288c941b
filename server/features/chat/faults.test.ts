import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { chatHistory } from '../../../domain/api/chat.ts';
import { planOf, plansOf, say, streamed } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { type FakeProviders, startFakeProviders } from '../../../tests/support/doubles/fake-providers.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';

const MESSAGE = 'Write about bread';
const SCHEDULE = 'Schedule a post about bread on LinkedIn tomorrow at 9am';
const NOTE =
  'The connected model could not be used, so the built-in assistant answered: The model refused the key. Ask whoever runs this Fanfare to check it.';

describe('the chat when a provider fails', () => {
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
    providers.always = null;
    person = await newPerson(product);
  });
  afterAll(async () => {
    await product.stop();
    await providers.close();
  });

  const refuse = (status: number): void => {
    providers.always = ({ response }) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'sk-canary internal detail', type: 'x' } }));
    };
  };
  const records = async () => (await make(product.url, chatHistory, {}, person.identity)).body.data;

  it('answers by itself, says so in a plain sentence, and tells nothing inner', async () => {
    refuse(401);
    const { status, body } = await say(product.url, person.identity, 'Write a post: fresh bread at seven on Friday.');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'completed',
      outputs: [
        {
          output: expect.stringContaining('Fresh bread at seven on Friday.'),
          engine: 'Built-in editor',
          notes: [NOTE],
        },
      ],
    });
    expect(body.message).toContain(NOTE);
    expect(JSON.stringify(body)).not.toContain('canary');
    expect(await records()).toMatchObject([{ id: body.chat_id, status: 'completed', message: body.message }]);
    providers.always = null;
    const again = await say(product.url, person.identity, MESSAGE, { sessionId: body.session_id });
    expect(again.body.status).toBe('completed');
    expect(again.body.outputs[0]).toMatchObject({ output: providers.text, engine: expect.stringContaining('gpt-5.2') });
  });

  it('gives what could be made, and says what could not', async () => {
    providers.always = ({ request, response, answer }) => {
      if (!JSON.stringify(request.body).includes('post for Twitter')) return answer();
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"no"}}');
    };
    const { body } = await say(product.url, person.identity, 'Write a LinkedIn post and a tweet about bread');
    expect(body.status).toBe('completed');
    expect(body.outputs).toMatchObject([{ platform: 'linkedin' }]);
    expect(body.message).toBe(
      'Here’s your text for LinkedIn. Nothing could be made for Twitter: The model refused the key. Ask whoever runs this Fanfare to check it.',
    );
  });

  it('makes plans all the same', async () => {
    refuse(401);
    const reply = await say(product.url, person.identity, SCHEDULE);
    expect(planOf(reply)).toMatchObject({ input: 'bread', platforms: ['linkedin'], state: 'pending' });
    expect(reply.body.message).toContain(NOTE);
  });
});

describe('a chat message that is cut off or sent again', () => {
  let product: TestProduct;
  let person: Person;
  let opened: PromiseWithResolvers<void>;
  let calls = 0;
  const aborted: boolean[] = [];
  beforeAll(async () => {
    const engine = simpleEngine({
      write: async (task) => {
        calls++;
        await opened.promise;
        return `Written: ${task.brief} (${calls})`;
      },
      draw: (_, signal) =>
        new Promise((_resolve, reject) => {
          calls++;
          signal?.addEventListener('abort', () => {
            aborted.push(true);
            reject(signal.reason);
          });
        }),
    });
    product = await startTestProduct({}, { engine });
  });
  beforeEach(async () => {
    calls = 0;
    aborted.length = 0;
    opened = Promise.withResolvers();
    person = await newPerson(product);
  });
  afterAll(() => product.stop());

  const records = async () => (await make(product.url, chatHistory, {}, person.identity)).body.data;
  const used = async () =>
    10 - ((await make(product.url, checkUsage, {}, person.identity)).body.data.remainingUsage ?? 0);

  it('is aborted when the client goes, keeps nothing, and can be sent again', async () => {
    const leaving = new AbortController();
    const events = streamed(product.url, person.identity, 'Draw a picture of bread', { signal: leaving.signal });
    await events.next();
    await vi.waitFor(() => expect(calls).toBe(1), { timeout: 10_000 });
    leaving.abort();
    await expect(events.next()).rejects.toThrow();
    await vi.waitFor(() => expect(aborted).toEqual([true]), { timeout: 10_000 });
    expect(await records()).toEqual([]);
    expect(await product.sql('select 1 from chat_sessions where user_id = $1', [person.user.id])).toEqual([]);
    opened.resolve();
    expect((await say(product.url, person.identity, MESSAGE)).body.status).toBe('completed');
    expect(await records()).toHaveLength(1);
    expect(await used()).toBe(2);
  });

  it('makes no plan for a client that is gone', async () => {
    const leaving = new AbortController();
    const sent = fetch(`${product.url}/api/execute-chat-workflow`, {
      method: 'POST',
      signal: leaving.signal,
      headers: {
        'content-type': 'application/json',
        'x-session-id': person.identity.sessionId,
        'x-user-id': person.identity.userId,
      },
      body: JSON.stringify({ originalMessage: SCHEDULE }),
    });
    await vi.waitFor(() => expect(calls).toBe(1), { timeout: 10_000 });
    leaving.abort();
    await expect(sent).rejects.toThrow();
    // The next request of the same person is answered only after the server has seen the first one end.
    await records();
    opened.resolve();
    await vi.waitFor(async () => expect(await records()).toEqual([]));
    expect(await product.sql('select 1 from schedule_plans where user_id = $1', [person.user.id])).toEqual([]);
  });

  it('is answered once under one requestId: sent again, it gets the same answer and costs nothing', async () => {
    opened.resolve();
    const requestId = randomUUID();
    const first = await say(product.url, person.identity, MESSAGE, { requestId });
    const second = await say(product.url, person.identity, MESSAGE, { requestId });
    expect(second.body).toEqual(first.body);
    expect(calls).toBe(1);
    expect(await used()).toBe(1);
    const other = await newPerson(product);
    expect((await say(product.url, other.identity, MESSAGE, { requestId })).body.chat_id).not.toBe(first.body.chat_id);
  });

  it('is kept once when it is sent many times at once, plans included, and counts once', async () => {
    const [requestId, planRequestId] = [randomUUID(), randomUUID()];
    const sending = [
      ...Array.from({ length: 5 }, () => say(product.url, person.identity, MESSAGE, { requestId })),
      ...Array.from({ length: 5 }, () => say(product.url, person.identity, SCHEDULE, { requestId: planRequestId })),
    ];
    opened.resolve();
    const replies = await Promise.all(sending);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => body.chat_id)).size).toBe(2);
    expect(await records()).toHaveLength(2);
    const plans = replies.flatMap(({ body }) => plansOf(body).map(({ planId }) => planId));
    expect(new Set(plans).size).toBe(1);
    expect(await product.sql('select 1 from schedule_plans where user_id = $1', [person.user.id])).toHaveLength(1);
    expect(await used()).toBe(1);
  });
});
