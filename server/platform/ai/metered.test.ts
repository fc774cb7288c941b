import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { contentTask, pictureTask, QUICK_BOUNDS, speechTask, writingTask } from '../../../tests/support/ai-tasks.ts';
import { errorAnswer, type FakeProviders, silence } from '../../../tests/support/doubles/fake-providers.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { withFakeProviders } from '../../../tests/support/each-wire.ts';
import { type Ai, createAi } from './ai.ts';
import { AiFailure } from './failures.ts';
import type { TokenMeter } from './token-meter.ts';

let fake: FakeProviders;
withFakeProviders((started) => {
  fake = started;
});

/** Writes down what begins and how it ends. */
function recorder() {
  const counts: { isOwn: boolean; estimate: number; used: number | null | 'open' }[] = [];
  const meter: TokenMeter = {
    begin: async (request) => {
      const count: (typeof counts)[number] = { ...request, used: 'open' };
      counts.push(count);
      return {
        end: async (tokens) => {
          count.used = tokens;
        },
      };
    },
  };
  return { counts, meter, used: () => counts.map(({ used }) => used) };
}

const PROVIDERS = ['openai', 'anthropic', 'google', 'local'] as const;
const aiOf = (provider: (typeof PROVIDERS)[number], meter: TokenMeter): Ai => {
  const served = { provider, model: provider === 'google' ? 'gemini-some-model' : 'some-model' } as const;
  const media = provider === 'anthropic' ? {} : { image: served, speech: served };
  return createAi(fake.config({ text: served, ...media }), simpleEngine(), QUICK_BOUNDS, meter);
};
const wholeStream = async (ai: Ai): Promise<string> => {
  const { deltas, text } = ai.stream(writingTask());
  for await (const _delta of deltas);
  return text;
};

describe.each(PROVIDERS)('requests to %s', (provider) => {
  it('are counted with the tokens that it reports, whole or streamed', async () => {
    const { meter, used, counts } = recorder();
    const ai = aiOf(provider, meter);
    await ai.text(writingTask());
    fake.text = '{"a":"b"}';
    await ai.object(z.object({ a: z.string() }), contentTask());
    fake.text = 'Fresh bread every morning at seven.';
    await wholeStream(ai);
    // The loopback server streams no usage in this format, as older servers do: then the estimate stays.
    expect(used()).toEqual([8, 8, provider === 'local' ? null : 8]);
    expect(counts.every(({ isOwn, estimate }) => !isOwn && estimate > 1000)).toBe(true);
  });

  it('are counted one by one when they are tried again, what was refused as nothing', async () => {
    const { meter, used } = recorder();
    fake.upcoming.push(errorAnswer(503), errorAnswer(500));
    await aiOf(provider, meter).text(writingTask());
    expect(used()).toEqual([0, 0, 8]);
  });

  it('are ended when somebody leaves a stream', async () => {
    const { meter, used } = recorder();
    for await (const _delta of aiOf(provider, meter).stream(writingTask()).deltas) break;
    await vi.waitFor(() => expect(used()).toEqual([expect.toSatisfy((tokens) => tokens === null || tokens === 8)]));
    const gone = new AbortController();
    fake.always = silence;
    const text = aiOf(provider, meter).text(writingTask(), { signal: gone.signal });
    await vi.waitFor(() => expect(fake.openAnswers()).toBe(1));
    gone.abort();
    await expect(text).rejects.toMatchObject({ kind: 'aborted' });
    await vi.waitFor(() => expect(used().at(-1)).toBeNull());
  });

  it('are not made where the meter says no, and its sentence is told', async () => {
    const refusal = new AiFailure('over-budget', { message: 'Enough for today.' });
    const ai = aiOf(provider, { begin: () => Promise.reject(refusal) });
    await expect(ai.text(writingTask())).rejects.toMatchObject({ kind: 'over-budget', message: 'Enough for today.' });
    await expect(wholeStream(ai)).rejects.toMatchObject({ kind: 'over-budget', message: 'Enough for today.' });
    expect(fake.requests).toEqual([]);
  });

  it('fail as the meter fails where counting itself breaks, and are not tried again', async () => {
    const away = new Error('the database is away');
    const begin = vi.fn(() => Promise.reject(away));
    await expect(aiOf(provider, { begin }).text(writingTask())).rejects.toBe(away);
    await expect(aiOf(provider, { begin }).stream(writingTask()).text).rejects.toBe(away);
    expect(begin).toHaveBeenCalledTimes(2);
    const end = vi.fn(() => Promise.reject(away));
    await expect(aiOf(provider, { begin: async () => ({ end }) }).text(writingTask())).rejects.toBe(away);
    expect(fake.requests).toHaveLength(1);
  });
});

it.each(['openai', 'google', 'local'] as const)('pictures and speech of %s are counted too', async (provider) => {
  const { meter, counts } = recorder();
  const ai = aiOf(provider, meter);
  await ai.image(pictureTask());
  await ai.speech(speechTask);
  expect(counts.map(({ estimate }) => estimate)).toEqual([0, 0]);
  expect(counts.every(({ used }) => used === null || (typeof used === 'number' && used >= 0))).toBe(true);
});

it.each([-1_000_000, 12.5, 1e30])(
  'a provider that reports %d tokens is not believed: the estimate stays',
  async (total) => {
    const { meter, used } = recorder();
    const choices = [{ index: 0, message: { role: 'assistant', content: 'Bread.' }, finish_reason: 'stop' }];
    const usage = { prompt_tokens: total, completion_tokens: 0, total_tokens: total };
    fake.always = ({ response }) =>
      void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ id: 'a', object: 'chat.completion', created: 1, model: 'some-model', choices, usage }));
    await aiOf('local', meter).text(writingTask());
    expect(used()).toEqual([null]);
  },
);

it('whoever leaves a stream shortly before its end has used what had arrived', async () => {
  const { meter, counts, used } = recorder();
  const choices = [{ index: 0, delta: { role: 'assistant', content: 'bread '.repeat(5_000) }, finish_reason: null }];
  fake.always = ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify({ id: 'a', created: 1, model: 'some-model', choices })}\n\n`);
  };
  for await (const _delta of aiOf('local', meter).stream(writingTask()).deltas) break;
  await vi.waitFor(() => expect(used()).toEqual([(counts[0]?.estimate ?? 0) - 1_000 + 7_500]));
});

it('a local server is asked to tell what a stream used', async () => {
  await wholeStream(aiOf('local', recorder().meter));
  expect(fake.requests[0]?.body).toMatchObject({ stream: true, stream_options: { include_usage: true } });
});

it('the built-in engine is never counted', async () => {
  const { meter, counts } = recorder();
  const ai = createAi(fake.config(), simpleEngine(), QUICK_BOUNDS, meter);
  await ai.text(writingTask());
  await ai.image(pictureTask());
  expect(counts).toEqual([]);
});
