import { eq, sql } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import { MEDIA_MAX_BYTES } from '../../../domain/limits.ts';
import { pictureTypeProblem } from '../../../domain/post/picture-types.ts';
import { UPLOAD_TEXTS } from '../../../domain/post/pictures.ts';
import { createSlots } from '../../lib/slots.ts';
import type { Queries } from '../../platform/db/database.ts';
import { media } from '../../platform/db/schema/media.ts';
import { MOST_PIXELS, postPicture, type RemadePicture, rasterSize } from '../../platform/pictures/raster.ts';
import { type MediaDeps, mediaPortOf } from './media.ts';

/** No network shows more than this. */
const MOST_SIDE = 2560;
/** What the strictest of the networks takes. */
const MOST_BYTES = 5 * 1024 * 1024;

/** Each may take the memory of all its pixels for a moment. */
const slots = createSlots(2, 40);

/** Keeps a picture of somebody's own, made anew so that nothing can hide in it; gives the id of its medium. */
export async function keepPicture(deps: MediaDeps, userId: string, file: Uint8Array): Promise<string> {
  await findRoom(deps.db, userId);
  const { bytes, type } = await slots(() => safePicture(file));
  return (await mediaPortOf(deps, userId).store(bytes, type)).id;
}

async function safePicture(bytes: Uint8Array): Promise<RemadePicture> {
  const problem = pictureTypeProblem(bytes);
  if (problem !== null) throw new Failure('VALIDATION', problem);
  const size = await rasterSize(bytes);
  if (size && size.width * size.height > MOST_PIXELS) throw new Failure('VALIDATION', UPLOAD_TEXTS.avatarTooManyPixels);
  const bounds = { side: MOST_SIDE, mostPixels: MOST_PIXELS, mostBytes: MOST_BYTES };
  const made = size && (await postPicture(bytes, bounds));
  if (!made) throw new Failure('VALIDATION', UPLOAD_TEXTS.avatarUnreadable);
  return made;
}

/** Fails where a user's pictures and sounds have no more room. */
export async function findRoom(db: Queries, userId: string): Promise<void> {
  const [sum] = await db
    .select({ bytes: sql<number>`coalesce(sum(${media.bytes}), 0)::float8` })
    .from(media)
    .where(eq(media.userId, userId));
  if ((sum?.bytes ?? 0) < MEDIA_MAX_BYTES) return;
  throw new Failure(
    'CONFLICT',
    'There is no more room for pictures. Delete posts and chats that you no longer need: what they show goes with them within two days.',
  );
}
