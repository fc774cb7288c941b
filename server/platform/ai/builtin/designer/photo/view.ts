import type { Tone } from '../scene.ts';
import { type Attention, attentionOf } from './attention.ts';
import { type Raster, rasterOf } from './raster.ts';
import { toned } from './tone.ts';

/** What a layout knows of the photo that it works with. */
export interface PhotoView {
  /** As it will be seen, toned where it is. */
  raster: Raster;
  attention: Attention;
  tone: Tone | null;
}

/** Looks at a photo once for all that a layout asks. */
export async function viewOf(photo: Uint8Array, tone: Tone | null): Promise<PhotoView> {
  const raster = await rasterOf(photo);
  return { raster: tone ? toned(raster, tone) : raster, attention: attentionOf(raster), tone };
}
