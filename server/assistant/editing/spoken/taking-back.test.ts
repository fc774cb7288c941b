import { expect, test } from 'vitest';
import { takesBackSurely } from './taking-back.ts';

test.each([
  ['Wait for the ferry at pier 4. No ', 'smoking on board'],
  ['wait ', '2 minutes'],
  ['scrap ', 'the old gate'],
])('OBEY-93 a bare word that may be told takes nothing back: %s', (slip, next) => {
  expect(takesBackSurely(slip, next)).toBe(false);
});

test.each([
  ['34 - no, ', '36 euro'],
  ['at 7, sorry, ', 'at 8'],
  ['190 - gran says ', '200'],
  ['Wegmann teaches it. oh wait room is ', 'B06'],
])('OBEY-93 words that can only take back do, and so does a bare one between two values: %s', (slip, next) => {
  expect(takesBackSurely(slip, next)).toBe(true);
});
