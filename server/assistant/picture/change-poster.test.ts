import { describe, expect, it } from 'vitest';
import { NO_POSTER, type Poster } from '../../../domain/post/design.ts';
import { changePoster } from './change-poster.ts';

const SALE: Poster = {
  ...NO_POSTER,
  title: 'Spring sale, 20% off',
  notes: ['All bulbs and pots'],
  times: [{ day: 'Sunday 9 May', hours: '10–4' }],
  place: 'Mill Lane 3',
  price: 'Free entry',
};

describe('a wish for other words on a picture', () => {
  it.each<[string, Partial<Poster>]>([
    ['without the date', { times: [] }],
    ['ohne das Datum', { times: [] }],
    ['sans la date', { times: [] }],
    ['sin el precio', { price: null }],
    ['please remove the address', { place: null }],
    ['change 20% to 30%', { title: 'Spring sale, 30% off' }],
    ['change Sunday to Saturday', { times: [{ day: 'Saturday 9 May', hours: '10–4' }] }],
    ['Saturday instead of Sunday', { times: [{ day: 'Saturday 9 May', hours: '10–4' }] }],
    ['make the title "Everything must grow"', { title: 'Everything must grow' }],
    ['ändere den Titel zu „Alles muss raus“', { title: 'Alles muss raus' }],
    ['cambia el título por "Rebajas"', { title: 'Rebajas' }],
    ['the price should be £2', { price: '£2' }],
    ['title: Bulb day', { title: 'Bulb day' }],
    ['drop "and pots"', { notes: ['All bulbs'] }],
    ['add "Bring a bag"', { notes: ['All bulbs and pots', 'Bring a bag'] }],
  ])('PIC-460 changes what it names and nothing else: %s', (wish, parts) => {
    expect(changePoster(SALE, wish)).toEqual({ ...SALE, ...parts });
  });

  it.each<[string, string[], string | null]>([
    ['without the last slide', ['One', 'Two', 'Three'], null],
    ['remove the third point', ['One', 'Two'], 'Call us'],
    ['drop slide 2', ['Two', 'Three'], 'Call us'],
    ['ohne die zweite Folie', ['Two', 'Three'], 'Call us'],
    ['sin la última diapositiva', ['One', 'Two', 'Three'], null],
  ])('PIC-460 takes away the point that it counts: %s', (wish, items, call) => {
    const tips = { ...NO_POSTER, title: 'Tips', items: ['One', 'Two', 'Three'], call: 'Call us' };
    expect(changePoster(tips, wish)).toMatchObject({ items, call });
  });

  it.each(['make it green', 'as a story', 'another one', 'a bit more festive', 'without the balloons', 'make it blue'])(
    'PIC-460 leaves the words as they are where it speaks of something else: %s',
    (wish) => {
      expect(changePoster(SALE, wish)).toBeNull();
    },
  );
});
