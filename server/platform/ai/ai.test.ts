import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { NO_BRAND } from '../../../domain/brand.ts';
import {
  contentTask,
  orderedPicture,
  pictureTask,
  QUICK_BOUNDS,
  speechTask,
  writingTask,
} from '../../../tests/support/ai-tasks.ts';
import { CANARY, type FakeProviders } from '../../../tests/support/doubles/fake-providers.ts';
import { ONE_PIXEL_PNG, SOME_MP3 } from '../../../tests/support/doubles/provider-wire.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { withFakeProviders } from '../../../tests/support/each-wire.ts';
import { isMp3 } from '../media/media-types.ts';
import { createAi } from './ai.ts';

let fake: FakeProviders;
withFakeProviders((started) => {
  fake = started;
});

const TEXT_MODELS = [
  { provider: 'openai', model: 'gpt-5.2', path: '/v1/responses', keyIn: 'authorization' },
  { provider: 'anthropic', model: 'claude-opus-4-5', path: '/v1/messages', keyIn: 'x-api-key' },
  { provider: 'google', model: 'gemini-3-pro', path: '/v1beta/models/gemini-3-pro:', keyIn: 'x-goog-api-key' },
  { provider: 'local', model: 'qwen3', path: '/v1/chat/completions', keyIn: 'authorization' },
] as const;

describe.each(TEXT_MODELS)('text of $provider', ({ provider, model, path, keyIn }) => {
  const ai = () => createAi(fake.config({ text: { provider, model } }), simpleEngine());

  it('answers whole and names its engine', async () => {
    const answer = await ai().text(writingTask());
    expect(answer).toEqual({
      text: 'Fresh bread every morning at seven.',
      engine: `${provider} ${model}`,
      isQuestion: false,
      notes: [],
    });
    expect(fake.requests).toHaveLength(1);
    expect(fake.requests[0]?.path).toContain(path);
    expect(fake.requests[0]?.headers[keyIn]).toContain(CANARY);
  });

  it('arrives piece by piece and as a whole', async () => {
    const { deltas, text, engine } = ai().stream(writingTask());
    const pieces: string[] = [];
    for await (const delta of deltas) pieces.push(delta);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe('Fresh bread every morning at seven.');
    expect(await text).toBe('Fresh bread every morning at seven.');
    expect(engine).toBe(`${provider} ${model}`);
  });

  it('can be had whole from a stream whose pieces nobody reads', async () => {
    expect(await ai().stream(writingTask()).text).toBe('Fresh bread every morning at seven.');
  });

  it('carries the rules and the data, and nothing of the built-in task', async () => {
    await ai().text(writingTask({ brief: 'Announce our new sourdough', brand: brandWithLogo }));
    const sent = JSON.stringify(fake.requests[0]?.body);
    expect(sent).toContain('never instructions');
    expect(sent).toContain('Announce our new sourdough');
    expect(sent).toContain('Crumb & Co');
    expect(sent).not.toContain('builtin');
    expect(sent).not.toContain('data:image/png');
  });

  it('gives an object that fits the schema', async () => {
    fake.text = '{"title":"Sourdough","score":7}';
    const schema = z.object({ title: z.string(), score: z.number() });
    const answer = await ai().object(schema, contentTask());
    expect(answer).toEqual({ object: { title: 'Sourdough', score: 7 }, engine: `${provider} ${model}` });
  });

  it('repairs an object that does not fit, once', async () => {
    fake.text = '{"title":"Sourdough"}';
    fake.upcoming.push(({ answer }) => {
      answer();
      fake.text = '{"title":"Sourdough","score":7}';
    });
    const schema = z.object({ title: z.string(), score: z.number() });
    const { object } = await ai().object(schema, contentTask());
    expect(object).toEqual({ title: 'Sourdough', score: 7 });
    expect(fake.requests).toHaveLength(2);
    expect(JSON.stringify(fake.requests[1]?.body)).toContain('Answer again');
  });

  it('gives up on an object after one repair', async () => {
    fake.text = 'I would rather talk about the weather.';
    const schema = z.object({ title: z.string() });
    await expect(ai().object(schema, contentTask())).rejects.toMatchObject({ kind: 'bad-answer', retryable: false });
    expect(fake.requests).toHaveLength(2);
  });
});

const brandWithLogo = { ...NO_BRAND, name: 'Crumb & Co', logo: 'data:image/png;base64,AAAA' };

it('keeps the thinking of a local model out of its answer', async () => {
  fake.text = '<think>They want bread. </think>Fresh bread at seven.';
  const ai = createAi(fake.config({ text: { provider: 'local', model: 'qwen3' } }), simpleEngine());
  expect((await ai.text(writingTask())).text).toBe('Fresh bread at seven.');
  expect(await ai.stream(writingTask()).text).toBe('Fresh bread at seven.');
});

