import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../domain/brand.ts';
import { orderedPicture, shownPicture } from '../../../../../tests/support/ai-tasks.ts';
import type { PictureTask } from '../../tasks.ts';
import { altOf } from './alt.ts';
import { designsOf } from './choose.ts';
import { compose } from './draw.ts';
import { remarksOn } from './remarks.ts';
import { slidesOf } from './slides.ts';

const TIPS =
  'Make a carousel: 4 tips for bread:\n1. Weigh the water: a cup is no measure\n2. Let it rest\n3. Bake it hot\n4. Wait';
const points = (count: number) => Array.from({ length: count }, (_, i) => `${i + 1}. Point number ${i + 1}`).join('\n');
const ordered = (text: string, over: Partial<PictureTask> = {}) => orderedPicture(text, over);
const slides = ({ poster, look, brand }: PictureTask) => slidesOf(poster, look, brand);
/** All words of a drawn slide. */
const wordsOn = (task: PictureTask): string[] =>
  designsOf(task).map((design) =>
    compose({ design, brand: task.brand })
      .texts.flatMap(({ text }) => text.lines)
      .join(' ')
      .replaceAll('\u00a0', ' '),
  );

describe('the slides of a carousel', () => {
  it('PIC-443 are a cover, one for each point with its number and explanation, and nothing invented', () => {
    expect(wordsOn(ordered(TIPS))).toEqual([
      '4 tips for bread',
      '1 Weigh the water A cup is no measure',
      '2 Let it rest',
      '3 Bake it hot',
      '4 Wait',
    ]);
  });

  it('PIC-443 end with what readers are to do, when, where and for how much, or with whose they are', () => {
    const last = (text: string, brand = NO_BRAND) => wordsOn(ordered(text, { brand })).at(-1);
    expect(last(`${TIPS}\n\nBook on 0113 496 0021`)).toBe('Book on 0113 496 0021');
    const counted = ordered(
      '4 slides about roundabouts: look right, choose a lane, signal off, keep moving. last slide our web address pass.example',
    );
    expect(wordsOn(counted)).toHaveLength(6);
    expect(wordsOn(counted).at(-1)).toBe('pass.example');
    expect(last(`${TIPS}\n\nSaturday 14 June, 10 am, Lark Bakery, £12`)).toMatch(/Saturday 14 June.*10 am.*£12/);
    expect(last(TIPS, { ...NO_BRAND, name: 'Lark Bakery', tagline: 'Slow bread' })).toBe('Lark Bakery Slow bread');
  });

  it('PIC-444 are ten at most: more points share a slide, and what finds no room is said', () => {
    const many = slides(ordered(`Make a carousel: Packing list\n${points(14)}`));
    expect(many?.posters.map(({ items }) => items.length)).toEqual([0, 2, 2, 2, 2, 2, 2, 2]);
    expect(many?.left).toEqual([]);
    const tooMany = slides(ordered(`Make a carousel: Packing list\n${points(20)}`));
    expect(tooMany?.posters).toHaveLength(10);
    const said = (text: string) => remarksOn(ordered(text), slides(ordered(text))).undone;
    expect(said(`Make a carousel: Packing list\n${points(20)}`)).toEqual([
      '2 points are not on the slides, since a carousel has at most 10: “Point number 19”, “Point number 20”.',
    ]);
    expect(said(`Make 9 slides: Packing list\n${points(3)}`)).toEqual([
      '9 slides: your points fill 4. Add more points for more slides.',
    ]);
    expect(said('Ein Karussell mit 6 Folien: So bleibt der Rasen grün – mähen, gießen, düngen')).toEqual([
      '6 Bilder: Deine Punkte füllen 4. Mit mehr Punkten werden es mehr.',
    ]);
  });

  it('PIC-445 have one look and the shape that their network shows whole', () => {
    for (const [platform, aspect] of [
      ['instagram', '4:5'],
      ['linkedin', '1:1'],
      [null, '1:1'],
    ] as const) {
      const designs = designsOf(ordered(TIPS, { platform }));
      expect(designs.map(({ slide }) => slide)).toEqual([1, 2, 3, 4, 5].map((at) => ({ at, of: 5 })));
      const look = ({ colours, pairing, seed, layout }: (typeof designs)[number]) => [colours, pairing, seed, layout];
      expect(new Set(designs.map((design) => JSON.stringify(look(design)))).size).toBe(1);
      expect(new Set(designs.map((design) => design.aspect))).toEqual(new Set([aspect]));
      // What is read stands on a calm ground, whatever lies on the cover's.
      expect(designs.slice(1, 4).map(({ texture }) => texture)).toEqual(['plain', 'plain', 'plain']);
    }
    const [story] = designsOf(ordered(TIPS.replace('a carousel', 'a 9:16 carousel'), { platform: 'linkedin' }));
    expect(story?.aspect).toBe('9:16');
  });

  it('PIC-446 are the sentences of a text that has no list; of one thought there are none', () => {
    const asCarousel = (text: string): PictureTask => {
      const task = shownPicture(text);
      return { ...task, look: { ...task.look, slides: 'list' } };
    };
    expect(
      slides(ordered('Make a carousel of our news. The oven is new. The shop opens at six.'))?.posters,
    ).toHaveLength(3);
    expect(slides(asCarousel('Fresh bread'))).toBeNull();
  });

  it.each([
    ['en', TIPS, 'Slide 2 of 5. Card that reads: 1. Weigh the water. A cup is no measure'],
    [
      'de',
      'Karussell: 2 Tipps für das Brot:\n- Das Wasser wiegen\n- Und dann warten',
      'Bild 2 von 3. Karte mit dem Text: 1. Das Wasser wiegen',
    ],
    [
      'es',
      'Haz un carrusel: Dos consejos para las plantas:\n- Riega por la mañana\n- Usa agua templada',
      'Imagen 2 de 3. Tarjeta con el texto: 1. Riega por la mañana',
    ],
    [
      'fr',
      'Fais un carrousel : Deux conseils pour le vélo :\n- Gonfler les pneus\n- Graisser la chaîne',
      'Image 2 sur 3. Carte avec le texte : 1. Gonfler les pneus',
    ],
    [
      'pt',
      'Faz um carrossel: Duas razões para não deitar fora:\n- É mais barato\n- Há menos lixo',
      'Imagem 2 de 3. Cartão com o texto: 1. É mais barato',
    ],
    [
      'it',
      'Crea un carosello: Due passi per il pesto:\n- Lava il basilico\n- Tosta i pinoli',
      'Immagine 2 di 3. Scheda con il testo: 1. Lava il basilico',
    ],
  ])('PIC-452 are told to those who can’t see them in the language of their words (%s)', (language, text, alt) => {
    const task = ordered(text);
    expect(task.language).toBe(language);
    expect(altOf(designsOf(task)[1] as ReturnType<typeof designsOf>[number], task.language)).toBe(alt);
  });

  it.each([
    [
      'de',
      'Kannst du ein Plakat machen? Konzert vom Gemischten Chor Liederkranz, 23. November',
      'Karte mit dem Text: ',
    ],
    ['de', 'ein Hintergrundbild ohne Text, mit Blättern', 'Ein schlichtes Bild mit einem Symbol: Blatt'],
    ['es', 'un fondo sin texto, con hojas', 'Una imagen sencilla con un símbolo: hoja'],
    ['fr', 'dessine un chat', 'Une image simple avec un symbole : chat'],
    ['pt', 'desenha um gato', 'Uma imagem simples com um símbolo: gato'],
    ['it', 'disegna una volpe', 'Un’immagine semplice con un simbolo: impronta di zampa'],
  ])('PIC-452 say what stands around the words and what their symbol is in %s: %s', (language, text, alt) => {
    const task = ordered(text);
    const [design] = designsOf(task);
    expect(design && altOf(design, task.language)).toContain(alt);
    expect(task.language).toBe(language);
  });
});
