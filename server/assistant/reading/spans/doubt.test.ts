import { expect, test } from 'vitest';
import { writtenSpans } from '../head-and-body.ts';

const matterOf = (message: string) =>
  writtenSpans(message)
    .filter(({ role }) => role === 'matter')
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

test.each([
  ['flu jabs fri 27th 8.30-11.30, side entrance. sleeves that roll up!! no emojis', 'sleeves that roll up'],
  ['Flu jabs Wednesday, 8.30 to 12, Netherby Surgery. short sleeves pls. Ring 01228 555 0161', 'short sleeves'],
  ['Ceilidh on sat 23 jan, soup at 10, bus home leaves 12.45, so no excuses', 'so no excuses'],
  ['Thank you to the 16 neighbours who carried the piano. One lamp was hurt. – Lucette', 'Lucette'],
])('OBEY-91 a sentence that is not surely said to the writer is for readers: %s', (message, kept) => {
  expect(matterOf(message)).toContain(kept);
});

test.each([
  ['Our boiler is mended, showers from 6. no hashtags no nothing', 'hashtags'],
  [
    'weve got a guest reader for story time sat 28 nov 11am, Dalby Books, under 7s + their grown ups. its Mel Tranter but she wants that kept quiet so dont let on',
    'Tranter',
  ],
  ['The goats are tired. (don’t cheer it up) Next dates in April', 'cheer'],
])('OBEY-91 what speaks of the text or of a secret is no matter, in doubt too: %s', (message, left) => {
  expect(matterOf(message)).not.toContain(left);
});
