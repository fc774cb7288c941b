import { afterAll, expect, it } from 'vitest';
import { contentTask, writingTask } from '../../tests/support/ai-tasks.ts';
import { builtinEngine } from './engine.ts';
import { endAssistants } from './off-thread.ts';
import { writeContent, writeText } from './writing.ts';

afterAll(endAssistants);

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
