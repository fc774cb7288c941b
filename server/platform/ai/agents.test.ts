import { describe, expect, it, vi } from 'vitest';
import { NO_BRAND } from '../../../domain/brand.ts';
import { NO_POSTER } from '../../../domain/post/design.ts';
import { outputSchema } from '../../../domain/workflow/outputs.ts';
import { QUICK_BOUNDS } from '../../../tests/support/ai-tasks.ts';
import { ONE_PIXEL_PNG, SOME_MP3 } from '../../../tests/support/doubles/provider-wire.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { TEXT_SENSE } from '../../assistant/text-sense.ts';
import { readConfig } from '../../config.ts';
import { type AgentRequest, createAgents, type MediaPort } from './agents.ts';
import { createAi } from './ai.ts';
import type { BuiltinEngine } from './builtin/engine.ts';
import { operatorConnections } from './connections.ts';

const NOW = new Date(1_700_000_000_999);

function request(overrides: Partial<AgentRequest> = {}): AgentRequest {
  return {
    agent: 'Writer one',
    input: null,
    description: null,
    incoming: null,
    platform: 'twitter',
    agentType: 'custom',
    brand: NO_BRAND,
    speaker: 'Emma Storyteller',
    history: [],
    variant: 0,
    ...overrides,
  };
}

function setUp(overrides: Partial<BuiltinEngine> = {}) {
  const stored: { bytes: Uint8Array; contentType: string }[] = [];
  const media: MediaPort = {
    async store(bytes, contentType) {
      stored.push({ bytes, contentType });
      return { id: `id-${stored.length}`, url: `/api/media/id-${stored.length}` };
    },
    load: async (id) => stored[Number(id.slice('id-'.length)) - 1]?.bytes ?? null,
  };
  const engine = simpleEngine(overrides);
  for (const method of ['write', 'draw', 'speak'] as const) vi.spyOn(engine, method);
  const ai = createAi(operatorConnections(readConfig({}, process.cwd()).ai), engine, QUICK_BOUNDS);
  return {
    agents: createAgents(
      async () => ai,
      media,
      TEXT_SENSE,
      () => NOW,
    ),
    stored,
    engine,
  };
}

describe('a chat agent', () => {
  it('writes from its input, by its description', async () => {
    const { agents, engine } = setUp();
    const output = await agents.chat(request({ input: 'Bread news', description: 'Funny' }));
    expect(output).toEqual({
      output_type: 'text',
      output: 'Written: Bread news',
      agent: 'Writer one',
      timestamp: 1_700_000_000,
      engine: 'Built-in editor',
    });
    expect(outputSchema.parse(output)).toEqual(output);
    expect(engine.write).toHaveBeenCalledWith(
      expect.objectContaining({ brief: 'Bread news', description: 'Funny', platform: 'twitter', agentType: 'custom' }),
      expect.any(AbortSignal),
    );
  });

  it('takes its description as the brief when that is all it has', async () => {
    const { agents, engine } = setUp();
    await agents.chat(request({ input: '  ', description: 'Bread news' }));
    expect(engine.write).toHaveBeenCalledWith(
      expect.objectContaining({ brief: 'Bread news', description: null }),
      expect.any(AbortSignal),
    );
  });

  it('works on what comes in, under its own words where it has some', async () => {
    const { agents } = setUp();
    expect((await agents.chat(request({ incoming: 'A long story' }))).output).toBe('Written: A long story');
    expect((await agents.chat(request({ input: 'Shorten this', incoming: 'A long story' }))).output).toBe(
      'Written: Shorten this\n\nA long story',
    );
    expect((await agents.chat(request({ input: 'A long story', incoming: 'A long story' }))).output).toBe(
      'Written: A long story',
    );
  });

  it('hands its text over while it is written', async () => {
    const { agents } = setUp();
    const pieces: string[] = [];
    const output = await agents.chat(request({ input: 'Bread news today', onText: (delta) => pieces.push(delta) }));
    expect(pieces).toEqual(['Written: ', 'Bread ', 'news ', 'today']);
    expect(output.output).toBe('Written: Bread news today');
  });

  it('fails with what its model said when it streams', async () => {
    const { agents } = setUp({ write: () => Promise.reject(new Error('broken')) });
    const chat = agents.chat(request({ input: 'Bread', onText: () => {} }));
    await expect(chat).rejects.toMatchObject({ name: 'AiFailure', kind: 'unavailable' });
  });
});

