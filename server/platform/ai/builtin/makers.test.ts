import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { NO_POSTER } from '../../../../domain/post/design.ts';
import {
  contentTask,
  orderedPicture,
  pictureTask,
  QUICK_BOUNDS,
  speechTask,
  writingTask,
} from '../../../../tests/support/ai-tasks.ts';
import { SOME_MP3 } from '../../../../tests/support/doubles/provider-wire.ts';
import { simpleEngine } from '../../../../tests/support/doubles/simple-engine.ts';
import { SOME_DRAWING } from '../../../../tests/support/stage/drawings.ts';
import { readConfig } from '../../../config.ts';
import { createAi } from '../ai.ts';
import { operatorConnections } from '../connections.ts';
import { draftContent } from '../generate-content.ts';
import type { BuiltinEngine } from './engine.ts';

/** As it is without any setting. */
const aiWith = (overrides: Partial<BuiltinEngine> = {}) =>
  createAi(operatorConnections(readConfig({}, process.cwd()).ai), simpleEngine(overrides), QUICK_BOUNDS);

describe('without any setting the built-in engine', () => {
  it('writes, and gets the whole task as it was given', async () => {
    const write = vi.fn(async () => 'Hello bread');
    const task = writingTask({ history: [{ sender: 'user', content: 'hi' }], variant: 3 });
    expect(await aiWith({ write }).text(task)).toEqual({
      text: 'Hello bread',
      engine: 'Built-in editor',
      isQuestion: false,
      notes: [],
    });
    expect(write).toHaveBeenCalledExactlyOnceWith(task, expect.any(AbortSignal));
  });

  it('streams word by word, keeping every space and line', async () => {
    const text = 'First line here.\n\n- a point\n- another  point\n\n#bread';
    const stream = aiWith({ write: async () => text }).stream(writingTask());
    const pieces: string[] = [];
    for await (const delta of stream.deltas) pieces.push(delta);
    expect(pieces).toHaveLength(10);
    expect(pieces.join('')).toBe(text);
    expect(await stream.text).toBe(text);
    expect(stream.engine).toBe('Built-in editor');
  });

  it('lets others work between two texts', async () => {
    const ai = aiWith();
    let turns = 0;
    let isWriting = true;
    const others = (async () => {
      for (; isWriting; turns++) await nextTurn();
    })();
    for (let texts = 0; texts < 50; texts++) await ai.text(writingTask());
    isWriting = false;
    await others;
    expect(turns).toBeGreaterThanOrEqual(50);
  });

  it('lets others work between two words', async () => {
    const stream = aiWith({ write: async () => 'word '.repeat(500) }).stream(writingTask());
    let turns = 0;
    let isWriting = true;
    const others = (async () => {
      while (isWriting) {
        await nextTurn();
        turns++;
      }
    })();
    await stream.text;
    isWriting = false;
    await others;
    expect(turns).toBeGreaterThan(100);
  });

  it('draws', async () => {
    const draw = vi.fn(async () => [SOME_DRAWING]);
    const task = pictureTask();
    const picture = await aiWith({ draw }).image(task);
    const { png: bytes, design } = SOME_DRAWING;
    const alt = 'Card that reads: Fresh bread at seven';
    expect(picture).toEqual({
      pictures: [{ bytes, mediaType: 'image/png', alt, design }],
      engine: 'Built-in designer',
    });
    expect(draw).toHaveBeenCalledExactlyOnceWith(task, expect.any(AbortSignal));
  });

  it('OBEY-90 says what it does not draw: a thing that it has no symbol of', async () => {
    const ai = aiWith({ draw: async () => [SOME_DRAWING] });
    const drawn = (title: string) =>
      ai.image({ ...pictureTask(), medium: 'drawing', poster: { ...NO_POSTER, title } }).then(({ undone }) => undone);
    expect(await drawn('An otter on a unicycle')).toEqual([expect.stringMatching(/^“An otter on a unicycle”: .*\.$/)]);
    expect(await drawn('A loaf of bread')).toBeUndefined();
  });

  it('PIC-446 makes no slides where there is no list, and says what is needed', async () => {
    const draw = vi.fn(async () => [SOME_DRAWING]);
    const [listed, bare] = ['Make a carousel: Two teas\n- Green\n- Black', 'Make a carousel'].map((text) =>
      aiWith({ draw }).image(orderedPicture(text)),
    );
    await expect(bare).rejects.toMatchObject({
      kind: 'refused',
      message:
        'A carousel needs a list: write at least two points, each on its own line, and each becomes a slide behind the cover.',
    });
    expect((await listed)?.undone).toBeUndefined();
    expect(draw).toHaveBeenCalledOnce();
  });

  it('PIC-459 declines a photograph and a carousel without points in the language of the order', async () => {
    const declined = (text: string) => aiWith().image(orderedPicture(text));
    await expect(declined('Ein Foto von unserem Laden bei Nacht')).rejects.toThrow(/^Ein Foto kann ich nicht machen/);
    await expect(declined('Un carrusel sobre el compost')).rejects.toThrow(/^Un carrusel necesita una lista/);
  });

  describe('of words that it has no letters for', () => {
    const said = async (title: string, look = {}) => {
      const task = pictureTask({ brief: title, poster: { ...NO_POSTER, title } });
      const { undone, notes } = await aiWith().image({ ...task, look: { ...task.look, ...look } });
      return { undone, notes };
    };
    const WAY = 'Connect a picture model in Settings, Integrations, AI models, or add a picture of your own.';

    it.each(['مهرجان الربيع يوم السبت', 'वसंत मेला शनिवार को', '春节快乐', 'สวัสดีปีใหม่'])(
      'PIC-384 says in one sentence that none stand on the picture: %s',
      async (title) => {
        const why = `The built-in designer has no letters for this script, so the picture shows no words. ${WAY}`;
        expect(await said(title)).toEqual({ undone: [why], notes: undefined });
        expect((await said(title, { isTextless: true })).undone).toBeUndefined();
      },
    );

    it('PIC-385 names the words that are missing; an emoji is none', async () => {
      const lost = async (title: string) => (await said(title)).undone;
      expect(await lost('Spring party 春节 at our café')).toEqual([
        `“春节” is not on the picture: the built-in designer has no letters for it. ${WAY}`,
      ]);
      expect(await lost('Our long and merry spring party with 春节, मेला and 春节!')).toEqual([
        `“春节” and “मेला” are not on the picture: the built-in designer has no letters for them. ${WAY}`,
      ]);
      expect(await lost('Spring party 🎉 at our café, Łódź')).toBeUndefined();
    });

    it('PIC-386 says of more words than a picture has room for where the rest stands', async () => {
      const { undone, notes } = await said('Our bakery turns ten. '.repeat(750));
      expect(undone).toBeUndefined();
      expect(notes).toEqual([
        'A picture has room for few words: this one shows the title and the first points, the rest stands in the post.',
      ]);
    });
  });

  it('speaks', async () => {
    const speak = vi.fn(async () => new Uint8Array(SOME_MP3));
    const speech = await aiWith({ speak }).speech(speechTask);
    expect(speech.engine).toBe('Built-in voice');
    expect(Buffer.from(speech.bytes).equals(SOME_MP3)).toBe(true);
    expect(speak).toHaveBeenCalledExactlyOnceWith(speechTask, expect.any(AbortSignal));
  });

  it('VOICE-06 says that a Spanish voice reads Portuguese', async () => {
    const speech = await aiWith().speech({ ...speechTask, language: 'pt' });
    expect(speech.notes).toEqual([expect.stringContaining('A voz embutida não tem gravação em português')]);
    expect((await aiWith().speech({ ...speechTask, language: 'es' })).notes).toBeUndefined();
  });

  it('drafts the content of a scheduled post', async () => {
    const { content, engine } = await draftContent(aiWith(), contentTask());
    expect(content).toEqual({
      text_input: 'Write about our new sourdough',
      text_description: 'Warm and short.',
      image_input: 'Show our new sourdough',
      image_description: 'Bright.',
    });
    expect(engine).toBe('Built-in editor');
  });

  it('ends in time even when it hangs', async () => {
    const ai = createAi(
      operatorConnections(readConfig({}, process.cwd()).ai),
      simpleEngine({ write: () => new Promise(() => {}), speak: () => new Promise(() => {}) }),
      { ...QUICK_BOUNDS, textMs: 50, mediaMs: 50 },
    );
    await expect(ai.text(writingTask())).rejects.toMatchObject({ kind: 'timeout' });
    await expect(ai.stream(writingTask()).text).rejects.toMatchObject({ kind: 'timeout' });
    await expect(ai.speech(speechTask)).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('tells each of its hands when the caller gives up', async () => {
    type Work = (ai: ReturnType<typeof aiWith>, options: { signal: AbortSignal }) => Promise<unknown>;
    const works: Work[] = [
      (ai, options) => ai.text(writingTask(), options),
      (ai, options) => ai.stream(writingTask(), options).text,
      (ai, options) => draftContent(ai, contentTask(), options),
      (ai, options) => ai.image(pictureTask(), options),
      (ai, options) => ai.speech(speechTask, options),
    ];
    for (const work of works) {
      const caller = new AbortController();
      const seen = Promise.withResolvers<void>();
      const hand = (_task: unknown, signal?: AbortSignal): Promise<never> => {
        signal?.addEventListener('abort', () => seen.resolve());
        caller.abort();
        return new Promise(() => {});
      };
      const ai = aiWith({ write: hand, content: hand, draw: hand, speak: hand });
      await expect(work(ai, { signal: caller.signal })).rejects.toMatchObject({ kind: 'aborted' });
      await seen.promise;
    }
  });

  it('fails with a plain sentence when it breaks', async () => {
    const write = async (): Promise<string> => {
      throw new TypeError('x is undefined');
    };
    await expect(aiWith({ write }).text(writingTask())).rejects.toMatchObject({
      name: 'AiFailure',
      kind: 'unavailable',
      message: 'The model is not available right now. Try again in a moment.',
      cause: { error: 'TypeError: x is undefined' },
    });
  });
});
