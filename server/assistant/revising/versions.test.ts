import { expect, it } from 'vitest';
import { reorderedVersions, versionsAsked } from './versions.ts';

it('versions of a text are its sentences in other orders, as many as were asked for', () => {
  expect(versionsAsked('give me 3 options for a tweet: …')).toBe(3);
  expect(versionsAsked('two short versions please')).toBe(2);
  expect(versionsAsked('a tweet about two lions')).toBe(1);
  expect(reorderedVersions('Cider is back. Pints £4. Till eight.', 3)).toEqual([
    'Cider is back. Pints £4. Till eight.',
    'Pints £4. Till eight. Cider is back.',
    'Till eight. Cider is back. Pints £4.',
  ]);
  expect(reorderedVersions('Only one sentence.', 3)).toEqual(['Only one sentence.']);
});
