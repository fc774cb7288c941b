import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS } from '../../../../pictures/raster.ts';
import { n, type PlacedPhoto, type Tone } from '../scene.ts';
import { toned } from './tone.ts';

/** A photo's part as a shape of a picture: cut, brought to its size and toned. */
export async function photoShape(photo: Uint8Array, { box, window, tone }: PlacedPhoto): Promise<string> {
  const [width, height] = [Math.round(box.width), Math.round(box.height)];
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
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .flatten({ background: '#ffffff' });
  const picture = tone ? await inTone(cut, tone) : cut;
  const jpeg = await picture.jpeg({ quality: 94, chromaSubsampling: '4:4:4' }).toBuffer();
  return `<image href="data:image/jpeg;base64,${jpeg.toString('base64')}" x="${n(box.x)}" y="${n(box.y)}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
}

async function inTone(picture: Sharp, tone: Tone): Promise<Sharp> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { pixels } = toned({ width, height, pixels: new Uint8Array(data) }, tone);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
