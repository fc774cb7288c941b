import { Failure } from '../../../domain/errors.ts';
import { type LogoType, logoTypeOf } from '../../../domain/post/picture-types.ts';
import { LOGO_MAX_SIDE, UPLOAD_TEXTS } from '../../../domain/post/pictures.ts';
import { rasterSize, reencode } from '../../platform/pictures/raster.ts';
import { sanitiseSvg } from '../../platform/pictures/svg.ts';

interface Logo {
  bytes: Uint8Array;
  type: LogoType;
}

/** A logo that nothing can hide in, made from an uploaded file; or a Failure that says why not. */
export async function safeLogo(file: File): Promise<Logo> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = logoTypeOf(bytes);
  if (type === null) throw refused('logoType');
  return { type, bytes: type === 'image/svg+xml' ? await safeSvg(bytes) : await safeRaster(bytes, type) };
}

async function safeSvg(bytes: Uint8Array): Promise<Uint8Array> {
  const clean = await sanitiseSvg(new TextDecoder().decode(bytes));
  if (clean === null) throw refused('logoUnreadable');
  return new TextEncoder().encode(clean);
}

async function safeRaster(bytes: Uint8Array, type: Exclude<LogoType, 'image/svg+xml'>): Promise<Uint8Array> {
  const size = await rasterSize(bytes);
  if (!size) throw refused('logoUnreadable');
  if (size.width > LOGO_MAX_SIDE || size.height > LOGO_MAX_SIDE) throw refused('logoTooWide');
  const clean = await reencode(bytes, type, LOGO_MAX_SIDE * LOGO_MAX_SIDE);
  if (!clean) throw refused('logoUnreadable');
  return clean;
}

const refused = (why: keyof typeof UPLOAD_TEXTS): Failure => new Failure('VALIDATION', UPLOAD_TEXTS[why]);
