import { expect, it } from 'vitest';
import { together, togetherBy } from './together.ts';

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

it('shares a batch only between those who ask for the same', async () => {
  const batches: [string, string[]][] = [];
  const gates = { a: Promise.withResolvers<void>(), b: Promise.withResolvers<void>() };
  const shout = togetherBy(
    (word: string) => word.charAt(0) as 'a' | 'b',
    async (all, key) => {
      batches.push([key, all]);
      if (batches.filter(([one]) => one === key).length === 1) await gates[key].promise;
      return all.map((word) => word.toUpperCase());
    },
  );
  const first = [shout('a1'), shout('b1')];
  await new Promise(setImmediate);
  const rest = ['a2', 'b2', 'a3'].map(shout);
  gates.b.resolve();
  expect(await Promise.all([first[1], rest[1]])).toEqual(['B1', 'B2']);
  gates.a.resolve();
  expect(await Promise.all([first[0], rest[0], rest[2]])).toEqual(['A1', 'A2', 'A3']);
  expect(batches).toEqual([
    ['a', ['a1']],
    ['b', ['b1']],
    ['b', ['b2']],
    ['a', ['a2', 'a3']],
  ]);
});
