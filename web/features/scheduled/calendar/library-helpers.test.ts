import { expect, test } from 'vitest';
import { chunk, defaults, mapValues, omit, range, sortBy, transform } from './library-helpers.ts';

test('the helpers of the calendar library do what those of lodash do', () => {
  expect(chunk([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  const target: Record<string, number | undefined> = { a: 1, b: undefined };
  expect(defaults(target, { a: 2, b: 3 }, { b: 4, c: 5 })).toBe(target);
  expect(target).toEqual({ a: 1, b: 3, c: 5 });
  expect(mapValues({ a: 1 }, (value, key) => `${key}${value}`)).toEqual({ a: 'a1' });
  expect(omit({ a: 1, b: 2 }, ['a'])).toEqual({ b: 2 });
  expect(range(2, 5)).toEqual([2, 3, 4]);
  expect(range(5, 2)).toEqual([]);
  expect(transform(['x', 'y'], (into: string[], item) => into.push(item), [])).toEqual(['x', 'y']);
});

test('sorting goes by one key after the other and keeps the order of equals', () => {
  const items = [
    { id: 'a', start: 2, end: 1 },
    { id: 'b', start: 1, end: 5 },
    { id: 'c', start: 1, end: 9 },
    { id: 'd', start: 1, end: 5 },
  ];
  expect(sortBy(items, ['start', ({ end }) => -end]).map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a']);
});
