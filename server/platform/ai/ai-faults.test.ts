import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { contentTask, pictureTask, QUICK_BOUNDS, speechTask, writingTask } from '../../../tests/support/ai-tasks.ts';
import {
  type Behaviour,
  CANARY,
  cutHalfway,
  drip,
  endEarly,
  endlessText,
  errorAnswer,
  type FakeProviders,
  flood,
  garbage,
  redirectTo,
  silence,
  stall,
  startFakeProviders,
} from '../../../tests/support/doubles/fake-providers.ts';
import { jsonAnswer } from '../../../tests/support/doubles/provider-wire.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { type Ai, createAi } from './ai.ts';
import type { AiBounds } from './bounds.ts';
import { AiFailure } from './failures.ts';

let fake: FakeProviders;
let elsewhere: FakeProviders;
const printed: string[] = [];

beforeAll(async () => {
  [fake, elsewhere] = await Promise.all([startFakeProviders(), startFakeProviders()]);
});
beforeEach(() => {
  printed.length = 0;
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => printed.push(String(chunk)) > 0);
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...values) => printed.push(inspect(values, { depth: 9 })));
});
afterEach(() => {
  vi.restoreAllMocks();
  fake.requests.length = 0;
  fake.upcoming.length = 0;
  fake.always = null;
  fake.sentBytes = 0;
});
afterAll(() => Promise.all([fake.close(), elsewhere.close()]));

const config = (provider: 'openai' | 'anthropic' | 'google' | 'local') =>
  fake.config({
    text: { provider, model: provider === 'google' ? 'gemini-3-pro' : 'some-model' },
    ...(provider === 'anthropic'
      ? {}
      : {
          image: { provider, model: provider === 'google' ? 'gemini-2.5-flash-image' : 'gpt-image-1' },
          speech: { provider, model: provider === 'google' ? 'gemini-2.5-flash-preview-tts' : 'tts-1' },
        }),
  });

/** Every way to ask a model. */
const CALLS = {
  text: (ai: Ai, signal?: AbortSignal) => ai.text(writingTask(), { signal }),
  stream: async (ai: Ai, signal?: AbortSignal) => {
    const { deltas, text } = ai.stream(writingTask(), { signal });
    for await (const _delta of deltas);
    return text;
  },
  object: (ai: Ai, signal?: AbortSignal) => ai.object(z.object({ a: z.string() }), contentTask(), { signal }),
  image: (ai: Ai, signal?: AbortSignal) => ai.image(pictureTask(), { signal }),
  speech: (ai: Ai, signal?: AbortSignal) => ai.speech(speechTask, { signal }),
};

const ROWS = (['openai', 'anthropic', 'google', 'local'] as const).flatMap((provider) =>
  (['text', 'stream', 'object', 'image', 'speech'] as const)
    .filter((call) => provider !== 'anthropic' || (call !== 'image' && call !== 'speech'))
    .map((call) => ({ provider, call })),
);

