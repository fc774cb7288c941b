import { BRAND_FONT_WEIGHTS, type BrandFont } from '../../../domain/brand.ts';
import type { FontName } from './forms.ts';

interface Typeface {
  family: string;
  character: string;
}

/** How each font is shown: as pictures are drawn with it. */
export const TYPEFACES: Record<BrandFont, Typeface> = {
  Inter: { family: 'Inter, sans-serif', character: 'Modern and neutral' },
  Roboto: { family: 'Roboto, sans-serif', character: 'Friendly and sturdy' },
  Arial: { family: 'Arimo, Arial, sans-serif', character: 'Plain and familiar' },
  Georgia: { family: 'Gelasio, Georgia, serif', character: 'Warm and bookish' },
};

/** The face and the weight of a font where pictures set it: in headlines or below them. */
export function setIn(font: BrandFont, place: FontName): { fontFamily: string; fontWeight: number } {
  const { regular, bold } = BRAND_FONT_WEIGHTS[font];
  return { fontFamily: TYPEFACES[font].family, fontWeight: place === 'headings' ? bold : regular };
}
