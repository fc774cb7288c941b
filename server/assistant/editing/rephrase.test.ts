import { expect, it } from 'vitest';
import { rephrase } from './rephrase.ts';

it.for([
  ['We need nappies. Ask people to bring their own bags.', 'We need nappies. Please bring your own bags.'],
  [
    'Thank all helpers. Thank Marco by name for the pizza.',
    'Thank you to all helpers. Thank you to Marco for the pizza.',
  ],
  ['Thank goodness the heating works.', 'Thank goodness the heating works.'],
  ['You may ask people to share a table.', 'You may ask people to share a table.'],
] as const)('an order that is half matter is said to readers: %s', ([said, meant]) => {
  expect(rephrase(said)).toBe(meant);
});
