import { expect, test } from 'vitest';
import { hashtagsFrom } from './hashtags.ts';

test.each([
  ['Left handed scissors, forged in Sheffield by Stan. Make one yours.', 2, ['#Sheffield', '#Stan']],
  ['Lantern swim at Clevedon lake, hot soup after.', 1, ['#Clevedon']],
  ['Seed sale, 4 packets for the price of 3.', 1, ['#SeedSale']],
  ['We finally moved our bakery, come and see it.', 1, ['#Bakery']],
  ['Best of show: Marlene Voss, ribbon for Tad Hrubek.', 3, ['#Show', '#MarleneVoss', '#TadHrubek']],
])('names and nouns of %s', (text, count, tags) => {
  expect(hashtagsFrom(text, count)).toEqual(tags);
});
