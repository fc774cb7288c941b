import { expect, test } from 'vitest';
import { shownTitle, titleOf } from './chat.ts';

test('HIST-35 a name that was cut ends with a whole word and an ellipsis on the screen', () => {
  expect(shownTitle(titleOf('Write a short post about our sourdough bread'))).toBe('Write a short post about our…');
  expect(shownTitle(titleOf('Donaudampfschifffahrtsgesellschaft'))).toBe('Donaudampfschifffahrtsgesellsc…');
  expect(shownTitle(titleOf('Our bread'))).toBe('Our bread');
  expect(shownTitle('A name of somebody’s own that is longer than that')).toBe(
    'A name of somebody’s own that is longer than that',
  );
});