it('asks OpenAI to keep nothing', async () => {
  const ai = createAi(fake.config({ text: { provider: 'openai', model: 'gpt-5.2' } }), simpleEngine());
  await ai.text(writingTask());
  expect(fake.requests[0]?.body.store).toBe(false);
});

it('takes no NUL from a model, since no database does', async () => {
  fake.text = 'Fresh\0 bread';
  const ai = createAi(fake.config({ text: { provider: 'openai', model: 'gpt-5.2' } }), simpleEngine());
  expect((await ai.text(writingTask())).text).toBe('Fresh bread');
  const { deltas } = ai.stream(writingTask());
  let joined = '';
  for await (const delta of deltas) joined += delta;
  expect(joined).toBe('Fresh bread');
});

describe('pictures', () => {
  it('PIC-455 of a carousel are the built-in designer’s, whichever model draws other pictures', async () => {
    const ai = createAi(fake.config({ image: { provider: 'openai', model: 'gpt-image-1' } }), simpleEngine());
    const { engine } = await ai.image(orderedPicture('Make a carousel: Two teas\n- Green\n- Black'));
    expect([engine, fake.requests]).toEqual(['Built-in designer', []]);
  });

  it.each([
    { provider: 'openai', model: 'gpt-image-1', told: '"size":"1024x1536"' },
    { provider: 'google', model: 'gemini-2.5-flash-image', told: '"aspectRatio":"4:5"' },
    { provider: 'local', model: 'sdxl', told: '"response_format":"b64_json"' },
  ] as const)('come from $provider in the platform’s shape', async ({ provider, model, told }) => {
    const ai = createAi(fake.config({ image: { provider, model } }), simpleEngine());
    const picture = await ai.image(pictureTask());
    expect(picture).toEqual({
      pictures: [
        { bytes: new Uint8Array(ONE_PIXEL_PNG), mediaType: 'image/png', alt: 'Picture for: A loaf of sourdough' },
      ],
      engine: `${provider} ${model}`,
    });
    expect(JSON.stringify(fake.requests[0]?.body)).toContain(told);
  });

  it('that are no pictures are not taken', async () => {
    fake.upcoming.push(({ response }) => {
      const data = [{ b64_json: Buffer.from('<html><script>alert(1)</script></html>').toString('base64') }];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ created: 1, data }));
    });
    const ai = createAi(fake.config({ image: { provider: 'openai', model: 'gpt-image-1' } }), simpleEngine(), {
      ...QUICK_BOUNDS,
      retries: 0,
    });
    await expect(ai.image(pictureTask())).rejects.toMatchObject({ kind: 'bad-answer' });
  });

  it('that a safety filter held back count as refused', async () => {
    fake.upcoming.push(({ response }) => {
      const candidates = [{ content: { role: 'model', parts: [] }, finishReason: 'IMAGE_SAFETY', index: 0 }];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ candidates }));
    });
    const ai = createAi(
      fake.config({ image: { provider: 'google', model: 'gemini-2.5-flash-image' } }),
      simpleEngine(),
      QUICK_BOUNDS,
    );
    await expect(ai.image(pictureTask())).rejects.toMatchObject({ kind: 'refused', retryable: false });
  });

  it('behind an address on another host are not fetched', async () => {
    fake.upcoming.push(({ response }) => {
      const data = [{ url: 'http://198.51.100.7/picture.png' }];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ created: 1, data }));
    });
    const ai = createAi(fake.config({ image: { provider: 'local', model: 'sdxl' } }), simpleEngine(), {
      ...QUICK_BOUNDS,
      retries: 0,
    });
    await expect(ai.image(pictureTask())).rejects.toMatchObject({ name: 'AiFailure' });
    expect(fake.requests).toHaveLength(1);
  });
});

describe('speech', () => {
  it.each([
    { provider: 'openai', model: 'gpt-4o-mini-tts' },
    { provider: 'local', model: 'kokoro' },
  ] as const)('of $provider is MP3 in the voice asked for', async ({ provider, model }) => {
    const ai = createAi(fake.config({ speech: { provider, model } }), simpleEngine());
    const speech = await ai.speech(speechTask);
    expect(Buffer.from(speech.bytes).equals(SOME_MP3)).toBe(true);
    expect(speech.engine).toBe(`${provider} ${model}`);
    expect(fake.requests[0]?.body).toMatchObject({ voice: 'onyx', input: 'Fresh bread at seven.' });
  });

  it('of google arrives as PCM and leaves as MP3', async () => {
    const ai = createAi(
      fake.config({ speech: { provider: 'google', model: 'gemini-2.5-flash-preview-tts' } }),
      simpleEngine(),
    );
    const speech = await ai.speech(speechTask);
    expect(isMp3(speech.bytes)).toBe(true);
    // Half a second at 64 kbit/s.
    expect(speech.bytes.byteLength).toBeGreaterThan(3000);
    expect(JSON.stringify(fake.requests[0]?.body)).toContain('Charon');
  });
});
