import { afterAll, describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../../domain/brand.ts';
import { contentTask, writingTask } from '../../../../tests/support/ai-tasks.ts';
import { builtinEngine } from './builtin-engine.ts';
import { draw } from './designer/draw.ts';
import { drawOffThread, endWorkers, speakOffThread } from './workers.ts';
import { writtenContent, writtenText } from './writer/written.ts';

const TASK = { brief: 'Our new album is out', description: null, platform: null, brand: NO_BRAND, variant: 0 };

afterAll(() => endWorkers());

describe('the engine on other threads', () => {
  it('draws the very picture that it draws here', async () => {
    const [there, here] = [await drawOffThread(TASK), await draw(TASK)];
    expect(there.png).toBeInstanceOf(Uint8Array);
    expect(Buffer.from(there.png).equals(Buffer.from(here.png))).toBe(true);
    expect(there).toMatchObject({ width: 1080, height: 1080, family: here.family });
  });

  it('speaks', async () => {
    const { mp3, seconds } = await speakOffThread({ text: 'Hello there.', voice: 'Emma Storyteller' });
    expect(seconds).toBeGreaterThan(0.4);
    expect(mp3.length).toBeGreaterThan(2000);
  });

  it('brings the plain error of an empty text back', async () => {
    await expect(speakOffThread({ text: '', voice: 'Emma Storyteller' })).rejects.toThrow(
      'There is nothing to read aloud',
    );
  });

  it('leaves the main thread free while it draws', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    // Several, so that a busy machine does not decide.
    for (const variant of [1, 3, 4, 5]) await drawOffThread({ ...TASK, variant });
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  it('writes long texts there, the very words that it writes here, and leaves the main thread free', async () => {
    const scraps = `Write a LinkedIn post about ${'a, '.repeat(1_500)}`;
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const there = await builtinEngine.write(writingTask({ brief: scraps }));
    const drafted = await builtinEngine.content(contentTask({ description: scraps }));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(20);
    expect(there).toBe(await writtenText(writingTask({ brief: scraps })));
    expect(drafted).toEqual(await writtenContent(contentTask({ description: scraps })));
  });

  it('stops on abort', async () => {
    const stop = new AbortController();
    const job = drawOffThread({ ...TASK, variant: 2 }, stop.signal);
    stop.abort();
    await expect(job).rejects.toThrow();
  });

  it('stops writing a long text on abort, and lets no picture wait behind such texts', async () => {
    const stop = new AbortController();
    const brief = `Write a post about ${'tea, '.repeat(3_900)}`;
    const texts = [0, 1, 2].map((variant) => builtinEngine.write(writingTask({ brief, variant }), stop.signal));
    const drafts = builtinEngine.content(contentTask({ description: brief }), stop.signal);
    const written = Promise.any([...texts, drafts]).then(() => 'a text');
    const drawn = drawOffThread({ ...TASK, variant: 6 }).then(() => 'a picture');
    expect(await Promise.race([written.catch(() => 'nothing'), drawn])).toBe('a picture');
    stop.abort();
    const ends = await Promise.allSettled([...texts, drafts]);
    expect(ends.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  });
});
