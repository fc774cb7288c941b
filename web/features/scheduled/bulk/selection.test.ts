import { beforeEach, expect, test } from 'vitest';
import { beginSelection, selectAll, selectTask, useSelection } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const chosen = () => [...useSelection.getState().ids];
beforeEach(() => beginSelection(false));

test('MONTH-18 with Shift, all between the last one and this one are chosen or let go, in both directions', () => {
  selectTask('d', true);
  selectTask('b', true, shown);
  expect(chosen()).toEqual(['d', 'b', 'c']);
  selectTask('c', false, shown);
  expect(chosen()).toEqual(['d']);
});

test('MONTH-18 a range from what is no longer shown is the one alone', () => {
  selectTask('gone', true);
  selectTask('b', true, shown);
  expect(chosen()).toEqual(['gone', 'b']);
});

test('MONTH-18 no more are chosen than can be changed at once', () => {
  selectAll(Array.from({ length: 700 }, (_, n) => `${n}`));
  selectTask('one more', true);
  expect(chosen()).toHaveLength(500);
});
