import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [1, '1 KB'],
  [655_360, '640 KB'],
  [13_002_342, '12.4 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
