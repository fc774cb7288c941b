import { expect, it } from 'vitest';
import { isCounted } from './free-plan.ts';

it('the free plan counts what an engine made, and no words to the author', () => {
  expect(isCounted([{ engine: 'Built-in editor' }])).toBe(true);
  expect(isCounted([{}, { engine: 'Built-in designer' }])).toBe(true);
  expect(isCounted([{}])).toBe(false);
  expect(isCounted([])).toBe(false);
});
