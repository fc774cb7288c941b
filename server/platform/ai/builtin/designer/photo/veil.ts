import { formatHex, wcagContrast } from 'culori';
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
  const isRead = (density: number) => extremes.every((pixel) => wcagContrast(ink, behind(pixel, veil, density)) >= AIM);
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

function behind(pixel: Rgb, veil: string, density: number): string {
  const over = [1, 3, 5].map((at) => Number.parseInt(veil.slice(at, at + 2), 16));
  const [r = 0, g = 0, b = 0] = pixel.map((value, at) => (value * (1 - density) + (over[at] ?? 0) * density) / 255);
  return formatHex({ mode: 'rgb', r, g, b });
}
