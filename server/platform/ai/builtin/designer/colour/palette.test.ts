import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../../domain/brand.ts';
import { GROUNDS } from '../../../../../../domain/post/design.ts';
import { LEAST_CONTRAST, leastContrast, readableColour } from './contrast.ts';
import { groundOf, paletteOf } from './palette.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('the palette', () => {
  it('makes every text colour readable on its ground, whatever the brand', () => {
    fc.assert(
      fc.property(colour, colour, fc.constantFrom(...GROUNDS), (primary, accent, name) => {
        const ground = groundOf(name, { primary, accent });
        for (const text of [ground.text, ground.muted, ground.accent])
          expect(leastContrast(text, [ground.base, ground.tone])).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        expect(leastContrast(ground.chip.text, [ground.chip.fill])).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }),
      { numRuns: 400 },
    );
  });

  it('leaves a colour alone that can already be read', () => {
    expect(readableColour('#143241', ['#ffffff'])).toBe('#143241');
  });

  it('uses the brand colours as they are where they carry no text', () => {
    expect(groundOf('paper', { primary: '#143241', accent: '#fb5931' }).shape).toBe('#fb5931');
  });

  it('PIC-498 sets no strong neighbour beside a colour that was asked for dark', () => {
    const pink = { primary: '#3a1420', accent: '#f7679a' };
    expect(paletteOf(pink, { colours: ['#d62839'], tone: 'dark' })).toEqual({ primary: '#d62839', accent: '#d62839' });
    expect(paletteOf(pink, { colours: ['#d62839'], tone: null }).accent).toBe('#f7679a');
  });

  it('takes the colour that was asked for as the first', () => {
    expect(paletteOf(NO_BRAND.colors, { colours: ['#2459d6'], tone: null }).primary).toBe('#2459d6');
  });
});
