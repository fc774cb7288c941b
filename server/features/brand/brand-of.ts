import type { Brand } from '../../../domain/brand.ts';
import { fingerprint } from '../../../domain/workflow/fingerprint.ts';
import type { Database } from '../../platform/db/database.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { type BrandLogos, type BrandRow, findBrand, NO_LOGOS, toBrand } from './profile.ts';

export interface BrandSource {
  db: Database;
  store: MediaStore;
}

/** The brand that shapes what is made for a user, with the logos themselves. */
export async function brandOf({ db, store }: BrandSource, userId: string): Promise<Brand> {
  const row = await findBrand(db, userId);
  return toBrand(row, await logosOf(store, row));
}

/** The brand for a run, with a mark of all that is set of it; the logos themselves are read only where somebody draws. */
export async function brandForRun(
  store: MediaStore,
  row: BrandRow | null,
  wantsLogo: boolean,
): Promise<{ brand: Brand; mark: string }> {
  const logos = wantsLogo ? await logosOf(store, row) : NO_LOGOS;
  return { brand: toBrand(row, logos), mark: row === null ? '' : fingerprint(JSON.stringify(row)) };
}

async function logosOf(store: MediaStore, row: BrandRow | null): Promise<BrandLogos> {
  const [logo, secondaryLogo] = await Promise.all(
    [row?.primaryLogo, row?.secondaryLogo].map((id) => (id ? logoOf(store, id) : null)),
  );
  return { logo: logo ?? null, secondaryLogo: secondaryLogo ?? null };
}

/** A logo that is away for the moment must not cost the picture: it is drawn without one. */
async function logoOf(store: MediaStore, id: string): Promise<string | null> {
  const found = await store.get(id).catch(() => null);
  return found && `data:${found.contentType};base64,${Buffer.from(found.bytes).toString('base64')}`;
}
