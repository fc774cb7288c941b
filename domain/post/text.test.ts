import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtWord, cutToLines, graphemes } from './cut.ts';
import { PLATFORMS } from './platforms.ts';
import { fits, folded, hashtagsIn, lengthOn, linkCard, linksIn, textParts, toHashtag, weightedLength } from './text.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('counting as Twitter does', () => {
  it.each([
    ['plain words', 'hello', 5],
    ['a link as 23, however long', `see https://example.com/${'a'.repeat(200)}`, 27],
    ['a bare domain as a link', 'example.com', 23],
    ['an address with @ as its characters', 'me@example.com', 14],
    ['an address of any length as its characters', `${'a.io.'.repeat(12)}me@example.com`, 74],
    ['an emoji as 2', '🎉', 2],
    ['a family of four as one emoji', FAMILY, 2],
    ['a flag as one emoji', '🇦🇹', 2],
    ['CJK characters as 2 each', '日本', 4],
    ['accented letters as 1', 'café', 4],
    ['curly quotes as 1 each', '“a”', 3],
  ])('counts %s', (_, text, weight) => {
    expect(weightedLength(text)).toBe(weight);
  });

  it('counts domains without end before an @ in one look', () => {
    expect(weightedLength(`${'a.io.'.repeat(300_000)}me@example.com`)).toBeGreaterThan(23);
  });

  it('counts an accent written as two code points once', () => {
    expect(weightedLength('cafe\u0301')).toBe(4);
  });
});

describe('fitting a platform', () => {
  it('takes 280 characters on Twitter and not one more', () => {
    expect(fits('a'.repeat(280), 'twitter')).toBe(true);
    expect(fits('a'.repeat(281), 'twitter')).toBe(false);
  });

  it('takes thirty hashtags on Instagram and not one more', () => {
    const tags = (count: number) => Array.from({ length: count }, (_, index) => `#tag${index}`).join(' ');
    expect(fits(tags(30), 'instagram')).toBe(true);
    expect(fits(tags(31), 'instagram')).toBe(false);
  });
});

describe('hashtags', () => {
  it('makes one of several words', () => {
    expect(toHashtag('oat milk latte')).toBe('#OatMilkLatte');
    expect(toHashtag('Crumb & Kettle')).toBe('#CrumbAndKettle');
    expect(toHashtag("mother's day")).toBe('#MothersDay');
  });

  it('makes none where no letter is left', () => {
    expect(toHashtag('50 %')).toBeNull();
    expect(toHashtag('')).toBeNull();
  });

  it('finds those of a text, but no numbers, anchors or entities', () => {
    expect(hashtagsIn('Hi #One and #two_2, not #1, a#b, &#38; or example.com/#top')).toEqual(['#One', '#two_2']);
  });
});

describe('cutting', () => {
  it('ends at a word with an ellipsis', () => {
    expect(cutAtWord('The quick brown fox jumps', 16)).toBe('The quick brown…');
  });

  it('does not end with a word that hangs in the air', () => {
    expect(cutAtWord('We are moving to the old town', 21)).toBe('We are moving…');
  });

  const onTwoLines = (text: string, width: number) => cutToLines(text, 2, width, (part) => part.length);

  it.for([
    ['Meet the baker', 'Meet the baker'],
    ['Meet the baker behind our rye loaf', 'Meet the baker behind our rye…'],
    ['Meet the baker behind her sourdough', 'Meet the baker behind her…'],
    ['Unbelievablesourdough and all that comes after it', 'Unbelievablesourdough and all that comes after it'],
  ])('HIST-36 ends at a word on the last of two lines: %s', ([text = '', cut]) => {
    expect(onTwoLines(text, 15)).toBe(cut);
  });

  it('never cuts inside a character', () => {
    expect(cutAtWord(FAMILY.repeat(10), 30)).toBe(`${FAMILY}${FAMILY}…`);
  });

  it('is never longer than asked and only ever begins as the text does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 1, max: 100 }), (text, max) => {
        const cut = cutAtWord(text, max);
        expect(cut.length).toBeLessThanOrEqual(Math.max(max, text.trim().length <= max ? max : 0));
        expect(text.trim().startsWith(cut.replace(/…$/, '')) || text.trim().startsWith(cut)).toBe(true);
      }),
    );
  });

  it('keeps whole graphemes in every platform’s counting', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), fc.constantFrom(...PLATFORMS), (text, platform) => {
        const cut = cutAtWord(text, 120, (part) => lengthOn(part, platform));
        const whole = graphemes(text.trim());
        expect(graphemes(cut.replace(/…$/, '')).every((one, index) => whole[index] === one)).toBe(true);
      }),
    );
  });
});

it('finds links with and without https', () => {
  expect(linksIn('Go to https://a.example/x?y=1. Or shop.example.co.uk, or mail me@example.com')).toEqual([
    'https://a.example/x?y=1',
    'shop.example.co.uk',
  ]);
});

describe('a text as networks show it', () => {
  it('POST-42 links, hashtags and mentions stand out, each once', () => {
    const parts = textParts('See https://a.example/#top and bakery.com, @maya.o! #Bread_1 mail@a.com');
    expect(parts.filter(({ kind }) => kind !== 'plain')).toEqual([
      { kind: 'link', text: 'https://a.example/#top' },
      { kind: 'link', text: 'bakery.com' },
      { kind: 'mention', text: '@maya.o' },
      { kind: 'hashtag', text: '#Bread_1' },
    ]);
    expect(parts.map(({ text }) => text).join('')).toBe(
      'See https://a.example/#top and bakery.com, @maya.o! #Bread_1 mail@a.com',
    );
  });

  it('TDLG-23 the card of its first link has the host and the path', () => {
    expect(linkCard('See https://www.bakery.example/bread/rye?utm=1#top, or shop.com')).toEqual({
      host: 'bakery.example',
      path: '/bread/rye',
    });
    expect(linkCard('shop.com/caf%C3%A9')).toEqual({ host: 'shop.com', path: '/café' });
    expect(linkCard('https://shop.com/100%')).toBeNull();
    expect(linkCard('No link, @maya.')).toBeNull();
  });

  it('POST-42 what is too long folds at a word, never inside a character', () => {
    expect(folded('short', 10)).toBeNull();
    expect(folded('one two three four', 12)).toBe('one two');
    expect(folded('one two three four', 13)).toBe('one two three');
    expect(folded('👩‍👩‍👧'.repeat(20), 21)).toBe('👩‍👩‍👧'.repeat(2));
  });
});
