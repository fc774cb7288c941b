import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../domain/brand.ts';
import { ASPECTS, type Aspect } from '../../../../../domain/post/aspects.ts';
import { type Design, GROUNDS, LAYOUTS, NO_POSTER, PAIRINGS, TEXTURES } from '../../../../../domain/post/design.ts';
import { leastContrastOf, SOME_DRAWING } from '../../../../../tests/support/stage/drawings.ts';
import { icon } from './art/icons.ts';
import { compose } from './draw.ts';
import { takenBoxes } from './layouts/backdrops.ts';

const ALL_ASPECTS = Object.keys(ASPECTS) as Aspect[];
const BRAND = { ...NO_BRAND, name: 'Bean & Bloom', tagline: 'Slow coffee' };
const EVENT = {
  ...NO_POSTER,
  title: 'Sourdough workshop for beginners',
  notes: ['Bring an apron and a jar.'],
  times: [{ day: 'Saturday 14 June', hours: '10 am to 4 pm' }],
  place: 'Lark Bakery, 14 Mill Lane, Leeds',
  price: '£35',
};
const LIST = {
  ...NO_POSTER,
  title: 'Kautionsrückzahlungsvereinbarung',
  items: Array.from({ length: 8 }, () => 'One of eight'),
};

const designFor = (changes: Partial<Design>): Design => ({ ...SOME_DRAWING.design, poster: EVENT, ...changes });
const wordsOn = (design: Design): string =>
  compose({ design, brand: BRAND })
    .texts.flatMap(({ text }) => text.lines)
    .join(' ')
    .replace(/\s+/gu, ' ');

const [TICK = ''] = /<path[^>]+>/u.exec(icon('check', 0, 0, 24, '#000000')) ?? [];

describe('every way to build a card', () => {
  it.each(['discs', 'ruled', 'tiles', 'headed'] as const)(
    'PIC-497 %s ticks off only what is there to be ticked off',
    (layout) => {
      const ticks = (title: string) =>
        compose({
          design: designFor({ layout, poster: { ...NO_POSTER, title, items: ['Torch', 'Warm socks', 'White paws'] } }),
          brand: BRAND,
        }).shapes.filter((shape) => shape.includes(TICK)).length;
      expect(ticks('What to bring')).toBe(3);
      expect(ticks('Checkliste für den Urlaub')).toBe(3);
      expect(ticks('Lost cat')).toBe(0);
    },
  );

  it.each(TEXTURES)('PIC-309 keeps a contrast of 4.5 on %s, on every ground and in every shape', (texture) => {
    for (const [at, ground] of GROUNDS.entries())
      for (const [turn, aspect] of ALL_ASPECTS.entries()) {
        const layout = LAYOUTS[(at * ALL_ASPECTS.length + turn) % LAYOUTS.length] ?? 'poster';
        const scene = compose({
          design: designFor({ texture, ground, aspect, layout, seed: at * 7 + turn }),
          brand: BRAND,
        });
        expect(leastContrastOf(scene), `${ground} ${aspect} ${layout}`).toBeGreaterThanOrEqual(4.5);
      }
  });

  it.each(LAYOUTS)('PIC-310 %s keeps its words apart and inside every shape, and off the ends of 9:16', (layout) => {
    for (const aspect of ALL_ASPECTS)
      for (const [seed, poster] of [EVENT, LIST, { ...EVENT, figure: '50 %', title: 'off all bikes' }].entries())
        for (const pairing of PAIRINGS) {
          const design = designFor({ layout, aspect, poster, pairing, seed, texture: 'plain' });
          const scene = compose({ design, brand: BRAND });
          const ends = aspect === '9:16' ? scene.height * 0.12 : 0;
          const boxes = takenBoxes(scene).map(({ box }) => box);
          for (const [index, box] of boxes.entries()) {
            expect(box.x).toBeGreaterThan(0);
            expect(box.x + box.width).toBeLessThan(scene.width);
            expect(box.y, `${layout} ${aspect} ${pairing}`).toBeGreaterThanOrEqual(ends - 1);
            expect(box.y + box.height, `${layout} ${aspect} ${pairing}`).toBeLessThanOrEqual(scene.height - ends + 1);
            for (const other of boxes.slice(0, index)) {
              const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
              const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
              expect(across > 2 && down > 2, `${layout} ${aspect} ${pairing}`).toBe(false);
            }
          }
        }
  });

  it.each(LAYOUTS.filter((layout) => !['textless', 'discs', 'ruled', 'tiles', 'bars', 'headed'].includes(layout)))(
    'PIC-311 %s says when, where and for how much, with the day on a leaf',
    (layout) => {
      for (const aspect of ALL_ASPECTS) {
        const words = wordsOn(designFor({ layout, aspect }));
        for (const fact of ['JUN', '14', 'Saturday', '10 am', 'Lark Bakery', '£35']) expect(words).toContain(fact);
      }
    },
  );
});
