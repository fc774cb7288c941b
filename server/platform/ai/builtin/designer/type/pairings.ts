import { type Brand, DEFAULT_BRAND_FONTS } from '../../../../../../domain/brand.ts';
import type { Pairing } from '../../../../../../domain/post/design.ts';
import { type FontFamily, type Typeface, typeface } from './fonts.ts';

interface Pair {
  headings: FontFamily;
  body: FontFamily;
}

const PAIRS: Record<Exclude<Pairing, 'brand'>, Pair> = {
  display: { headings: 'Anton', body: 'Figtree' },
  serif: { headings: 'DM Serif Display', body: 'Figtree' },
  grotesque: { headings: 'Bricolage Grotesque', body: 'Bricolage Grotesque' },
  mono: { headings: 'Space Mono', body: 'Space Grotesk' },
  hand: { headings: 'Caveat Brush', body: 'Patrick Hand' },
};

/** The faces that a picture is set in. */
export interface Faces {
  head: Typeface;
  body: Typeface;
  strong: Typeface;
}

/** The faces of a pairing; only its own files are read. */
export function facesOf(pairing: Pairing, brand: Brand): Faces {
  const { headings, body } = pairing === 'brand' ? (brand.fonts ?? DEFAULT_BRAND_FONTS) : PAIRS[pairing];
  return { head: typeface(headings, 'bold'), body: typeface(body, 'regular'), strong: typeface(body, 'bold') };
}

/** Whether a pairing has letters of its own for all of a text: a headline in a stand-in's letters would be no pairing. */
export function covers(pairing: Exclude<Pairing, 'brand'>, text: string): boolean {
  const face = typeface(PAIRS[pairing].headings, 'bold');
  const family = face.lead.name.split('-latin-')[0] ?? '';
  return [...text].every((character) => {
    const found = face.faceFor(character.codePointAt(0) ?? 32);
    return !/\p{L}/u.test(character) || found?.name.startsWith(family) === true;
  });
}
