import { describe, expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';

const asked = (text: string) => readPicture({ text, isFinished: false }, null);

describe('a carousel', () => {
  it.each([
    [
      'insta carousel 5 slides, how to make your cut flowers last: 1 trim stems at an angle 2 fresh water every 2 days 3 no leaves under water 4 keep away from fruit 5 out of direct sun',
      5,
      'How to make your cut flowers last',
      [
        'Trim stems at an angle',
        'Fresh water every 2 days',
        'No leaves under water',
        'Keep away from fruit',
        'Out of direct sun',
      ],
    ],
    [
      'Carousel, 7 points, "What to bring to your first climbing session": comfy clothes, water, short fingernails, hair tie, snack, ID, a friend',
      7,
      'What to bring to your first climbing session',
      ['Comfy clothes', 'Water', 'Short fingernails', 'Hair tie', 'Snack', 'ID', 'A friend'],
    ],
    [
      'Carrusel de 4 láminas: cómo cuidar tus zapatos de cuero. 1 límpialos con un cepillo 2 aplica crema 3 deja secar 4 guárdalos con horma. Zapatería Ruiz',
      4,
      'Cómo cuidar tus zapatos de cuero',
      ['Límpialos con un cepillo', 'Aplica crema', 'Deja secar', 'Guárdalos con horma'],
    ],
    [
      'Karussell mit 5 Bildern: Warum Fahrradhelm? Schützt den Kopf, leicht, sichtbar, günstig, sieht gut aus. Radhaus Kessler',
      5,
      'Warum Fahrradhelm?',
      ['Schützt den Kopf', 'Leicht', 'Sichtbar', 'Günstig', 'Sieht gut aus'],
    ],
    [
      'Karussell: So läuft eine Erstberatung ab – Anrufen, Termin wählen, Plan bekommen. Kanzlei Weber, in Dunkelblau',
      'list',
      'So läuft eine Erstberatung ab',
      ['Anrufen', 'Termin wählen', 'Plan bekommen'],
    ],
    [
      'Make a LinkedIn carousel: 5 ways to keep a saddle supple: 1. Clean it after every ride 2. Oil it once a month 3. Store it under cloth',
      'list',
      '5 ways to keep a saddle supple',
      ['Clean it after every ride', 'Oil it once a month', 'Store it under cloth'],
    ],
    [
      '6 slides about composting:\n1. Start small: a bucket will do\n2. Keep it dry – add straw\n3. Turn it weekly. Air is what it needs.\n4. Wait',
      6,
      'Composting',
      ['Start small: a bucket will do', 'Keep it dry – add straw', 'Turn it weekly. Air is what it needs', 'Wait'],
    ],
    [
      'five tips for better photos as a carousel: use window light, clean the lens, keep the background plain',
      'list',
      'Five tips for better photos',
      ['Use window light', 'Clean the lens', 'Keep the background plain'],
    ],
    [
      'Create a 6-slide dark blue carousel about our spring menu. Asparagus soup. Lamb with mint. Rhubarb crumble. Book on 0113 496 0021',
      6,
      'Our spring menu',
      ['Asparagus soup', 'Lamb with mint', 'Rhubarb crumble'],
    ],
    [
      'swipe post: Why repair? Cheaper: a zip costs £4. Less waste: 300,000 tonnes a year. You learn something.',
      'list',
      'Why repair?',
      ['Cheaper: a zip costs £4', 'Less waste: 300,000 tonnes a year', 'You learn something'],
    ],
    [
      'Karussell für Instagram: 4 Tipps für besseres Brot: 1. Wasser wiegen 2. Teig ruhen lassen 3. Heiß backen 4. Auskühlen lassen',
      'list',
      '4 Tipps für besseres Brot',
      ['Wasser wiegen', 'Teig ruhen lassen', 'Heiß backen', 'Auskühlen lassen'],
    ],
    [
      'Haz un carrusel para Instagram: 3 consejos para tus plantas:\n- Riega por la mañana\n- Usa agua templada\n- Gira la maceta cada semana',
      'list',
      '3 consejos para tus plantas',
      ['Riega por la mañana', 'Usa agua templada', 'Gira la maceta cada semana'],
    ],
    [
      'Fais un carrousel de 5 diapositives : Entretenir son vélo : 1. Gonfler les pneus 2. Graisser la chaîne 3. Vérifier les freins',
      5,
      'Entretenir son vélo',
      ['Gonfler les pneus', 'Graisser la chaîne', 'Vérifier les freins'],
    ],
    [
      'Crea un carosello: 4 passi per il pesto: 1. Lava il basilico 2. Tosta i pinoli 3. Pesta tutto 4. Aggiungi olio',
      'list',
      '4 passi per il pesto',
      ['Lava il basilico', 'Tosta i pinoli', 'Pesta tutto', 'Aggiungi olio'],
    ],
    [
      'Faz um carrossel 9:16: 3 razões para reparar: 1. Mais barato 2. Menos lixo 3. Aprendes algo',
      'list',
      '3 razões para reparar',
      ['Mais barato', 'Menos lixo', 'Aprendes algo'],
    ],
  ])(
    'PIC-440 is a wish for slides in six languages, and no word of the order is printed: %s',
    (text, slides, title, items) => {
      const { look, poster, medium } = asked(text);
      expect({ slides: look.slides, title: poster.title, items: poster.items, medium }).toEqual({
        slides,
        title,
        items,
        medium: 'card',
      });
    },
  );

  it('PIC-440 keeps the other wishes for its look', () => {
    expect(asked('Create a 6-slide dark blue carousel: Tea.\n- Green\n- Black').look).toMatchObject({
      colours: ['#2459d6'],
      tone: 'dark',
    });
    expect(asked('A 16:9 carousel: Tea\n- Green\n- Black').look).toMatchObject({ aspect: '16:9', slides: 'list' });
  });

  it.each([
    'Our carousel ride opens on Saturday at 10, £3',
    'Make a picture for our carousel on Saturday',
    'Sommerfest mit einem Karussell am Samstag',
    'Our playground slides are open again',
    'A ride on the old carousel',
  ])('PIC-441 that turns, and slides of a playground, are none: %s', (text) => {
    expect(asked(text).look.slides).toBeNull();
  });

  it('PIC-538 parts the slide that lists as many points as are missing, and ends with the whole of the last', () => {
    const text =
      'LinkedIn carousel, 6 slides, about packing for a hike. Slide 1 title: What we always forget. Then: socks, whistle, map, salt. Last slide: Coming along? Sign up at the hut.';
    expect(asked(text).poster).toMatchObject({
      title: 'What we always forget',
      items: ['Socks', 'Whistle', 'Map', 'Salt'],
      call: 'Coming along? Sign up at the hut',
    });
  });
});
