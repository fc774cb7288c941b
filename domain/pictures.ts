/** What a person may upload as a picture, by both sides alike: the web says it early, the server decides. */

export type RasterType = 'image/png' | 'image/jpeg' | 'image/webp';
export type LogoType = RasterType | 'image/svg+xml';

export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const LOGO_MAX_SIDE = 1024;

export const UPLOAD_TEXTS = {
  logoType: 'Unsupported file type. Use PNG, JPEG, SVG, or WEBP.',
  logoTooLarge: 'File is too large. Max size is 5MB.',
  logoTooWide: `Image dimensions too large. Max ${LOGO_MAX_SIDE}x${LOGO_MAX_SIDE}px.`,
  logoUnreadable: 'Unable to read image dimensions. Please try another file.',
  noLogo: 'No logo files provided for upload',
  avatarType: 'Please select an image file',
  avatarTooLarge: 'File size must be less than 5MB',
  avatarTooManyPixels: 'This picture has too many pixels. Please choose a smaller one.',
  avatarUnreadable: 'This picture can’t be read. Please try another file.',
} as const;

/** The type of a picture by its first bytes, whatever it is called; null for anything but PNG, JPEG and WEBP. */
export function rasterTypeOf(bytes: Uint8Array): RasterType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null;
}

/** How far into a text an <svg> may hide behind a declaration, a doctype and comments. */
const PROLOGUE_BYTES = 16_384;
const SVG_START = /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^[>]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>/]/i;

/** The type of a logo by its content: a raster picture, or a text that begins as an SVG. */
export function logoTypeOf(bytes: Uint8Array): LogoType | null {
  const raster = rasterTypeOf(bytes);
  if (raster) return raster;
  const start = new TextDecoder().decode(bytes.subarray(0, PROLOGUE_BYTES));
  return SVG_START.test(start) ? 'image/svg+xml' : null;
}
