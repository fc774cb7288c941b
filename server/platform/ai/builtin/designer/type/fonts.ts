import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrandFont } from '../../../../../../domain/brand.ts';
import { type FontMetrics, readWoff } from './woff.ts';

export type Weight = 'regular' | 'bold';

/** One font file: a weight of a family for one group of scripts. */
export interface Face {
  name: string;
  file: Buffer;
  metrics: FontMetrics;
}

/** A family at a weight with its stand-ins, in the order in which a character is looked up. */
export interface Typeface {
  family: BrandFont;
  weight: Weight;
  /** The face that sets height and baseline. */
  lead: Face;
  faceFor(codePoint: number): Face | undefined;
}

const BASIC_SUBSETS = ['latin', 'latin-ext', 'vietnamese'] as const;
const WIDE_SUBSETS = [...BASIC_SUBSETS, 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'] as const;

/** Arial and Georgia are not free: Arimo and Gelasio have their widths. */
const FILES: Record<BrandFont, { name: string; weights: Record<Weight, number>; subsets: readonly string[] }> = {
  Inter: { name: 'inter', weights: { regular: 500, bold: 800 }, subsets: WIDE_SUBSETS },
  Roboto: { name: 'roboto', weights: { regular: 500, bold: 900 }, subsets: WIDE_SUBSETS },
  Arial: { name: 'arimo', weights: { regular: 500, bold: 700 }, subsets: WIDE_SUBSETS },
  Georgia: { name: 'gelasio', weights: { regular: 500, bold: 700 }, subsets: BASIC_SUBSETS },
};

const require = createRequire(import.meta.url);
const faces = new Map<string, Face>();
const typefaces = new Map<string, Typeface>();

function loadFace(family: BrandFont, weight: Weight, subset: string): Face {
  const { name, weights } = FILES[family];
  const key = `${name}-${subset}-${weights[weight]}`;
  let face = faces.get(key);
  if (!face) {
    const file = readFileSync(require.resolve(`@fontsource/${name}/files/${key}-normal.woff`));
    face = { name: key, file, metrics: readWoff(file) };
    faces.set(key, face);
  }
  return face;
}

/** The typeface for a brand's font at a weight; scripts that it lacks fall back to Inter. */
export function typeface(family: BrandFont, weight: Weight): Typeface {
  const key = `${family} ${weight}`;
  const known = typefaces.get(key);
  if (known) return known;
  const chain = FILES[family].subsets.map((subset) => [family, subset] as const);
  if (family !== 'Inter') chain.push(...FILES.Inter.subsets.map((subset) => ['Inter', subset] as const));
  const lead = loadFace(family, weight, 'latin');
  const found = new Map<number, Face | undefined>();
  const made: Typeface = {
    family,
    weight,
    lead,
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

/** The width of a text in em, tracking included. */
export function measure(text: string, face: Typeface, tracking = 0): number {
  let width = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 32;
    width += (face.faceFor(codePoint)?.metrics.advance(codePoint) ?? 0) + tracking;
  }
  return width;
}
