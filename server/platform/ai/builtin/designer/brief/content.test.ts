import { describe, expect, it } from 'vitest';
import { NO_POSTER, type Poster } from '../../../../../../domain/post/design.ts';
import { contentOf } from './content.ts';

const card = (poster: Partial<Poster>, isDrawing = false) => contentOf({ ...NO_POSTER, ...poster }, isDrawing);

describe('a poster as a card', () => {
  it('shows the number of an offer large, with what limits it above', () => {
    expect(card({ figure: 'up to 20%', title: 'off all shoes', notes: ['Our autumn sale'] })).toMatchObject({
      kind: 'offer',
      kicker: 'up to',
      big: '20%',
      headline: 'off all shoes',
      sub: 'Our autumn sale',
    });
  });

  it('PIC-542 goes on from a day in lower case, but not with a noun', () => {
    const times = [
      { day: 'Freitag, 5. Juni', hours: 'Einlass 19 Uhr' },
      { day: 'Samstag, 6. Juni', hours: 'Ab 18 Uhr' },
    ];
    expect(card({ title: 'Sommernacht', times }).details.map(({ text }) => text)).toEqual([
      'Freitag, 5. Juni, Einlass 19 Uhr',
      'Samstag, 6. Juni, ab 18 Uhr',
    ]);
  });

  it('gives when, where and price a sign each, and one day a leaf of the calendar', () => {
    const event = card({
      title: 'Sourdough for beginners',
      times: [{ day: 'Saturday, 14 June', hours: '10 am' }],
      place: 'Lark Bakery, Lyon',
      price: '€35',
    });
    expect(event).toMatchObject({ kind: 'event', leaf: { day: '14', month: 'Jun' } });
    expect(event.details).toEqual([
      { icon: 'calendar', text: 'Saturday, 14 June' },
      { icon: 'clock', text: '10 am' },
      { icon: 'pin', text: 'Lark Bakery, Lyon' },
      { icon: 'tag', text: '€35' },
    ]);
  });

  it.each(['Saturday 14 June', 'Sat 14 June 2027', 'Samstag, 14. Juni', 'June 14th', 'on Saturday June 14'])(
    'PIC-422 finds the day of %j for a leaf',
    (day) => expect(card({ times: [{ day, hours: null }] }).leaf).toEqual({ day: '14', month: 'Jun' }),
  );

  it.each([
    ['martes 6 de mayo', 'May'],
    ['mardi 6 mai', 'Mai'],
    ['martedì 6 maggio', 'Mag'],
  ])('PIC-422 takes no weekday for a month: %s', (day, month) =>
    expect(card({ times: [{ day, hours: null }] }).leaf).toEqual({ day: '6', month }),
  );

  it.each([
    '5 to 9 October',
    '23 December to 2 January',
    '3–7 May',
    '24 and 25 October',
    'Monday 24 + Tuesday 25 October',
    '24/25 October',
    'Until 15 November',
  ])('PIC-56 keeps %j whole: no leaf names one day of it', (day) => {
    const { leaf, details } = card({ title: 'Open house', times: [{ day, hours: null }] });
    expect([leaf, details.map(({ text }) => text)]).toEqual([null, [day]]);
  });

  it.each([
    [{ day: 'Friday', hours: 'At 4' }, ['Friday at 4']],
    [{ day: 'Freitag', hours: 'Um 16' }, ['Freitag um 16']],
    [{ day: 'Viernes', hours: 'A las 4' }, ['Viernes a las 4']],
    [{ day: null, hours: 'At 4' }, ['At 4']],
    [{ day: 'Friday', hours: '4 pm' }, ['Friday', '4 pm']],
  ])('PIC-387 leaves a bare hour with its day: %j', (time, lines) => {
    expect(card({ title: 'Tea', times: [time] }).details.map(({ text }) => text)).toEqual(lines);
  });

  it('keeps the hours of several days with their days', () => {
    const { details } = card({
      title: 'Open studios',
      times: [
        { day: 'Friday', hours: '6 pm' },
        { day: 'Sunday', hours: '10 am' },
      ],
    });
    expect(details.map(({ text }) => text)).toEqual(['Friday, 6 pm', 'Sunday, 10 am']);
  });

  it.each<[Partial<Poster>, string]>([
    [{ title: 'Small teams win', isQuote: true, by: 'Ada Okafor' }, 'quote'],
    [{ title: 'Three tips', items: ['Cool room', 'No screens', 'Walk'] }, 'tips'],
    [{ title: 'Banana bread', items: ['Mash', 'Mix', 'Bake'], isCounted: true }, 'steps'],
    [{ figure: '95%', title: 'of our customers come back' }, 'number'],
    [{ title: 'We are hiring a senior designer' }, 'hiring'],
    [{ title: 'What is your one habit?' }, 'question'],
    [{ title: 'Oat milk latte', price: '€4.20' }, 'product'],
    [{ title: 'Our app now works offline' }, 'announcement'],
    [{ title: 'The biggest mistake founders make is hiring too late' }, 'announcement'],
  ])('%j is a card of the kind %s', (poster, kind) => {
    expect(card(poster).kind).toBe(kind);
  });

  it('draws the workshop that is a place, and dates the one that is an event', () => {
    expect(card({ title: 'Our bike workshop' }, true).kind).toBe('subject');
    expect(card({ title: 'Our bike workshop', times: [{ day: '3 May', hours: null }] }, true).kind).toBe('event');
  });

  it('parts a title that is too long for a headline at a clause', () => {
    const { headline, sub } = card({
      title: 'We moved the whole workshop to the old mill by the river, so there is room for twelve benches now',
    });
    expect([headline, sub]).toEqual([
      'We moved the whole workshop to the old mill by the river',
      'So there is room for twelve benches now',
    ]);
  });

  it('prints neither hashtags, gaps nor emoji', () => {
    const content = card({ title: '🎉 We opened in Lyon', notes: ['Ask [your name] #opening #lyon'] });
    expect(content).toMatchObject({ headline: 'We opened in Lyon', sub: 'Ask' });
  });

  it('shows at most eight items, each of a length that can be read', () => {
    const { items } = card({ title: 'Rules', items: Array.from({ length: 9 }, () => 'word and more '.repeat(20)) });
    expect(items).toHaveLength(8);
    for (const item of items) expect(item.length).toBeLessThanOrEqual(91);
  });

  it.each([
    ['Sat 14 June', '14', 'Jun'],
    ['Saturday, 14 June 2027', '14', 'Jun'],
    ['Samstag, 3. Mai', '3', 'Mai'],
    ['sábado 5 de octubre', '5', 'Oct'],
    ['samedi 14 juillet', '14', 'Juil'],
    ['June 9th', '9', 'Jun'],
  ])('PIC-315 puts %j on a leaf', (day, number, month) => {
    expect(card({ title: 'Open day', times: [{ day, hours: null }] }).leaf).toEqual({ day: number, month });
  });

  it('PIC-316 shows a reduction large, wherever it was said', () => {
    expect(card({ title: 'Last chance', notes: ['50 % off'] })).toMatchObject({
      big: '50 % off',
      headline: 'Last chance',
    });
    expect(card({ title: 'Bis zu 30 % Rabatt auf alle Fahrräder' })).toMatchObject({
      kicker: 'Bis zu',
      big: '30 %',
      headline: 'Rabatt auf alle Fahrräder',
    });
    expect(card({ title: 'Last chance: 50 % off' })).toMatchObject({ big: '50 % off', headline: 'Last chance' });
    expect(card({ title: 'Last chance!', notes: ['50% off everything', 'Only this week'] })).toMatchObject({
      kind: 'offer',
      kicker: 'Last chance!',
      big: '50%',
      headline: 'off everything',
      sub: 'Only this week',
    });
    expect(
      card({ title: 'What 20 years of baking taught us', notes: ['5 % of all bread is thrown away.'] }).big,
    ).toBeNull();
  });

  it('keeps the count of a list in its title', () => {
    expect(card({ figure: '5', title: 'tips', items: ['One', 'Two'] })).toMatchObject({
      big: null,
      headline: '5 tips',
    });
  });

  it('PIC-493 parts a title at its marks only, unless it would fill the card', () => {
    const whole = "We've just passed 1,000 audited payrolls without a single late payment";
    expect(card({ title: whole })).toMatchObject({ headline: whole, sub: null });
    const parted = 'Kitchen closed due to a burst pipe in the night, bar open as usual and crisps on us';
    expect(card({ title: parted }).headline).toBe('Kitchen closed due to a burst pipe in the night');
  });
});
