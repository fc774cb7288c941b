import { Resvg } from '@resvg/resvg-js';
import { wcagContrast } from 'culori';
import type { Box } from './scene.ts';

/** A logo as it can be drawn: its visible part within the square that it is painted into, and its colours. */
export interface Logo {
  url: string;
  /** The visible part, in shares of the square. */
  seen: Box;
  isOpaque: boolean;
  /** Its main colours, for the check whether it stands out. */
  colours: string[];
}

const SIDE = 96;
const known = new Map<string, Logo | null>();
const MOST_KNOWN = 16;

function inspect(url: string): Logo | null {
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
      if (alpha < 250) continue;
      solid++;
      const colour = `#${[0, 1, 2].map((channel) => ((pixels[at + channel] ?? 0) & 0xf0).toString(16).padStart(2, '0')).join('')}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  if (right < left) return null;
  const seen = { x: left / SIDE, y: top / SIDE, width: (right - left + 1) / SIDE, height: (bottom - top + 1) / SIDE };
  const colours = [...counts].filter(([, count]) => count > solid * 0.08).map(([colour]) => colour);
  return { url, seen, isOpaque: solid > seen.width * seen.height * SIDE * SIDE * 0.96, colours };
}

/** Looks at a brand's logo once; null where there is none or its bytes can't be drawn. */
export function logoOf(url: string | null): Logo | null {
  if (!url || !/^data:image\/(?:png|jpeg|webp|svg\+xml|gif)[;,][^"<>\s]+$/u.test(url)) return null;
  const found = known.get(url);
  if (found !== undefined) return found;
  let logo: Logo | null = null;
  try {
    logo = inspect(url);
  } catch {
    // A broken logo must not cost the picture: the brand's initials stand in for it.
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(url, logo);
  return logo;
}

/** Whether the logo would be lost on a colour. */
export function isLostOn(logo: Logo, colour: string): boolean {
  if (logo.isOpaque) return false;
  return logo.colours.length === 0 || logo.colours.some((own) => wcagContrast(own, colour) < 1.9);
}

/** Where the logo's square must lie so that its visible part fills a box of this height at x, y; and that part's width. */
export function placeLogo(
  logo: Logo,
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
