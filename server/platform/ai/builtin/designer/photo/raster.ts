import sharp from 'sharp';
import { MOST_PIXELS } from '../../../../pictures/raster.ts';
import type { Box } from '../scene.ts';

/** A picture small enough to be looked at pixel by pixel: red, green and blue of each, row by row. */
export interface Raster {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Enough to see where things are, little enough to look at many places of it. */
const SIDE = 128;

/** A photo, small. */
export async function rasterOf(photo: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(photo, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** How light a pixel is to the eye, from 0 to 255. */
export const lumaAt = (pixels: Uint8Array, at: number): number =>
  0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);

/** The whole pixels that a box covers, whose measures are shares of the picture. */
export function pixelsIn(
  { width, height }: { width: number; height: number },
  box: Box,
): { left: number; top: number; right: number; bottom: number } {
  const left = Math.min(width - 1, Math.max(0, Math.floor(box.x * width)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(box.y * height)));
  const right = Math.min(width, Math.max(left + 1, Math.ceil((box.x + box.width) * width)));
  const bottom = Math.min(height, Math.max(top + 1, Math.ceil((box.y + box.height) * height)));
  return { left, top, right, bottom };
}
