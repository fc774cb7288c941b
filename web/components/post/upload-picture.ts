import { uploadMedia } from '../../../domain/api/media.ts';
import { isGif, PICTURE_MAX_BYTES, rasterTypeOf, UPLOAD_TEXTS } from '../../../domain/pictures.ts';
import type { PostMedia } from '../../../domain/post.ts';
import { createApi } from '../../lib/api-client.ts';
import { fetchTelling } from '../../lib/fetch-telling.ts';
import { keeper } from '../../lib/session.ts';

/** Why a file can't be a post's picture, as far as it can be seen here; the server decides. */
export async function pictureProblem(file: Blob): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (rasterTypeOf(head) === null && !isGif(head)) return UPLOAD_TEXTS.pictureType;
  return file.size > PICTURE_MAX_BYTES ? UPLOAD_TEXTS.pictureTooLarge : null;
}

/** Sends a picture, telling which part of it has left; gives it as a part of a post. */
export async function uploadPicture(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<PostMedia> {
  const { api } = createApi(fetchTelling(onProgress), keeper);
  const { data } = await api(uploadMedia, { file }, { signal });
  const { mediaId, kind, width, height } = data;
  return { mediaId, kind, alt: '', width, height };
}
