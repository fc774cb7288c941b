import { describe, expect, it } from 'vitest';
import { NO_POSTER, type Poster, posterSchema } from '../../../domain/post/design.ts';
import { readPicture } from './read-picture.ts';

const asked = (text: string) => readPicture({ text, isFinished: false }, null);
const shown = (text: string) => readPicture({ text, isFinished: true }, null);
/** The parts that a poster has. */
function partsOf(poster: Poster): Partial<Poster> {
  return Object.fromEntries(
    Object.entries(poster).filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify(NO_POSTER[part as keyof Poster]),
    ),
  );
}

const ORDERS: [string, Partial<Poster>][] = [
  [
    'quote card with words from Ada Okafor: "Bread teaches patience."',
    { title: 'Bread teaches patience', isQuote: true, by: 'Ada Okafor' },
  ],
  [
    'infographic: 3 reasons to fix not buy - cheaper, less waste, you learn something',
    { title: '3 reasons to fix not buy', items: ['Cheaper', 'Less waste', 'You learn something'] },
  ],
  [
    'Design a menu card: Soup of the day 5 €, Trout with almonds 16 €, Plum dumplings 7 €',
    { title: 'Menu', items: ['Soup of the day 5 €', 'Trout with almonds 16 €', 'Plum dumplings 7 €'] },
  ],
  [
    'Make a picture for our chimney sweep week: 5 to 9 October, £45 a flue, book on 0113 496 0021',
    {
      title: 'Our chimney sweep week',
      times: [{ day: '5 to 9 October', hours: null }],
      price: '£45 a flue',
      call: 'Book on 0113 496 0021',
    },
  ],
  [
    "poster for the bell ringers' open tower, Sunday 11 October 2–4pm, St Mary's, free entry",
    {
      title: "The bell ringers' open tower",
      times: [{ day: 'Sunday 11 October', hours: '2–4 pm' }],
      place: "St Mary's",
      price: 'Free entry',
    },
  ],
  [
    'Create an image announcing our autumn sale, 20% off all shoes this weekend',
    {
      figure: '20%',
      title: 'off all shoes',
      notes: ['Our autumn sale'],
      times: [{ day: 'This weekend', hours: null }],
    },
  ],
  [
    'square picture with the quote "A clock that is loved never stops" by Ines Vogt, watchmaker',
    { title: 'A clock that is loved never stops', isQuote: true, by: 'Ines Vogt, watchmaker' },
  ],
  [
    'A banner with the headline "Run free", the subtitle "Shoes for every road" and a button "Shop now"',
    { title: 'Run free', notes: ['Shoes for every road'], call: 'Shop now' },
  ],
  [
    'Please create a flyer for the model railway show on 24 and 25 October, 10:00-17:00, Scout Hall Ludlow, adults £4, kids free. No dogs please.',
    {
      title: 'The model railway show',
      notes: ['No dogs please.'],
      times: [{ day: '24 and 25 October', hours: '10:00–17:00' }],
      place: 'Scout Hall Ludlow',
      price: 'Adults £4, kids free',
    },
  ],
  [
    'Bild für Instagram: Tag der offenen Glasbläserei am Samstag, 17. Oktober, 11 bis 16 Uhr, Werkstatt Lauscha, Eintritt frei',
    {
      title: 'Tag der offenen Glasbläserei',
      times: [{ day: 'Samstag, 17. Oktober', hours: '11 bis 16 Uhr' }],
      place: 'Werkstatt Lauscha',
      price: 'Eintritt frei',
    },
  ],
  [
    'can u do something for the allotment AGM? tuesday 3rd feb, 7pm, back room of the Plough, bring your keys',
    {
      title: 'The allotment AGM',
      notes: ['Bring your keys'],
      times: [{ day: 'Tuesday 3rd February', hours: '7 pm' }],
      place: 'Back room of the Plough',
    },
  ],
  [
    'Four ways to keep your saddle supple: clean it after every ride, oil it once a month, never dry it on a heater, store it under cloth',
    {
      title: 'Four ways to keep your saddle supple',
      items: ['Clean it after every ride', 'Oil it once a month', 'Never dry it on a heater', 'Store it under cloth'],
    },
  ],
  [
    'rehearsal times card for the choir and orchestra, tues 19:30 strings, wed 19:30 winds, sat 10:00 everyone',
    {
      title: 'Rehearsal times for the choir and orchestra',
      items: ['Tuesday 19:30 strings', 'Wednesday 19:30 winds', 'Saturday 10:00 everyone'],
    },
  ],
  [
    'Bild mit unseren Öffnungszeiten: Mo bis Fr 9 bis 18 Uhr, Sa 9 bis 13 Uhr. Schlüsseldienst Brandl.',
    {
      title: 'Unsere Öffnungszeiten',
      notes: ['Schlüsseldienst Brandl'],
      times: [
        { day: 'Mo bis Fr', hours: '9 bis 18 Uhr' },
        { day: 'Sa', hours: '9 bis 13 Uhr' },
      ],
    },
  ],
  [
    'Hours on 24 December: 8 to 13. On 25 and 26 closed. Florist Amaryllis',
    {
      title: 'Hours',
      notes: ['Florist Amaryllis'],
      times: [
        { day: '24 December', hours: '8 to 13' },
        { day: '25 and 26', hours: 'Closed' },
      ],
    },
  ],
  [
    "Book launch announcement: 'The Salt Road' by Ines Calder. 9 December, 19:00, Harbour Bookshop",
    {
      title: 'The Salt Road',
      notes: ['By Ines Calder'],
      times: [{ day: '9 December', hours: '19:00' }],
      place: 'Harbour Bookshop',
    },
  ],
  [
    'our quiz question as image: Which flower is it? A hellebore B amaryllis C poinsettia',
    { title: 'Which flower is it?', items: ['A hellebore', 'B amaryllis', 'C poinsettia'] },
  ],
  [
    'thank you picture for our volunteers Rob, Gwen and little Tom who painted the stage. with flowers',
    { title: 'Thank you', notes: ['Our volunteers Rob, Gwen and little Tom who painted the stage'] },
  ],
  [
    'Offer picture: 2 house keys cut for the price of 1, all of November',
    { title: '2 house keys cut for the price of 1', times: [{ day: 'All of November', hours: null }] },
  ],
  [
    'Voucher image, 50 euros, for a cheese tasting for two',
    { figure: '50 euros', title: 'for a cheese tasting for two', notes: ['Voucher'] },
  ],
  [
    'poster for chess club open evening thursday 9th oct, sorry no its thursday 16th oct, 6 to 9pm, room 2B community centre, free',
    {
      title: 'Chess club open evening',
      times: [{ day: 'Thursday 16th October', hours: '6 to 9 pm' }],
      place: 'Room 2B community centre',
      price: 'Free',
    },
  ],
  [
    "Avviso per i clienti: la farmacia Santa Lucia resta chiusa per ferie dall'11 al 24 agosto.",
    { title: 'La farmacia Santa Lucia resta chiusa per ferie', times: [{ day: "Dall'11 al 24 agosto", hours: null }] },
  ],
  [
    'price list for my dog grooming: small dog full groom 32, medium 40, large 55, all in pounds',
    {
      title: 'Price list: dog grooming',
      items: ['Small dog full groom 32', 'Medium 40', 'Large 55'],
      notes: ['All in pounds'],
    },
  ],
  [
    'Happy retirement banner for Captain Moira Whyte, 31 years with Skerry Ferries',
    { title: 'Happy retirement', notes: ['Captain Moira Whyte, 31 years with Skerry Ferries'] },
  ],
];

