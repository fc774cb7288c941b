import { Resvg } from '@resvg/resvg-js';
import { lchOf } from './colour/contrast.ts';
import type { Box } from './scene.ts';

/** A logo as it can be drawn: its visible part within the square that it is painted into, and its colours. */
export interface DrawableLogo {
  url: string;
  /** The visible part, in shares of the square. */
  seen: Box;
  isOpaque: boolean;
  /** Its colours with the share of the logo that each has, for the check whether it stands out. */
  colours: { colour: string; share: number }[];
}

/** What a logo that would be lost on its ground stands on instead. */
export type Plate = 'white' | 'dark';

export const PLATES: Record<Plate, string> = { white: '#ffffff', dark: '#14181c' };

const SIDE = 96;
const known = new Map<string, DrawableLogo | null>();
const MOST_KNOWN = 16;

/** The colour of a pixel without what its transparency took from it, in steps of 16. */
function colourAt(pixels: Buffer, at: number, alpha: number): string {
  const channels = [0, 1, 2].map((channel) => Math.min(255, Math.round(((pixels[at + channel] ?? 0) * 255) / alpha)));
  return `#${channels.map((value) => (value & 0xf0).toString(16).padStart(2, '0')).join('')}`;
}

function inspect(url: string): DrawableLogo | null {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><image href="${url}" width="${SIDE}" height="${SIDE}"/></svg>`;
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false }, logLevel: 'off' }).render();
  let [left, top, right, bottom, solid] = [SIDE, SIDE, -1, -1, 0];
  const counts = new Map<string, number>();
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = (y * SIDE + x) * 4;
      const alpha = pixels[at + 3] ?? 0;
      if (alpha < 24) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      if (alpha >= 250) solid++;
      // A thin line has no pixel of its own: its colour counts as far as it covers one.
      const colour = colourAt(pixels, at, alpha);
      counts.set(colour, (counts.get(colour) ?? 0) + alpha);
    }
  if (right < left) return null;
  const seen = { x: left / SIDE, y: top / SIDE, width: (right - left + 1) / SIDE, height: (bottom - top + 1) / SIDE };
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const colours = [...counts].map(([colour, count]) => ({ colour, share: count / total }));
  return { url, seen, isOpaque: solid > seen.width * seen.height * SIDE * SIDE * 0.96, colours };
}

/** Looks at a brand's logo once; null where there is none or its bytes can't be drawn. */
export function logoOf(url: string | null): DrawableLogo | null {
  if (!url || !/^data:image\/(?:png|jpeg|webp|svg\+xml|gif)[;,][^"<>\s]+$/u.test(url)) return null;
  const found = known.get(url);
  if (found !== undefined) return found;
  let logo: DrawableLogo | null = null;
  try {
    logo = inspect(url);
  } catch {
    // A broken logo must not cost the picture: the brand's initials stand in for it.
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(url, logo);
  return logo;
}

/** In lightness: the ratio that text is judged by calls black on a dark green well apart, the eye does not. */
const LEAST_APART = 0.25;
/** A detail in the ground's colour is a hole in the logo, no loss. */
const MOST_LOST = 0.08;

/** How much of the logo would be lost on a colour, from 0 to 1. */
function lostOn(logo: DrawableLogo, ground: string): number {
  const lightness = lchOf(ground).l;
  const lost = logo.colours.filter(({ colour }) => Math.abs(lchOf(colour).l - lightness) < LEAST_APART);
  return lost.reduce((sum, { share }) => sum + share, 0);
}

/** The plate that the logo needs on a ground: none where enough of it is seen, or where no plate shows more. */
export function plateFor(logo: DrawableLogo, ground: string): Plate | null {
  const lost = lostOn(logo, ground);
  if (logo.isOpaque || lost <= MOST_LOST) return null;
  const plate = lostOn(logo, PLATES.white) <= lostOn(logo, PLATES.dark) ? 'white' : 'dark';
  return lostOn(logo, PLATES[plate]) < lost - MOST_LOST ? plate : null;
}

/** Where the logo's square must lie so that its visible part fills a box of this height at x, y; and that part's width. */
export function placeLogo(
  logo: DrawableLogo,
  x: number,
  y: number,
  height: number,
  maxWidth: number,
): { svg: string; width: number; height: number } {
  const side = Math.min(height / logo.seen.height, maxWidth / logo.seen.width);
  const [width, tall] = [logo.seen.width * side, logo.seen.height * side];
  const top = y + (height - tall) / 2;
  const svg = `<image href="${logo.url}" x="${(x - logo.seen.x * side).toFixed(1)}" y="${(top - logo.seen.y * side).toFixed(1)}" width="${side.toFixed(1)}" height="${side.toFixed(1)}"/>`;
  return { svg, width, height: tall };
}
