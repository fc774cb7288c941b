import { expect, it } from 'vitest';
import { createSlots } from './slots.ts';

it('works on so many at a time, lets so many wait, and sends the rest away', async () => {
  const slots = createSlots(2, 3);
  const gate = Promise.withResolvers<void>();
  let [working, most] = [0, 0];
  const work = async (): Promise<string> => {
    most = Math.max(most, ++working);
    await gate.promise;
    working--;
    return 'done';
  };
  const all = Promise.allSettled(Array.from({ length: 7 }, () => slots(work)));
  gate.resolve();
  const results = await all;
  expect(results.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected']);
  expect(results.at(-1)).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
  expect(most).toBe(2);
});

it('gives the place of what failed to the next', async () => {
  const slots = createSlots(1, 1);
  const failing = slots(() => Promise.reject(new Error('no')));
  const next = slots(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
