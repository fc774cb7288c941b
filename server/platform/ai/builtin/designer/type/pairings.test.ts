import { describe, expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../../domain/brand.ts';
import { PAIRINGS } from '../../../../../../domain/post/design.ts';
import { SOME_DRAWING } from '../../../../../../tests/support/stage/drawings.ts';
import { draw } from '../draw.ts';
import { covers, facesOf } from './pairings.ts';

describe('pairings of faces', () => {
  it.each(PAIRINGS)('PIC-303 %s sets a picture, with the letters of six languages', async (pairing) => {
    const poster = { ...SOME_DRAWING.design.poster, title: 'Größe, señal, garçon, coração, perché', price: '€12' };
    const png = await draw({ design: { ...SOME_DRAWING.design, pairing, poster }, brand: NO_BRAND });
    expect(png.length).toBeGreaterThan(10_000);
    if (pairing !== 'brand') expect(covers(pairing, poster.title)).toBe(true);
  });

  it('gives five pairings five different heads', () => {
    const heads = PAIRINGS.map((pairing) => facesOf(pairing, NO_BRAND).head.family);
    expect(new Set(heads).size).toBe(PAIRINGS.length);
  });

  it("PIC-304 the brand's own fonts are a pairing too", () => {
    const brand = { ...NO_BRAND, fonts: { headings: 'Georgia', body: 'Arial' } as const };
    const { head, body } = facesOf('brand', brand);
    expect([head.family, body.family]).toEqual(['Georgia', 'Arial']);
  });

  it('knows the letters that a pairing lacks', () => {
    expect(covers('hand', 'Осенняя распродажа')).toBe(false);
    expect(covers('display', 'Tiếng Việt, 20 %')).toBe(true);
  });
});
