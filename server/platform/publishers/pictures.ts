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

/** Why a network would not take these pictures; null where it should. Kinds that it does not know are made into JPEG. */
export function picturesRefusal({ label, most, maxBytes }: PictureLimits, pictures: OutgoingPicture[]): string | null {
  if (pictures.length > most) return `${label} takes at most ${most} pictures on one post. Leave some out.`;
  for (const { contentType, bytes } of pictures) {
    if (!contentType.startsWith('image/')) return `Fanfare posts only pictures on ${label}. Leave the rest out.`;
    if (bytes.length > maxBytes)
      return `One of the pictures is too large for ${label}: ${Math.ceil((bytes.length / MEGABYTE) * 10) / 10} of ${maxBytes / MEGABYTE} MB. Use a smaller one.`;
  }
  return null;
}

/** A picture in a kind that the network takes. */
export async function takenPicture(
  { label, types, maxPixels }: PictureLimits,
  { bytes, contentType }: OutgoingPicture,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  if (types.includes(contentType)) return { bytes, contentType };
  const jpeg = await jpegOf(bytes, maxPixels);
  if (jpeg) return { bytes: jpeg, contentType: 'image/jpeg' };
  throw new PublishFailure(
    'refused',
    `One of the pictures can’t be made into one that ${label} takes. Use another one.`,
  );
}
