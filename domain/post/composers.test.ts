import { describe, expect, it } from 'vitest';
import { composerFor } from './composers.ts';

describe('the ways to post by hand', () => {
  it('HAND-01 X and LinkedIn open with the text filled in, whatever signs it holds', () => {
    const text = 'Tea & cake: 50% off?\nCome by 🍰 #tea+cake';
    for (const [platform, name] of [
      ['twitter', 'X'],
      ['linkedin', 'LinkedIn'],
    ] as const) {
      const composer = composerFor(platform, text);
      expect(composer).toMatchObject({ name, isFilled: true });
      expect(new URL(composer.url).searchParams.get('text')).toBe(text);
    }
    expect(composerFor('twitter', 'Hi').url).toBe('https://x.com/intent/post?text=Hi');
    expect(composerFor('linkedin', 'Hi').url).toBe('https://www.linkedin.com/feed/?shareActive=true&text=Hi');
  });

  it('HAND-01 Facebook and Instagram open as they are, since they take no text', () => {
    expect(composerFor('facebook', 'Hi')).toEqual({
      name: 'Facebook',
      url: 'https://www.facebook.com/',
      isFilled: false,
    });
    expect(composerFor('instagram', 'Hi')).toMatchObject({ url: 'https://www.instagram.com/', isFilled: false });
  });

  it('HAND-01 a text that is too long for an address, or none at all, opens the empty composer', () => {
    expect(composerFor('linkedin', '語'.repeat(3_000))).toEqual({
      name: 'LinkedIn',
      url: 'https://www.linkedin.com/feed/?shareActive=true',
      isFilled: false,
    });
    expect(composerFor('twitter', '')).toMatchObject({ url: 'https://x.com/intent/post', isFilled: false });
  });

  it('HAND-01 half a character breaks no address', () => {
    expect(composerFor('twitter', 'a\ud83c').url).toBe('https://x.com/intent/post?text=a%EF%BF%BD');
  });
});
