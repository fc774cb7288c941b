import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [1, 100, '1 2 3 … 100'],
  [4, 100, '1 2 3 4 5 … 100'],
  [50, 100, '1 … 49 50 51 … 100'],
  [100, 100, '1 … 98 99 100'],
])('page %i of %i shows %s', (current, count, shown) => {
  expect(
    pageNumbers(current, count)
      .map((page) => page ?? '…')
      .join(' '),
  ).toBe(shown);
});
