import { expect, test } from 'vitest';
import { shortName } from './title.ts';

test.each([
  ['Tip: bread keeps longest in a clay pot.', 'Tip: bread keeps longest in a clay pot'],
  ['Hello! We open at six.', 'Hello! We open at six'],
  ['The rye is back: 4.50 a loaf, until Saturday.', 'Rye is back'],
  ['# Winter menu\nSoup of the day', 'Winter menu'],
  ['Results are in.', 'Results are in'],
  ['Sale!', 'Sale'],
  ['https://example.com/a', 'example.com'],
])('POST-81 a name says what a post is about: %s', (text, title) => {
  expect(shortName(text)).toBe(title);
});
