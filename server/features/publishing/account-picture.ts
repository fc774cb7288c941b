import { createBoundedFetch } from '../../platform/outgoing/bounded-fetch.ts';
import { squareOf } from '../../platform/pictures/raster.ts';

const SIDE = 96;
const MAX_BYTES = 4 * 1024 * 1024;
const WITHIN_MS = 4_000;
const MOST_PIXELS = 16_000_000;

/**
 * An account's picture, small and within its address: no page of ours loads anything from elsewhere. Only by https, so
 * that nothing inside our own network answers; null where there is none or it can't be had.
 */
export async function smallPicture(
  address: string | null,
  fetchWithin: typeof createBoundedFetch = createBoundedFetch,
): Promise<string | null> {
  const url = address === null ? null : URL.parse(address);
  if (url?.protocol !== 'https:') return null;
  try {
    const load = fetchWithin({ origin: url.origin, maxBytes: MAX_BYTES, idleMs: WITHIN_MS });
    const response = await load(url, { signal: AbortSignal.timeout(WITHIN_MS) });
    const small = response.ok ? await squareOf(await response.bytes(), SIDE, MOST_PIXELS) : null;
    return small && `data:image/webp;base64,${Buffer.from(small).toString('base64')}`;
  } catch {
    return null;
  }
}