describe('an order for a picture', () => {
  it.each(ORDERS)('PIC-51 becomes the parts of a poster, and is never printed itself: %s', (text, parts) => {
    expect(partsOf(asked(text).poster)).toEqual(parts);
  });

  it.each([
    'add a picture',
    'a soft green background without any text',
    'please make an image for it',
    'and a picture to go with the post',
    'make a square picture',
    'Bild dazu bitte',
  ])('PIC-52 that says nothing of what is shown shows no words: %s', (text) => {
    expect(partsOf(asked(text).poster)).toEqual({});
  });

  it.each([
    ['a soft green background without any text', { colours: ['#1f8a4c'], tone: 'light', isTextless: true }],
    [
      '9:16, black and gold. Tattoo walk-in day. Friday 13 November',
      { colours: ['#15161a', '#d9a520'], aspect: '9:16' },
    ],
    ['story in forest green: Falconry taster mornings, every first Saturday', { colours: ['#1f5d3a'], aspect: '9:16' }],
    ['wide banner, sage green, headline "Sails mended by Friday"', { colours: ['#9db59a'], aspect: '16:9' }],
    ['banner: We’re looking for a stonemason. Full time from February.', { aspect: '1.91:1' }],
    ['square picture with the quote "A clock that is loved never stops"', { aspect: '1:1' }],
    ['Write a short story about a lighthouse keeper', { aspect: null }],
  ])('PIC-53 takes colours, formats and "without text" for wishes: %s', (text, look) => {
    expect(asked(text).look).toMatchObject(look);
  });

  it('prints quoted words letter for letter', () => {
    const { poster } = asked('Design a square poster with a blue background that says "Grand Opening THIS friday"');
    expect(partsOf(poster)).toEqual({ title: 'Grand Opening THIS friday' });
  });

  it('PIC-54 loses neither a name nor a price to the wishes for the look', () => {
    expect(
      asked('cover image for our podcast episode 12: Why tree surgeons hate ivy, with guest Tom Ashdown').poster.notes,
    ).toEqual(['With guest Tom Ashdown']);
  });

  it.each([
    ['photo of our team in front of the lifeboat', 'photo'],
    ['take a photo of the shop', 'photo'],
    ['una foto de nuestro equipo', 'photo'],
    ['Draw an otter repairing a wristwatch', 'drawing'],
    ['A picture of our new bike workshop', 'drawing'],
    ['A picture of our bike workshop on 3 May', 'card'],
    ['add a photo', 'card'],
  ])('PIC-55 tells a photograph and a drawing from a card: %s', (text, medium) => {
    expect(asked(text).medium).toBe(medium);
  });

  it.each([
    '3 ways to save water - shower, mulch, collect',
    'poster: three ways to save water - shower, mulch, collect',
  ])('PIC-62 finds as many items behind a dash as are counted before it: %s', (order) => {
    expect(asked(order).poster).toMatchObject({ items: ['Shower', 'Mulch', 'Collect'], figure: null, notes: [] });
  });

  it.each<[string, Partial<Poster>]>([
    ['What would you name our new goat? A picture for Facebook', { title: 'What would you name our new goat?' }],
    [
      'Poster in coral: Kids’ science day, build a rocket, ages 6 to 12',
      { title: 'Kids’ science day, build a rocket', notes: ['Ages 6 to 12'] },
    ],
    [
      'Image for LinkedIn: “Hire for curiosity, train for the rest.” Said by our founder Amira Haddad',
      { title: 'Hire for curiosity, train for the rest', isQuote: true, by: 'Our founder Amira Haddad' },
    ],
    [
      'Simple picture: Gift vouchers from 20 pounds, in the shop or online',
      { title: 'Gift vouchers', price: 'From 20 pounds', notes: ['In the shop or online'] },
    ],
    [
      'A LinkedIn carousel: 4 ways to cut your heating bill: bleed the radiators, seal the letterbox, lower the flow temperature, close the curtains at dusk',
      {
        title: '4 ways to cut your heating bill',
        items: [
          'Bleed the radiators',
          'Seal the letterbox',
          'Lower the flow temperature',
          'Close the curtains at dusk',
        ],
      },
    ],
  ])('PIC-389 loses no word of the matter to the order: %s', (order, parts) => {
    expect(partsOf(asked(order).poster)).toEqual(parts);
  });

  it.each<[string, Partial<Poster>]>([
    [
      'Mach ein Plakat für unser Hoffest am 12. Juli ab 14 Uhr in der Scheune, mit Blasmusik, Ponyreiten und Kuchen',
      {
        title: 'Unser Hoffest',
        notes: ['In der Scheune, mit Blasmusik, Ponyreiten und Kuchen'],
        times: [{ day: '12. Juli', hours: 'Ab 14 Uhr' }],
      },
    ],
    ['YouTube thumbnail: 5 errors gardeners make with tomatoes', { title: '5 errors gardeners make with tomatoes' }],
    ['Poster Töpferkurs, dunkelblau', { title: 'Töpferkurs' }],
    ['Hundesalon Flocke: waschen, schneiden, föhnen. Ein Bild bitte, in Rosa', { title: 'Hundesalon Flocke' }],
  ])('PIC-456 shows what speaks of no look: %s', (order, parts) => {
    const { poster } = asked(order);
    expect(partsOf(poster)).toMatchObject(parts);
  });

  it.each<[string, Partial<Poster>]>([
    ['Une image avec « Fermé lundi et mardi » sur fond vert', { title: 'Fermé lundi et mardi' }],
    ['Banner in blue that says "Closed from 3 to 9 August"', { title: 'Closed from 3 to 9 August' }],
    [
      'Price list for the barber:\n- Cut £18\n- Beard £12\n- Both £28',
      { title: 'Price list for the barber', items: ['Cut £18', 'Beard £12', 'Both £28'] },
    ],
    [
      'poster: le dimanche 4 mai, brocante du quartier',
      { title: 'Brocante du quartier', times: [{ day: 'Dimanche 4 mai', hours: null }] },
    ],
    [
      'Poster: Garage sale on Saturday at Mill Lane 3. Entry free.',
      { title: 'Garage sale', times: [{ day: 'Saturday', hours: null }], place: 'Mill Lane 3', price: 'Entry free' },
    ],
    [
      'Draw a picture: Our spring fair, Saturday 12 June, Market square',
      { title: 'Our spring fair', times: [{ day: 'Saturday 12 June', hours: null }], place: 'Market square' },
    ],
    ['Draw me a card that says "Back soon"', { title: 'Back soon' }],
    ['frase para stories: "Hoy no, mañana sí"', { title: 'Hoy no, mañana sí' }],
    ['draw me a pencil drawing of a sailboat', { title: 'A sailboat' }],
    [
      'Poster for the vintage fair, 3 to 5 June, Town Hall, Burgundy, entry free. coral + white, 4:5',
      {
        title: 'The vintage fair',
        times: [{ day: '3 to 5 June', hours: null }],
        place: 'Town Hall, Burgundy',
        price: 'Entry free',
      },
    ],
    ['May 4th: plant swap', { title: 'Plant swap', times: [{ day: 'May 4th', hours: null }] }],
  ])('PIC-457 reads what has a shape of its own as what it is: %s', (order, parts) => {
    expect(partsOf(asked(order).poster)).toEqual(parts);
  });

  it.each([
    ['draw a teapot', 'drawing'],
    ['Zeichne ein Segelboot am Abend', 'drawing'],
    ['Dibuja una bicicleta', 'drawing'],
    ['Dessine-moi un mouton', 'drawing'],
    ['Una foto real de mi tienda por la noche', 'photo'],
    ['Ein Foto von unserem Laden', 'photo'],
    ['Une photo de notre équipe', 'photo'],
  ])('PIC-458 knows a drawing and a photograph in other languages: %s', (order, medium) => {
    expect(asked(order).medium).toBe(medium);
  });

  it('PIC-389 prints nothing of an opening that names the picture, whatever it is called', () => {
    const branded = asked('An announcement in our brand colours: our second shop opens on 1 March in Leith Walk 112');
    expect(branded.look.isBranded).toBe(true);
    expect(branded.poster.title).toMatch(/^Our second shop opens/u);
    expect(asked('Um cartaz 9:16: pastéis de nata acabados de fazer, 1,20 € cada').look.aspect).toBe('9:16');
  });

  it('PIC-62 finds a numbered list in one line, and its last words are no item', () => {
    const order =
      'Make a picture: 4 things to check before you rent a kiln. 1. The maximum temperature 2. Who pays the power 3. The shelf size 4. Insurance. See kiln.example';
    expect(asked(order).poster).toMatchObject({
      title: '4 things to check before you rent a kiln',
      items: ['The maximum temperature', 'Who pays the power', 'The shelf size', 'Insurance'],
      isCounted: true,
    });
  });

  it('PIC-63 takes only wishes out of an order for a text that it goes with', () => {
    const look = (style: string) => readPicture({ text: 'Wine night.', isFinished: true }, style).look;
    expect(look('Write an Instagram post about our red wine night with a picture').colours).toEqual([]);
    expect(look('blue background').colours).toEqual(['#2459d6']);
    expect(look('add a picture in navy').colours).toEqual(['#14254f']);
  });

  it.each([
    [
      "a wide picture in mustard for the stamp collectors' fair, 8 Feb, 10-4, Corn Exchange, £2",
      "The stamp collectors' fair",
    ],
    ['4:5 poster in pastel pink: baby massage, Tuesdays 10:30, Room 2, £8', 'Baby massage'],
    [
      'square, teal: "We fix hearing aids while you wait" - Dunmore Audiology, no appointment needed',
      'We fix hearing aids while you wait',
    ],
    ['Recall: Batch 114 of our elderflower honey. Jars may be chipped.', 'Recall: Batch 114 of our elderflower honey'],
  ])('holds what no lesson may break: %s', (order, title) => {
    expect(asked(order).poster).toMatchObject({ title, figure: null });
  });

  it.each([
    ['a poster for Bingo on Friday at 8, knee pads provided', 'Knee pads provided'],
    ['a poster for Bingo on Friday at 8, booking essential', 'Booking essential'],
    ['Image for Instagram about our fossil walk on Sunday at 10, dogs on leads', 'Dogs on leads'],
    ['Image for Instagram about our fossil walk on Sunday at 10, in aid of the lifeboat', 'In aid of the lifeboat'],
    ['Draw a card for the knitting circle, Wednesdays at 2, library, snacks provided', 'Snacks provided'],
    [
      'Can you make a picture for the hedge laying day, 14 February, 9 till 3, Lower Farm, tools supplied',
      'Tools supplied',
    ],
  ])('PIC-388 takes what stands at the end of an order for matter: %s', (order, note) => {
    expect(asked(order).poster.notes).toEqual([note]);
  });

  it.each(['blue background', 'with a fox on it', 'navy and gold', 'keep it simple', 'lots of white space'])(
    'PIC-388 takes a wish at the end of an order for one: %s',
    (wish) => {
      const { poster } = asked(`Image for Instagram about our fossil walk on Sunday at 10, ${wish}`);
      expect(poster).toMatchObject({ title: 'Our fossil walk', notes: [] });
    },
  );

  it.each([
    ['points', `Topic: bread\nPoints: ${'another loaf of rye; '.repeat(700)}`],
    ['headings', `# Bread\n\n${'## Knead it\n\nA line of it.\n\n'.repeat(700)}`],
    ['days', 'Monday 4 May at 7 pm: concert\n'.repeat(700)],
    ['sentences', 'Our bakery turns ten this year. '.repeat(700)],
  ])('PIC-386 keeps of 3,000 words in %s what a design can hold', (_, text) => {
    for (const isFinished of [true, false])
      expect(posterSchema.safeParse(readPicture({ text, isFinished }, null).poster).error).toBeUndefined();
  });

  it('reads a hundred kilobytes without getting lost', () => {
    expect(asked('word, and another one; '.repeat(5000)).poster.items[0]).toBe('Word, and another one');
    expect(asked('x'.repeat(100_000)).poster.title.length).toBeLessThanOrEqual(4000);
  });
});

