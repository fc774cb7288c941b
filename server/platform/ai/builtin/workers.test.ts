import { afterAll, describe, expect, it } from 'vitest';
import { orderedPicture, shownPicture } from '../../../../tests/support/ai-tasks.ts';
import { pngOf } from '../../../../tests/support/stage/drawings.ts';
import { designOf, designsOf } from './designer/choose.ts';
import { draw } from './designer/draw.ts';
import { drawOffThread, endWorkers, speakOffThread } from './workers.ts';

const TASK = shownPicture('Our new album is out');

afterAll(() => endWorkers());

describe('the engine on other threads', () => {
  it('draws the very picture that it draws here', async () => {
    const [there, here] = [await drawOffThread(TASK), await pngOf(TASK)];
    expect(there).toEqual([{ design: designOf(TASK), png: expect.any(Uint8Array) }]);
    expect(Buffer.from(there[0]?.png ?? []).equals(Buffer.from(here))).toBe(true);
  });

  it('PIC-447 draws the slides of a carousel, each as it is drawn here', async () => {
    const task = orderedPicture('Make a carousel: Two teas\n- Green\n- Black');
    const there = await drawOffThread(task);
    expect(there.map(({ design }) => design)).toEqual(designsOf(task));
    for (const { design, png } of there) {
      const here = await draw({ design, brand: task.brand });
      expect(Buffer.from(png).equals(Buffer.from(here))).toBe(true);
    }
  });

  it('speaks', async () => {
    const { mp3, seconds } = await speakOffThread({
      text: 'Hello there.',
      language: 'en',
      voice: 'Emma Storyteller',
    });
    expect(seconds).toBeGreaterThan(0.4);
    expect(mp3.length).toBeGreaterThan(2000);
  });

  it('brings the plain error of an empty text back', async () => {
    await expect(speakOffThread({ text: '', language: 'en', voice: 'Emma Storyteller' })).rejects.toThrow(
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

  it('stops on abort', async () => {
    const stop = new AbortController();
    const job = drawOffThread({ ...TASK, variant: 2 }, stop.signal);
    stop.abort();
    await expect(job).rejects.toThrow();
  });
});