describe('an image agent', () => {
  it('stores its picture and refers to it', async () => {
    const { agents, stored } = setUp();
    const output = await agents.image(request({ agent: 'Painter', input: 'A loaf' }));
    expect(output).toEqual({
      output_type: 'image',
      output: '/api/media/id-1',
      agent: 'Painter',
      timestamp: 1_700_000_000,
      engine: 'Built-in designer',
      alt: 'Card that reads: A loaf',
    });
    expect(stored).toEqual([{ bytes: new Uint8Array(ONE_PIXEL_PNG), contentType: 'image/png' }]);
  });

  it('cuts its own input into words, their look and the order around them, and hands the whole of it on too', async () => {
    const { agents, engine } = setUp();
    const input = 'Make a poster with a blue background for our open day';
    await agents.image(request({ input, description: 'minimal' }));
    expect(engine.draw).toHaveBeenCalledWith(
      expect.objectContaining({
        brief: input,
        description: 'minimal',
        poster: { ...NO_POSTER, title: 'Our open day' },
        look: expect.objectContaining({ colours: ['#2459d6'], isMinimal: true }),
      }),
      expect.any(AbortSignal),
    );
  });

  it('without its own text shows what comes in as it was written, and keeps its description as the style', async () => {
    const { agents, engine } = setUp();
    await agents.image(request({ incoming: 'Draw closer: our bakery opens', description: 'In watercolour' }));
    expect(engine.draw).toHaveBeenCalledWith(
      expect.objectContaining({
        brief: 'Draw closer: our bakery opens',
        description: 'In watercolour',
        poster: { ...NO_POSTER, title: 'Draw closer: our bakery opens' },
      }),
      expect.any(AbortSignal),
    );
  });

  it('PIC-348 draws on the photo that it is given, whatever else could draw, and says so where that is gone', async () => {
    const { agents, engine, stored } = setUp();
    await agents.image(request({ input: 'A loaf' }));
    await agents.image(request({ input: 'Bread news', photo: 'id-1' }));
    const bytes = stored[0]?.bytes;
    expect(engine.draw).toHaveBeenLastCalledWith(
      expect.objectContaining({ photo: { id: 'id-1', bytes } }),
      expect.any(AbortSignal),
    );
    await agents.image(request({ photo: 'id-1' }));
    expect(engine.draw).toHaveBeenLastCalledWith(
      expect.objectContaining({ brief: '', photo: { id: 'id-1', bytes } }),
      expect.any(AbortSignal),
    );
    await expect(agents.image(request({ input: 'A loaf', photo: 'id-9' }))).rejects.toThrow(
      'This photo is not there any more. Choose another one, or upload it again.',
    );
    await expect(agents.image(request({ input: 'Ein Brot für unser Fest', photo: 'id-9' }))).rejects.toThrow(
      'Dieses Foto gibt es nicht mehr.',
    );
  });

  it('refers to nothing when storing fails', async () => {
    const ai = createAi(operatorConnections(readConfig({}, process.cwd()).ai), simpleEngine(), QUICK_BOUNDS);
    const agents = createAgents(
      async () => ai,
      { store: () => Promise.reject(new Error('disk full')), load: async () => null },
      TEXT_SENSE,
    );
    await expect(agents.image(request({ input: 'A loaf' }))).rejects.toThrow('disk full');
  });
});

describe('an audio agent', () => {
  it('speaks its input in its voice, as MP3', async () => {
    const { agents, stored, engine } = setUp();
    const output = await agents.audio(request({ input: 'Hello', description: 'Slowly' }));
    expect(output).toMatchObject({ output_type: 'audio', output: '/api/media/id-1', engine: 'Built-in voice' });
    expect(stored).toEqual([{ bytes: new Uint8Array(SOME_MP3), contentType: 'audio/mpeg' }]);
    const asked = { text: 'Hello', language: 'en', voice: 'Emma Storyteller' };
    expect(engine.speak).toHaveBeenCalledWith(asked, expect.any(AbortSignal));
  });

  it('VOICE-06 is read by a voice of its language, and by the nearest where there is none', async () => {
    const { agents, engine } = setUp();
    const german = await agents.audio(request({ input: 'Am Samstag backen wir frisches Brot für euch.' }));
    expect(german.notes).toBeUndefined();
    const portuguese = await agents.audio(request({ input: 'Amanhã temos pão fresco na nossa loja.' }));
    expect(portuguese.notes).toHaveLength(1);
    const languages = vi.mocked(engine.speak).mock.calls.map(([{ language }]) => language);
    expect(languages).toEqual(['de', 'pt']);
  });

  it.each([
    { given: { incoming: 'From the writer', description: 'Slowly' }, spoken: 'From the writer' },
    { given: { description: 'Say this' }, spoken: 'Say this' },
  ])('without input speaks $spoken', async ({ given, spoken }) => {
    const { agents, engine } = setUp();
    await agents.audio(request(given));
    expect(engine.speak).toHaveBeenCalledWith(expect.objectContaining({ text: spoken }), expect.anything());
  });
});

it.each(['chat', 'image', 'audio'] as const)('a %s agent without any text says what is missing', async (kind) => {
  await expect(setUp().agents[kind](request())).rejects.toThrow('Writer one must have either input or description set');
});

it.each(['chat', 'image', 'audio'] as const)('a %s agent stops when the run is cancelled', async (kind) => {
  const { agents, stored } = setUp();
  const call = agents[kind](request({ input: 'Bread', signal: AbortSignal.abort() }));
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  expect(stored).toEqual([]);
});
