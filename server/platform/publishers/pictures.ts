import { rasterTypeOf } from '../../../domain/post/picture-types.ts';
import { jpegOf } from '../pictures/raster.ts';
import { type OutgoingPicture, PublishFailure } from './publisher.ts';

/** What a network takes of pictures. */
export interface PictureLimits {
  label: string;
  most: number;
  types: string[];
  maxBytes: number;
  maxPixels: number;
}

const MEGABYTE = 1024 * 1024;
const JPEG = 'image/jpeg';

/** Why a network would not take these pictures; null where it should. What JPEG can help is made into JPEG. */
export function picturesRefusal(limits: PictureLimits, pictures: OutgoingPicture[]): string | null {
  const { label, most, maxBytes } = limits;
  if (pictures.length > most) return `${label} takes at most ${most} pictures on one post. Leave some out.`;
  for (const { contentType, bytes } of pictures) {
    if (!contentType.startsWith('image/')) return `Fanfare posts only pictures on ${label}. Leave the rest out.`;
    if (contentType === JPEG && bytes.length > maxBytes) return tooLarge(limits, bytes);
  }
  return null;
}

/** A picture in a kind and a size that the network takes. */
export async function takenPicture(
  limits: PictureLimits,
  { bytes, contentType }: OutgoingPicture,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  const { label, types, maxBytes, maxPixels } = limits;
  if (types.includes(contentType) && bytes.length <= maxBytes) return { bytes, contentType };
  const jpeg = rasterTypeOf(bytes) && (await jpegOf(bytes, maxPixels));
  if (!jpeg) throw new PublishFailure('refused', `One of the pictures is none that ${label} takes. Use another one.`);
  if (jpeg.length > maxBytes) throw new PublishFailure('refused', tooLarge(limits, jpeg));
  return { bytes: jpeg, contentType: JPEG };
}

function tooLarge({ label, maxBytes }: PictureLimits, { length }: Uint8Array): string {
  const has = Math.ceil((length / MEGABYTE) * 10) / 10;
  return `One of the pictures is too large for ${label}: ${has} of ${maxBytes / MEGABYTE} MB. Use a smaller one.`;
}
