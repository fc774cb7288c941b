import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BRAND_FONT_WEIGHTS } from '../../../../../../domain/brand.ts';
import { type FontMetrics, readWoff } from './woff.ts';

export type Weight = 'regular' | 'bold';

/** One font file: a weight of a family for one group of scripts. */
export interface Face {
  name: string;
  file: Buffer;
  metrics: FontMetrics;
}

/** How a family is set large: serifs want air, grotesques tight lines, narrow letters more height. */
export interface Display {
  lineHeight: number;
  tracking: number;
  /** Its size beside that of a grotesque. */
  scale: number;
}

/** A family at a weight with its stand-ins, in the order in which a character is looked up. */
export interface Typeface {
  family: FontFamily;
  weight: Weight;
  /** The face that sets height and baseline. */
  lead: Face;
  display: Display;
  /** Pairs are kerned when drawn: nearly all get closer, a few wider than the sum of their advances. */
  slack: number;
  faceFor(codePoint: number): Face | undefined;
}

const LATIN = ['latin', 'latin-ext'] as const;
const BASIC_SUBSETS = [...LATIN, 'vietnamese'] as const;
const WIDE_SUBSETS = [...BASIC_SUBSETS, 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'] as const;

interface Family {
  name: string;
  weights: Record<Weight, number>;
  subsets: readonly string[];
  display: Display;
}

const PLAIN: Display = { lineHeight: 1.06, tracking: -0.015, scale: 1 };
const KERNING = 1.012;
/** A row of x's. */
const WIDE_KERNING = 1.045;
const ONE_WEIGHT = { regular: 400, bold: 400 };

/** The families at hand, all freely licensed. Arial and Georgia are not free: Arimo and Gelasio have their widths. */
const FAMILIES = {
  Inter: {
    name: 'inter',
    weights: BRAND_FONT_WEIGHTS.Inter,
    subsets: WIDE_SUBSETS,
    display: { ...PLAIN, tracking: -0.03 },
  },
  Roboto: { name: 'roboto', weights: BRAND_FONT_WEIGHTS.Roboto, subsets: WIDE_SUBSETS, display: PLAIN },
  Arial: { name: 'arimo', weights: BRAND_FONT_WEIGHTS.Arial, subsets: WIDE_SUBSETS, display: PLAIN },
  Georgia: {
    name: 'gelasio',
    weights: BRAND_FONT_WEIGHTS.Georgia,
    subsets: BASIC_SUBSETS,
    display: { lineHeight: 1.13, tracking: -0.012, scale: 1 },
  },
  Anton: {
    name: 'anton',
    weights: ONE_WEIGHT,
    subsets: BASIC_SUBSETS,
    display: { lineHeight: 1.16, tracking: 0.005, scale: 1.24 },
  },
  'DM Serif Display': {
    name: 'dm-serif-display',
    weights: ONE_WEIGHT,
    subsets: LATIN,
    display: { lineHeight: 1.1, tracking: -0.012, scale: 1.06 },
  },
  'Bricolage Grotesque': {
    name: 'bricolage-grotesque',
    weights: { regular: 500, bold: 800 },
    subsets: BASIC_SUBSETS,
    display: { lineHeight: 1.04, tracking: -0.028, scale: 1.02 },
  },
  'Space Mono': {
    name: 'space-mono',
    weights: { regular: 400, bold: 700 },
    subsets: BASIC_SUBSETS,
    display: { lineHeight: 1.14, tracking: -0.06, scale: 0.84 },
  },
  'Caveat Brush': {
    name: 'caveat-brush',
    weights: ONE_WEIGHT,
    subsets: LATIN,
    display: { lineHeight: 1.02, tracking: 0, scale: 1.26 },
  },
  Figtree: { name: 'figtree', weights: { regular: 500, bold: 700 }, subsets: LATIN, display: PLAIN },
  'Space Grotesk': {
    name: 'space-grotesk',
    weights: { regular: 500, bold: 700 },
    subsets: BASIC_SUBSETS,
    display: PLAIN,
  },
  'Patrick Hand': {
    name: 'patrick-hand',
    weights: ONE_WEIGHT,
    subsets: BASIC_SUBSETS,
    display: { lineHeight: 1.1, tracking: 0, scale: 1.16 },
  },
} as const satisfies Record<string, Family>;
export type FontFamily = keyof typeof FAMILIES;

const require = createRequire(import.meta.url);
const faces = new Map<string, Face>();
const typefaces = new Map<string, Typeface>();

function loadFace(family: FontFamily, weight: Weight, subset: string): Face {
  const { name, weights } = FAMILIES[family];
  const key = `${name}-${subset}-${weights[weight]}`;
  let face = faces.get(key);
  if (!face) {
    const file = readFileSync(require.resolve(`@fontsource/${name}/files/${key}-normal.woff`));
    face = { name: key, file, metrics: readWoff(file) };
    faces.set(key, face);
  }
  return face;
}

/** The typeface of a family at a weight; scripts that it lacks fall back to Inter. */
export function typeface(family: FontFamily, weight: Weight): Typeface {
  const key = `${family} ${weight}`;
  const known = typefaces.get(key);
  if (known) return known;
  const chain = FAMILIES[family].subsets.map((subset) => [family, subset] as const);
  if (family !== 'Inter') chain.push(...FAMILIES.Inter.subsets.map((subset) => ['Inter', subset] as const));
  const lead = loadFace(family, weight, 'latin');
  const found = new Map<number, Face | undefined>();
  const made: Typeface = {
    family,
    weight,
    lead,
    display: FAMILIES[family].display,
    slack: family === 'Bricolage Grotesque' ? WIDE_KERNING : KERNING,
    faceFor(codePoint) {
      if (found.has(codePoint)) return found.get(codePoint);
      let face: Face | undefined;
      for (const [name, subset] of chain) {
        const candidate = loadFace(name, weight, subset);
        if (candidate.metrics.advance(codePoint) !== undefined) {
          face = candidate;
          break;
        }
      }
      found.set(codePoint, face);
      return face;
    },
  };
  typefaces.set(key, made);
  return made;
}

/** The width of a text in em, tracking included; behind what is so wide already. */
export function textWidth(text: string, face: Typeface, tracking = 0, before = 0): number {
  let width = before;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 32;
    width += (face.faceFor(codePoint)?.metrics.advance(codePoint) ?? 0) + tracking;
  }
  return width;
}
