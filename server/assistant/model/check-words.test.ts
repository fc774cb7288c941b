import { expect, it } from 'vitest';
import { NO_BRAND } from '../../../domain/brand.ts';
import { NO_CONSTRAINTS } from '../editing/constraints.ts';
import { faultsOf } from './check-words.ts';

/** So long that whatever starts anew at each sign would take minutes: a model's words are checked while everybody waits. */
const LENGTH = 200_000;
const run = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
const RUNS = ['a', '1', 'a.', 'a-', '-', 'www.', '\n', ' ', 'A. ', 'a, Bb ', '#a', '@', 'under '].map(run);

it.for(RUNS.map((text) => [text.slice(0, 8), text] as const))(
  'a run of %j that a model writes is checked',
  ([, text]) => {
    const written = {
      source: text,
      brand: NO_BRAND,
      platforms: null,
      constraints: { ...NO_CONSTRAINTS, sentences: 3 },
    };
    expect(faultsOf({ ...written, text, matter: text }).join()).not.toContain('Not in the text');
  },
);

it('links, mail addresses and figures that come from nowhere are found as before', () => {
  const text = '1. Write to (ann.b-c+d@mail.fr) or see example.com/a.\n\n 2. It costs 7 euros, e.g. on Monday.';
  const written = { source: '', brand: NO_BRAND, platforms: null, constraints: { ...NO_CONSTRAINTS, sentences: 4 } };
  expect(faultsOf({ ...written, text, matter: '' })).toEqual([
    'Not from your message: “7”, “ann.b-c+d@mail.fr”, “example.com/a”.',
    'Not from your message: “Monday”.',
  ]);
});

it('a name and a day that nobody has said are found, months written out are not', () => {
  const source = 'Write a Facebook post: tulips, 8 pounds a bunch, from 3 dec';
  const written = {
    source,
    brand: NO_BRAND,
    platforms: null,
    constraints: NO_CONSTRAINTS,
    matter: 'tulips, 8 pounds a bunch, from 3 dec',
  };
  const text = 'Tulips are in from 3 December: 8 pounds a bunch, only until Sunday, voted best in Bath!';
  expect(faultsOf({ ...written, text })).toEqual(['Not from your message: “Bath”, “Sunday”.']);
});