describe('a finished text', () => {
  it('PIC-57 gives its own parts; no word of it is an order', () => {
    expect(partsOf(shown('Make a picture of your day. Tea on Friday at 4.').poster)).not.toEqual({});
    expect(partsOf(shown('Tea on Friday at 4.').poster)).toEqual({
      title: 'Tea',
      times: [{ day: 'Friday', hours: 'At 4' }],
    });
  });

  it.each([
    ['Our workshop on Monday is full. The next one is on Tuesday at 7 pm.', ['The next one is on Tuesday at 7 pm.']],
    ['Sale: 20% off today. Our Saturday hours are 9 am to 4 pm.', ['Our Saturday hours are 9 am to 4 pm.']],
  ])('leaves no hole where a time stands within a sentence: %s', (text, notes) => {
    expect(shown(text).poster.notes).toEqual(notes);
  });
});

describe('a carousel whose slides are told one by one', () => {
  it.for<[string, Partial<Poster>]>([
    [
      '3 slide carousel for the launch of our app: first slide just "Tallyhive 2.4 is here", second: dark mode, third: update in the App Store',
      { title: 'Tallyhive 2.4 is here', items: ['Dark mode', 'Update in the App Store'] },
    ],
    [
      'Make a carousel. Slide 1: Five ways to save water. Slide 2: Fix taps. Slide 3: Short showers. Last slide: Call us on 0800 1234. Blue',
      { title: 'Five ways to save water', items: ['Fix taps', 'Short showers'], call: 'Call us on 0800 1234' },
    ],
    [
      'Un carrusel de 4 imágenes para la asociación: portada "¿Qué hemos conseguido?", luego 37 árboles plantados, luego 2 pasos nuevos, y al final "Gracias a los 186 socios"',
      {
        title: '¿Qué hemos conseguido?',
        items: ['37 árboles plantados', '2 pasos nuevos'],
        call: 'Gracias a los 186 socios',
      },
    ],
    [
      'carousel for my insta, how to look after a fresh tattoo\n1 title\n2 leave the wrap on 24h\n3 pat it dry\n4 no sun for two weeks',
      {
        title: 'How to look after a fresh tattoo',
        items: ['Leave the wrap on 24h', 'Pat it dry', 'No sun for two weeks'],
      },
    ],
    [
      'I need a Linkedin carousel about deposits: 1) protect it within 30 days 2) do an inventory 3) keep the letters. last slide: Keane & Doyle, book a call',
      {
        items: ['Protect it within 30 days', 'Do an inventory', 'Keep the letters'],
        call: 'Keane & Doyle, book a call',
      },
    ],
  ])('PIC-465 shows each of them: %s', ([order, parts]) => {
    expect(asked(order).poster).toMatchObject(parts);
  });
});