async function failureOf(
  row: (typeof ROWS)[number],
  behaviour: Behaviour,
  bounds: Partial<AiBounds> = {},
): Promise<AiFailure> {
  fake.always = behaviour;
  const ai = createAi(config(row.provider), simpleEngine(), { ...QUICK_BOUNDS, ...bounds });
  const failure = await CALLS[row.call](ai).then(
    () => expect.fail('it should have failed'),
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(AiFailure);
  expectNoKeyIn(failure);
  return failure as AiFailure;
}

function expectNoKeyIn(failure: unknown): void {
  const everything = `${inspect(failure, { depth: 20, showHidden: true })}${JSON.stringify(failure)}${printed.join('')}`;
  expect(everything).not.toContain(CANARY);
  expect(everything).not.toContain(CANARY.slice(0, 12));
  expect(printed).toEqual([]);
}

const nothingIsOpen = () => vi.waitFor(() => expect(fake.openAnswers()).toBe(0), { timeout: 10_000 });

describe.each(ROWS)('$call of $provider', (row) => {
  it('tells of too many requests in the product’s own words, after two retries', async () => {
    const failure = await failureOf(row, errorAnswer(429, { 'retry-after': '0' }));
    expect(failure).toMatchObject({ kind: 'rate-limited', retryable: true });
    expect(failure.message).toBe(
      "We're experiencing high server load due to multiple requests. Please try again later or tomorrow.",
    );
    expect(fake.requests).toHaveLength(3);
  });

  it('does not wait for a provider that asks for more time than there is', async () => {
    const failure = await failureOf(row, errorAnswer(429, { 'retry-after': '3600' }));
    expect(failure).toMatchObject({ kind: 'rate-limited', retryAfterMs: 3_600_000 });
    expect(fake.requests).toHaveLength(1);
  });

  it('tries a broken server three times in all', async () => {
    const failure = await failureOf(row, errorAnswer(500));
    expect(failure).toMatchObject({ kind: 'unavailable', retryable: true });
    expect(failure.cause).toMatchObject({ status: 500 });
    expect(fake.requests).toHaveLength(3);
  });

  it('says at once that the key was refused', async () => {
    const failure = await failureOf(row, errorAnswer(401));
    expect(failure).toMatchObject({ kind: 'unauthorized', retryable: false });
    expect(failure.message).toBe('The model refused the key. Ask whoever runs this Fanfare to check it.');
    expect(fake.requests).toHaveLength(1);
  });

  it('calls a bad request refused and does not repeat it', async () => {
    expect(await failureOf(row, errorAnswer(400))).toMatchObject({ kind: 'refused', retryable: false });
    expect(fake.requests).toHaveLength(1);
  });

  it('calls an unknown model unavailable and does not repeat it', async () => {
    expect(await failureOf(row, errorAnswer(404))).toMatchObject({ kind: 'unavailable', retryable: false });
    expect(fake.requests).toHaveLength(1);
  });

  it('recovers when the second try is answered', async () => {
    fake.text = row.call === 'object' ? '{"a":"b"}' : 'Fresh bread.';
    fake.upcoming.push(errorAnswer(503));
    await CALLS[row.call](createAi(config(row.provider), simpleEngine(), QUICK_BOUNDS));
    expect(fake.requests).toHaveLength(2);
  });

  it('ends a silent answer in time', async () => {
    const failure = await failureOf(row, silence, { textMs: 150, mediaMs: 150 });
    expect(failure).toMatchObject({ kind: 'timeout', retryable: true });
    expect(failure.message).toBe('The model did not answer in time. Try again.');
    await nothingIsOpen();
  });

  it('ends an answer that begins and then stalls', async () => {
    expect(await failureOf(row, stall, { idleMs: 100 })).toMatchObject({ kind: 'timeout' });
    await nothingIsOpen();
  });

  it('ends an answer that drips byte by byte', async () => {
    expect(await failureOf(row, drip, { textMs: 200, mediaMs: 200 })).toMatchObject({ kind: 'timeout' });
    await nothingIsOpen();
  });

  it('reads no more of a 200 MB answer than is allowed', async () => {
    const failure = await failureOf(row, flood(fake, 200 * 1024 * 1024));
    expect(failure).toMatchObject({ kind: 'too-large', retryable: false });
    // Ours is 1 to 1.4 MB; the rest is what sockets hold in between.
    expect(fake.sentBytes).toBeLessThan(30 * 1024 * 1024);
    expect(fake.requests).toHaveLength(1);
    await nothingIsOpen();
  });

  it('refuses a too large answer by its announced length', async () => {
    const failure = await failureOf(row, ({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(200 * 1024 * 1024) });
      response.write('{');
    });
    expect(failure).toMatchObject({ kind: 'too-large' });
    await nothingIsOpen();
  });

  it('does not follow a redirect to another host', async () => {
    const failure = await failureOf(row, redirectTo(`${elsewhere.origin}/openai/v1/responses`));
    expect(failure).toMatchObject({ kind: 'unavailable', retryable: false });
    expect(elsewhere.requests).toEqual([]);
  });

  it('ends when its caller gives up', async () => {
    fake.always = silence;
    const caller = new AbortController();
    const ai = createAi(config(row.provider), simpleEngine(), QUICK_BOUNDS);
    const call = CALLS[row.call](ai, caller.signal);
    call.catch(() => {});
    await vi.waitFor(() => expect(fake.openAnswers()).toBe(1), { timeout: 10_000 });
    caller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted', retryable: false });
    await nothingIsOpen();
    expect(fake.requests).toHaveLength(1);
  });

  it('starts nothing for a caller that has already given up', async () => {
    const ai = createAi(config(row.provider), simpleEngine(), QUICK_BOUNDS);
    await expect(CALLS[row.call](ai, AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
    expect(fake.requests).toEqual([]);
  });
});

describe.each(ROWS.filter(({ call }) => call !== 'speech'))('$call of $provider', (row) => {
  it('can’t use garbage, also after two retries', async () => {
    // The SDK hides what it saw in a garbled stream of Anthropic.
    const kind = row.provider === 'anthropic' && row.call === 'stream' ? 'unavailable' : 'bad-answer';
    expect(await failureOf(row, garbage)).toMatchObject({ kind, retryable: true });
    expect(fake.requests).toHaveLength(3);
  });
});

describe.each(ROWS.filter(({ call }) => call === 'text' || call === 'object'))('$call of $provider', (row) => {
  it('tries again when the connection breaks inside an answer', async () => {
    expect(await failureOf(row, cutHalfway)).toMatchObject({ kind: 'unavailable', retryable: true });
    expect(fake.requests).toHaveLength(3);
  });
});

describe.each(ROWS.filter(({ call }) => call === 'stream'))('a stream of $provider', (row) => {
  it.each([
    { name: 'whose connection breaks', behaviour: cutHalfway, kinds: ['unavailable'] },
    // The compatible provider calls a missing end a wrong answer, the others a break.
    { name: 'that ends without its end', behaviour: endEarly, kinds: ['unavailable', 'bad-answer'] },
  ])('$name fails, and what was shown is not written twice', async ({ behaviour, kinds }) => {
    fake.always = behaviour;
    const { deltas, text } = createAi(config(row.provider), simpleEngine(), QUICK_BOUNDS).stream(writingTask());
    let shown = '';
    const reading = (async () => {
      for await (const delta of deltas) shown += delta;
    })();
    await expect(reading).rejects.toMatchObject({ kind: expect.toBeOneOf(kinds), retryable: true });
    await expect(text).rejects.toMatchObject({ kind: expect.toBeOneOf(kinds) });
    expect(shown).toMatch(/^One /);
    expect(fake.requests).toHaveLength(1);
    expect(printed).toEqual([]);
  });

  it('that never ends is stopped at the largest text', async () => {
    expect(await failureOf(row, endlessText)).toMatchObject({ kind: 'too-large', retryable: false });
    await nothingIsOpen();
  });

  it('is cancelled when its reader leaves', async () => {
    fake.always = endlessText;
    const { deltas, text } = createAi(config(row.provider), simpleEngine(), {
      ...QUICK_BOUNDS,
      textBytes: 1024 ** 3,
      textWireBytes: 1024 ** 3,
    }).stream(writingTask());
    for await (const _delta of deltas) break;
    await expect(text).rejects.toMatchObject({ kind: 'aborted' });
    await nothingIsOpen();
  });
});

/** How each provider says that its filter held an answer back. */
const HELD_BACK = {
  openai: ['"incomplete_details":null', '"incomplete_details":{"reason":"content_filter"}'],
  anthropic: ['"end_turn"', '"refusal"'],
  google: ['"STOP"', '"SAFETY"'],
  local: ['"finish_reason":"stop"', '"finish_reason":"content_filter"'],
} as const;

it.each(ROWS.filter(({ call }) => call === 'text' || call === 'object'))(
  'a filter that holds back the $call of $provider is a refusal, asked for once',
  async (row) => {
    const failure = await failureOf(row, ({ request, response }) => {
      const [whole, held] = HELD_BACK[request.wire];
      const body = jsonAnswer(request.wire, 'I can not help with that.').replace(whole, held);
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
    expect(failure).toMatchObject({ kind: 'refused', retryable: false });
    expect(fake.requests).toHaveLength(1);
  },
);

it('knows a wrong key from Google by its reason', async () => {
  const failure = await failureOf({ provider: 'google', call: 'text' }, ({ response }) => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }];
    const error = { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT', details };
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  });
  expect(failure.kind).toBe('unauthorized');
});

it('calls speech that is no sound a bad answer', async () => {
  const failure = await failureOf({ provider: 'openai', call: 'speech' }, garbage, { retries: 0 });
  expect(failure.kind).toBe('bad-answer');
});

it('cannot reach a server that is not there', async () => {
  const nowhere = fake.config({
    text: { provider: 'openai', model: 'some-model' },
    openaiUrl: 'http://127.0.0.1:9/v1',
  });
  const ai = createAi(nowhere, simpleEngine(), QUICK_BOUNDS);
  const failure = await ai.text(writingTask()).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'unavailable', retryable: true });
  expectNoKeyIn(failure);
});
