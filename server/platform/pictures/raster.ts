import sharp, { type Sharp } from 'sharp';
import type { RasterType } from '../../../domain/post/picture-types.ts';

/** More than any phone takes, far less than a file made to swell. */
export const MOST_PIXELS = 60_000_000;

export interface Size {
  width: number;
  height: number;
}

/** How large a picture says it is, read from its head alone: nothing is decoded yet. Null where it can't be read. */
export async function rasterSize(bytes: Uint8Array): Promise<Size | null> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width, height };
  } catch {
    return null;
  }
}

const ENCODERS: Record<RasterType, (picture: Sharp) => Sharp> = {
  'image/png': (picture) => picture.png({ compressionLevel: 9 }),
  'image/jpeg': (picture) => picture.jpeg({ quality: 92 }),
  'image/webp': (picture) => picture.webp({ quality: 92 }),
};

/** The same picture made anew from its pixels: whatever else was in the file is gone. Null where it can't be decoded. */
export function reencode(bytes: Uint8Array, type: RasterType, mostPixels: number): Promise<Uint8Array | null> {
  return encoded(ENCODERS[type](opened(bytes, mostPixels)));
}

/** The same picture as JPEG, on white where it was see-through. Null where it can't be decoded. */
export function jpegOf(bytes: Uint8Array, mostPixels: number): Promise<Uint8Array | null> {
  return encoded(ENCODERS['image/jpeg'](opened(bytes, mostPixels).flatten({ background: '#fff' })));
}

/** A square of this side, cut from the middle, as WEBP. Null where the picture can't be decoded. */
export function squareOf(bytes: Uint8Array, side: number, mostPixels: number): Promise<Uint8Array | null> {
  return encoded(opened(bytes, mostPixels).resize(side, side, { fit: 'cover' }).webp({ quality: 88 }));
}

/** The same picture no larger than a preview, as WEBP. Null where it can't be decoded. */
export function smallOf(bytes: Uint8Array, side: number): Promise<Uint8Array | null> {
  const small = opened(bytes, MOST_PIXELS).resize(side, side, { fit: 'inside', withoutEnlargement: true });
  return encoded(small.webp({ quality: 80 }));
}

/** A picture made anew, and how large it is now. */
export interface RemadePicture extends Size {
  bytes: Uint8Array;
  type: RasterType;
}

/**
 * The same picture for networks to show: no side longer than this, no file larger than that where it can be helped. What can
 * be seen through stays so as PNG; the rest becomes JPEG, which every network takes, unless it came as PNG. Null where it
 * can't be decoded.
 */
export async function postPicture(
  bytes: Uint8Array,
  { side, mostPixels, mostBytes }: { side: number; mostPixels: number; mostBytes: number },
): Promise<RemadePicture | null> {
  try {
    const { format, hasAlpha } = await sharp(bytes, { limitInputPixels: mostPixels, pages: 1 }).metadata();
    const within = () => opened(bytes, mostPixels).resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const made = async (type: RasterType): Promise<RemadePicture> => {
      const picture = type === 'image/jpeg' ? within().flatten({ background: '#ffffff' }) : within();
      const { data, info } = await ENCODERS[type](picture).toBuffer({ resolveWithObject: true });
      return { bytes: data, type, width: info.width, height: info.height };
    };
    const png = format === 'png' || hasAlpha ? await made('image/png') : null;
    return png && png.bytes.byteLength <= mostBytes ? png : await made('image/jpeg');
  } catch {
    return null;
  }
}

function opened(bytes: Uint8Array, mostPixels: number): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, pages: 1, failOn: 'error' }).autoOrient();
}

async function encoded(picture: Sharp): Promise<Uint8Array | null> {
  try {
    return await picture.toBuffer();
  } catch {
    return null;
  }
}
