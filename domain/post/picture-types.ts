/** What a file is, by its content: whatever it is called. */

import { UPLOAD_TEXTS } from './pictures.ts';

export type RasterType = 'image/png' | 'image/jpeg' | 'image/webp';
export type LogoType = RasterType | 'image/svg+xml';

/** The type of a picture by its first bytes, whatever it is called; null for anything but PNG, JPEG and WEBP. */
export function rasterTypeOf(bytes: Uint8Array): RasterType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null;
}

/** Whether a file begins as a GIF, of which the first picture counts. */
export const isGif = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 4)) === 'GIF8';

/** Whether a file begins as one of the HEIC kind, as phones write them. */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cxms]|hev[cmsx]|mif1|msf1)$/.test(String.fromCharCode(...bytes.subarray(4, 12)));

/** Why a file can't be somebody's photo, as its first bytes tell; null where it may be one. */
export function pictureTypeProblem(bytes: Uint8Array): string | null {
  if (rasterTypeOf(bytes) !== null || isGif(bytes)) return null;
  return isHeic(bytes) ? UPLOAD_TEXTS.pictureHeic : UPLOAD_TEXTS.pictureType;
}

/** How far into a text an <svg> may hide behind a declaration, a doctype and comments. */
const PROLOGUE_BYTES = 16_384;
/** One after the other and never back: as a single pattern they could be tried in more ways than there is time. */
const PROLOGUE = [/\s+/y, /<\?xml[^>]*>/y, /<!--[\s\S]*?-->/y, /<!DOCTYPE\s+svg[^[>]*(?:\[[^\]]*\]\s*)?>/iy];
const SVG_START = /<svg[\s>/]/iy;

/** The type of a logo by its content: a raster picture, or a text that begins as an SVG. */
export function logoTypeOf(bytes: Uint8Array): LogoType | null {
  const raster = rasterTypeOf(bytes);
  if (raster) return raster;
  const start = new TextDecoder().decode(bytes.subarray(0, PROLOGUE_BYTES));
  let [at, next] = [0, 0];
  do {
    at = next;
    for (const part of PROLOGUE) next += matchAt(part, start, next);
  } while (next > at);
  return matchAt(SVG_START, start, at) > 0 ? 'image/svg+xml' : null;
}

/** How much of a text a sticky pattern takes from a place on. */
function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
