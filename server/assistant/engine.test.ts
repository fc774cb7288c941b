import { expect, it } from 'vitest';
import { contentTask, writingTask } from '../../tests/support/ai-tasks.ts';
import { builtinEngine } from './engine.ts';
import { writeContent, writeText } from './writing.ts';

it('writes long texts on another thread, the very words that it writes here, and leaves the main thread free', async () => {
  const scraps = `Write a LinkedIn post about ${'a, '.repeat(1_500)}`;
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const there = await builtinEngine.write(writingTask({ brief: scraps }));
  const drafted = await builtinEngine.content(contentTask({ description: scraps }));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
  expect(there).toEqual(writeText(writingTask({ brief: scraps })));
  expect(drafted).toEqual(writeContent(contentTask({ description: scraps })));
});

it('stops writing a long text on abort', async () => {
  const stop = new AbortController();
  const brief = `Write a post about ${'tea, '.repeat(3_900)}`;
  const texts = [0, 1, 2].map((variant) => builtinEngine.write(writingTask({ brief, variant }), stop.signal));
  const drafts = builtinEngine.content(contentTask({ description: brief }), stop.signal);
  stop.abort();
  const ends = await Promise.allSettled([...texts, drafts]);
  expect(ends.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
});
