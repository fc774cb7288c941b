import { expect, it } from 'vitest';
import { PLATFORMS } from '../../../domain/post/platforms.ts';
import { platformsFor } from './target-platforms.ts';

it.for([
  ['Write a LinkedIn post about bread', ['linkedin']],
  ['Write an Instagram caption and a facebook post about cats', ['instagram', 'facebook']],
  ['Write for LinkedIn and Twitter: we are hiring', ['linkedin', 'twitter']],
  ['a tweet about coffee', ['twitter']],
  ['x: the bakery is open on Monday', ['twitter']],
  ['and a version for X', ['twitter']],
  ['Write posts for all platforms about our sale: 20% off', PLATFORMS],
  ['Write a text saying "follow us on Instagram"', []],
  ['The library opens at nine', []],
] as const)('“%s” is for %j', ([message, platforms]) => {
  expect(platformsFor(message)).toEqual(platforms);
});
