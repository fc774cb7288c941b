import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../domain/brand.ts';
import { ASPECTS, aspectSchema } from '../../../../../domain/post/aspects.ts';
import {
  type Design,
  designSchema,
  GROUNDS,
  LAYOUTS,
  NO_POSTER,
  PAIRINGS,
  TEXTURES,
} from '../../../../../domain/post/design.ts';
import { leastContrastOf, SOME_DRAWING, trueWidth } from '../../../../../tests/support/stage/drawings.ts';
import { allSymbols, layoutOf, layoutsFor } from './choose.ts';
import { compose, draw } from './draw.ts';
import { LISTS } from './families.ts';
import { takenBoxes } from './layouts/backdrops.ts';

const { design: SOME } = SOME_DRAWING;
const BRAND = { ...NO_BRAND, name: 'Bean & Bloom', tagline: 'Slow coffee' };

const words = fc.oneof(
  { weight: 3, arbitrary: fc.lorem({ maxCount: 12 }) },
  fc.constantFrom('', ' ', '\n', '20%', 'Saturday 12 June', '7–9 pm', '4,50 €', 'x'.repeat(400), '我们的秋季促销'),
  fc.string({ maxLength: 60 }),
  fc.lorem({ maxCount: 4, mode: 'sentences' }),
);
const some = fc.option(words);
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const anyDesign: fc.Arbitrary<Design> = fc.record({
  poster: fc.record({
    title: words,
    notes: fc.array(words, { maxLength: 3 }),
    times: fc.array(fc.record({ day: some, hours: some }), { maxLength: 3 }),
    place: some,
    price: some,
    figure: some,
    items: fc.array(words, { maxLength: 9 }),
    isCounted: fc.boolean(),
    isQuote: fc.boolean(),
    by: some,
    call: some,
  }),
  isDrawing: fc.boolean(),
  aspect: fc.constantFrom(...aspectSchema.options),
  layout: fc.constantFrom(...LAYOUTS),
  ground: fc.constantFrom(...GROUNDS),
  texture: fc.constantFrom(...TEXTURES),
  colours: fc.record({ primary: colour, accent: colour }),
  pairing: fc.constantFrom(...PAIRINGS),
  symbol: fc.oneof(fc.constant(null), fc.constantFrom(...allSymbols()), fc.constant('no such thing')),
  photo: fc.constant(null),
  slide: fc.constant(null),
  seed: fc.nat(0xffff_ffff),
});
const sceneOf = (design: Design) => compose({ design: designSchema.parse(design), brand: BRAND });

