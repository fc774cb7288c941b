import { expect, test } from 'vitest';
import { splitRunOns } from './run-ons.ts';

test.each([
  [
    'the wool shop moves to 19 Fore Street on monday 7 december the old shop shuts on saturday the 5th half price on all mohair until then bring your own bag',
    'the wool shop moves to 19 Fore Street on monday 7 december. the old shop shuts on saturday the 5th. half price on all mohair until then. bring your own bag',
  ],
  [
    'the part comes from Toronto on thursday until then we only have white and the colours that are still on the shelf here',
    'the part comes from Toronto on thursday. until then we only have white and the colours that are still on the shelf here',
  ],
  [
    'marmalade is new in the shop and if you bring the jar back you get twenty pence for it at the till',
    'marmalade is new in the shop and if you bring the jar back, you get twenty pence for it at the till',
  ],
  [
    'our kite day is on Saltburn beach from 10.30 til the light goes and flyers who bring an old kite get a prize from us',
    'our kite day is on Saltburn beach from 10.30 til the light goes and flyers who bring an old kite get a prize from us',
  ],
])('%s', (typed, split) => {
  expect(splitRunOns(typed)).toBe(split);
});
