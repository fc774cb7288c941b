import type { Box } from '../scene.ts';
import { unrestIn } from './attention.ts';
import { lumaAt, pixelsIn, type Raster } from './raster.ts';

/** More than the promise, since the photo is seen here only coarsely. */
const AIM = 5.2;
/** A veil is found to a hundredth. */
const HALVINGS = 7;
/** Beyond it a ground is restless to read on, whatever its lightness. */
const CALM_RANGE = 14;
const CALM_DETAIL = 5;
const MOST_FOR_CALM = 0.62;

/** How dense a veil of one colour must be between a photo and words in an ink so that all of them can be read: 0 where none is needed. */
export function veilFor(raster: Raster, words: Box[], { ink, veil }: { ink: string; veil: string }): number {
  const densities = words.map((box) => Math.max(forContrast(raster, box, ink, veil), forCalm(raster, box)));
  return Math.max(0, ...densities);
}

function forContrast(raster: Raster, box: Box, ink: string, veil: string): number {
  const extremes = extremesIn(raster, box);
  const [inkLight, over] = [luminance(rgbOf(ink)), rgbOf(veil)];
  const isRead = (density: number) =>
    extremes.every((pixel) => contrast(inkLight, luminance(behind(pixel, over, density))) >= AIM);
  if (isRead(0)) return 0;
  let [less, enough] = [0, 1];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (less + enough) / 2;
    if (isRead(middle)) enough = middle;
    else less = middle;
  }
  return enough;
}

function forCalm(raster: Raster, box: Box): number {
  const { detail, range } = unrestIn(raster, box);
  const unrest = Math.max((range - CALM_RANGE) / 50, (detail - CALM_DETAIL) / 16);
  return Math.min(MOST_FOR_CALM, Math.max(0, unrest));
}

type Rgb = [number, number, number];

function extremesIn(raster: Raster, box: Box): [Rgb, Rgb] {
  const { left, top, right, bottom } = pixelsIn(raster, box);
  let [dark, light]: [number, number] = [0, 0];
  let [least, most] = [256, -1];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * raster.width + x) * 3;
      const luma = lumaAt(raster.pixels, at);
      if (luma < least) [least, dark] = [luma, at];
      if (luma > most) [most, light] = [luma, at];
    }
  const rgb = (at: number): Rgb => [raster.pixels[at] ?? 0, raster.pixels[at + 1] ?? 0, raster.pixels[at + 2] ?? 0];
  return [rgb(dark), rgb(light)];
}

function behind(pixel: Rgb, over: Rgb, density: number): Rgb {
  const mixed = (at: 0 | 1 | 2): number => pixel[at] * (1 - density) + over[at] * density;
  return [mixed(0), mixed(1), mixed(2)];
}

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** As the contrast of WCAG counts it; plain numbers, since a place is looked for by thousands of looks. */
function luminance([r, g, b]: Rgb): number {
  const linear = (value: number): number =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
