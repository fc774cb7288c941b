import { expect, it } from 'vitest';
import { together } from './together.ts';

it('does alone what comes alone, and together what comes meanwhile, each with its own result', async () => {
  const batches: number[][] = [];
  const gate = Promise.withResolvers<void>();
  const double = together(async (all: number[]) => {
    batches.push(all);
    if (batches.length === 1) await gate.promise;
    return all.map((n) => 2 * n);
  });
  const first = double(1);
  await new Promise(setImmediate);
  const rest = [2, 3, 4].map(double);
  gate.resolve();
  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8]);
  expect(batches).toEqual([[1], [2, 3, 4]]);
  expect(await double(5)).toBe(10);
});

it('fails nobody for another where the work may be done again, and all together where it may not', async () => {
  const check = async (all: string[]) => {
    if (all.includes('bad')) throw new Error('bad');
    return all.map((text) => text.length);
  };
  const told = async (ask: (text: string) => Promise<number>) =>
    (await Promise.allSettled(['one', 'bad', 'three'].map(ask))).map((result) =>
      result.status === 'fulfilled' ? result.value : 'failed',
    );
  expect(await told(together(check, { isRepeatable: true }))).toEqual([3, 'failed', 5]);
  expect(await told(together(check))).toEqual(['failed', 'failed', 'failed']);
});
