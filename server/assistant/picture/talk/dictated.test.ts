import { describe, expect, it } from 'vitest';
import { readPicture } from '../read-picture.ts';

const asked = (text: string) => readPicture({ text, isFinished: false }, null);
const poster = (text: string) => asked(text).poster;

describe('what an order dictates', () => {
  it.each([
    [
      'Mobile library van. The text should say: We stop here on Wednesdays. Green, van icon',
      'We stop here on Wednesdays',
    ],
    ['hallo, bin hebamme und freue mich. text: Wieder freie Plätze. zarte farben', 'Wieder freie Plätze'],
    ['Necesito algo para el barrio. El texto debe decir: Trae tu silla. fondo azul', 'Trae tu silla'],
  ])('PIC-528 is the title, and what leads there is not printed: %s', (order, title) => {
    expect([poster(order).title, poster(order).notes]).toEqual([title, []]);
  });

  it('PIC-528 says where words go', () => {
    const { title, notes } = poster(
      'big: I translate contracts. small: Finnish – English – Estonian. white, left aligned',
    );
    expect([title, notes]).toEqual(['I translate contracts', ['Finnish – English – Estonian.']]);
    const tile = poster(
      'Eine Kachel: "Zahlen sind dein Ding?" als Überschrift, darunter Ausbildung zum Steuerfach. petrol',
    );
    expect(JSON.stringify(tile)).not.toMatch(/überschrift|darunter/iu);
  });

  it('PIC-528 keeps facts that stood before the label', () => {
    const { times, title } = poster('Quiz night, Friday 4 April, 8pm. Text: Bring your brain. dark blue');
    expect(times[0]?.day).toBe('Friday 4 April');
    expect(title).not.toBe('');
  });
});

describe('what is not to be told', () => {
  it.each([
    'New service: parts printed in 48 hours. It costs from £14 but do not mention the price. Layerworks',
    'Neu: Ersatzteile in 48 Stunden. Den Preis (ab 14 €) bitte nicht erwähnen. Layerworks, dunkel',
  ])('PIC-529 is left off, and so is the wish: %s', (order) => {
    expect(poster(order).price).toBeNull();
    expect(JSON.stringify(poster(order))).not.toMatch(/14|mention|erwähnen/u);
  });
});

describe('names among what is wished', () => {
  it.each([
    [
      '4 tips for your piano:\n1. Keep it dry\n2. Tune it\n3. Close it\nsign it R. Oyelaran, piano tuner',
      'R. Oyelaran, piano tuner',
    ],
    [
      'Use our colours and put a logo, just write Pedal Post Co-op there. Message: We deliver on Sundays.',
      'Pedal Post Co-op',
    ],
    [
      'can you make a price list for my honey? set honey £6.50, cut comb £9, candle £4. warm yellow, hexagons. Tansy Hill Bees',
      'Tansy Hill Bees',
    ],
  ])('PIC-530 say whose it is, and where they go is not printed: %s', (order, name) => {
    const { notes, by, place } = poster(order);
    expect([...notes, by, place].filter(Boolean)).toEqual([name]);
  });
});

describe('what introduces an order', () => {
  it.each([
    ['On est une compagnie de théâtre amateur. Affiche pour Le Malade imaginaire, salle Jean-Vilar.', /compagnie/u],
    ['Buongiorno, studio dentistico. Vorrei un post: Diamo il benvenuto a Chiara Venturi.', /buongiorno|studio/iu],
    ['LinkedIn post graphic, square (we are a notary practice). Title: "Three documents". Dark green.', /notary/u],
  ])('PIC-531 is not printed: %s', (order, talk) => {
    expect(JSON.stringify(poster(order))).not.toMatch(talk);
  });

  it('PIC-531 holds news', () => {
    const { title, notes } = poster(
      'We are a family funeral director and will be closed for a staff funeral on Friday 10 October. The night line 01632 960 808 stays open. Very quiet please: grey',
    );
    expect(title).toBe('Closed');
    expect(notes).toEqual(['For a staff funeral', 'The night line 01632 960 808 stays open.']);
  });
});

describe('a photograph with words', () => {
  it.each([
    [
      'Please make a post with a photo of a hawk on a glove and the words Fly a hawk this autumn. £95',
      'Fly a hawk this autumn',
    ],
    ['Quiero una foto de una paella gigante y encima: Fiesta del barrio, sábado 13 de septiembre', 'Fiesta del barrio'],
    ['Ferry timetable change from 1 Nov. Put a photo of our boat behind it', 'Ferry timetable change'],
  ])('PIC-532 becomes a card without it: %s', (order, title) => {
    expect(asked(order)).toMatchObject({ medium: 'card', isPhotoWished: true, poster: { title } });
  });

  it('PIC-532 is none where photos are refused, and is declined where it brings no words', () => {
    expect(asked('Stat card: 1 in 6 skipped a meal. No photos of sad children').medium).toBe('card');
    expect(asked('Take a photo of our narrowboat in the morning mist').medium).toBe('photo');
  });
});

describe('lists', () => {
  it('PIC-534 are parted by strokes, and a poll by its last word', () => {
    expect(poster('price list for instagram: Trouser hem £14 / Zip £22 / Jacket sleeves £28').items).toEqual([
      'Trouser hem £14',
      'Zip £22',
      'Jacket sleeves £28',
    ]);
    const poll = poster(
      'Poll card. Question: What do you play against 1.e4? Options: Sicilian, French, 1...e5. Black and cream.',
    );
    expect([poll.title, poll.items]).toEqual(['What do you play against 1.e4?', ['Sicilian', 'French', '1...e5']]);
    expect(
      poster('Umfrage auf Facebook: Welche Figur wärst du? Springer, Läufer, Turm oder Dame. Gelb').items,
    ).toHaveLength(4);
  });

  it('PIC-534 keep the names of days, and the first of their lines', () => {
    const mass = poster(
      'Holy Week times:\nPalm Sunday 9.30am\nMaundy Thursday 7.30pm\nGood Friday 3pm\nEaster Sunday 11am\nPurple.',
    );
    expect(mass.items[0]).toBe('Palm Sunday 9:30 am');
    const slides = poster(
      'Carousel, 3 slides.\nSlide 1: Ticks\nSlide 2: Wait at the door\nSlide 3: Worried? Call us\nteal, flat icons',
    );
    expect([slides.title, slides.items]).toEqual(['Ticks', ['Wait at the door', 'Worried? Call us']]);
  });

  it('PIC-534 leave out ‘my’ and what only asks in the name of an order', () => {
    expect(
      poster('can you make a price list for my honey? set honey £6.50, cut comb £9, candle £4. yellow').title,
    ).toBe('Price list: honey');
  });

  it('PIC-534 keep a big number out of the words that count it', () => {
    const { figure, title, notes } = poster(
      'Swim school!! Only 10 days to go until half term crash courses. Ages 4 to 11. Countdown style with a really big 10',
    );
    expect([figure, title, notes]).toEqual([
      '10',
      'days to go until half term crash courses',
      ['Swim school!', 'Ages 4 to 11.'],
    ]);
  });
});
