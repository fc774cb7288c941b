import { beforeEach, expect, test } from 'vitest';
import { beginSelection, select, selectAll, useSelection } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const chosen = () => [...useSelection.getState().ids];
beforeEach(() => beginSelection(false));

test('MONTH-18 with Shift, all between the last one and this one are chosen or let go, in both directions', () => {
  select('d', true);
  select('b', true, shown);
  expect(chosen()).toEqual(['d', 'b', 'c']);
  select('c', false, shown);
  expect(chosen()).toEqual(['d']);
});

test('MONTH-18 a range from what is no longer shown is the one alone', () => {
  select('gone', true);
  select('b', true, shown);
  expect(chosen()).toEqual(['gone', 'b']);
});

test('MONTH-18 no more are chosen than can be changed at once', () => {
  selectAll(Array.from({ length: 700 }, (_, n) => `${n}`));
  select('one more', true);
  expect(chosen()).toHaveLength(500);
});
