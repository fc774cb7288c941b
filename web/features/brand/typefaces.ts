import type { BrandFont } from '../../../domain/brand.ts';

interface Typeface {
  family: string;
  /** The weight of headlines. */
  bold: number;
  character: string;
}

/** How each font is shown: as pictures are drawn with it. */
export const TYPEFACES: Record<BrandFont, Typeface> = {
  Inter: { family: 'Inter, sans-serif', bold: 800, character: 'Modern and neutral' },
  Roboto: { family: 'Roboto, sans-serif', bold: 900, character: 'Friendly and sturdy' },
  Arial: { family: 'Arimo, Arial, sans-serif', bold: 700, character: 'Plain and familiar' },
  Georgia: { family: 'Gelasio, Georgia, serif', bold: 700, character: 'Warm and bookish' },
};
export const REGULAR = 500;
