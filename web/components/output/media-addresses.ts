import type { Output } from '../../../domain/workflow/outputs.ts';

const RASTER_DATA = /^data:image\/(?:png|jpeg|webp|gif);base64,/;
const SOUND_DATA = /^data:audio\/(?:mpeg|mp3|wav|x-wav|ogg);base64,/;
/** What agents made and users uploaded, kept by the product itself. */
const OWN_MEDIA = /^\/api\/media\/[\w-]+(?:[/?.][\w./?=&%-]*)?$/;

/** Where a picture may be shown from: raster data inside the answer, else the product's own media; null for all others. */
export function pictureAddress({ image_data, output }: Pick<Output, 'image_data' | 'output'>): string | null {
  for (const address of [image_data, output]) {
    if (typeof address === 'string' && (RASTER_DATA.test(address) || isOwnMedia(address))) return address;
  }
  return null;
}

/** Where a sound may be played from: the product's own media or sound data; null for all others. */
export function soundAddress({ output }: Pick<Output, 'output'>): string | null {
  return SOUND_DATA.test(output) || isOwnMedia(output) ? output : null;
}

/** Where a kept picture or sound is. */
export function mediaAddress(mediaId: string): string {
  return `/api/media/${mediaId}`;
}

/** The id of the kept picture or sound at an address; null for all others. */
export function mediaIdIn(address: string): string | null {
  return /^\/api\/media\/([0-9a-f-]{36})$/.exec(address)?.[1] ?? null;
}

/** Where a kept picture is seen small. */
export function previewAddress(mediaId: string): string {
  return `${mediaAddress(mediaId)}?small`;
}

/** Whether an address is data that travels inside the answer. */
export function isData(address: string): boolean {
  return address.startsWith('data:');
}

function isOwnMedia(address: string): boolean {
  return OWN_MEDIA.test(address) && !address.includes('../..');
}
