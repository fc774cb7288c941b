import { createHash } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import type { listPhotos, renamePhoto } from '../../../domain/api/post/photos.ts';
import { Failure } from '../../../domain/errors.ts';
import { PHOTOS_MAX } from '../../../domain/limits.ts';
import { PHOTO_GONE, type Photo, photoNameOf } from '../../../domain/post/photos.ts';
import type { Clock } from '../../platform/clock.ts';
import { containing } from '../../platform/db/containing.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { newestFirst } from '../../platform/db/newest-first.ts';
import { owned } from '../../platform/db/owned.ts';
import { media, photos } from '../../platform/db/schema/media.ts';
import type { Context } from '../../platform/http/context.ts';

export interface PhotoDeps {
  db: Database;
  clock: Clock;
  /** Makes a picture anew and keeps it; gives the id of its medium. */
  keepPicture: (userId: string, bytes: Uint8Array) => Promise<string>;
}

const NEWEST_FIRST = newestFirst(photos.createdAt, photos.id);
const SHOWN = {
  mediaId: photos.id,
  name: photos.name,
  width: media.width,
  height: media.height,
  createdAt: photos.createdAt,
};

/** Keeps a file as a photo; one that is there already is the newest again. */
export async function storePhoto({ db, clock, keepPicture }: PhotoDeps, userId: string, file: File): Promise<Photo> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex');
  const isSame = and(eq(photos.userId, userId), eq(photos.hash, hash));
  const [known] = await db.update(photos).set({ createdAt: clock() }).where(isSame).returning({ id: photos.id });
  if (known) return findPhoto(db, userId, known.id);
  await findPlace(db, userId);
  const id = await keepPicture(userId, bytes);
  const [kept] = await db
    .insert(photos)
    .values({ id, userId, name: photoNameOf(file.name), hash, createdAt: clock() })
    // Sent twice at once: the medium of the second is named by nothing, and swept.
    .onConflictDoUpdate({ target: [photos.userId, photos.hash], set: { createdAt: clock() } })
    .returning({ id: photos.id });
  return findPhoto(db, userId, kept?.id ?? id);
}

async function findPlace(db: Queries, userId: string): Promise<void> {
  const [kept] = await db.select({ photos: count() }).from(photos).where(eq(photos.userId, userId));
  if ((kept?.photos ?? 0) < PHOTOS_MAX) return;
  throw new Failure(
    'CONFLICT',
    `Your library holds ${PHOTOS_MAX} photos, which is all it has room for. Delete one that you no longer need; posts that show it keep it.`,
  );
}

/** A page of somebody's photos from the newest on. */
export async function list(
  db: Queries,
  userId: string,
  { search, limit, before, beforeId }: Context<typeof listPhotos>['input'],
): Promise<Photo[]> {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? [];
  const rows = await db
    .select(SHOWN)
    .from(photos)
    .innerJoin(media, eq(media.id, photos.id))
    .where(
      and(
        eq(photos.userId, userId),
        ...words.map((word) => containing(photos.name, word)),
        NEWEST_FIRST.behind({ before: before === undefined ? undefined : new Date(before), beforeId }),
      ),
    )
    .orderBy(...NEWEST_FIRST.order)
    .limit(limit);
  return rows.map(toPhoto);
}

/** One of somebody's photos; others' and unknown ones are the same nothing. */
export async function findPhoto(db: Queries, userId: string, id: string): Promise<Photo> {
  const [row] = await db
    .select(SHOWN)
    .from(photos)
    .innerJoin(media, eq(media.id, photos.id))
    .where(owned(photos, userId, id));
  if (!row) throw new Failure('NOT_FOUND', PHOTO_GONE);
  return toPhoto(row);
}

/** Gives a photo another name. */
export async function storePhotoName(
  db: Queries,
  userId: string,
  { id, name }: Context<typeof renamePhoto>['input'],
): Promise<Photo> {
  await db
    .update(photos)
    .set({ name })
    .where(owned(photos, userId, id));
  return findPhoto(db, userId, id);
}

/** Removes a photo from the library; its medium stays while something shows it. */
export async function forget(db: Queries, userId: string, id: string): Promise<void> {
  const [gone] = await db
    .delete(photos)
    .where(owned(photos, userId, id))
    .returning({ id: photos.id });
  if (!gone) throw new Failure('NOT_FOUND', PHOTO_GONE);
}

function toPhoto(row: {
  mediaId: string;
  name: string;
  width: number | null;
  height: number | null;
  createdAt: Date;
}): Photo {
  const { mediaId, width, height, createdAt } = row;
  return {
    ...row,
    url: `/api/media/${mediaId}`,
    width: width ?? 0,
    height: height ?? 0,
    createdAt: createdAt.toISOString(),
  };
}
