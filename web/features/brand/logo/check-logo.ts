import { type LogoType, logoTypeOf } from '../../../../domain/post/picture-types.ts';
import { LOGO_MAX_SIDE, UPLOAD_MAX_BYTES, UPLOAD_TEXTS } from '../../../../domain/post/pictures.ts';

/** How large a picture is when it is really decoded; rejects for what no browser can show. */
export type Measure = (file: Blob, type: LogoType) => Promise<{ width: number; height: number }>;

/** What a file is as a logo, by its content; or what is wrong with it. */
export async function checkLogo(
  file: Blob,
  measure: Measure = measureHere,
): Promise<{ type: LogoType } | { problem: string }> {
  const type = logoTypeOf(new Uint8Array(await file.slice(0, 16_384).arrayBuffer()));
  if (type === null) return { problem: UPLOAD_TEXTS.logoType };
  if (file.size > UPLOAD_MAX_BYTES) return { problem: UPLOAD_TEXTS.logoTooLarge };
  const size = await measure(file, type).catch(() => null);
  if (size === null) return { problem: UPLOAD_TEXTS.logoUnreadable };
  const isTooWide = type !== 'image/svg+xml' && Math.max(size.width, size.height) > LOGO_MAX_SIDE;
  return isTooWide ? { problem: UPLOAD_TEXTS.logoTooWide } : { type };
}

async function measureHere(file: Blob, type: LogoType): Promise<{ width: number; height: number }> {
  // A misnamed file is shown as what it is.
  const address = URL.createObjectURL(new Blob([file], { type }));
  try {
    const image = new Image();
    image.src = address;
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    const { naturalWidth: width, naturalHeight: height } = image;
    // Huge pictures are refused by their head alone: decoding them could take the tab down.
    if (Math.max(width, height) <= LOGO_MAX_SIDE) await image.decode();
    return { width, height };
  } finally {
    URL.revokeObjectURL(address);
  }
}
