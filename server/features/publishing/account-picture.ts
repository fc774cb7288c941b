import { createBoundedFetch } from '../../platform/outgoing/bounded-fetch.ts';
import { squareOf } from '../../platform/pictures/raster.ts';
import type { NetworkAccount } from '../../platform/publishers/publisher.ts';

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

/** More pictures than this nobody looks through; they are asked for by so many at a time. */
const MOST_PICTURES = 100;
const PICTURES_AT_ONCE = 8;

/** Accounts with pictures that can be shown; of very many, the first have theirs. */
export async function withSmallPictures(
  accounts: NetworkAccount[],
  load: (address: string | null) => Promise<string | null> = (address) => smallPicture(address),
): Promise<NetworkAccount[]> {
  const shown = accounts.map((account): NetworkAccount => ({ ...account, picture: null }));
  const rest = accounts.slice(0, MOST_PICTURES).entries();
  const lane = async (): Promise<void> => {
    for (const [at, { picture }] of rest) Object.assign(shown[at] ?? {}, { picture: await load(picture) });
  };
  await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, lane));
  return shown;
}
