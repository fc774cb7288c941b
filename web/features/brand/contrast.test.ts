import { expect, it } from 'vitest';
import { sixDigits } from '../../../domain/brand.ts';
import { contrast, legibility } from './contrast.ts';

it('contrast is 21 between black and white, 1 between the same, whichever comes first', () => {
  expect(contrast('#000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#1A2B3C', '#1A2B3C')).toBe(1);
  // The reference value for the grey that just passes on white.
  expect(contrast('#767676', '#FFF')).toBeCloseTo(4.54, 2);
});

it('three digits are doubled, six stay', () => {
  expect(sixDigits('#1aF')).toBe('#11aaFF');
  expect(sixDigits('#1A2B3C')).toBe('#1A2B3C');
});

it('a contrast serves text from 4.5, large type from 3, and nothing below', () => {
  expect([4.5, 4.49, 3, 2.99].map(legibility)).toEqual(['text', 'large', 'large', 'poor']);
});
