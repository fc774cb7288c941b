import { expect, it } from 'vitest';
import { fittingEmoji, namedEmoji } from './signs.ts';

it.each([
  ['Our new address is 4 Mill Lane, the chair is repaired, display in the warehouse.', ['🔧']],
  ['Plum tart till we run out, open from 8.', []],
  ['The charity run starts at nine, tickets at the door.', ['🏃', '🎟️']],
  ['Husbands and traces: wholesale withdrawing of pineapples.', []],
  ['Engagement is up 4 %.', []],
  ['Goats, books and a choir.', ['🐐', '🎶', '📚']],
])('fits emoji to words, not to what is inside of others: %s', (text, signs) => {
  expect(fittingEmoji(text, 5)).toEqual(signs);
});

it.each([
  ['lemon', ['🍋']],
  ['glimmer or lemon', ['🍋']],
  ['red heart', ['❤️']],
  ['flurb', []],
])('OBEY-22 finds the emoji that is wished by its name: %s', (name, signs) => {
  expect(namedEmoji(name)).toEqual(signs);
});
