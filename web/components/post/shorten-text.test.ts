import { describe, expect, test } from 'vitest';
import { lengthOn } from '../../../domain/post/text.ts';
import { shortenedFor } from './shorten-text.ts';

const filler = (length: number) => `Begins${' word'.repeat(Math.floor(length / 5) - 1)}.`;

describe('a text shortened for a platform', () => {
  test('POST-40 keeps whole sentences from the start, as many as fit', () => {
    const text = `${filler(200)} This one fits. ${filler(100)} Short.`;
    expect(shortenedFor(text, 'twitter')).toBe(`${filler(200)} This one fits.`);
  });

  test('POST-40 stays as it is where it fits', () => {
    expect(shortenedFor('  Fresh bread. ', 'twitter')).toBe('Fresh bread.');
  });

  test('POST-40 keeps the lines between what it keeps', () => {
    expect(shortenedFor(`One.\n\nTwo!\n${filler(300)}`, 'twitter')).toBe('One.\n\nTwo!');
  });

  test('POST-40 ends neither at an abbreviation nor at what leads on', () => {
    expect(shortenedFor(`We are open. Ask Dr. ${filler(300)}`, 'twitter')).toBe('We are open.');
    expect(shortenedFor(`We are open.\nWhy:\n1. ${filler(300)}`, 'twitter')).toBe('We are open.');
  });

  test('POST-40 is cut at a word where not even one sentence fits', () => {
    const text = filler(400);
    const short = shortenedFor(text, 'twitter');
    expect(short).toMatch(/word…$/);
    expect(lengthOn(short, 'twitter')).toBeLessThanOrEqual(280);
  });

  test('POST-40 counts as the platform does', () => {
    const links = `${'https://example.com/a-very-long-address-that-counts-as-twenty-three-only?x=1 '.repeat(11)}Yes. No more room for this sentence here.`;
    expect(shortenedFor(links, 'twitter')).toMatch(/Yes\.$/);
  });

  test('POST-40 looks at each sentence once, however many there are', () => {
    const short = shortenedFor('Ab. '.repeat(100_000), 'facebook');
    expect(short).toBe('Ab. '.repeat(15_801).trimEnd());
  });

  test('POST-40 fits whatever the text', () => {
    for (const text of [
      '😀'.repeat(400),
      `${'a'.repeat(300)}.`,
      '。日本語の文章です。'.repeat(60),
      '\n\n. '.repeat(400),
    ])
      expect(lengthOn(shortenedFor(text, 'twitter'), 'twitter')).toBeLessThanOrEqual(280);
  });
});
