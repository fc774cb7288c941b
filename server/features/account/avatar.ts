import { eq } from 'drizzle-orm';
import { Failure } from '../../../domain/errors.ts';
import { isGif, rasterTypeOf } from '../../../domain/post/picture-types.ts';
import { UPLOAD_TEXTS } from '../../../domain/post/pictures.ts';
import type { MediaPort } from '../../platform/ai/agents.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/accounts.ts';
import { MOST_PIXELS, rasterSize, squareOf } from '../../platform/pictures/raster.ts';

/** Twice as large as it is ever shown. */
const SIDE = 512;

/** Makes a small square of an uploaded picture and shows it as the user's own from now on; gives its address. */
export async function changeAvatar(db: Database, media: MediaPort, userId: string, file: File): Promise<string> {
  const square = await safeAvatar(new Uint8Array(await file.arrayBuffer()));
  const { id, url } = await media.store(square, 'image/webp');
  await db.update(users).set({ avatar: id }).where(eq(users.id, userId));
  return url;
}

async function safeAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  if (!rasterTypeOf(bytes) && !isGif(bytes)) throw new Failure('VALIDATION', UPLOAD_TEXTS.avatarType);
  const size = await rasterSize(bytes);
  if (size && size.width * size.height > MOST_PIXELS) throw new Failure('VALIDATION', UPLOAD_TEXTS.avatarTooManyPixels);
  const square = size && (await squareOf(bytes, SIDE, MOST_PIXELS));
  if (!square) throw new Failure('VALIDATION', UPLOAD_TEXTS.avatarUnreadable);
  return square;
}
