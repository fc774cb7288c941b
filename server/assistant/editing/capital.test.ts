import { expect, test } from 'vitest';
import { capital } from './capital.ts';

test.each([
  ['bread from 6', 'Bread from 6'],
  ['“we are back”', '“We are back”'],
  ['jo@mill.example or call', 'jo@mill.example or call'],
  ['mill.example/shop', 'mill.example/shop'],
  ['iNN+dB is new', 'iNN+dB is new'],
  ['`make` it', '`make` it'],
])('%s', (typed, raised) => {
  expect(capital(typed)).toBe(raised);
});
