import type { Brand } from '../../../domain/brand.ts';
import { fingerprint } from '../../../domain/fingerprint.ts';
import type { Database } from '../../platform/db/database.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import { type BrandRow, findBrand, toBrand } from './profile.ts';

export interface BrandSource {
  db: Database;
  store: MediaStore;
}

/** The brand that shapes what is made for a user, with the logo itself. */
export async function brandOf({ db, store }: BrandSource, userId: string): Promise<Brand> {
  const row = await findBrand(db, userId);
  return toBrand(row, row?.primaryLogo ? await logoOf(store, row.primaryLogo) : null);
}

/** The brand for a run, with a mark of all that is set of it; the logo itself is read only where somebody draws. */
export async function brandForRun(
  store: MediaStore,
  row: BrandRow | null,
  wantsLogo: boolean,
): Promise<{ brand: Brand; mark: string }> {
  const logo = wantsLogo && row?.primaryLogo ? await logoOf(store, row.primaryLogo) : null;
  return { brand: toBrand(row, logo), mark: row === null ? '' : fingerprint(JSON.stringify(row)) };
}

/** A logo that is away for the moment must not cost the picture: it is drawn without one. */
async function logoOf(store: MediaStore, id: string): Promise<string | null> {
  const found = await store.get(id).catch(() => null);
  return found && `data:${found.contentType};base64,${Buffer.from(found.bytes).toString('base64')}`;
}
