import { expect, test } from 'vitest';
import { assumptionText } from './plan-texts.ts';

test('the card names what was assumed once, without saying assumed twice', () => {
  expect(assumptionText(['12:00 assumed', 'all platforms'])).toBe(
    'You did not say, so I assumed: 12:00; all platforms.',
  );
});
