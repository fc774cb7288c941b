import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS } from '../../../../pictures/raster.ts';
import type { PlacedPhoto, Tone } from '../scene.ts';
import { toned } from './tone.ts';

/** A photo's part at its place in a picture, on which the rest is laid: cut, brought to its size and toned. */
export async function photoLayer(
  photo: Uint8Array,
  { box, window, tone }: PlacedPhoto,
  /** The picture's size, and how much smaller than composed it is drawn. */
  picture: { width: number; height: number; scale: number },
): Promise<Sharp> {
  const [x, y, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height].map((side) =>
    Math.round(side * picture.scale),
  ) as [number, number, number, number];
  const [width, height] = [Math.min(right, picture.width) - x, Math.min(bottom, picture.height) - y];
  // Turned first: the window is that of the photo as people see it.
  const upright = sharp(photo, { limitInputPixels: MOST_PIXELS, pages: 1 }).autoOrient();
  const { autoOrient: size } = await upright.metadata();
  const left = Math.min(size.width - 1, Math.round(window.x * size.width));
  const top = Math.min(size.height - 1, Math.round(window.y * size.height));
  const cut = upright
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(size.width - left, Math.round(window.width * size.width))),
      height: Math.max(1, Math.min(size.height - top, Math.round(window.height * size.height))),
    })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' });
  const shown = tone ? await inTone(cut, tone) : cut;
  const around = { left: x, top: y, right: picture.width - x - width, bottom: picture.height - y - height };
  return shown.extend({ ...around, background: '#ffffff' });
}

async function inTone(picture: Sharp, tone: Tone): Promise<Sharp> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { pixels } = toned({ width, height, pixels: new Uint8Array(data) }, tone);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
