import { formatHex, interpolate } from 'culori';
import type { Tone } from '../scene.ts';
import { lumaAt, type Raster } from './raster.ts';

/** What each lightness becomes, from 0 to 255: red, green and blue in turn. */
function toneTable({ shadows, middle, lights }: Tone): Uint8Array {
  const table = new Uint8Array(256 * 3);
  const between = interpolate([shadows, middle, lights], 'oklab');
  for (let luma = 0; luma < 256; luma++) {
    // Steeper in the middle: two colours have less depth than all.
    const share = luma / 255;
    const hex = formatHex(between(share * share * (3 - 2 * share) * 0.6 + share * 0.4)) ?? shadows;
    for (const [channel, at] of [1, 3, 5].entries())
      table[luma * 3 + channel] = Number.parseInt(hex.slice(at, at + 2), 16);
  }
  return table;
}

/** Pixels in two colours. */
export function toned<R extends Raster>(raster: R, tone: Tone): R {
  const table = toneTable(tone);
  const pixels = new Uint8Array(raster.pixels.length);
  for (let at = 0; at < pixels.length; at += 3) {
    const from = Math.round(lumaAt(raster.pixels, at)) * 3;
    pixels[at] = table[from] ?? 0;
    pixels[at + 1] = table[from + 1] ?? 0;
    pixels[at + 2] = table[from + 2] ?? 0;
  }
  return { ...raster, pixels };
}