describe('what is dictated', () => {
  it('PIC-466 is what the picture says; what it is for stands before it and is not printed', () => {
    const { poster } = asked(
      'Buongiorno, sono una fotografa. Vorrei una cartolina con scritto "Grazie per la vostra giornata", sotto "Le foto saranno pronte entro 6 settimane". Verde salvia.',
    );
    expect([poster.title, ...poster.notes]).toEqual([
      'Grazie per la vostra giornata',
      'Le foto saranno pronte entro 6 settimane',
    ]);
  });
});

describe('a list in lines', () => {
  it('PIC-467 keeps a line together, and the lines below a label are no part of it', () => {
    const list = asked('Price list:\nBath & dry £22\nNails £8\nDe-matting + £10 per half hour\nPuppy intro £18').poster;
    expect(list.items).toEqual(['Bath & dry £22', 'Nails £8', 'De-matting + £10 per half hour', 'Puppy intro £18']);
    const { place, items } = asked(
      'Title: Spring Plant Sale\nPlace: Sandbeck Lane\nTomatoes £1.50, chillies £1.50, compost £5 a bag',
    ).poster;
    expect([place, items]).toEqual(['Sandbeck Lane', ['Tomatoes £1.50', 'Chillies £1.50', 'Compost £5 a bag']]);
  });

  it('PIC-467 gives every day its hours, also those on which it is closed', () => {
    const { items } = asked(
      'Öffnungszeiten: 24.12. 9–12 Uhr, 25.–28.12. geschlossen, 29.12. 9–17 Uhr, 31.12. geschlossen',
    ).poster;
    expect(items.slice(0, 3)).toEqual(['24.12, 9–12 Uhr', '25.–28.12, Geschlossen', '29.12, 9–17 Uhr']);
    const hours = asked(
      'Unsere Öffnungszeiten als Bild bitte. Mi 9-18, Do 9-20, Fr 9-18, Sa 10-14. So und Mo geschlossen',
    );
    expect(hours.poster.items.at(-1)).toBe('So und Mo, Geschlossen');
  });
});

describe('a brief in labels', () => {
  it('PIC-58 is read by its labels, and none of them is printed', () => {
    expect(
      partsOf(
        asked(
          'Write a facebook post.\nWhen: Friday, 7 pm\nWhere: Town Hall, York\nTopic: open mic night\nAudience: students',
        ).poster,
      ),
    ).toEqual({
      title: 'Open mic night',
      times: [{ day: 'Friday', hours: '7 pm' }],
      place: 'Town Hall, York',
    });
    expect(
      partsOf(
        asked(
          'Write a blog post about composting. Points: start small; keep it dry; turn it weekly. Audience: beginners',
        ).poster,
      ),
    ).toEqual({
      title: 'Composting',
      items: ['Start small', 'Keep it dry', 'Turn it weekly'],
    });
  });
});
