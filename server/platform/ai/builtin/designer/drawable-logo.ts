import sharp from 'sharp';
import { withOutlinedText } from '../../../pictures/outlined-svg.ts';

const SVG = /^data:image\/svg\+xml;base64,([A-Za-z0-9+/=]+)$/u;
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

function outlined(svg: Buffer): string {
  return `data:image/svg+xml;base64,${Buffer.from(withOutlinedText(svg.toString())).toString('base64')}`;
}

async function made(url: string): Promise<string | null> {
  if (url.length > MOST_CHARACTERS) return null;
  const [webp, svg] = [WEBP.exec(url)?.[1], SVG.exec(url)?.[1]];
  if (webp) return pngOf(Buffer.from(webp, 'base64'));
  return svg ? outlined(Buffer.from(svg, 'base64')) : null;
}

/** A logo as the renderer draws it whole: WEBP becomes PNG, words in an SVG outlines; null where its bytes are broken or far too many. */
export async function drawableLogo(url: string | null): Promise<string | null> {
  if (url === null || !/^data:image\/(?:webp|svg\+xml;base64)/u.test(url)) return url;
  const found = known.get(url);
  if (found !== undefined) return found;
  // A broken logo must not cost the picture: the brand's initials stand in for it.
  const drawable = await made(url).catch(() => null);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(url, drawable);
  return drawable;
}