describe('a design that was made by hand', () => {
  it('PIC-400 sets whatever words in whatever layout inside the picture', async () => {
    await fc.assert(
      fc.asyncProperty(anyDesign, async (design) => {
        const scene = sceneOf(design);
        for (const placed of scene.texts) {
          for (const line of placed.text.lines)
            expect(await trueWidth(placed, line)).toBeLessThanOrEqual(placed.box.width + 2);
        }
        for (const { box } of takenBoxes(scene)) {
          expect(Math.min(box.x, box.y)).toBeGreaterThan(0);
          expect(box.x + box.width).toBeLessThan(scene.width);
          expect(box.y + box.height).toBeLessThan(scene.height);
        }
      }),
      { numRuns: 50, seed: 5 },
    );
  });

  it('PIC-400 keeps its words readable, whatever the colours', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        expect(leastContrastOf(sceneOf(design))).toBeGreaterThanOrEqual(4.5);
      }),
      // Looking for a smaller one would draw thousands, whose pixels are only given back between two turns.
      { numRuns: 40, seed: 9, endOnFailure: true },
    );
  });

  it('PIC-400 keeps words out of the folded corner of a note', () => {
    const poster = {
      ...NO_POSTER,
      title: 'felis',
      notes: ['!'],
      place: 'mauris',
      price: 'et',
      figure: 'cubilia tortor',
      call: 'Eros.',
    };
    const design: Design = { ...SOME, poster, layout: 'note', ground: 'paper', symbol: null };
    expect(leastContrastOf(sceneOf(design))).toBeGreaterThanOrEqual(4.5);
  });

  it('PIC-400 lets no two texts touch', () => {
    fc.assert(
      fc.property(anyDesign, (design) => {
        const boxes = takenBoxes(sceneOf(design)).map(({ box }) => box);
        for (const [index, a] of boxes.entries())
          for (const b of boxes.slice(0, index)) {
            const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
            const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
            expect(across > 2 && down > 2).toBe(false);
          }
      }),
      { numRuns: 150, seed: 13 },
    );
  });

  it('PIC-400 is drawn however many words the contract allows', async () => {
    const long = 'autumn sale for everybody '.repeat(760);
    const poster = {
      ...NO_POSTER,
      title: long,
      notes: [long],
      items: Array(200).fill('a point'),
    };
    for (const layout of ['poster', 'tiles'] as const)
      expect((await draw({ design: { ...SOME, poster, layout }, brand: BRAND })).length).toBeGreaterThan(0);
  });

  it('PIC-401 offers the layouts that have a place for what stands on it, and is drawn in one of them', () => {
    const list = { ...SOME, poster: { ...NO_POSTER, title: 'Two tips', items: ['Wait', 'Bake hot'] } };
    expect(layoutsFor(list)).toEqual([...LISTS, 'textless']);
    expect(LISTS).toContain(layoutOf({ ...list, layout: 'poster' }));
    expect(layoutsFor(SOME)).toContain('poster');
    expect(LISTS).not.toContain(layoutOf({ ...SOME, layout: 'discs' }));
    expect(layoutOf({ ...SOME, layout: 'quote' })).toBe('quote');
    expect(layoutOf({ ...SOME, poster: NO_POSTER })).toBe('textless');
    // A day makes it an event: the calendar leaf is offered.
    const dated = { ...SOME.poster, times: [{ day: 'Saturday 12 June', hours: null }] };
    expect(layoutsFor({ ...SOME, poster: dated })[0]).toBe('dated');
    expect(layoutOf({ ...SOME, layout: 'dated' })).toBe('poster');
    // A slide is built in its own way, whatever stands on it.
    const slide = { ...list, layout: 'slide', slide: { at: 2, of: 4 } } as const;
    expect([layoutsFor(slide)[0], layoutOf(slide)]).toEqual(['slide', 'slide']);
    expect(LISTS).not.toContain(layoutOf({ ...SOME, layout: 'discs', slide: slide.slide }));
  });

  it.each([
    ['Saturday 12 June', true],
    ['12 June 2027', true],
    ['12 June', false],
    ['June 12th', false],
  ])('PIC-422 beside a calendar leaf stands what it does not show of %s', (day, isShown) => {
    const poster = { ...SOME.poster, times: [{ day, hours: null }] };
    const lines = sceneOf({ ...SOME, poster, layout: 'dated' }).texts.map(({ text }) =>
      text.lines.join(' ').replaceAll('\u00a0', ' '),
    );
    expect([lines.includes('JUN'), lines.includes(day)]).toEqual([true, isShown]);
  });

  it('PIC-402 shows a single point too', () => {
    const scene = sceneOf({ ...SOME, poster: { ...NO_POSTER, title: 'Tips', items: ['Wait for it'] } });
    expect(scene.texts.flatMap(({ text }) => text.lines).join(' ')).toContain('Wait for it');
  });

  it.each(Object.keys(ASPECTS) as Design['aspect'][])(
    'PIC-403 is drawn smaller in its own shape: %s',
    async (aspect) => {
      const png = Buffer.from(await draw({ design: { ...SOME, aspect }, brand: BRAND, width: 720 }));
      const { width, height } = ASPECTS[aspect];
      expect(png.readUInt32BE(16)).toBe(720);
      expect(Math.abs(png.readUInt32BE(20) - (720 * height) / width)).toBeLessThanOrEqual(1);
    },
  );
});
