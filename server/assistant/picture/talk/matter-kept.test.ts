import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../colour-words.ts';
import { lookIn } from '../look.ts';
import { readPicture } from '../read-picture.ts';

const poster = (text: string, isFinished = false) => readPicture({ text, isFinished }, null).poster;
const shown = (text: string): string => JSON.stringify(poster(text));

describe('what only sounds like talk stays on the picture', () => {
  it.each([
    [
      'Make a poster. Summer fair, Saturday 5 July on the green, and please don’t show balloons. Free entry.',
      /summer fair.*5 July/iu,
    ],
    ['Make a poster. Coffee morning, Saturday 10 May, £3. Please don’t show a coffee cup.', /£3/u],
    ['Laundry room. Do not put rugs in the machines. Clean the filter.', /rugs/u],
    ['Hi, summer fair on 5 July. Free entry. Please make a poster.', /summer fair.*5 July/iu],
    ['Hallo, Tag der offenen Tür am 5. Juli. Eintritt frei. Bitte ein Plakat.', /5\. Juli/u],
    ['Make a poster: Win a £50 gift card', /gift card/iu],
    ['Win a £50 gift card. Please make a poster.', /gift card/iu],
    ['Make a poster: Welcome on board', /on board/iu],
    ['Dog walker wanted. Text: 07700 900 418', /dog walker/iu],
    ['Make a poster: Pizza night, small: £8, large: £12', /small.*large/iu],
  ])('PIC-539 %s', (order, words) => {
    expect(shown(order)).toMatch(words);
  });

  it('PIC-539 in a finished text too', () => {
    expect(poster('Weihnachtskarten basteln, Samstag 14 Uhr', true).title).toMatch(/basteln/u);
  });

  it('PIC-540 takes no sentence with ‘for’ in it for choices', () => {
    expect(poster('Make a poster: Feeling lonely? Come along, stay for tea.').items).toEqual([]);
  });
});

describe('colours that nobody named', () => {
  it.each(['in unseren Markenfarben', 'colores de la marca', 'seasonal colours', 'Southampton'])(
    'PIC-541 %s brings no mood of the sea or the south',
    (wish) => {
      expect(lookIn(wish).colours).toEqual([]);
    },
  );

  it('PIC-541 Spanish ‘tan’ is no beige', () => {
    expect(lookIn('que no sea tan serio').colours).toEqual([]);
  });

  it('PIC-541 white among colours is one of them, white by itself the ground', () => {
    expect(lookIn('Colours: navy, white, gold').tone).not.toBe('white');
    expect(lookIn('white, one thin blue line').tone).toBe('white');
    expect(lookIn('Meeresfarben').colours).toEqual(['#0f4c81', '#8ed3dc']);
    expect(Object.keys(COLOUR_WORDS)).toContain('navy');
  });
});
