import sharp from 'sharp';

const WEBP = /^data:image\/webp;base64,([A-Za-z0-9+/=]+)$/u;
const MOST_PIXELS = 16_000_000;
const MOST_CHARACTERS = 12_000_000;
/** Larger than any logo is drawn. */
const SIDE = 1024;

const known = new Map<string, string | null>();
const MOST_KNOWN = 16;

async function pngOf(webp: Buffer): Promise<string> {
  const png = await sharp(webp, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** A logo in a format that the renderer draws: WEBP becomes PNG; null where its bytes are broken or far too many. */
export async function drawableLogo(url: string | null): Promise<string | null> {
  if (url === null || !url.startsWith('data:image/webp')) return url;
  const found = known.get(url);
  if (found !== undefined) return found;
  const base64 = url.length <= MOST_CHARACTERS ? WEBP.exec(url)?.[1] : undefined;
  // A broken logo must not cost the picture: the brand's initials stand in for it.
  const drawable = base64 ? await pngOf(Buffer.from(base64, 'base64')).catch(() => null) : null;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(url, drawable);
  return drawable;
}
