import { describe, expect, it } from 'vitest';
import { lookIn } from '../look.ts';
import { readPicture } from '../read-picture.ts';

const asked = (text: string) => readPicture({ text, isFinished: false }, null);

describe('what is said to the designer', () => {
  it.each([
    ['need a sign for the shop window: we are closed for a wedding. Tilly’s Flowers', /window|sign/iu],
    [
      'Our allotment society is called Dig for Joy. Make a poster: seed swap, Sunday 9 March, Trinity Hall',
      /called|Our/u,
    ],
    ['Cartel para la puerta: cerrado del 4 al 18 de agosto. Mi tienda se llama Luz y Papel', /puerta|llama/u],
    ['Poster: plant swap, Sunday, Trinity Hall. We’d like it green and not too busy.', /like|green|busy/u],
    ['Poster: plant swap, Sunday, Trinity Hall. The date has to be readable from the road.', /readable/u],
    ['Card for the team: "Thank you for helping us grow", little cactus on it, from class 3B', /cactus/u],
  ])('PIC-470 is not printed, wherever it stands: %s', (order, talk) => {
    expect(JSON.stringify(asked(order).poster)).not.toMatch(talk);
  });

  it('PIC-470 leads to words that are printed: where they go, and whose they are', () => {
    const quiz = asked(
      'Pub quiz poster. Thursday 8pm, The Anchor. It should say "Brains of the Bay" and, smaller, "six rounds, one winner". I hate clip art of pints.',
    ).poster;
    expect([quiz.title, quiz.notes]).toEqual(['Brains of the Bay', ['Six rounds, one winner']]);
    const loaf = asked('"Every loaf counts" put Maria Costa under it. quote card for a bakery, warm brown').poster;
    expect([loaf.title, loaf.by]).toEqual(['Every loaf counts', 'Maria Costa']);
  });

  it('PIC-470 takes no word away from a picture that would show nothing else', () => {
    expect(asked('Please don’t use the lift').poster.title).not.toBe('');
  });
});

describe('what holds together', () => {
  it('PIC-471 names a picture by what stands in quotation marks, and keeps what is called so', () => {
    const { title, notes } = asked(
      'We are an amateur theatre and our spring play is "The Crooked Mile", Friday 4 April, 7.30 pm, Assembly Rooms, tickets £8.',
    ).poster;
    expect([title, notes]).toEqual(['The Crooked Mile', ['Our spring play']]);
  });

  it('PIC-472 reads lines that begin with days as a timetable, one row each', () => {
    const { poster, look } = asked(
      'Choir timetable, portrait:\nMon 18:00 Sopranos (Ann)\nTue 19:00 Altos / 20:00 Tenors\nThu 18:30 Everybody',
    );
    expect(poster.items).toEqual([
      'Monday 18:00 Sopranos (Ann)',
      'Tuesday 19:00 Altos / 20:00 Tenors',
      'Thursday 18:30 Everybody',
    ]);
    expect([poster.title, look.aspect]).toEqual(['Choir timetable', '4:5']);
  });

  it('PIC-472 knows whose a list of prices is, and parts a list at its semicolons', () => {
    const prices = asked(
      'nail bar prices, square for insta:\nshellac £25\ngel removal £10\ntoe polish £18\nfull set £40\nTips & Toes, Bury',
    ).poster;
    expect([prices.items.length, prices.notes]).toEqual([4, ['Tips & Toes, Bury']]);
    const points = asked(
      'A picture titled "What to bring": a towel; old shoes, even torn ones; sandwiches and a drink; last year’s badge',
    ).poster;
    expect(points.items).toContain('Old shoes, even torn ones');
  });

  it('PIC-473 tells the hours of a programme with what happens then', () => {
    const { times, notes } = asked(
      'Bitte ein Plakat für unser Hoffest: Sonntag 8. September ab 11 Uhr am Lindenhof Berger. Ponyreiten, Führung um 13 Uhr, ab 17 Uhr Musik mit Trio Hans. Eintritt frei.',
    ).poster;
    expect(times).toEqual([{ day: 'Sonntag 8. September', hours: 'Ab 11 Uhr' }]);
    expect(notes).toEqual(['Ponyreiten, Führung um 13 Uhr, ab 17 Uhr Musik mit Trio Hans.']);
  });

  it('PIC-473 writes a range of ordinals as German does', () => {
    expect(asked('Plakat: Betriebsferien vom 4. bis 22. August').poster.times[0]?.day).toBe('Vom 4. bis 22. August');
  });
});

describe('wishes that were passed over', () => {
  it.each([
    ['Soup card, dark, maybe a carrot somewhere', { shown: 'maybe a carrot somewhere' }],
    ['no skulls', { hidden: 'no skulls' }],
    ['kinda handwritten vibe', { pairing: 'hand' }],
    ['elegant, not too bold', { pairing: 'serif' }],
    ['black bg, bone white', { colours: ['#15161a', '#ece5d3'], tone: 'dark' }],
    ['verde salvia', { colours: ['#9db59a'] }],
    ['en tonos rosas', { colours: ['#f27aa6'] }],
  ])('PIC-474 obeys what is to be seen, what is not, the faces and more colours: %s', (wish, look) => {
    expect(lookIn(wish)).toMatchObject(look);
  });

  it('PIC-55 takes an order for a photo for one, whatever else it tells', () => {
    expect(asked('oi, preciso de uma foto do nosso padeiro a rir, sábado 16h').medium).toBe('photo');
  });
});

describe('a list that is told in running words', () => {
  it.each([
    ['before you sail: 3 checks. 1 fuel tap 2 life vests 3 tide table', ['Fuel tap', 'Life vests', 'Tide table']],
    ['how we mend a chair, as 3 steps: you bring it, we glue it, it dries', ['You bring it', 'We glue it', 'It dries']],
    [
      'picture with our prices: wash 25, full service 60 €, puncture 12',
      ['Wash 25', 'Full service 60 €', 'Puncture 12'],
    ],
    [
      'rehearsal card: tues 19:30 strings, wed 19:30 winds, sat 10:00 everyone',
      ['Tuesday 19:30 strings', 'Wednesday 19:30 winds', 'Saturday 10:00 everyone'],
    ],
  ])('PIC-475 is a list: %s', (order, items) => {
    expect(asked(order).poster.items).toEqual(items);
  });

  it('PIC-475 shows a number big where that is asked for', () => {
    const { figure, title } = asked('big number please: 1,284 parcels by bike in October').poster;
    expect([figure, title]).toEqual(['1,284', 'parcels by bike in October']);
  });

  it('PIC-475 reads single quotation marks and keeps addresses as they are written', () => {
    const { title } = asked("Book launch poster, portrait: 'The Salt Road' by Ines Calder. 9 December").poster;
    expect(title).toBe('The Salt Road');
    expect(asked('Banner: We are hiring riders. jobs@fastpedal.example').poster.call).toBe('jobs@fastpedal.example');
  });
});
