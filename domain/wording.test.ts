import { describe, expect, it } from 'vitest';
import { emojiWish, readWording, tonesIn } from './wording.ts';

describe('a voice', () => {
  it('that is formal speaks without contractions, emojis and exclamation marks', () => {
    expect(readWording('Formal and professional')).toMatchObject({
      contractions: false,
      exclamation: false,
      emoji: 'none',
    });
  });

  it('that is playful may exclaim and smile', () => {
    expect(readWording('Playful, witty')).toMatchObject({ contractions: true, exclamation: true, emoji: 'many' });
  });

  it('that is bold is brief', () => {
    expect(readWording('Bold and direct').brief).toBe(true);
  });

  it('that was not set leaves everything to the platform', () => {
    expect(readWording(null)).toEqual({ contractions: true, exclamation: false, emoji: null, brief: false, tones: [] });
  });

  it('is not what it says it is not', () => {
    expect(tonesIn('friendly but not too casual, never formal')).toEqual({
      wanted: ['friendly'],
      unwanted: ['formal'],
    });
  });
});

it('reads wishes about emojis', () => {
  expect(emojiWish('please no emojis')).toBe('none');
  expect(emojiWish('add some emojis')).toBe('some');
  expect(emojiWish('lots of emojis')).toBe('many');
  expect(emojiWish('a post about plants')).toBeNull();
});
