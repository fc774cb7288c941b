import { randomUUID } from 'node:crypto';
import { rasterTypeOf } from '../../../domain/post/picture-types.ts';
import type { MediaPort } from '../../platform/ai/agents.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { owned } from '../../platform/db/owned.ts';
import { media } from '../../platform/db/schema/media.ts';
import type { MediaStore, StoredMedia } from '../../platform/media/media-store.ts';
import { rasterSize } from '../../platform/pictures/raster.ts';

export interface MediaDeps {
  db: Database;
  store: MediaStore;
  clock: Clock;
}

/** What is ever served; anything else stays where it is. */
export const SERVED_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'audio/mpeg'];

/** Keeps what is made for one user: first the bytes, then whose they are, then an address for them. */
export function mediaPortOf(deps: MediaDeps, userId: string): MediaPort {
  const { db, store, clock } = deps;
  return {
    store: async (bytes, declared, design) => {
      // What bytes are they tell themselves: a picture on a photo is drawn as JPEG.
      const contentType = (declared.startsWith('image/') && rasterTypeOf(bytes)) || declared;
      if (!SERVED_TYPES.includes(contentType)) throw new Error(`${contentType} is not served as media`);
      const id = randomUUID();
      await store.put(id, bytes, contentType);
      try {
        const size = contentType.startsWith('image/') ? await rasterSize(bytes) : null;
        const kept = { id, userId, contentType, bytes: bytes.byteLength, createdAt: clock() };
        await db.insert(media).values({ ...kept, ...size, design });
      } catch (cause) {
        await store.delete(id).catch(() => {});
        throw cause;
      }
      return { id, url: `/api/media/${id}` };
    },
    load: async (id) => (await findMedia(deps, userId, id))?.bytes ?? null,
  };
}

/** The bytes of a user's own picture or sound; null for everything else. */
export async function findMedia({ db, store }: MediaDeps, userId: string, id: string): Promise<StoredMedia | null> {
  const [row] = await db
    .select({ contentType: media.contentType })
    .from(media)
    .where(owned(media, userId, id));
  if (!row || !SERVED_TYPES.includes(row.contentType)) return null;
  const stored = await store.get(id);
  return stored && { bytes: stored.bytes, contentType: row.contentType };
}
