import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../domain/brand.ts';
import { orderedPicture, shownPicture } from '../../../../../tests/support/ai-tasks.ts';
import { ANY_LOOK, type PictureTask } from '../../tasks.ts';
import { designOf } from './choose.ts';
import { isSameHue } from './colour/contrast.ts';
import { ON_TWO_GROUNDS, WITHOUT_SYMBOL } from './families.ts';

const VARIANTS = Array.from({ length: 12 }, (_, variant) => variant);
const OWN = {
  ...NO_BRAND,
  colors: { primary: '#1b2a6b', accent: '#e0a526' },
  fonts: { headings: 'Georgia', body: 'Arial' },
} as const;

const designs = (words: string, changes: Partial<PictureTask> = {}) =>
  VARIANTS.map((variant) => designOf(shownPicture(words, { brand: NO_BRAND, ...changes, variant })));

describe('what a picture looks like', () => {
  it('PIC-305 follows its matter where there is no brand: bread is warm, taxes are calm', () => {
    const coloursOf = (words: string) => new Set(designs(words).map(({ colours }) => colours.primary));
    const [bread, taxes] = [coloursOf('Fresh sourdough bread every morning'), coloursOf('File your taxes on time')];
    expect(bread.size).toBeGreaterThan(2);
    expect(taxes.size).toBeGreaterThan(2);
    expect([...bread].filter((colour) => taxes.has(colour))).toEqual([]);
  });

  it("PIC-306 keeps a brand's colours and fonts, whatever it is about", () => {
    for (const { colours, pairing } of designs('Fresh sourdough bread every morning', { brand: OWN })) {
      expect(colours).toEqual(OWN.colors);
      expect(pairing).toBe('brand');
    }
  });

  it('BRAND-37 keeps fonts that were chosen, also those that a form begins with', () => {
    const brand = { ...NO_BRAND, fonts: { headings: 'Inter', body: 'Inter' } } as const;
    for (const { pairing } of designs('Fresh sourdough bread every morning', { brand })) expect(pairing).toBe('brand');
  });

  it('PIC-307 takes the colour that was asked for before all others', () => {
    const look = { ...ANY_LOOK, colours: ['#2459d6'] };
    for (const brand of [NO_BRAND, OWN])
      for (const { colours } of designs('Fresh sourdough bread', { brand, look }))
        expect(colours.primary).toBe('#2459d6');
  });

  it('PIC-308 turns textures and pairings with each version', () => {
    const made = designs('Wine tasting in the old cellar');
    expect(new Set(made.map(({ texture }) => texture)).size).toBeGreaterThan(2);
    expect(new Set(made.map(({ pairing }) => pairing)).size).toBeGreaterThan(2);
  });

  it('leaves the ground plain where a plain picture was asked for', () => {
    for (const { texture } of designs('Fresh bread', { look: { ...ANY_LOOK, isMinimal: true } }))
      expect(texture).toBe('plain');
  });

  it('PIC-458 shows a thing that was to be drawn, not its name, and none of the colours that were refused', () => {
    expect(designOf(orderedPicture('draw a coffee cup'))).toMatchObject({ layout: 'textless', symbol: 'coffee' });
    const isRed = (colour: string) => isSameHue(colour, '#d62839');
    for (const { colours } of designs('Fresh bread', { look: { ...ANY_LOOK, refused: ['#d62839'] } }))
      expect([colours.primary, colours.accent].filter(isRed)).toEqual([]);
  });

  it('PIC-536 shows no symbol on a ground for other things, unless one is asked for', () => {
    const ground = { ...ANY_LOOK, isTextless: true };
    const symbols = (shown: string) =>
      designs('Empty background for our lighthouse trust', { look: { ...ground, shown } }).map(({ symbol }) => symbol);
    expect(new Set(symbols(''))).toEqual(new Set([null]));
    expect(new Set(symbols('with a boat'))).not.toContain(null);
  });

  it('PIC-533 has one colour on white where one is wished', () => {
    for (const { colours } of designs('76 % read it', { look: { ...ANY_LOOK, tone: 'white', colours: ['#0a7d8c'] } }))
      expect(colours).toEqual({ primary: '#0a7d8c', accent: '#0a7d8c' });
  });

  it('PIC-478 stands on one ground where a white or a dark one was asked for, with the thing that was wished on it', () => {
    for (const tone of ['white', 'dark'] as const)
      for (const { layout, ground } of designs('Lost your keys? Call us', { look: { ...ANY_LOOK, tone } })) {
        expect(ON_TWO_GROUNDS).not.toContain(layout);
        expect(ground).toBe(tone === 'white' ? 'paper' : 'deep');
      }
    const look = { ...ANY_LOOK, shown: 'with a heart' };
    for (const { layout, symbol } of designs('Fair on Sunday 3 May, 10–4', { look })) {
      expect(symbol).toBe('heart');
      expect(WITHOUT_SYMBOL).not.toContain(layout);
    }
  });

  it('sets letters that a pairing lacks in the fonts that have them', () => {
    for (const { pairing } of designs('Осенняя распродажа')) expect(pairing).toBe('brand');
  });

  it('PIC-509 prints no ticket whose stub would have nothing of the matter', () => {
    const order = 'Poster: the ford is closed, Tuesday 24 and Wednesday 25 November';
    const layouts = VARIANTS.map((variant) => designOf(orderedPicture(order, { brand: NO_BRAND, variant })));
    expect(layouts.map(({ symbol }) => symbol)).not.toContain('ticket');
    expect(layouts.map(({ layout }) => layout)).not.toContain('ticket');
  });
});
